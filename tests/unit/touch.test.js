import assert from "node:assert/strict";
import { test } from "node:test";
import { foreseen, moveWithPath, reached, slotForKey, touch } from "../../web/game/touch.js";
import { event, SPEC, sow, view } from "./toy.js";

/** Placing on 1 closes a mill, and the stone on 7 or on 8 is taken; placing on 2 does not. */
const MILL = view({
  slots: Array(28).fill(0),
  moves: [
    ...[7, 8].map((taken) => ({
      path: [1, taken],
      text: "",
      steps: /** @type {import("../../web/types").Step[]} */ ([
        ["place", 24, 1, 1],
        ["remove", taken, 26, 1],
      ]),
      events: [event("mill", { after: 1, slots: [0, 1, 2] })],
    })),
    { path: [2], text: "", steps: [["place", 24, 2, 1]], events: [] },
  ],
});

/** One stone on 3 can go to 4, one on 5 to 4 or 6. */
const SLIDES = view({
  slots: Array(28).fill(0),
  moves: [
    [3, 4],
    [5, 4],
    [5, 6],
  ].map((path) => ({ path, text: "", steps: [["move", path[0], path[1], 1]], events: [] })),
});

test("touching a pit that can be played is the whole move", () => {
  const done = touch(view(), [], 0);
  assert.equal(done.kind, "complete");
  assert.deepEqual(done.kind === "complete" && done.move.path, [0]);
});

test("touching what leads nowhere is refused", () => {
  assert.equal(touch(view(), [], 2).kind, "refused");
  assert.equal(touch(SLIDES, [], 4).kind, "refused");
  assert.equal(touch(SLIDES, [5], 9).kind, "refused");
});

test("a stone is picked, put back, or exchanged for another before it moves", () => {
  assert.deepEqual(touch(SLIDES, [], 5), { kind: "picked", picked: [5] });
  assert.deepEqual(touch(SLIDES, [5], 5), { kind: "picked", picked: [] });
  assert.deepEqual(touch(SLIDES, [5], 3), { kind: "picked", picked: [3] });
  assert.equal(touch(SLIDES, [5], 6).kind, "complete");
});

test("a stone that closes a mill stands already while the stone to take is chosen", () => {
  assert.deepEqual(touch(MILL, [], 1), { kind: "picked", picked: [1] });
  const { early, events, next, removing } = reached(MILL, [1]);
  assert.deepEqual(early, [["place", 24, 1, 1]]);
  assert.deepEqual(events[0].slots, [0, 1, 2]);
  assert.deepEqual([next, removing], [[7, 8], true]);
  assert.equal(touch(MILL, [1], 2).kind, "refused");
  assert.equal(touch(MILL, [1], 1).kind, "refused");
  assert.equal(touch(MILL, [1], 8).kind, "complete");
});

test("before a stone moves nothing is certain yet", () => {
  assert.deepEqual(reached(SLIDES, [3]).early, []);
  assert.equal(reached(SLIDES, []).removing, false);
});

test("looking at a slot foresees the move it would make, or none", () => {
  assert.deepEqual(foreseen(view(), [], 1), sow(1, 4).steps);
  assert.equal(foreseen(SLIDES, [], 5), null);
  assert.deepEqual(foreseen(MILL, [1], 7), [["remove", 7, 26, 1]]);
});

test("a move is found by exactly its path", () => {
  assert.equal(moveWithPath(MILL, [1, 8])?.path[1], 8);
  assert.equal(moveWithPath(MILL, [1]), undefined);
  assert.equal(moveWithPath(view({ moves: [{ ...sow(0, 1), path: [] }] }), [])?.text, "1");
});

test("a digit is a pit of the side to move, a letter and a digit a point", () => {
  assert.equal(slotForKey(SPEC, 0, "", "2"), 1);
  assert.equal(slotForKey(SPEC, 1, "", "2"), 3);
  assert.equal(slotForKey(SPEC, 0, "", "9"), null);
  const points = { ...SPEC, slots: [{ slot: 4, role: "point", name: "d6" }] };
  assert.equal(slotForKey(/** @type {typeof SPEC} */ (points), 0, "d", "6"), 4);
  assert.equal(slotForKey(/** @type {typeof SPEC} */ (points), 0, "", "6"), null);
});
