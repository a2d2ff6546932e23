import assert from "node:assert/strict";
import { test } from "node:test";
import { movePairs } from "../../web/game/sheet.js";

/** @param {string} text such as "0:4 0:2 1:3" */
const moves = (text) =>
  text.split(" ").map((one) => ({
    side: /** @type {0 | 1} */ (Number(one[0])),
    text: one.slice(2),
  }));

test("turns are numbered in pairs, the moves of a turn joined", () => {
  assert.deepEqual(movePairs(moves("0:4 0:2 1:3 0:5 1:1 1:6")), [
    { number: 1, turns: [turn(0, "4-2", 2), turn(1, "3", 3)] },
    { number: 2, turns: [turn(0, "5", 4), turn(1, "1-6", 6)] },
  ]);
});

test("whoever began stands first", () => {
  assert.deepEqual(movePairs(moves("1:d6 0:a1 1:g7")), [
    { number: 1, turns: [turn(1, "d6", 1), turn(0, "a1", 2)] },
    { number: 2, turns: [turn(1, "g7", 3)] },
  ]);
  assert.deepEqual(movePairs([]), []);
});

/**
 * @param {number} side
 * @param {string} text
 * @param {number} ply
 */
function turn(side, text, ply) {
  return { side, text, ply };
}
