/**
 * The games of two people who are not in one place: a chain of entries, each with the hash of all before it
 * and the signature of its author. Pure but for the engine, which judges every entry; see `judge.js`.
 *
 * Only one side may add: whoever is to move, and after the end the host. What needs the other's consent (a
 * draw, taking back, the next set, another game, resigning out of turn) carries the other's signature too. So
 * nobody can add for the other, and two copies of a chain are equal or one is the beginning of the other. There
 * are two exceptions: a side that plays on two devices at once, settled by what the other side has seen; and
 * whoever waits for a side whose time is up may end the game, settled by that side's own clock.
 *
 * @import { Keys } from "./keys.js"
 * @import { Act, Rules } from "./judge.js"
 * @import { Place } from "./stages.js"
 * @import { Role } from "./terms.js"
 */
import { judge } from "./judge.js";
import { hash, isSigned, sign } from "./keys.js";
import { pen, Refused } from "./stages.js";

/** @typedef {{ act: Act, by: Role, sig: string, consent?: string }} Entry */

/**
 * The hash after *act* by *by*.
 * @param {string} before
 * @param {Role} by
 * @param {Act} act
 */
export function link(before, by, act) {
  return hash(`${before}|${by}|${JSON.stringify(act)}`);
}

/**
 * What a side signs to consent to *act* after the entry with the hash *before*.
 * @param {string} before
 * @param {Act} act
 */
export function consentHash(before, act) {
  return hash(`consent|${before}|${JSON.stringify(act)}`);
}

/**
 * Whether *act* by *by* ends the game at *place* because the other, whose turn it is, has no time left.
 * @param {Place | null} place
 * @param {Role} by
 * @param {Act} act
 */
export function isClaim(place, by, act) {
  return (
    act.do === "end" &&
    act.reason === "time" &&
    place?.stage === "play" &&
    by !== pen(place) &&
    act.side === place.sides[1 - by]
  );
}

/**
 * A chain that begins with the hash *room*; *keys* are the open keys of host and guest.
 * @param {{ room: string, keys: [string, string], rules: Rules }} parts
 */
export function createChain({ room, keys, rules }) {
  /** @type {Entry[]} */
  const entries = [];
  const hashes = [room];
  /** @type {(Place | null)[]} */
  const places = [null];

  const chain = {
    entries,
    /** The hash before each entry, and after the last. */
    hashes,
    /** The place before each entry, and after the last. */
    places,
    get length() {
      return entries.length;
    },
    get head() {
      return hashes[entries.length];
    },
    get place() {
      return places[entries.length];
    },
    /**
     * Put *entry* in the place of all from *index* on; raises `Refused` and changes nothing if it must not be.
     * @param {Entry} entry
     * @param {number} index
     */
    async replace(entry, index) {
      const goneEntries = entries.splice(index);
      const goneHashes = hashes.splice(index + 1);
      const gonePlaces = places.splice(index + 1);
      try {
        await chain.add(entry);
      } catch (error) {
        entries.push(...goneEntries);
        hashes.push(...goneHashes);
        places.push(...gonePlaces);
        throw error;
      }
    },
    /**
     * Add *entry*; raises `Refused` and changes nothing if it must not be here.
     * @param {Entry} entry
     */
    async add(entry) {
      const { act, by, sig, consent } = entry;
      const { place, head } = chain;
      if (by !== pen(place) && !isClaim(place, by, act)) {
        throw new Refused("not this side's turn");
      }
      const after = await link(head, by, act);
      if (!(await isSigned(sig, after, keys[by]))) {
        throw new Refused("not signed by its side");
      }
      const agreed = await isSigned(consent, await consentHash(head, act), keys[1 - by]);
      const next = await judge(place, { act, by, agreed }, rules);
      entries.push(entry);
      hashes.push(after);
      places.push(next);
    },
    /**
     * Whether *entry* would be signed by its author at *index*; for entries that differ from ours.
     * @param {Entry} entry
     * @param {number} index
     */
    async signedAt({ act, by, sig }, index) {
      return isSigned(sig, await link(hashes[index], by, act), keys[by]);
    },
  };
  return chain;
}

/** @typedef {ReturnType<typeof createChain>} Chain */

/**
 * *act* as a new entry of *chain* by *by*.
 * @param {Chain} chain
 * @param {Role} by
 * @param {Act} act
 * @param {Keys} keys
 * @param {string} [consent]
 * @returns {Promise<Entry>}
 */
export async function written(chain, by, act, keys, consent) {
  const sig = await sign(await link(chain.head, by, act), keys);
  return consent === undefined ? { act, by, sig } : { act, by, sig, consent };
}
