/**
 * What the two sides of a live table say to each other.
 * @import { Entry } from "./chain.js"
 * @import { Act } from "./judge.js"
 * @import { Role } from "./terms.js"
 */
import { isHex } from "./hex.js";

/** A page of another version cannot play with this one. */
export const PROTOCOL = 2;
/** Raised when a rule changes, so that two pages never disagree about a position. */
export const RULES = 1;
/** Entries in a message; a longer gap is closed by several. */
export const MOST_ENTRIES = 24;
const LONGEST_TEXT = 200;
/** Characters of an entry or an offer; of the first entry, which may bring a whole game. */
const LONGEST_ENTRY = 800;
const LONGEST_START = 8000;

/** @typedef {{ act: Act, sig: string, index: number }} Offer */

/**
 * @typedef {object} Said
 * @property {number} v
 * @property {number} rules
 * @property {Role} role
 * @property {number} n later messages have larger numbers
 * @property {string} guest the guest's open key, as far as the sender knows
 * @property {string} game what is to be played, for those who come
 * @property {string} name of the sender
 * @property {number} have
 * @property {string} head
 * @property {number} from
 * @property {Entry[]} entries
 * @property {Offer | null} offer
 * @property {string} declined the signature of an offer
 * @property {boolean} leaving
 */

/**
 * Whether *said* is a message of another version, whatever else is in it.
 * @param {any} said
 */
export function isOtherVersion(said) {
  const { v, rules } = said ?? {};
  return (
    Number.isSafeInteger(v) && (v !== PROTOCOL || (Number.isSafeInteger(rules) && rules !== RULES))
  );
}

/**
 * Whether *said* has the shape of a message.
 * @param {any} said
 * @returns {said is Said}
 */
export function isSaid(said) {
  if (typeof said !== "object" || said === null) {
    return false;
  }
  const { v, rules, role, n, guest, game, name, have, head, from, entries, offer, declined } = said;
  const numbers = [v, rules, n, have, from].every((one) => Number.isSafeInteger(one) && one >= 0);
  const texts = [guest, game, name, head, declined].every(
    (one) => typeof one === "string" && one.length <= LONGEST_TEXT,
  );
  const listed = Array.isArray(entries) && entries.length <= MOST_ENTRIES && entries.every(isEntry);
  return (
    numbers && texts && listed && (role === 0 || role === 1) && (offer === null || isOffer(offer))
  );
}

/** @param {any} entry */
export function isEntry(entry) {
  const longest = entry?.act?.do === "start" ? LONGEST_START : LONGEST_ENTRY;
  return isAct(entry?.act) && (entry.by === 0 || entry.by === 1) && lengthOf(entry) <= longest;
}

/** @param {any} offer */
function isOffer(offer) {
  return (
    isAct(offer?.act) &&
    isHex(offer.sig, 128) &&
    Number.isSafeInteger(offer.index) &&
    lengthOf(offer) <= LONGEST_ENTRY
  );
}

/** @param {any} act */
const isAct = (act) => typeof act?.do === "string";

/** Characters of *value* as text; no end of them where it is nested too deep to be written. @param {unknown} value */
function lengthOf(value) {
  try {
    return JSON.stringify(value).length;
  } catch (error) {
    if (error instanceof RangeError) {
      return Number.POSITIVE_INFINITY;
    }
    throw error;
  }
}
