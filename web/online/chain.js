/**
 * The game of two people who are not in one place: a chain of entries, each with the hash of all before it
 * and the signature of its author. Pure but for the engine, which judges every entry.
 *
 * Only one side may add: whoever is to move, and after the end the host. What needs the other's consent (a
 * draw, taking back, the next game, resigning out of turn) carries the other's signature too. So nobody can
 * add for the other, and two copies of a chain are equal or one is the beginning of the other; the only
 * exception, a side that plays on two devices at once, is settled by what the other side has seen.
 *
 * @import { View } from "../types"
 * @import { Keys } from "./keys.js"
 */
import { hash, isSigned, sign } from "./keys.js";
import { fieldsOf, recordOf } from "./link.js";

/** @typedef {0 | 1} Role 0 the host, 1 the guest */

/**
 * What an entry does. `start`: the first position, drawn from both seeds; `again`: the first of another game.
 * @typedef {{ do: "start", record: string, sides: [number, number], names: [string, string], seeds: [string, string] }
 *   | { do: "move", path: number[] }
 *   | { do: "end", reason: "resigned" | "agreed", side?: number }
 *   | { do: "back", plies: number }
 *   | { do: "again", record: string, sides: [number, number] }} Act
 */

/** @typedef {{ act: Act, by: Role, sig: string, consent?: string }} Entry */

/** @typedef {{ view: View, sides: [number, number], names: [string, string] }} Place where the chain stands */

/**
 * What the chain asks of the engine.
 * @typedef {object} Rules
 * @property {(record: string) => Promise<View>} view
 * @property {(record: string, path: number[]) => Promise<View>} play
 * @property {(record: string, reason: string, side?: number) => Promise<View>} end
 * @property {(record: string, plies: number) => Promise<View>} undo
 */

/** An entry that must not be in a chain; the message says why. */
export class Refused extends Error {}

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
 * Who may add an entry at *place*.
 * @param {Place | null} place
 * @returns {Role}
 */
export function pen(place) {
  if (place === null || place.view.turn === -1) {
    return 0;
  }
  return place.sides[0] === place.view.turn ? 0 : 1;
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
    hashes,
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
      const gone = [entries.splice(index), hashes.splice(index + 1), places.splice(index + 1)];
      try {
        await chain.add(entry);
      } catch (error) {
        entries.push(.../** @type {Entry[]} */ (gone[0]));
        hashes.push(.../** @type {string[]} */ (gone[1]));
        places.push(.../** @type {Place[]} */ (gone[2]));
        throw error;
      }
    },
    /**
     * Add *entry*; raises `Refused` and changes nothing if it must not be here.
     * @param {Entry} entry
     */
    async add(entry) {
      const { act, by, sig } = entry;
      if (by !== pen(chain.place)) {
        throw new Refused("not this side's turn");
      }
      const after = await link(chain.head, by, act);
      if (!(await isSigned(sig, after, keys[by]))) {
        throw new Refused("not signed by its side");
      }
      const place = await judge(entry);
      entries.push(entry);
      hashes.push(after);
      places.push(place);
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

  /**
   * Where *entry* leads from here.
   * @param {Entry} entry
   * @returns {Promise<Place>}
   */
  async function judge({ act, by, consent }) {
    const { place } = chain;
    if (act.do === "start") {
      return begin(place, act);
    }
    if (place === null) {
      throw new Refused("a chain begins with its start");
    }
    const { view, sides } = place;
    const agreed = await isSigned(consent, await consentHash(chain.head, act), keys[1 - by]);
    switch (act.do) {
      case "move":
        return { ...place, view: await asked(rules.play(view.record, act.path)) };
      case "end":
        if (!(agreed || (act.reason === "resigned" && act.side === sides[by]))) {
          throw new Refused("the other side has not agreed");
        }
        return { ...place, view: await asked(rules.end(view.record, act.reason, act.side)) };
      case "back":
        if (!(agreed && act.plies >= 1 && act.plies <= view.ply)) {
          throw new Refused("the other side has not agreed");
        }
        return { ...place, view: await takenBack(view.record, act.plies) };
      case "again":
        if (!(agreed && view.over)) {
          throw new Refused("the other side has not agreed");
        }
        return { ...place, sides: sidesOf(act.sides), view: await fresh(act.record, view.game) };
      default:
        throw new Refused("not an entry");
    }
  }

  /**
   * @param {Place | null} place
   * @param {Extract<Act, { do: "start" }>} act
   */
  async function begin(place, act) {
    if (place !== null || !Array.isArray(act.names) || act.names.some((name) => !isName(name))) {
      throw new Refused("a second start");
    }
    const view = await asked(rules.view(act.record));
    return { view, sides: sidesOf(act.sides), names: act.names };
  }

  /**
   * @param {string} record
   * @param {string} game
   */
  async function fresh(record, game) {
    const view = await asked(rules.view(record));
    if (view.game !== game || view.ply !== 0) {
      throw new Refused("not the beginning of this game");
    }
    return view;
  }

  /**
   * @param {string} record
   * @param {number} plies
   */
  async function takenBack(record, plies) {
    const earlier = await asked(rules.undo(record, plies));
    return asked(rules.view(recordOf(fieldsOf(earlier.record))));
  }

  return chain;
}

/** @typedef {ReturnType<typeof createChain>} Chain */

/**
 * What the engine says; what it refuses is refused.
 * @param {Promise<View>} answer
 */
async function asked(answer) {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && "code" in error && !String(error.code).startsWith("engine-")) {
      throw new Refused(String(error.code));
    }
    throw error;
  }
}

/**
 * @param {unknown} sides
 * @returns {[number, number]}
 */
function sidesOf(sides) {
  const text = JSON.stringify(sides);
  if (text !== "[0,1]" && text !== "[1,0]") {
    throw new Refused("no such seats");
  }
  return JSON.parse(text);
}

/** @param {unknown} name */
function isName(name) {
  return typeof name === "string" && name.length <= 48;
}

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
