/**
 * When a game is played. The last one played stands first in every list, even where the clock of the device
 * has been set back since.
 */

let latest = 0;

/** Milliseconds as Date.now gives them, but later than every moment before. */
export function moment() {
  latest = Math.max(latest + 1, Date.now());
  return latest;
}

/**
 * There was a moment *when*, in another tab or on another day.
 * @param {number} when milliseconds
 */
export function notBefore(when) {
  latest = Math.max(latest, when);
}
