/**
 * Everything that is kept, as one text: all games, all settings, all results. Pure.
 * @import { Save } from "../types"
 */
import { isOurs } from "./local.js";

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
  const saves = found.saves.filter(isSave);
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

/** Whether *value* has what the page reads of a save. @param {any} value */
function isSave(value) {
  const pair = (/** @type {unknown} */ one) => Array.isArray(one) && one.length === 2;
  return (
    typeof value?.id === "string" &&
    /^[\w-]+$/.test(value.id) &&
    Number.isFinite(value.created) &&
    Number.isFinite(value.updated) &&
    typeof value.view?.record === "string" &&
    pair(value.seats) &&
    value.seats.every((/** @type {any} */ seat) => ["person", "computer"].includes(seat?.kind)) &&
    pair(value.sides) &&
    pair(value.points) &&
    Array.isArray(value.match?.winners) &&
    Array.isArray(value.past)
  );
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
