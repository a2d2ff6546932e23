/** Positions that are set up: every change, and what the browser keeps of them. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { advanced, back, forth, keepDraft, keptDraft } from "../../web/editor/drafts.js";
import {
  cleared,
  marksOf,
  mirrored,
  positionOf,
  put,
  touched,
  turnedTuzdik,
} from "../../web/editor/position.js";

/** @param {string} game @returns {import("../../web/types").BoardSpec} */
const boardOf = (game) =>
  JSON.parse(
    readFileSync(new URL(`../../engine/kazan/games/${game}/board.json`, import.meta.url), "utf8"),
  );

const TOGUZ = boardOf("toguz");
const MORRIS = boardOf("morris");
const KALAH = boardOf("kalah");

/** @param {number[]} slots @returns {import("../../web/types").Position} */
const of = (slots, extras = /** @type {number[]} */ ([])) => ({ slots, extras, side: 0 });
const START = of([...new Array(18).fill(9), 0, 0], [0, 0]);
const EMPTY = of(new Array(28).fill(0));

test("a touch adds or takes a stone, and never more than there is", () => {
  const more = touched(START, TOGUZ, 3, 1);
  assert.equal(more.slots[3], 10);
  assert.equal(START.slots[3], 9);
  assert.equal(touched(more, TOGUZ, 18, -1).slots[18], 0);
  assert.equal(put(START, TOGUZ, 4, 10_000).slots[4], 255);
});

test("a touch of a point goes through nothing, light, dark, and back", () => {
  const seen = [EMPTY];
  for (let touches = 0; touches < 3; touches += 1) {
    seen.push(touched(seen[touches], MORRIS, 5, 1));
  }
  assert.deepEqual(
    seen.map(({ slots }) => slots[5]),
    [0, 1, -1, 0],
  );
  assert.equal(touched(EMPTY, MORRIS, 5, -1).slots[5], -1);
});

test("stones of morris that are nowhere have been taken", () => {
  const one = put(put(EMPTY, MORRIS, 0, 1), MORRIS, 24, 3);
  assert.deepEqual(one.slots.slice(24), [3, 0, 9, 5]);
  assert.deepEqual(cleared(one, MORRIS).slots.slice(24), [0, 0, 9, 9]);
});

test("a pit becomes the other side's tuzdik with its stones, stays empty, and becomes a pit again", () => {
  const made = turnedTuzdik(START, TOGUZ, 11);
  assert.deepEqual(made.extras, [3, 0]);
  assert.deepEqual([made.slots[11], made.slots[18]], [0, 9]);
  assert.deepEqual(marksOf(made, TOGUZ), [{ kind: "tuzdik", slot: 11, side: 0 }]);
  assert.equal(touched(made, TOGUZ, 11, 1), made);
  assert.deepEqual(turnedTuzdik(made, TOGUZ, 11).extras, [0, 0]);
  assert.deepEqual(turnedTuzdik(made, TOGUZ, 12).extras, [4, 0]); // one for each side
});

test("the sides change, and change back", () => {
  const odd = {
    ...turnedTuzdik(touched(START, TOGUZ, 2, 1), TOGUZ, 11),
    side: /** @type {const} */ (1),
  };
  const other = mirrored(odd, TOGUZ);
  assert.equal(other.slots[11], 10);
  assert.equal(other.slots[19], 9);
  assert.deepEqual(other.extras, [0, 3]);
  assert.equal(other.side, 0);
  assert.deepEqual(mirrored(other, TOGUZ), odd);
  const stone = put(EMPTY, MORRIS, 4, 1);
  assert.equal(mirrored(stone, MORRIS).slots[4], -1);
  assert.ok(mirrored(stone, MORRIS).slots.every((count) => !Object.is(count, -0)));
});

test("the position of a view has its tuzdiks", () => {
  const view = /** @type {any} */ ({
    slots: START.slots,
    side: 1,
    marks: [{ kind: "tuzdik", slot: 5, side: 1 }],
  });
  assert.deepEqual(positionOf(view, TOGUZ).extras, [0, 6]);
  assert.deepEqual(positionOf({ ...view, marks: [] }, KALAH).extras, []);
});

/** @type {Map<string, string>} */
let kept = new Map();
beforeEach(() => {
  kept = new Map();
  globalThis.localStorage = /** @type {any} */ ({
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => kept.set(key, text),
  });
});

test("changes are taken back and made again", () => {
  const draft = { options: {}, position: START, past: [], next: [] };
  const changed = advanced(draft, touched(START, TOGUZ, 0, 1));
  assert.deepEqual(back(changed).position, START);
  assert.deepEqual(forth(back(changed)), changed);
  assert.equal(back(draft).position, START);
  assert.equal(forth(draft).position, START);
});

test("a draft is kept for each game, and one that fits no board is forgotten", () => {
  const draft = advanced(
    { options: {}, position: START, past: [], next: [] },
    touched(START, TOGUZ, 0, 1),
  );
  keepDraft("toguz", draft);
  keepDraft("morris", { ...draft, position: EMPTY, past: [] });
  assert.deepEqual(keptDraft("toguz", TOGUZ), draft);
  assert.deepEqual(keptDraft("morris", MORRIS)?.position, EMPTY);
  assert.equal(keptDraft("kalah", KALAH), null);
  kept.set(
    "kazan-editor",
    JSON.stringify({ toguz: { position: { slots: [1], extras: [], side: 0 }, past: [] } }),
  );
  assert.equal(keptDraft("toguz", TOGUZ), null);
  kept.set("kazan-editor", "{");
  assert.equal(keptDraft("toguz", TOGUZ), null);
});
