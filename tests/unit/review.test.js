import assert from "node:assert/strict";
import { test } from "node:test";
import { nextTurn, reviewOf, turnAt } from "../../web/learn/review.js";
import { save, sow } from "./toy.js";

/** A turning point at *ply*. @param {number} ply */
const turn = (ply) => ({
  ...{ ply, loss: 30, better: sow(0, 1) },
  ...{ reasons: [], faults: [], line: [] },
});

/** @type {import("../../web/types").Review} */
const review = { chances: [50], losses: [], accuracy: [90, null], turns: [turn(3), turn(8)] };

test("a review belongs to the game as it was", () => {
  const kept = { record: "start", answer: review };
  assert.equal(reviewOf(save({ review: kept })), review);
  assert.equal(reviewOf(save({ review: { ...kept, record: "start 1" } })), null);
  assert.equal(reviewOf(save()), null);
});

test("a turning point is seen from the position before it and the one after", () => {
  assert.equal(turnAt(review, 2)?.ply, 3);
  assert.equal(turnAt(review, 3)?.ply, 3);
  assert.equal(turnAt(review, 4), undefined);
});

test("one goes from turning point to turning point, both ways", () => {
  assert.equal(nextTurn(review, 0, 1), 2);
  assert.equal(nextTurn(review, 2, 1), 7);
  assert.equal(nextTurn(review, 7, 1), null);
  assert.equal(nextTurn(review, 7, -1), 2);
});
