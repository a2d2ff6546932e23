import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../web/engine/errors.js";
import { ponder } from "../../web/engine/think.js";
import { outcomeOf } from "../../web/game/captions.js";
import { createPonder, taskOf } from "../../web/game/ponder.js";
import { DEFAULT_SETTINGS } from "../../web/settings.js";
import { PEOPLE, save, view } from "./toy.js";

const SEEN = { hidden: false, sparing: false };
const WON = { winner: /** @type {0} */ (0), stones: 5 };
const FRIENDS = [
  { kind: "person", name: "" },
  { kind: "friend", name: "Elif" },
];

/**
 * A page on which a person thinks.
 * @param {Record<string, any>} [play]
 * @param {Record<string, any>} [settings]
 */
function page(play = {}, settings = {}) {
  return /** @type {any} */ ({
    engine: "ready",
    settings: { ...DEFAULT_SETTINGS, ...settings },
    play: { save: save(), phase: "idle", ply: 0, teach: null, ...play },
  });
}

test("while a person thinks the computer thinks ahead, unless it should not", () => {
  const ahead = { record: view().record, plies: 0, level: "easy", knows: false };
  assert.deepEqual(taskOf(page(), SEEN), ahead);
  assert.equal(taskOf(page(), { ...SEEN, hidden: true }), null);
  assert.equal(taskOf(page(), { ...SEEN, sparing: true }), null);
  assert.equal(taskOf(page({}, { ponder: false }), SEEN), null);
  assert.equal(taskOf(page({ phase: "moving" }), SEEN), null);
  assert.equal(taskOf(page({ teach: {} }), SEEN), null);
  assert.equal(taskOf(page({ save: save({ view: view({ turn: 1, side: 1 }) }) }), SEEN), null);
  assert.equal(taskOf({ ...page(), engine: "starting" }, SEEN), null);
  assert.equal(taskOf({ ...page(), play: null }, SEEN), null);
});

test("an engine that has got its tables looks again", () => {
  const knowledge = /** @type {any} */ ({ ready: true });
  assert.equal(taskOf({ ...page(), knowledge }, SEEN)?.knows, true);
});

test("between two people nothing is thought unless it is to be told", () => {
  const people = { save: save({ seats: PEOPLE }) };
  assert.equal(taskOf(page(people), SEEN), null);
  const told = { record: view().record, plies: 0, level: null, knows: false };
  assert.deepEqual(taskOf(page(people, { outcome: true }), { ...SEEN, sparing: true }), told);
  assert.deepEqual(taskOf(page({}, { outcome: true }), SEEN), told);
  const far = { save: save({ seats: /** @type {any} */ (FRIENDS) }) };
  assert.equal(taskOf(page(far, { outcome: true }), SEEN), null);
});

test("looking back at a game that is over, what best play gave is told", () => {
  const over = { reason: "side empty", winner: null, side: null, swept: 0 };
  const ended = save({ view: view({ over, ply: 7, turn: -1 }) });
  const back = page({ save: ended, phase: "looking", ply: 5 });
  assert.deepEqual(taskOf(back, SEEN), {
    ...{ record: view().record, plies: 2, level: null, knows: false },
  });
  assert.equal(taskOf(page({ save: ended, phase: "looking", ply: 7 }), SEEN), null);
  const going = save({ view: view({ ply: 7 }) });
  assert.equal(taskOf(page({ save: going, phase: "looking", ply: 5 }), SEEN), null);
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** What is looked at, and what is told. */
function bench() {
  /** @type {any[]} */
  const looks = [];
  /** @type {any[]} */
  const told = [];
  const pondering = createPonder({
    call: async (name, { record, plies }) => ({ record: `${name} ${record} ${plies}` }),
    ponder: (record, level, signal, onProgress) =>
      new Promise((resolve, reject) => {
        looks.push({ record, level, signal, onProgress, resolve, reject });
      }),
    tell: (outcome) => told.push(outcome),
  });
  return { looks, told, pondering };
}

test("what is proved is told once, and no more when there is something else to look at", async () => {
  const { looks, told, pondering } = bench();
  pondering.follow({ record: "R", plies: 0, level: null, knows: false });
  pondering.follow({ record: "R", plies: 0, level: null, knows: false });
  await settled();
  assert.equal(looks.length, 1);
  looks[0].onProgress({ outcome: null });
  looks[0].onProgress({ outcome: WON });
  looks[0].onProgress({ outcome: WON });
  assert.deepEqual(told, [null, WON]);
  pondering.follow(null);
  assert.equal(looks[0].signal.aborted, true);
  assert.deepEqual(told, [null, WON, null]);
});

test("looking back asks for the position of then", async () => {
  const { looks, pondering } = bench();
  pondering.follow({ record: "R", plies: 3, level: null, knows: false });
  await settled();
  assert.equal(looks[0].record, "undo R 3");
  pondering.close();
  assert.equal(looks[0].signal.aborted, true);
});

test("thinking ahead tells nothing", async () => {
  const { looks, told, pondering } = bench();
  pondering.follow({ record: "R", plies: 0, level: "master", knows: true });
  await settled();
  looks[0].onProgress({ outcome: WON });
  assert.deepEqual(told, [null]);
  looks[0].reject(new EngineError("engine-died")); // told of when the next move needs the engine
  await settled();
});

/** An engine that looks for *slices* slices. @param {number | null} id @param {number} slices */
function thinker(id, slices) {
  /** @type {any[]} */
  const calls = [];
  return {
    calls,
    async call(/** @type {string} */ name, /** @type {any} */ args) {
      calls.push([name, args]);
      if (name === "look_start") return { id };
      return { done: calls.length > slices, outcome: null };
    },
  };
}

test("looking goes in short slices, and an abort ends it after one", async () => {
  const engine = thinker(4, 3);
  const how = { signal: new AbortController().signal, onProgress() {} };
  await ponder(engine, "R", null, how);
  assert.deepEqual(
    engine.calls.map(([name]) => name),
    ["look_start", "think_step", "think_step", "think_step"],
  );
  assert.ok(engine.calls[1][1].ms <= 10);
  const controller = new AbortController();
  const endless = thinker(4, 99);
  await ponder(endless, "R", "master", {
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  assert.deepEqual(endless.calls[0], ["look_start", { record: "R", level: "master" }]);
  assert.deepEqual(endless.calls.at(-1), ["think_stop", { id: 4 }]);
  assert.equal(endless.calls.length, 3);
});

test("a level that has no use for it is left alone", async () => {
  const engine = thinker(null, 9);
  await ponder(engine, "R", "easy", { signal: new AbortController().signal, onProgress() {} });
  assert.equal(engine.calls.length, 1);
});

test("what best play gives is said by the names of the players", () => {
  const people = save({ seats: PEOPLE });
  assert.equal(outcomeOf(people, { winner: null, stones: 0 }).id, "outcome-draw");
  assert.deepEqual(outcomeOf(people, WON), {
    id: "outcome-won-by",
    vars: { who: "name", name: "Ayşe", number: 1, stones: 5 },
  });
  assert.equal(outcomeOf(people, { winner: 1, stones: null }).id, "outcome-won");
});
