import assert from "node:assert/strict";
import { test } from "node:test";
import { dateOf, dayOf, monthOf, puzzleOf, streak } from "../../web/learn/daily.js";

test("days are counted by the player's own date, whatever the hour", () => {
  assert.equal(dayOf(new Date(2026, 10, 1, 0, 0)), 0);
  assert.equal(dayOf(new Date(2026, 10, 1, 23, 59)), 0);
  assert.equal(dayOf(new Date(2026, 11, 1, 12)), 30);
  for (const day of [0, 29, 150, 365]) {
    assert.equal(dayOf(dateOf(day)), day);
  }
});

test("a new period changes no day before it", () => {
  /** @type {any[]} */
  const puzzles = ["a", "b", "c", "d", "e"];
  const old = { periods: /** @type {[number, number][]} */ ([[0, 3]]), puzzles };
  const grown = { ...old, periods: /** @type {[number, number][]} */ ([...old.periods, [10, 5]]) };
  for (let day = 0; day < 10; day += 1) {
    assert.equal(puzzleOf(grown, day), puzzleOf(old, day));
  }
  assert.equal(puzzleOf(grown, 14), "e");
});

test("a streak ends today or yesterday", () => {
  assert.equal(streak({}, 9), 0);
  assert.equal(streak({ 7: 0, 8: 1, 9: 0 }, 9), 3);
  assert.equal(streak({ 7: 0, 8: 1 }, 9), 2);
  assert.equal(streak({ 7: 0 }, 9), 0);
});

test("a month has all its days once, in weeks from Monday", () => {
  for (const [year, month, length, weekday] of [
    [2026, 10, 30, 6], // the first of November 2026 was a Sunday
    [2027, 1, 28, 0],
    [2028, 1, 29, 1],
    [2026, 11, 31, 1],
  ]) {
    const { weeks, first, last } = monthOf(year, month);
    const days = weeks.flat();
    assert.ok(weeks.every((week) => week.length === 7));
    assert.equal(days.indexOf(first), weekday);
    const shown = days.filter((day) => day !== null);
    assert.deepEqual(
      shown,
      Array.from({ length }, (_, date) => first + date),
    );
    assert.equal(last, first + length - 1);
    assert.equal(dateOf(first).getDate(), 1);
    assert.equal(dateOf(last).getMonth(), month);
  }
});
