/**
 * Invitations and relays as this device knows them.
 * @import { Kept } from "./kept.js"
 */
import { asset } from "../assets.js";
import { dropLocal, keepLocal, localText, TABLE, valueIn } from "../keeping/local.js";

const INVITATION = /^[\da-f]{96}$/;

/** @param {string} invitation */
const drawer = (invitation) => TABLE + invitation.slice(0, 32);

/** @param {string} invitation */
export const isInvitation = (invitation) => INVITATION.test(invitation);

/**
 * What is kept of the table of *invitation*; null on any other device.
 * @param {string} invitation
 * @returns {Kept | null}
 */
export const keptOf = (invitation) => valueIn(localText(drawer(invitation)));

/**
 * @param {string} invitation
 * @param {Kept} kept
 */
export function keepTable(invitation, kept) {
  keepLocal(drawer(invitation), JSON.stringify(kept));
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
