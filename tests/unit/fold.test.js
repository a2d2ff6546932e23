import assert from "node:assert/strict";
import { test } from "node:test";
import { apply, fold, HAND, reversed } from "../../web/board/fold.js";

const EMPTY_MORRIS = [...Array(24).fill(0), 9, 9, 0, 0];

test("a lift takes the stones off the board and a drop brings one back", () => {
  const lifted = apply([4, 0, 0, 0], ["lift", 0, HAND, 4]);
  assert.deepEqual(lifted, [0, 0, 0, 0]);
  assert.deepEqual(apply(lifted, ["drop", HAND, 1, 1]), [0, 1, 0, 0]);
});

test("captures, sweeps and a tuzdik move whole counts from slot to slot", () => {
  assert.deepEqual(apply([2, 5, 0, 1], ["capture", 1, 3, 5]), [2, 0, 0, 6]);
  assert.deepEqual(apply([2, 5, 0, 1], ["sweep", 0, 2, 2]), [0, 5, 2, 1]);
  assert.deepEqual(apply([2, 1, 0, 1], ["tuzdik", 1, 3, 1]), [2, 0, 0, 2]);
});

test("folding a whole mangala move keeps every stone", () => {
  const before = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0];
  const after = fold(before, [
    ["lift", 2, HAND, 4],
    ["drop", HAND, 2, 1],
    ["drop", HAND, 3, 1],
    ["drop", HAND, 4, 1],
    ["drop", HAND, 5, 1],
  ]);
  assert.deepEqual(after, [4, 4, 1, 5, 5, 5, 4, 4, 4, 4, 4, 4, 0, 0]);
});

test("a morris stone keeps its colour when it is placed, moved and taken", () => {
  const light = apply(EMPTY_MORRIS, ["place", 24, 5, 1]);
  assert.equal(light[5], 1);
  assert.equal(light[24], 8);
  const dark = apply(light, ["place", 25, 9, 1]);
  assert.equal(dark[9], -1);
  const moved = apply(dark, ["move", 9, 10, 1]);
  assert.deepEqual([moved[9], moved[10]], [0, -1]);
  const taken = apply(moved, ["remove", 10, 26, 1]);
  assert.deepEqual([taken[10], taken[26], taken[27]], [0, 1, 0]);
});

test("folding never changes the slots it was given", () => {
  const before = Object.freeze([1, 0]);
  assert.deepEqual(fold(before, [["sweep", 0, 1, 1]]), [0, 1]);
  assert.deepEqual(before, [1, 0]);
});

test("steps taken back give the board before them, and every stone goes straight home", () => {
  /** @type {[number[], import("../../web/board/types.d.ts").Step[]][]} */
  const moves = [
    [
      [3, 0, 0, 2, 0, 0], // a relay that ends in a capture
      [
        ["lift", 0, HAND, 3],
        ["drop", HAND, 0, 1],
        ["drop", HAND, 1, 1],
        ["drop", HAND, 2, 1],
        ["lift", 2, HAND, 1],
        ["drop", HAND, 3, 1],
        ["capture", 3, 4, 3],
      ],
    ],
    [
      [2, 0, 0, 0, 5, 0], // the last stone falls on a tuzdik
      [
        ["lift", 0, HAND, 2],
        ["drop", HAND, 1, 1],
        ["drop", HAND, 2, 1],
        ["tuzdik", 2, 4, 1],
      ],
    ],
    [
      EMPTY_MORRIS.with(3, -1),
      [
        ["place", 24, 5, 1],
        ["remove", 3, 26, 1],
      ],
    ],
    [EMPTY_MORRIS.with(3, -1), [["move", 3, 4, 1]]],
  ];
  for (const [before, steps] of moves) {
    assert.deepEqual(fold(fold(before, steps), reversed(steps)), before);
  }
  assert.deepEqual(reversed(moves[1][1]), [
    ["gather", 4, 0, 1],
    ["gather", 1, 0, 1],
  ]);
});
