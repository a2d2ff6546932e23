/**
 * What a page that opens again needs to go on at a live table.
 * @import { ClockChoice } from "../types"
 * @import { Entry } from "./chain.js"
 * @import { Keys } from "./keys.js"
 * @import { Fault } from "./manners.js"
 * @import { Role } from "./terms.js"
 */
import { isHex } from "./hex.js";
import { isEntry } from "./message.js";

/**
 * @typedef {object} Kept
 * @property {Role} role
 * @property {string} room
 * @property {Keys} keys
 * @property {[string, string]} open the open keys of host and guest; "" is not known yet
 * @property {Entry[]} entries
 * @property {number} count of messages sent
 * @property {{ index: number, heard: number }} [came] the entry that our turn follows, and when the other had been heard
 *   before that
 * @property {ClockChoice | null} [clock] what the host has chosen
 * @property {boolean} [stranger] whether the two have found each other by chance
 * @property {Fault} [dropped] what the stranger was dropped for
 */

/**
 * Whether *value* is what was kept of a table.
 * @param {any} value
 * @returns {value is Kept}
 */
export function isKept(value) {
  const { role, room, keys, open, entries, count } = value ?? {};
  return (
    (role === 0 || role === 1) &&
    [room, keys?.secret, keys?.open].every((digits) => isHex(digits, 64)) &&
    Array.isArray(open) &&
    open.length === 2 &&
    open.every((key) => key === "" || isHex(key, 64)) &&
    Array.isArray(entries) &&
    entries.every(isEntry) &&
    Number.isSafeInteger(count)
  );
}

/**
 * A new table.
 * @param {Role} role
 * @param {string} room
 * @param {Keys} keys
 * @param {string} host the host's open key
 * @returns {Kept}
 */
export function newTable(role, room, keys, host) {
  const open = /** @type {[string, string]} */ (role === 0 ? [keys.open, ""] : [host, keys.open]);
  return { role, room, keys, open, entries: [], count: 0 };
}
