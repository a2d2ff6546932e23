/**
 * What a person has set, kept in localStorage as one JSON text.
 * @import { Choices, Settings } from "./types"
 */
import { NO_CLOCK } from "./clock/times.js";
import { keepLocal, localText, valueIn } from "./keeping/local.js";

const KEY = "kazan";

/** @type {Settings} */
export const DEFAULT_SETTINGS = {
  language: "",
  theme: "system",
  pace: "normal",
  sound: true,
  haptics: true,
  confirm: false,
  count: false,
  skip: false,
  left: false,
  big: false,
  numbers: "none",
  table: "fixed",
  wood: "",
  stones: "",
  outcome: false,
  ponder: true,
  challenge: true,
  knowledge: true,
  askedToPersist: false,
  choices: {},
  starters: {},
  challenger: -1,
};

/** @type {Choices} */
export const DEFAULT_CHOICES = {
  opponent: "computer",
  level: "easy",
  names: ["", ""],
  starter: "me",
  sets: 1,
  touchMove: false,
  clock: NO_CLOCK,
  handicap: null,
  options: {},
};

/**
 * The settings in *text*; what is missing or of another type is the default.
 * @param {string | null} text
 * @returns {Settings}
 */
export function parseSettings(text) {
  const kept = valueIn(text);
  const found = kept !== null && typeof kept === "object" ? kept : {};
  /** @type {Record<string, unknown>} */
  const settings = { ...DEFAULT_SETTINGS };
  for (const [name, value] of Object.entries(DEFAULT_SETTINGS)) {
    if (typeof found[name] === typeof value && found[name] !== null) {
      settings[name] = found[name];
    }
  }
  return /** @type {Settings} */ (/** @type {unknown} */ (settings));
}

/**
 * The kept settings; the defaults where the browser keeps nothing.
 * @returns {Settings}
 */
export function loadSettings() {
  return parseSettings(localText(KEY));
}

/**
 * Keep *settings*; false where the browser keeps nothing.
 * @param {Settings} settings
 */
export function keepSettings(settings) {
  return keepLocal(KEY, JSON.stringify(settings));
}
