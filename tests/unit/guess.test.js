import assert from "node:assert/strict";
import { test } from "node:test";
import { nextChallenger } from "../../web/game/guess.js";

test("a computer hides the seeds first, then the two take turns", () => {
  assert.equal(nextChallenger(true, -1), 1);
  assert.equal(nextChallenger(true, 1), 0);
  assert.equal(nextChallenger(true, 0), 1);
});

test("between two people the lot falls first, then they take turns", () => {
  const drawn = new Set(Array.from({ length: 100 }, () => nextChallenger(false, -1)));
  assert.deepEqual([...drawn].sort(), [0, 1]);
  assert.equal(nextChallenger(false, 0), 1);
});
