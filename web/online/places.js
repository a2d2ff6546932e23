/**
 * Invitations and relays as this device knows them.
 * @import { Kept } from "./kept.js"
 */
import { asset } from "../assets.js";
import { dropLocal, keepLocal, localKeys, localText, TABLE, valueIn } from "../keeping/local.js";
import { isKept } from "./kept.js";

const INVITATION = /^[\da-f]{96}$/;
/** Tables that are kept, some 40 kB each after a long game. */
const MOST_TABLES = 24;

/** @param {string} invitation */
const drawer = (invitation) => TABLE + invitation.slice(0, 32);

/** @param {string} invitation */
export const isInvitation = (invitation) => INVITATION.test(invitation);

/**
 * What is kept of the table of *invitation*; null on any other device.
 * @param {string} invitation
 * @returns {Kept | null}
 */
export function keptOf(invitation) {
  const kept = valueIn(localText(drawer(invitation)));
  return isKept(kept) ? kept : null;
}

/**
 * @param {string} invitation
 * @param {Kept} kept
 */
export function keepTable(invitation, kept) {
  keepLocal(drawer(invitation), JSON.stringify(kept));
}

/** Forget the tables where nothing has been said for longest: a browser has little room. Their games stay. */
export function forgetOldTables() {
  const tables = localKeys(TABLE).map((key) => ({ key, said: valueIn(localText(key))?.count }));
  const sorted = tables.sort((one, other) => (Number(other.said) || 0) - (Number(one.said) || 0));
  for (const { key } of sorted.slice(MOST_TABLES)) {
    dropLocal(key);
  }
}

/** Forget the table of *invitation*. @param {string} invitation */
export const dropTable = (invitation) => dropLocal(drawer(invitation));

/** The relays, as addresses. @returns {Promise<string[]>} */
export async function relayList() {
  const response = await fetch(asset("online/relays.json"));
  return response.json();
}

/** The hosts that the page talks to when somebody plays live. */
export async function relayHosts() {
  return (await relayList()).map((url) => new URL(url).host);
}
