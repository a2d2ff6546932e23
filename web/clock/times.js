/**
 * The clock of two players: how time is given, spent and gained. Pure; times are milliseconds, players
 * 0 and 1.
 * @import { Clock, ClockChoice } from "../types"
 */

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The ways of measuring time. */
export const KINDS = /** @type {const} */ (["none", "total", "move", "tournament"]);

/** What can be chosen: minutes for a game, seconds gained by a turn, seconds for a move. */
export const MINUTES = [3, 5, 10, 20];
export const GAINS = [0, 3, 5, 10];
export const SECONDS = [10, 20, 30, 60];
export const TOURNAMENT_MINUTES = [5, 15, 30, 60];

/** @type {ClockChoice} */
export const NO_CLOCK = { kind: "none", minutes: 10, gain: 5, seconds: 30, long: 30 };

/**
 * The clock that *choice* describes, full; null for none.
 * @param {ClockChoice} choice
 * @returns {Clock | null}
 */
export function fullClock(choice) {
  if (choice.kind === "none") {
    return null;
  }
  const left = full(choice);
  return { ...choice, left: [left, left] };
}

/** @param {ClockChoice} choice */
function full({ kind, minutes, seconds, long }) {
  return kind === "move" ? seconds * SECOND : (kind === "total" ? minutes : long) * MINUTE;
}

/**
 * *clock* after *player* has thought for *milliseconds*.
 * @param {Clock} clock
 * @param {number} player
 * @param {number} milliseconds
 * @returns {Clock}
 */
export function spend(clock, player, milliseconds) {
  const rest = Math.max(0, clock.left[player] - milliseconds);
  return withLeft(clock, player, rest);
}

/**
 * *clock* after a move of *player*: a new move has its time anew, a turn that passes gains.
 * @param {Clock} clock
 * @param {number} player
 * @param {boolean} passes whether the other player is to move now
 * @returns {Clock}
 */
export function moved(clock, player, passes) {
  if (clock.kind === "move") {
    return { ...clock, left: [full(clock), full(clock)] };
  }
  const gain = clock.kind === "total" && passes ? clock.gain * SECOND : 0;
  return withLeft(clock, player, clock.left[player] + gain);
}

/**
 * @param {Clock} clock
 * @param {number} player
 * @param {number} rest
 * @returns {Clock}
 */
function withLeft(clock, player, rest) {
  return { ...clock, left: player === 0 ? [rest, clock.left[1]] : [clock.left[0], rest] };
}

/**
 * Time as a clock shows it; a second that has begun counts whole, so that 0:00 means fallen.
 * @param {number} milliseconds
 */
export function formatTime(milliseconds) {
  const seconds = Math.ceil(milliseconds / SECOND);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return hours
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

/**
 * Milliseconds until the face of a clock with *left* changes.
 * @param {number} left
 */
export function untilChange(left) {
  return left % SECOND || SECOND;
}
