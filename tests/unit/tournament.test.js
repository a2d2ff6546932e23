import assert from "node:assert/strict";
import { test } from "node:test";
import {
  advised,
  BYE,
  circle,
  complete,
  namesIn,
  open,
  over,
  parse,
  standings,
  withNextRound,
  withResult,
} from "../../web/pages/tournament.js";
import { chance } from "./chance.js";

/** @param {number} count */
const players = (count) => Array.from({ length: count }, (_, at) => `P${at}`);

/**
 * *tournament* played to its end; *result* says what each game gives its first player.
 * @param {import("../../web/pages/tournament.js").Tournament} tournament
 * @param {(first: number, second: number) => number} result
 */
function playAll(tournament, result) {
  let now = tournament;
  for (;;) {
    const round = now.rounds.length - 1;
    now.rounds[round].forEach(({ first, second }, game) => {
      if (second !== BYE) now = withResult(now, round, game, result(first, second));
    });
    if (over(now)) return now;
    now = withNextRound(now);
  }
}

test("everyone meets everyone once, and nobody plays twice in a round", () => {
  for (const count of [2, 3, 4, 7, 10, 15]) {
    const rounds = count % 2 ? count : count - 1;
    const met = [];
    for (let round = 0; round < rounds; round += 1) {
      const pairs = circle(count, round);
      const busy = pairs.flat().filter((player) => player !== BYE);
      assert.equal(new Set(busy).size, count, `${count} players, round ${round}`);
      met.push(...pairs.filter(([, b]) => b !== BYE).map((pair) => pair.join("-")));
    }
    assert.equal(new Set(met).size, (count * (count - 1)) / 2);
    assert.equal(met.length, (count * (count - 1)) / 2);
  }
});

test("in everyone against everyone each begins about as often as the others", () => {
  const done = playAll(open("all", players(8), 0), () => 1);
  assert.equal(done.rounds.length, 7);
  for (let player = 0; player < 8; player += 1) {
    const begun = done.rounds.flat().filter(({ first }) => first === player).length;
    assert.ok(begun >= 3 && begun <= 4, `player ${player} began ${begun} times`);
  }
});

test("in the Swiss system nobody meets twice and nobody rests twice, as long as that is possible", () => {
  const { pick } = chance(7);
  for (const count of [5, 8, 13, 30]) {
    const planned = advised(count);
    const done = playAll(open("swiss", players(count), planned), () => pick([0, 0.5, 1]));
    assert.equal(done.rounds.length, planned);
    const games = done.rounds.flat();
    const met = games.map(({ first, second }) => [first, second].sort((a, b) => a - b).join("-"));
    assert.equal(new Set(met).size, met.length, `${count} players`);
    for (const round of done.rounds) {
      const busy = round.flatMap(({ first, second }) =>
        second === BYE ? [first] : [first, second],
      );
      assert.equal(new Set(busy).size, count);
    }
  }
});

test("more Swiss rounds than there are opponents are not played", () => {
  assert.equal(open("swiss", players(4), 9).planned, 3);
});

test("the strongest wins the Swiss system, and leaders play leaders", () => {
  const done = playAll(open("swiss", players(16), 5), (a, b) => (a < b ? 1 : 0));
  assert.equal(standings(done)[0].player, 0);
  assert.equal(standings(done)[0].points, 5);
});

test("a bye is a point in the Swiss system and none where everyone has one", () => {
  const swiss = open("swiss", players(3), 2);
  assert.equal(standings(swiss)[0].points, 1);
  assert.equal(standings(open("all", players(3), 0))[0].points, 0);
});

test("equal points are decided by the strength of the opponents", () => {
  // 0 and 1 have one win each; 0 beat the one with more points
  let now = open("all", players(4), 0);
  /** @type {Record<string, number>} points of the lower number */
  const results = { "0-3": 0, "1-2": 1, "0-2": 1, "1-3": 0, "0-1": 0.5, "2-3": 1 };
  now = playAll(now, (a, b) => {
    const points = results[[Math.min(a, b), Math.max(a, b)].join("-")];
    return a < b ? points : 1 - points;
  });
  const table = standings(now);
  assert.deepEqual(
    table.map(({ points }) => points),
    [2, 1.5, 1.5, 1],
  );
  assert.equal(table[0].player, 3);
  assert.ok(table[1].tie >= table[2].tie);
});

test("a result can be changed and taken back", () => {
  let now = withResult(open("all", players(2), 0), 0, 0, 1);
  assert.ok(complete(now));
  now = withResult(now, 0, 0, null);
  assert.ok(!complete(now));
  assert.equal(standings(now)[0].points, 0);
});

test("names are lines, without doubles and empty ones", () => {
  assert.deepEqual(namesIn(" Ayşe \n\nAli\nAyşe\nЧынгыз  А.\n"), ["Ayşe", "Ali", "Чынгыз А."]);
  assert.equal(namesIn(players(99).join("\n")).length, 60);
});

test("what was kept comes back, and anything else is nothing", () => {
  const now = open("swiss", players(5), 3);
  assert.deepEqual(parse(JSON.stringify(now)), now);
  for (const text of [null, "", "{", "[]", "null", '{"system":"all"}']) {
    assert.equal(parse(text), null);
  }
  const wrong = { ...now, rounds: [[{ first: 9, second: 0, result: null }]] };
  assert.equal(parse(JSON.stringify(wrong)), null);
});
