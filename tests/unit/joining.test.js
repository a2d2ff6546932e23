import assert from "node:assert/strict";
import { test } from "node:test";
import { meet } from "../../web/online/joining.js";
import { recordOf } from "../../web/online/link.js";
import { save, view } from "./toy.js";

/** @typedef {import("../../web/types").Save} Save */
/** @typedef {import("../../web/types").View} View */

const PEOPLE = /** @type {Save["seats"]} */ ([
  { kind: "person", name: "" },
  { kind: "person", name: "" },
]);
const APART = /** @type {Save["seats"]} */ ([
  { kind: "person", name: "" },
  { kind: "friend", name: "" },
]);
const FIELDS = { game: "toy", options: "", start: "", match: "", ending: "" };

/**
 * A game of one-letter moves made in turn.
 * @param {string} moves
 * @param {Partial<View>} [parts]
 */
function after(moves, parts = {}) {
  const history = [...moves].map((text, index) => ({
    side: /** @type {0 | 1} */ (index % 2),
    text,
  }));
  return view({ record: recordOf({ ...FIELDS, moves }), ply: moves.length, history, ...parts });
}

/**
 * How a link with *moves* meets a game with *here*.
 * @param {string} here
 * @param {string} moves
 * @param {{ seats?: Save["seats"], ending?: string, over?: View["over"], save?: Partial<Save> }} [how]
 */
function met(here, moves, { seats = APART, ending = "", over = null, save: parts = {} } = {}) {
  const kept = { ...save({ seats, view: after(here) }), thread: "0123abcd", ...parts };
  const shared = { ...FIELDS, moves, ending, thread: "0123abcd" };
  const names = /** @type {[string, string]} */ (["", ""]);
  return meet({ ...shared, names }, after(moves, { over }), [kept]).kind;
}

/** @param {string} reason @param {0 | 1 | null} side @returns {View["over"]} */
const ended = (reason, side) => ({ reason, winner: null, side, swept: 0 });

test("a link to a game that is not here is new", () => {
  const shared = { ...FIELDS, moves: "", thread: "ffffffff" };
  const kept = { ...save(), thread: "0123abcd" };
  const names = /** @type {[string, string]} */ (["", ""]);
  assert.deepEqual(meet({ ...shared, names }, after(""), [kept]), { kind: "new", save: null });
});

test("the answer of the friend joins, an old link does not, another way is a fork", () => {
  assert.equal(met("a", "ac"), "continues");
  assert.equal(met("ac", "ac"), "same");
  assert.equal(met("acb", "ac"), "older");
  assert.equal(met("acb", "ad"), "fork");
  assert.equal(met("ac", "bc"), "fork");
});

test("a move that the person here has not made does not join silently", () => {
  assert.equal(met("a", "acb"), "fork");
  assert.equal(met("a", "acb", { seats: PEOPLE }), "continues");
});

test("the friend may resign, but not the person here, and nobody agrees for another", () => {
  assert.equal(met("a", "a", { ending: "r1", over: ended("resigned", 1) }), "continues");
  assert.equal(met("a", "a", { ending: "r0", over: ended("resigned", 0) }), "fork");
  assert.equal(met("a", "a", { ending: "a", over: ended("agreed", null) }), "fork");
});

test("a move of the device that is not confirmed yet is not overwritten", () => {
  assert.equal(met("a", "ac", { save: { pending: [1] } }), "fork");
});

test("a game at a live table is asked about, and a match of another length is another", () => {
  assert.equal(met("a", "ac", { save: { live: "0a" } }), "fork");
  assert.equal(met("acb", "ac", { save: { live: "0a" } }), "older");
  const match = { sets: 3, first: 0, winners: [], stopped: false };
  assert.equal(met("a", "ac", { save: { match } }), "fork");
});

test("the next set of a match joins where the set here ended as the link says", () => {
  const match = { sets: 3, first: 0, winners: [], stopped: false };
  const over = { reason: "side empty", winner: /** @type {const} */ (1), side: null, swept: 0 };
  const here = {
    ...save({ seats: APART, view: after("ac", { over }), match }),
    thread: "0123abcd",
  };
  /** @param {(number | null)[]} winners @param {string} moves */
  const set = (winners, moves) => {
    const shared = {
      ...FIELDS,
      moves,
      thread: "0123abcd",
      names: /** @type {[string, string]} */ (["", ""]),
    };
    const there = after(moves, { match: { ...match, winners } });
    const { history } = there;
    const turned = history.map((move) => ({ ...move, side: /** @type {0 | 1} */ (1 - move.side) }));
    return meet(shared, { ...there, history: turned }, [here]).kind;
  };
  assert.equal(set([1], "c"), "set");
  assert.equal(set([0], "c"), "fork");
  assert.equal(set([1], "cd"), "fork", "the second move would be of the person here");
  const later = { ...here, match: { ...match, winners: [1] } };
  const names = /** @type {[string, string]} */ (["", ""]);
  const shared = { ...FIELDS, moves: "ac", thread: "0123abcd", names };
  assert.equal(meet(shared, after("ac", { match }), [later]).kind, "older");
});

test("of two games of one thread the one that goes on is joined", () => {
  const thread = "0123abcd";
  const kept = ["b", "a"].map((here) => ({
    ...save({ seats: APART, view: after(here) }),
    thread,
    id: here,
  }));
  const names = /** @type {[string, string]} */ (["", ""]);
  const found = meet({ ...FIELDS, moves: "ac", thread, names }, after("ac"), kept);
  assert.deepEqual([found.kind, found.save?.id], ["continues", "a"]);
});
