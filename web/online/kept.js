/**
 * What a page that opens again needs to go on at a live table.
 * @import { ClockChoice } from "../types"
 * @import { Entry } from "./chain.js"
 * @import { Keys } from "./keys.js"
 * @import { Fault } from "./manners.js"
 * @import { Role } from "./terms.js"
 */

/**
 * @typedef {object} Kept
 * @property {Role} role
 * @property {string} room
 * @property {Keys} keys
 * @property {[string, string]} open the open keys of host and guest; "" is not known yet
 * @property {Entry[]} entries
 * @property {number} count of messages sent
 * @property {{ index: number, heard: number }} [came] the last entry of the other, and when it had been heard before
 * @property {ClockChoice | null} [clock] what the host has chosen
 * @property {boolean} [stranger] whether the two have found each other by chance
 * @property {Fault} [dropped] what the stranger was dropped for
 */

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
