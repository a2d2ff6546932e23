import assert from "node:assert/strict";
import { test } from "node:test";
import { draw, drawId, drawSeed } from "../../web/game/lots.js";

test("a draw is a whole number below its bound, and every number comes", () => {
  const drawn = new Set(Array.from({ length: 400 }, () => draw(3)));
  assert.deepEqual([...drawn].sort(), [0, 1, 2]);
  assert.equal(draw(1), 0);
});

test("seeds are whole and not negative, names of saves differ and fit an address", () => {
  assert.ok(Number.isInteger(drawSeed()) && drawSeed() >= 0);
  const names = new Set(Array.from({ length: 50 }, drawId));
  assert.equal(names.size, 50);
  for (const name of names) {
    assert.match(name, /^[0-9a-f]{16}$/);
  }
});
