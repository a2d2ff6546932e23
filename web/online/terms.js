/**
 * What two people agree on for all their games at a live table. Pure: it comes from another device, so it is
 * checked against what can be chosen here.
 * @import { Choices, Clock, ClockChoice, GameDescription, Handicap, MatchState, Options } from "../types"
 */
import {
  fullClock,
  GAINS,
  KINDS,
  MINUTES,
  moved,
  NO_CLOCK,
  SECONDS,
  spend,
  TOURNAMENT_MINUTES,
} from "../clock/times.js";
import { completeOptions } from "../game/plan.js";

/** @typedef {0 | 1} Role 0 the host, 1 the guest; in a live game they are the players of its match */

/**
 * The giver of a handicap is a role.
 * @typedef {{ game: string, options: Options, sets: number, clock: ClockChoice | null, handicap: Handicap | null }} Terms
 */

/** Milliseconds of each move that are lost on its way and count for nobody. */
export const ALLOWANCE_MS = 15_000;
/** Milliseconds of a move that are not believed any more. */
const DAY_MS = 86_400_000;
const LONGEST_OPTIONS = 400;
/** Slots that a move touches at most. */
const LONGEST_PATH = 8;

/**
 * Whether *terms* can be played here, where *describe* knows the games.
 * @param {any} terms
 * @param {(game: string) => GameDescription | undefined} describe
 * @returns {terms is Terms}
 */
export function isTerms(terms, describe) {
  const game = typeof terms?.game === "string" ? describe(terms.game) : undefined;
  if (!game || typeof terms.options !== "object" || terms.options === null) {
    return false;
  }
  const text = JSON.stringify(terms.options);
  const { sets, clock, handicap } = terms;
  return (
    text.length <= LONGEST_OPTIONS &&
    sameOptions(terms.options, completeOptions(game, terms.options)) &&
    [1, 3, 5].includes(sets) &&
    (clock === null || isClock(clock ?? {})) &&
    (handicap === null || isHandicap(handicap ?? {}))
  );
}

/** @param {Options} one @param {Options} other */
function sameOptions(one, other) {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}

/** @param {any} clock */
function isClock(clock) {
  return (
    clock.kind !== "none" &&
    KINDS.includes(clock.kind) &&
    MINUTES.includes(clock.minutes) &&
    GAINS.includes(clock.gain) &&
    SECONDS.includes(clock.seconds) &&
    TOURNAMENT_MINUTES.includes(clock.long)
  );
}

/** @param {any} handicap */
function isHandicap({ giver, stones }) {
  return (giver === 0 || giver === 1) && Number.isSafeInteger(stones) && stones > 0;
}

/**
 * Whether *match* is a match of *sets* that goes on.
 * @param {any} match
 * @param {number} sets
 * @returns {match is MatchState}
 */
export function isMatch(match, sets) {
  const { sets: whole, first, winners, stopped } = match ?? {};
  return (
    whole === sets &&
    (first === 0 || first === 1) &&
    Array.isArray(winners) &&
    winners.length < sets &&
    winners.every((one) => one === null || one === 0 || one === 1) &&
    stopped === false
  );
}

/**
 * The choice without the time that is left.
 * @param {ClockChoice | null | undefined} clock
 * @returns {ClockChoice | null}
 */
export function choiceOf(clock) {
  if (!clock || clock.kind === "none") {
    return null;
  }
  const { kind, minutes, gain, seconds, long } = clock;
  return { kind, minutes, gain, seconds, long };
}

/**
 * Whether both would play the same.
 * @param {Terms} one
 * @param {Terms} other
 */
export function sameTerms(one, other) {
  return (
    one.game === other.game &&
    one.sets === other.sets &&
    sameOptions(one.options, other.options) &&
    JSON.stringify(one.clock) === JSON.stringify(other.clock) &&
    JSON.stringify(one.handicap) === JSON.stringify(other.handicap)
  );
}

/**
 * What *choices* say for people who do not know each other: what they do not choose is as usual.
 * @param {GameDescription} game
 * @param {Choices} choices
 * @returns {Terms}
 */
export function openTerms(game, { options, sets, clock }) {
  const { starter: _, deal_seed: __, ...chosen } = options;
  const { kind } = clock;
  const kept = { total: ["minutes", "gain"], move: ["seconds"], tournament: ["long"], none: [] }[
    kind
  ];
  const plain = kept.map((name) => [name, clock[/** @type {"gain"} */ (name)]]);
  return {
    game: game.key,
    options: completeOptions(game, chosen),
    sets,
    clock: choiceOf({ ...NO_CLOCK, kind, ...Object.fromEntries(plain) }),
    handicap: null,
  };
}

/**
 * A clock of *choice* with all its time; null for none.
 * @param {ClockChoice | null} choice
 */
export const wound = (choice) => (choice ? fullClock(choice) : null);

/**
 * Whether *value* can be milliseconds of one turn.
 * @param {unknown} value
 */
export function isTime(value) {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= DAY_MS;
}

/**
 * Whether *path* can be the slots that a move touches.
 * @param {unknown} path
 */
export function isPath(path) {
  return Array.isArray(path) && path.length <= LONGEST_PATH && path.every(Number.isSafeInteger);
}

/**
 * *clock* after a move of *by*: what it says it has used, and what the other is charged for being late before.
 * @param {Clock} clock
 * @param {Role} by
 * @param {{ used: number, late: number, passes: boolean }} told
 */
export function afterMove(clock, by, { used, late, passes }) {
  const charged = spend(clock, 1 - by, late);
  return moved(spend(charged, by, used), by, passes);
}
