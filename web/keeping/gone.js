/**
 * A browser may clear what it keeps, after days without use or when space is short: seen afterwards, and told
 * before where it can still be helped. Pure.
 * @import { Message } from "../types"
 */
import { valueIn } from "./local.js";

/** The key of what was kept when Kazan was last open. */
export const SEEN = "kazan-seen";

/** So many milliseconds without use put games at risk: the strictest browser clears after seven days. */
const LONG = 4 * 24 * 60 * 60 * 1000;

/**
 * What is noted of the games on the device.
 * @param {number} games
 * @param {number} now milliseconds
 */
export function seen(games, now) {
  return JSON.stringify({ games, when: now });
}

/**
 * What to tell about the games, if anything.
 * @param {string | null} text what `seen` gave the last time
 * @param {{ games: number, persisted: boolean, now: number }} found
 * @returns {Message | null}
 */
export function lossOf(text, { games, persisted, now }) {
  const before = valueIn(text);
  if (games === 0 && Number.isInteger(before?.games) && before.games > 0) {
    return { id: "saves-gone", vars: { games: before.games } };
  }
  const risk = games > 0 && !persisted && now - before?.when > LONG;
  return risk ? { id: "saves-at-risk" } : null;
}
