import assert from "node:assert/strict";
import { test } from "node:test";
import { fold } from "../../web/board/fold.js";
import { deal, follow, regroup } from "../../web/board/stones.js";

/** @typedef {import("../../web/board/types.d.ts").SlotSpec} SlotSpec */
/** @typedef {import("../../web/board/types.d.ts").Step} Step */

/** @type {SlotSpec[]} */
const SPECS = [
  { slot: 0, role: "pit", side: 0 },
  { slot: 1, role: "pit", side: 0 },
  { slot: 2, role: "pit", side: 1 },
  { slot: 3, role: "store", side: 0 },
];

const SLOTS = [3, 0, 4, 2];

/** @param {number[][]} heaps */
const lengths = (heaps) => heaps.map((heap) => heap.length);

/** @param {number[][]} heaps */
const all = (heaps) => heaps.flat().sort((one, other) => one - other);

test("dealing gives every stone its own number, and morris points none", () => {
  const heaps = deal(SLOTS, SPECS);
  assert.deepEqual(lengths(heaps), SLOTS);
  assert.equal(new Set(heaps.flat()).size, 9);
  assert.deepEqual(
    deal(
      [1, -1],
      [
        { slot: 0, role: "point" },
        { slot: 1, role: "point" },
      ],
    ),
    [[], []],
  );
});

test("following the steps gives heaps as high as folding them, of the same stones", () => {
  /** @type {Step[]} */
  const steps = [
    ["lift", 0, -1, 3],
    ["drop", -1, 1, 1],
    ["drop", -1, 2, 1],
    ["drop", -1, 0, 1],
    ["capture", 2, 3, 5],
    ["sweep", 1, 3, 1],
  ];
  const heaps = deal(SLOTS, SPECS);
  const after = follow(heaps, steps);
  assert.deepEqual(lengths(after), fold(SLOTS, steps));
  assert.deepEqual(all(after), all(heaps));
});

test("a sown pit keeps the stones that lay there in their order", () => {
  const heaps = deal(SLOTS, SPECS);
  const after = follow(heaps, [
    ["lift", 0, -1, 3],
    ["drop", -1, 2, 1],
  ]);
  assert.deepEqual(after[2].slice(0, 4), heaps[2]);
  assert.equal(after[2][4], heaps[0][2]);
});

test("another position moves as few stones as it can and invents none", () => {
  const heaps = deal(SLOTS, SPECS);
  const after = regroup(heaps, [1, 2, 4, 2], SPECS);
  assert.deepEqual(lengths(after), [1, 2, 4, 2]);
  assert.deepEqual(all(after), all(heaps));
  assert.deepEqual(after[2], heaps[2]);
  assert.deepEqual(after[0], heaps[0].slice(0, 1));
});

test("a position of more stones gets new ones", () => {
  const after = regroup(deal([1, 0, 0, 0], SPECS), [2, 2, 2, 2], SPECS);
  assert.deepEqual(lengths(after), [2, 2, 2, 2]);
});
