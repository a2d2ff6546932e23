import assert from "node:assert/strict";
import { test } from "node:test";
import { narrow } from "../../web/board/picking.js";

/**
 * @param {number[]} path
 * @param {import("../../web/board/types.d.ts").Step[]} steps
 */
const move = (path, steps) => ({ path, text: path.join(), steps, events: [] });

/** Placing on d5 closes a mill with two stones to choose from; a7 closes none. */
const PLACING = [
  move([0], [["place", 24, 0, 1]]),
  move(
    [7, 3],
    [
      ["place", 24, 7, 1],
      ["remove", 3, 26, 1],
    ],
  ),
  move(
    [7, 5],
    [
      ["place", 24, 7, 1],
      ["remove", 5, 26, 1],
    ],
  ),
];

const MOVING = [
  move(
    [1, 4, 3],
    [
      ["move", 1, 4, 1],
      ["remove", 3, 26, 1],
    ],
  ),
  move(
    [1, 4, 5],
    [
      ["move", 1, 4, 1],
      ["remove", 5, 26, 1],
    ],
  ),
];

const FORCED = [
  move(
    [2],
    [
      ["lift", 2, -1, 1],
      ["drop", -1, 3, 1],
    ],
  ),
];

test("before any pick every first slot is open and nothing is settled", () => {
  const { candidates, next, shared } = narrow(PLACING, []);
  assert.equal(candidates.length, 3);
  assert.deepEqual(next, [0, 7]);
  assert.deepEqual(shared, []);
});

test("a forced move waits for its tap", () => {
  assert.deepEqual(narrow(FORCED, []), { candidates: FORCED, next: [2], shared: [] });
});

test("a complete path leaves one move and all its steps", () => {
  const { candidates, next, shared } = narrow(PLACING, [0]);
  assert.deepEqual(candidates, [PLACING[0]]);
  assert.deepEqual(next, []);
  assert.deepEqual(shared, [["place", 24, 0, 1]]);
});

test("closing a mill settles the placing before the removal is chosen", () => {
  const { candidates, next, shared } = narrow(PLACING, [7]);
  assert.equal(candidates.length, 2);
  assert.deepEqual(next, [3, 5]);
  assert.deepEqual(shared, [["place", 24, 7, 1]]);
});

test("a stone taken up does not move until its target is chosen, even if there is only one", () => {
  assert.deepEqual(narrow(MOVING, [1]).next, [4]);
  assert.deepEqual(narrow(MOVING, [1]).shared, []);
  assert.deepEqual(narrow(MOVING, [1, 4]).shared, [["move", 1, 4, 1]]);
  assert.deepEqual(narrow(MOVING, [1, 4, 5]).shared, MOVING[1].steps);
});

test("a tap that starts no move leaves nothing", () => {
  assert.deepEqual(narrow(PLACING, [9]), { candidates: [], next: [], shared: [] });
});
