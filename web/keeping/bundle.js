/**
 * Everything that is kept, as one text: all games, all settings, all results. Pure.
 * @import { Save } from "../types"
 */
import { isOurs } from "./local.js";
import { isSave } from "./whole.js";

const KIND = "kazan-everything";
const VERSION = 1;

/**
 * @typedef {object} Bundle
 * @property {Save[]} saves
 * @property {Record<string, string>} texts what localStorage holds of ours
 */

/**
 * @param {Bundle} bundle
 * @param {number} now milliseconds
 */
export function writeBundle({ saves, texts }, now) {
  return JSON.stringify({
    kind: KIND,
    version: VERSION,
    made: new Date(now).toISOString(),
    texts,
    saves,
  });
}

/**
 * What *text* holds; null when it is not such a file. A save with a wrong shape is counted, not taken.
 * @param {string} text
 * @returns {(Bundle & { lost: number }) | null}
 */
export function readBundle(text) {
  const found = parse(text);
  if (found?.kind !== KIND || found.version !== VERSION || !Array.isArray(found.saves)) {
    return null;
  }
  const saves = found.saves.filter(isOwn);
  const texts = Object.entries(found.texts ?? {}).filter(
    ([key, value]) => isOurs(key) && typeof value === "string",
  );
  return {
    saves,
    texts: /** @type {Record<string, string>} */ (Object.fromEntries(texts)),
    lost: found.saves.length - saves.length,
  };
}

/**
 * @param {string} text
 * @returns {any}
 */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) {
      return null;
    }
    throw error;
  }
}

/**
 * A save that can go on at another device: a friend's seat belongs to this one.
 * @param {unknown} value
 * @returns {value is Save}
 */
function isOwn(value) {
  return isSave(value) && value.seats.every(({ kind }) => kind !== "friend");
}

/**
 * The saves of *found* that are new here or were played on elsewhere.
 * @param {Save[]} here
 * @param {Save[]} found
 */
export function newer(here, found) {
  return found.filter((save) => {
    const known = here.find(({ id }) => id === save.id);
    return known === undefined || known.updated < save.updated;
  });
}
