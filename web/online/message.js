/**
 * What the two sides of a live table say to each other.
 * @import { Entry } from "./chain.js"
 * @import { Act } from "./judge.js"
 * @import { Role } from "./terms.js"
 */
import { isHex } from "./keys.js";

/** A page of another version cannot play with this one. */
export const PROTOCOL = 2;
/** Raised when a rule changes, so that two pages never disagree about a position. */
export const RULES = 1;
/** Entries in a message; a longer gap is closed by several. */
export const MOST_ENTRIES = 24;
const LONGEST_TEXT = 200;

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
function isEntry(entry) {
  return typeof entry?.act?.do === "string" && (entry.by === 0 || entry.by === 1);
}

/** @param {any} offer */
function isOffer(offer) {
  return (
    typeof offer?.act?.do === "string" && isHex(offer.sig, 128) && Number.isSafeInteger(offer.index)
  );
}
