/**
 * Taking the entries that a message brings into our copy of the chain.
 * @import { Chain, Entry } from "./chain.js"
 * @import { Said } from "./message.js"
 * @import { Role } from "./terms.js"
 * @import { Timing } from "./timing.js"
 */
import { isClaim } from "./chain.js";
import { Refused } from "./stages.js";

/** @typedef {{ chain: Chain, role: Role, timing: Timing }} Ours */

/** An entry that our own clock does not admit. */
class Disputed extends Refused {}

/**
 * Add the entries of *said* that are new and right; the first that is not ends it.
 * @param {Said} said
 * @param {Ours} ours
 * @returns {Promise<"taken" | "refused" | "disputed">}
 */
export async function takeEntries(said, ours) {
  if (said.from > ours.chain.length) {
    return "taken"; // a gap: what lies between comes with another message
  }
  try {
    for (const [place, entry] of said.entries.entries()) {
      await takeEntry(entry, said.from + place, said.role, ours);
    }
  } catch (error) {
    if (!(error instanceof Refused)) {
      throw error;
    }
    return error instanceof Disputed ? "disputed" : "refused";
  }
  return "taken";
}

/**
 * @param {Entry} entry
 * @param {number} index
 * @param {Role} sender
 * @param {Ours} ours
 */
async function takeEntry(entry, index, sender, { chain, role, timing }) {
  const known = chain.entries[index];
  if (known?.by === entry.by && JSON.stringify(known.act) === JSON.stringify(entry.act)) {
    return;
  }
  if (!timing.admits(chain, entry, index)) {
    throw new Disputed("more time than has passed here");
  }
  if (known === undefined) {
    await chain.add(entry);
  } else if (await mayReplace(entry, index, sender, { chain, role, timing })) {
    await chain.replace(entry, index);
  } else {
    throw new Refused("another entry is here");
  }
  timing.note(index);
}

/**
 * Two devices of ours have played: what the other side has seen counts. Or our time was up before our move. What the
 * other side has gone on from stays.
 * @param {Entry} entry
 * @param {number} index
 * @param {Role} sender
 * @param {Ours} ours
 */
async function mayReplace(entry, index, sender, { chain, role }) {
  const unanswered = chain.entries.slice(index).every(({ by }) => by === role);
  const ours = sender !== role && entry.by === role;
  const claimed = entry.by !== role && isClaim(chain.places[index], entry.by, entry.act);
  return unanswered && (ours || claimed) && chain.signedAt(entry, index);
}
