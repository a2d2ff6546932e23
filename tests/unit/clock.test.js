import assert from "node:assert/strict";
import { test } from "node:test";
import { createRunner } from "../../web/clock/runner.js";
import {
  formatTime,
  fullClock,
  moved,
  NO_CLOCK,
  spend,
  untilChange,
} from "../../web/clock/times.js";
import { PEOPLE, save, view } from "./toy.js";

/** @typedef {import("../../web/types").Clock} Clock */

/** @param {Partial<import("../../web/types").ClockChoice>} choice */
const clock = (choice) => /** @type {Clock} */ (fullClock({ ...NO_CLOCK, ...choice }));

test("no clock is no clock, the others begin full", () => {
  assert.equal(fullClock(NO_CLOCK), null);
  assert.deepEqual(clock({ kind: "total", minutes: 3 }).left, [180_000, 180_000]);
  assert.deepEqual(clock({ kind: "move", seconds: 10 }).left, [10_000, 10_000]);
  assert.deepEqual(clock({ kind: "tournament", long: 60 }).left, [3_600_000, 3_600_000]);
});

test("time is spent down to nothing; a turn that passes gains, a further move of the turn does not", () => {
  const total = clock({ kind: "total", minutes: 3, gain: 5 });
  assert.deepEqual(spend(total, 1, 4000).left, [180_000, 176_000]);
  assert.deepEqual(spend(total, 0, 999_000).left, [0, 180_000]);
  assert.deepEqual(moved(total, 0, true).left, [185_000, 180_000]);
  assert.deepEqual(moved(total, 0, false).left, total.left);
});

test("a move has its time anew; a tournament adds nothing", () => {
  const move = clock({ kind: "move", seconds: 10 });
  assert.deepEqual(moved(spend(move, 0, 6000), 0, false).left, [10_000, 10_000]);
  const long = clock({ kind: "tournament", long: 5 });
  assert.deepEqual(moved(spend(long, 0, 6000), 0, true).left, [294_000, 300_000]);
});

test("a face shows whole seconds, and 0:00 only when the time is up", () => {
  assert.deepEqual([0, 1, 1000, 59_001, 60_000, 3_600_000].map(formatTime), [
    ...["0:00", "0:01", "0:01", "1:00", "1:00", "1:00:00"],
  ]);
  assert.deepEqual([1500, 1000, 1].map(untilChange), [500, 1000, 1]);
});

/** A game with a clock, and a time that only the test moves on. */
function bench() {
  const began = clock({ kind: "total", minutes: 3, gain: 5 });
  const game = save({ seats: PEOPLE, clock: began, view: view({ ply: 1, record: "one" }) });
  const bench = {
    now: 0,
    seen: true,
    play: /** @type {any} */ ({ save: game, phase: "idle" }),
    /** @type {number[]} */
    fallen: [],
    /** @type {any[]} */
    said: [],
    /** @type {(() => void) | null} */
    due: null,
    runner: /** @type {any} */ (null),
    /** Let time pass; the timer goes off at the end. @param {number} milliseconds */
    pass(milliseconds) {
      bench.now += milliseconds;
      bench.due?.();
    },
    /** @param {any} changes */
    change(changes) {
      bench.play = { ...bench.play, ...changes };
      bench.runner.follow();
    },
  };
  bench.runner = createRunner({
    play: () => bench.play,
    keep: (kept) => bench.change({ save: kept }),
    say: (messages) => bench.said.push(...messages),
    fall: (side) => bench.fallen.push(side),
    paint() {},
    seen: () => bench.seen,
    now: () => bench.now,
    later: (what) => {
      bench.due = what;
    },
    forget: () => {
      bench.due = null;
    },
  });
  bench.runner.follow();
  return bench;
}

test("the clock runs while a player may move and stands while the move is shown", () => {
  const game = bench();
  game.pass(4000);
  assert.deepEqual(game.runner.left(), [176_000, 180_000]);
  game.change({ save: { ...game.play.save, pending: [2] }, phase: "moving" });
  game.pass(5000);
  assert.deepEqual(game.runner.left(), [176_000, 180_000]);
  const next = view({ ply: 2, record: "two", turn: 1, side: 1, last: { side: 0 } });
  game.change({ save: { ...game.play.save, pending: null, view: next } });
  game.pass(5000);
  assert.deepEqual(game.runner.left(), [181_000, 180_000]);
  game.change({ phase: "idle" });
  game.pass(1000);
  assert.deepEqual(game.runner.left(), [181_000, 179_000]);
});

test("the clock stands before the first move and while nobody can see the page", () => {
  const game = bench();
  game.seen = false;
  game.runner.follow();
  game.pass(60_000);
  game.seen = true;
  game.runner.follow();
  game.pass(1000);
  assert.deepEqual(game.runner.left(), [179_000, 180_000]);
  assert.deepEqual(game.play.save.clock.left, [180_000, 180_000]);
  game.runner.close();
  assert.deepEqual(game.play.save.clock.left, [179_000, 180_000], "kept when the game is left");
});

test("what is left is kept now and then, warned of, and at its end the flag falls once", () => {
  const game = bench();
  for (let second = 0; second < 120; second += 1) game.pass(1000);
  assert.deepEqual(game.play.save.clock.left, [60_000, 180_000]);
  assert.deepEqual(
    game.said.map(({ vars }) => vars.seconds),
    [60],
  );
  for (let second = 0; second < 70; second += 1) game.pass(1000);
  assert.deepEqual(
    game.said.map(({ vars }) => vars.seconds),
    [60, 10],
  );
  assert.deepEqual(game.fallen, [0]);
  assert.deepEqual(game.play.save.clock.left, [0, 180_000]);
});
