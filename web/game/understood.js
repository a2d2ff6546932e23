/**
 * The choices that were made for a game and kept, as far as this version understands them. Pure.
 * @import { Choices, GameDescription } from "../types"
 */
import { GAINS, KINDS, MINUTES, SECONDS, TOURNAMENT_MINUTES } from "../clock/times.js";
import { DEFAULT_CHOICES } from "../settings.js";
import { completeOptions } from "./plan.js";

/**
 * What each choice but the options may be.
 * @type {Record<string, (value: any, game: GameDescription) => boolean>}
 */
const KNOWN = {
  opponent: (value) => value === "computer" || value === "person",
  level: (value, { levels }) => levels.includes(value),
  names: (value) => Array.isArray(value) && value.length === 2 && value.every(isText),
  starter: (value) => ["me", "other", "turn", "lot"].includes(value),
  sets: (value) => [1, 3, 5].includes(value),
  touchMove: (value) => typeof value === "boolean",
  clock: (value) =>
    KINDS.includes(value?.kind) &&
    MINUTES.includes(value.minutes) &&
    GAINS.includes(value.gain) &&
    SECONDS.includes(value.seconds) &&
    TOURNAMENT_MINUTES.includes(value.long),
  handicap: (value) =>
    value === null || ([0, 1].includes(value?.giver) && Number.isInteger(value.stones)),
};

/** @param {unknown} value */
const isText = (value) => typeof value === "string";

/**
 * What of *kept* can be chosen for *game*; the rest is as usual.
 * @param {any} kept
 * @param {GameDescription} game
 * @returns {Choices}
 */
export function understood(kept, game) {
  const known = Object.entries(kept ?? {}).filter(([name, value]) => KNOWN[name]?.(value, game));
  const options = completeOptions(game, kept?.options ?? {});
  return { ...DEFAULT_CHOICES, ...Object.fromEntries(known), options };
}
