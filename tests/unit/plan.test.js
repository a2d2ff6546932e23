import assert from "node:assert/strict";
import { test } from "node:test";
import {
  completeOptions,
  createSave,
  findStart,
  firstPlayer,
  nextSet,
  playedMatch,
  seating,
  seatsOf,
} from "../../web/game/plan.js";
import { DEFAULT_CHOICES } from "../../web/settings.js";
import { after, save, view } from "./toy.js";

const KALAH = {
  key: "kalah",
  slots: 14,
  levels: ["easy"],
  options: {
    seeds: { default: 4, values: [4, 3, 6] },
    starter: { default: 0, values: [0, 1] },
  },
};
const MORRIS = {
  key: "morris",
  slots: 28,
  levels: ["easy"],
  options: { quiet_limit: { default: 50, least: 0 }, starter: { default: 0, values: [0] } },
};

test("options are completed, and foreign or impossible ones fall back", () => {
  assert.deepEqual(completeOptions(KALAH, { seeds: 6, colour: 1 }), { seeds: 6, starter: 0 });
  assert.deepEqual(completeOptions(KALAH, { seeds: 5 }), { seeds: 4, starter: 0 });
  assert.equal(completeOptions(MORRIS, { quiet_limit: 100 }).quiet_limit, 100);
  assert.equal(completeOptions(MORRIS, { quiet_limit: "x" }).quiet_limit, 50);
});

test("where either side may start the starter is an option, else players change sides", () => {
  assert.deepEqual(seating(KALAH, {}, 1), { sides: [0, 1], options: { seeds: 4, starter: 1 } });
  assert.deepEqual(seating(MORRIS, {}, 1).sides, [1, 0]);
  assert.deepEqual(seating(MORRIS, {}, 0).sides, [0, 1]);
});

test("I, the other, the lot and the turn decide who starts", () => {
  const lot = () => 1;
  assert.equal(firstPlayer("me", 0, lot), 0);
  assert.equal(firstPlayer("other", 0, lot), 1);
  assert.equal(firstPlayer("lot", 0, lot), 1);
  assert.deepEqual(
    [-1, 0, 1].map((last) => firstPlayer("turn", last, lot)),
    [0, 1, 0],
  );
});

test("the person who chooses is player 0, names are trimmed", () => {
  assert.equal(seatsOf(DEFAULT_CHOICES)[1].kind, "computer");
  const people = seatsOf({ ...DEFAULT_CHOICES, opponent: "person", names: [" Ayşe ", ""] });
  assert.deepEqual(
    people.map(({ name }) => name),
    ["Ayşe", ""],
  );
});

test("a won set counts for the player, whatever side that was", () => {
  const over = { reason: "side empty", winner: /** @type {const} */ (0), side: null, swept: 0 };
  const won = save({ sides: [1, 0], view: after(0, 1, { over, turn: -1, score: [3, 1] }) });
  assert.deepEqual(playedMatch(won).winners, [1]);
  const drawn = save({ view: view({ over: { ...over, winner: null } }) });
  assert.deepEqual(playedMatch(drawn).winners, [null]);
});

test("the next set keeps the match, its points and the record of the last set", () => {
  const over = { reason: "side empty", winner: /** @type {const} */ (0), side: null, swept: 0 };
  const standing = /** @type {any} */ ({ points: [1, 0], next: null });
  const one = save({ standing, pending: [0], offered: true, view: view({ over, score: [3, 1] }) });
  const two = nextSet(one, view(), [1, 0], 5);
  assert.deepEqual(two.points, [1, 0]);
  assert.deepEqual(two.match.winners, [0]);
  assert.deepEqual(two.past, [{ record: "start", winner: 0, score: [3, 1] }]);
  assert.deepEqual(
    [two.sides, two.pending, two.offered, two.standing],
    [[1, 0], null, false, null],
  );
});

test("a start view fits by all its options; a seed only where chance deals", () => {
  const even = view({ options: { deal: "even", deal_seed: 0, starter: 1 } });
  assert.equal(findStart([even], { deal: "even", deal_seed: 9, starter: 1 }), even);
  assert.equal(findStart([even], { deal: "even", deal_seed: 0, starter: 0 }), undefined);
  const random = view({ options: { deal: "random", deal_seed: 0, starter: 1 } });
  assert.equal(findStart([random], { deal: "random", deal_seed: 9, starter: 1 }), undefined);
});

test("a new save begins with nothing played", () => {
  const parts = { id: "a", now: 7, seats: seatsOf(DEFAULT_CHOICES), touchMove: true };
  const made = createSave({ ...parts, sides: [0, 1], sets: 3, first: 1, view: view() });
  assert.deepEqual(made.match, { sets: 3, first: 1, winners: [], stopped: false });
  assert.deepEqual([made.game, made.created, made.touchMove], ["toy", 7, true]);
});
