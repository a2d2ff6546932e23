/**
 * What a person has set, kept in localStorage as one JSON text.
 * @import { Choices, Settings } from "./types"
 */
import { NO_CLOCK } from "./clock/times.js";
import { LANGUAGES } from "./i18n/language.js";
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
 * What some settings may be, "" of wood and stones being the game's own; another version may know others.
 * @type {{ [Name in "theme" | "pace" | "numbers" | "table" | "wood" | "stones"]: Settings[Name][] }}
 */
export const VALUES = {
  theme: ["system", "day", "night"],
  pace: ["slow", "normal", "fast", "off"],
  numbers: ["none", "numbers", "names"],
  table: ["fixed", "turning", "facing"],
  wood: ["", "walnut", "beech", "pear", "olive"],
  stones: ["", "river", "glass", "bone", "seeds"],
};

/**
 * The settings in *text*; what is missing, of another type or unknown here is the default.
 * @param {string | null} text
 * @returns {Settings}
 */
export function parseSettings(text) {
  const kept = valueIn(text);
  const found = kept !== null && typeof kept === "object" ? kept : {};
  /** @type {Record<string, unknown>} */
  const settings = { ...DEFAULT_SETTINGS };
  /** @type {Record<string, unknown[]>} */
  const values = { ...VALUES, language: ["", ...LANGUAGES] };
  for (const [name, value] of Object.entries(DEFAULT_SETTINGS)) {
    const known = values[name]?.includes(found[name]) ?? true;
    if (typeof found[name] === typeof value && found[name] !== null && known) {
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
