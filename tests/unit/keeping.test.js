import assert from "node:assert/strict";
import { test } from "node:test";
import { newer, readBundle, writeBundle } from "../../web/keeping/bundle.js";
import { matches } from "../../web/keeping/finished.js";
import {
  asTable,
  favourites,
  parseResults,
  resultOf,
  tally,
  withResult,
} from "../../web/keeping/results.js";
import { PEOPLE, save, view } from "./toy.js";

/** @typedef {import("../../web/types").Result} Result */

/** @param {Partial<Result>} parts @returns {Result} */
const result = (parts) => ({
  ...{ id: "one.0", game: "kalah", level: "easy", chain: 1, helped: false, when: 0 },
  outcome: "won",
  ...parts,
});

/** @param {number | null} winner @param {any} [more] */
const ended = (winner, more) => {
  const over = { reason: "side empty", winner, side: null, swept: 0 };
  return view({ turn: -1, over: /** @type {any} */ (over), ...more });
};

test("a game that goes on has no result; an ended one has that of the person here", () => {
  assert.equal(resultOf(save()), null);
  assert.equal(resultOf(save({ view: ended(0) }))?.outcome, "won");
  assert.equal(resultOf(save({ view: ended(1) }))?.outcome, "lost");
  assert.equal(resultOf(save({ view: ended(null) }))?.outcome, "drawn");
  const people = resultOf(save({ seats: PEOPLE, view: ended(1) }));
  assert.deepEqual([people?.level, people?.outcome], ["person", "played"]);
});

test("a game from a position that was set up is nobody's result, one with a handicap is", () => {
  const record = "kazan1/kalah//1,0,0,2,5,0,0,0,0,1,0,2,15,22,0//d//00000000";
  const posed = save({ view: ended(0, { record }) });
  assert.equal(resultOf(posed), null);
  assert.equal(resultOf({ ...posed, handicap: { giver: 0, stones: 2 } })?.outcome, "won");
});

test("the longest turn of the person counts, not the computer's", () => {
  const history = [0, 0, 0, 1, 1, 1, 1, 0].map((side) => ({
    side: /** @type {0} */ (side),
    text: "1",
  }));
  assert.equal(resultOf(save({ view: ended(0, { history, ply: 8 }) }))?.chain, 3);
});

test("the first ending of a game counts, whatever comes after", () => {
  const lost = result({ outcome: "lost" });
  assert.deepEqual(withResult([lost], result({})), [lost]);
  assert.equal(withResult([lost], result({ id: "one.1" })).length, 2);
});

test("results add up for a game and a level, with streaks, help told apart", () => {
  const outcomes = /** @type {Result["outcome"][]} */ ([
    "won",
    "won",
    "lost",
    "won",
    "drawn",
    "won",
  ]);
  const results = [
    ...outcomes.map((outcome, index) =>
      result({ id: String(index), outcome, chain: index, helped: index === 0 }),
    ),
    result({ id: "other", level: "hard" }),
    result({ id: "toguz", game: "toguz" }),
  ];
  assert.deepEqual(tally(results, "kalah", "easy"), {
    ...{ played: 6, won: 4, drawn: 1, lost: 1, helped: 1, streak: 1, best: 2, chain: 5 },
  });
  assert.equal(tally([], "kalah", "easy").chain, 0);
});

test("what is played most comes first, the others keep their order", () => {
  const played = [{ game: "toguz" }, { game: "morris" }, { game: "toguz" }];
  assert.deepEqual(favourites(["mangala", "morris", "toguz"], played), [
    "toguz",
    "morris",
    "mangala",
  ]);
});

test("results are read back, what is not one is left out", () => {
  const one = result({});
  assert.deepEqual(parseResults(JSON.stringify([one, { id: 7 }, null])), [one]);
  assert.deepEqual([parseResults(null), parseResults("{"), parseResults("7")], [[], [], []]);
  assert.equal(asTable([one]).split("\n")[1], "1970-01-01T00:00:00.000Z,kalah,easy,won,1,false");
});

test("everything goes out as one text and comes back; another text is refused", () => {
  const games = [save({ id: "a", view: view({ record: "kazan1/" }) })];
  const text = writeBundle({ saves: games, texts: { kazan: "{}" } }, 0);
  assert.deepEqual(readBundle(text), { saves: games, texts: { kazan: "{}" }, lost: 0 });
  assert.equal(readBundle("{"), null);
  assert.equal(readBundle('{"kind":"other"}'), null);
  const strange = JSON.parse(text);
  strange.saves.push({ id: "<b>" });
  strange.texts.other = "not ours";
  strange.texts["kazan-live-0"] = "the keys of a live game";
  assert.deepEqual(readBundle(JSON.stringify(strange)), {
    saves: games,
    texts: { kazan: "{}" },
    lost: 1,
  });
});

test("of two files the game that was played on wins", () => {
  const here = [save({ id: "a", updated: 5 }), save({ id: "b", updated: 5 })];
  const found = [save({ id: "a", updated: 9 }), save({ id: "b", updated: 3 }), save({ id: "c" })];
  assert.deepEqual(
    newer(here, found).map(({ id }) => id),
    ["a", "c"],
  );
});

test("a search finds every word in any order, with the letters of the language", () => {
  assert.ok(matches("Kalah · You win · Ayşe", "ayşe kalah", "en"));
  assert.ok(matches("İREM – Işık", "irem ışık", "tr"));
  assert.ok(!matches("Kalah", "toguz", "en"));
  assert.ok(matches("Kalah", "", "en"));
});
