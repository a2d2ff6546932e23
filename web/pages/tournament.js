/**
 * A tournament of a class: who plays whom, and who leads. Pure; players are numbers from 0.
 *
 * Everyone against everyone goes by the circle: one player stays, the others move on a place each round. In
 * the Swiss system neighbours in the table who have not met yet play each other. Whoever is left over has a
 * bye: a point in the Swiss system, nothing in the other, where everyone has one.
 */
import { valueIn } from "../keeping/local.js";

/** @typedef {{ first: number, second: number, result: number | null }} Pairing
 *   *first* begins; *second* is BYE for a bye; *result* are the points of *first*: 1, 0.5 or 0 */
/** @typedef {"all" | "swiss"} System */
/** @typedef {{ system: System, names: string[], rounds: Pairing[][], planned: number }} Tournament */
/** @typedef {{ player: number, points: number, games: number, wins: number, tie: number }} Standing
 *   *tie* is the Buchholz or the Sonneborn-Berger number, which decides between equal points */

export const BYE = -1;
const MOST_PLAYERS = 60;

/**
 * A tournament of the players *names*, with its first round.
 * @param {System} system
 * @param {string[]} names two at least
 * @param {number} planned rounds, for the Swiss system
 * @returns {Tournament}
 */
export function open(system, names, planned) {
  const even = names.length + (names.length % 2);
  const rounds = system === "all" ? even - 1 : Math.min(planned, even - 1);
  return withNextRound({ system, names, rounds: [], planned: rounds });
}

/**
 * How many rounds of the Swiss system find a winner among *count* players.
 * @param {number} count
 */
export function advised(count) {
  return Math.max(1, Math.ceil(Math.log2(Math.max(count, 2))) + (count > 8 ? 1 : 0));
}

/**
 * Whether every game of the last round has its result.
 * @param {Tournament} tournament
 */
export function complete({ rounds }) {
  return (rounds.at(-1) ?? []).every(({ result }) => result !== null);
}

/**
 * Whether no round is left.
 * @param {Tournament} tournament
 */
export function over(tournament) {
  return tournament.rounds.length >= tournament.planned && complete(tournament);
}

/**
 * *tournament* with one round more.
 * @param {Tournament} tournament
 * @returns {Tournament}
 */
export function withNextRound(tournament) {
  const { system, names, rounds } = tournament;
  const pairs = system === "all" ? circle(names.length, rounds.length) : swiss(tournament);
  const round = pairs.map(([a, b]) => {
    if (b === BYE) {
      return { first: a, second: BYE, result: system === "swiss" ? 1 : 0 };
    }
    const [first, second] = begins(a, b, rounds);
    return { first, second, result: null };
  });
  return { ...tournament, rounds: [...rounds, round] };
}

/**
 * *tournament* with the points of the first player of a game; null takes them back.
 * @param {Tournament} tournament
 * @param {number} round
 * @param {number} game
 * @param {number | null} result
 * @returns {Tournament}
 */
export function withResult(tournament, round, game, result) {
  const rounds = tournament.rounds.map((pairings, at) =>
    at === round
      ? pairings.map((pairing, place) => (place === game ? { ...pairing, result } : pairing))
      : pairings,
  );
  return { ...tournament, rounds };
}

/**
 * The pairs of a round of everyone against everyone, numbered from 0; the bye last.
 * @param {number} count
 * @param {number} round
 * @returns {[number, number][]}
 */
export function circle(count, round) {
  const places = count + (count % 2);
  const ring = Array.from({ length: places - 1 }, (_, at) => (at + round) % (places - 1));
  const seats = [places - 1, ...ring];
  /** @type {[number, number][]} */
  const pairs = [];
  for (let at = 0; at < places / 2; at += 1) {
    const [a, b] = [seats[at], seats[places - 1 - at]].sort((x, y) => x - y);
    pairs.push(b < count ? [a, b] : [a, BYE]);
  }
  return pairs.sort((one, other) => Number(one[1] === BYE) - Number(other[1] === BYE));
}

/**
 * The pairs of the next round of the Swiss system.
 * @param {Tournament} tournament
 * @returns {[number, number][]}
 */
function swiss(tournament) {
  const order = standings(tournament).map(({ player }) => player);
  const games = tournament.rounds.flat();
  const met = new Set(games.map(({ first, second }) => meeting(first, second)));
  /** @type {[number, number][]} */
  const byes = [];
  if (order.length % 2 === 1) {
    const rested = new Set(games.filter(({ second }) => second === BYE).map(({ first }) => first));
    const rests = order.findLast((player) => !rested.has(player)) ?? order[order.length - 1];
    order.splice(order.indexOf(rests), 1);
    byes.push([rests, BYE]);
  }
  const pairs = paired(order, met, { steps: PATIENCE }) ?? neighbours(order);
  return [...pairs, ...byes];
}

/** So many tries to find pairs that have not met, then the rule gives way. */
const PATIENCE = 20000;

/**
 * *order* in pairs that have not met, the highest first; null if that cannot be found.
 * @param {number[]} order
 * @param {Set<string>} met
 * @param {{ steps: number }} left
 * @returns {[number, number][] | null}
 */
function paired(order, met, left) {
  if (order.length === 0) {
    return [];
  }
  const [top, ...others] = order;
  for (const [at, other] of others.entries()) {
    left.steps -= 1;
    if (left.steps < 0) {
      return null;
    }
    if (!met.has(meeting(top, other))) {
      const rest = paired(others.toSpliced(at, 1), met, left);
      if (rest) {
        return [[top, other], ...rest];
      }
    }
  }
  return null;
}

/**
 * @param {number[]} order
 * @returns {[number, number][]}
 */
function neighbours(order) {
  return order.flatMap((player, at) =>
    at % 2 === 0 ? [/** @type {[number, number]} */ ([player, order[at + 1]])] : [],
  );
}

/**
 * Who of two begins: the one who has begun less often.
 * @param {number} a
 * @param {number} b
 * @param {Pairing[][]} rounds
 * @returns {[number, number]}
 */
function begins(a, b, rounds) {
  const games = rounds.flat().filter(({ second }) => second !== BYE);
  const begun = (/** @type {number} */ player) =>
    games.filter(({ first }) => first === player).length;
  const [of, and] = [begun(a), begun(b)];
  const swap = of === and ? (a + b + rounds.length) % 2 === 1 : of > and;
  return swap ? [b, a] : [a, b];
}

/**
 * The table, the best first. Equal points are decided by the strength of the opponents, then by wins.
 * @param {Tournament} tournament
 * @returns {Standing[]}
 */
export function standings({ system, names, rounds }) {
  const played = rounds.flat().filter(({ result }) => result !== null);
  const points = names.map(() => 0);
  for (const { first, second, result } of played) {
    points[first] += result ?? 0;
    if (second !== BYE) {
      points[second] += 1 - (result ?? 0);
    }
  }
  const table = names.map((_, player) => {
    const own = played.filter(
      ({ first, second }) => second !== BYE && (first === player || second === player),
    );
    const scored = own.map(({ first, second, result }) => ({
      won: first === player ? (result ?? 0) : 1 - (result ?? 0),
      rival: points[first === player ? second : first],
    }));
    const tie = scored.reduce(
      (sum, { won, rival }) => sum + (system === "swiss" ? rival : won * rival),
      0,
    );
    const wins = scored.filter(({ won }) => won === 1).length;
    return { player, points: points[player], games: own.length, wins, tie };
  });
  return table.sort(
    (a, b) => b.points - a.points || b.tie - a.tie || b.wins - a.wins || a.player - b.player,
  );
}

/**
 * The names in *text*, a line each: trimmed, without empty lines and doubles.
 * @param {string} text
 */
export function namesIn(text) {
  const names = text.split("\n").map((name) => name.trim().replace(/\s+/g, " ").slice(0, 40));
  return [...new Set(names.filter(Boolean))].slice(0, MOST_PLAYERS);
}

/**
 * The tournament that was kept as *text*; null for anything else.
 * @param {string | null} text
 * @returns {Tournament | null}
 */
export function parse(text) {
  const kept = valueIn(text);
  return kept !== null && sound(kept) ? kept : null;
}

/**
 * @param {any} kept
 * @returns {kept is Tournament}
 */
function sound(kept) {
  const names = kept?.names;
  const player = (/** @type {unknown} */ it) =>
    Number.isInteger(it) && Number(it) >= 0 && Number(it) < names.length;
  return (
    ["all", "swiss"].includes(kept?.system) &&
    Array.isArray(names) &&
    names.length >= 2 &&
    names.length <= MOST_PLAYERS &&
    names.every((/** @type {unknown} */ name) => typeof name === "string") &&
    Number.isInteger(kept.planned) &&
    Array.isArray(kept.rounds) &&
    kept.rounds.length > 0 &&
    kept.rounds.every(
      (/** @type {any} */ round) =>
        Array.isArray(round) &&
        round.every(
          (/** @type {any} */ game) =>
            player(game?.first) &&
            (game.second === BYE || player(game.second)) &&
            [null, 0, 0.5, 1].includes(game.result),
        ),
    )
  );
}

/**
 * @param {number} a
 * @param {number} b
 */
function meeting(a, b) {
  return [a, b].sort((x, y) => x - y).join("-");
}
