/** Which moments of a move an animation shows. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fold } from "../../web/board/fold.js";
import { momentsOf } from "../../web/picture/film.js";

/** @typedef {import("../../web/types").Step} Step */

/** @param {Step[]} steps @param {number[]} before */
const move = (steps, before) =>
  /** @type {any} */ ({ side: 0, before, marks: [], path: [], text: "", steps, events: [] });

const BEFORE = [3, 0, 1, 1, 0, 0];
/** @type {Step[]} */
const SOWN = [
  ["lift", 0, -1, 3],
  ["drop", -1, 0, 1],
  ["drop", -1, 1, 1],
  ["drop", -1, 2, 1],
  ["capture", 3, 4, 1],
  ["capture", 2, 4, 2],
];
const HEAPS = BEFORE.map((stones) => Array.from({ length: stones }, (_, at) => at));

test("close by every stone is seen to fall, and the last moment is the board after the move", () => {
  const moments = momentsOf(move(SOWN, BEFORE), HEAPS, true);
  assert.equal(moments.length, SOWN.length);
  assert.deepEqual(moments[0].lit, [0]);
  assert.deepEqual(moments.at(-1)?.slots, fold(BEFORE, SOWN));
  for (const { slots, heaps } of moments) {
    assert.deepEqual(
      heaps.map((heap) => heap.length),
      slots,
    );
  }
});

test("from far away a sowing is one moment and what is captured another", () => {
  const moments = momentsOf(move(SOWN, BEFORE), HEAPS, false);
  assert.deepEqual(
    moments.map(({ slots }) => slots),
    [
      [1, 1, 2, 1, 0, 0],
      [1, 1, 0, 0, 3, 0],
    ],
  );
});

test("a stone that falls on a tuzdik is not seen to lie there", () => {
  /** @type {Step[]} */
  const steps = [
    ["lift", 2, -1, 1],
    ["drop", -1, 3, 1],
    ["tuzdik", 3, 4, 2],
  ];
  const seen = momentsOf(move(steps, BEFORE), HEAPS, true).map(({ slots }) => slots);
  assert.deepEqual(seen.at(-1), [3, 0, 0, 0, 2, 0]);
  assert.equal(seen.length, 2);
});

test("a very long sowing is told by its laps", () => {
  /** @type {Step[]} */
  const lap = [
    ["lift", 0, -1, 30],
    ...Array.from({ length: 30 }, () => /** @type {Step} */ (["drop", -1, 1, 1])),
  ];
  const before = [60, 0, 0, 0, 0, 0];
  const heaps = before.map((stones) => new Array(stones).fill(0));
  assert.equal(momentsOf(move([...lap, ...lap], before), heaps, true).length, 4);
});

test("a stone of morris that is placed and one that is taken are two moments", () => {
  const before = new Array(28).fill(0);
  before[24] = 5;
  before[3] = -1;
  /** @type {Step[]} */
  const steps = [
    ["place", 24, 0, 1],
    ["remove", 3, 26, 1],
  ];
  assert.equal(
    momentsOf(
      move(steps, before),
      before.map(() => []),
      false,
    ).length,
    2,
  );
});
