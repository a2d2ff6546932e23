/**
 * The public room where people who do not know each other find somebody to play with. Nothing typed by anybody
 * is said there, and no name: only what is to be played. Knows no network.
 *
 *     call  I would play this          to everybody, now and then
 *     ask   I would play that          to who has called
 *     take  then we play               to the first who asks
 *     busy  I have somebody else       to all who ask later
 *     gone  I do not call any more     to everybody
 *
 * Of two who call for the same, the one with the larger key asks. Two who have met go to a room of their own,
 * whose secret comes from both their keys.
 * @import { GameDescription } from "../types"
 * @import { Role, Terms } from "./terms.js"
 */
import { isHex } from "./hex.js";
import { isTerms, sameTerms } from "./terms.js";

/** What names the public room; raised with the protocol. */
export const LOBBY = "open challenge 1";

/** Milliseconds: without a call somebody has gone; without an answer one asks somebody else. */
const CALL_MS = 15_000;
const PATIENCE_MS = 8000;
/** For so long two who have met may take to come to their table. */
const TABLE_MS = 25_000;
/** For so long nothing more is heard of who was busy, silent or rude. */
const SHUN_MS = 30_000;
/** For so long one calls. */
export const EXPIRES_MS = 300_000;
const MOST_CALLS = 12;
/** Messages of one key in ten seconds; more are a flood. */
const FLOOD = 40;
const FLOOD_MS = 10_000;

/** @typedef {{ kind: "call" | "ask" | "take" | "busy" | "gone", to: string, terms: Terms | null }} Word */
/** @typedef {{ role: Role, other: string, terms: Terms }} Met */

/**
 * @param {object} parts
 * @param {string} parts.key our open key
 * @param {Terms} parts.terms
 * @param {(game: string) => GameDescription | undefined} parts.describe
 * @param {(word: Word) => void} parts.send
 * @param {() => void} parts.changed
 * @param {() => number} parts.clock milliseconds
 */
export function createLobby({ key, terms, describe, send, changed, clock }) {
  const began = clock();
  /** @type {"calling" | "asking" | "met" | "expired"} */
  let phase = "calling";
  /** @type {Map<string, { terms: Terms, at: number }>} */
  const calls = new Map();
  /** @type {Map<string, number>} until when each is not heard */
  const shunned = new Map();
  /** @type {Map<string, number>} */
  const counts = new Map();
  let counted = began;
  /** @type {{ other: string, terms: Terms, since: number } | null} */
  let asked = null;
  /** @type {Met | null} */
  let met = null;
  let metSince = 0;

  /**
   * @param {Word["kind"]} kind
   * @param {string} [to]
   */
  const say = (kind, to = "") => send({ kind, to, terms: kind === "call" ? terms : null });

  /** @param {string} other @param {Terms} wanted */
  function ask(other, wanted) {
    phase = "asking";
    asked = { other, terms: wanted, since: clock() };
    say("ask", other);
  }

  /** @param {Role} role @param {string} other @param {Terms} theirs */
  function meet(role, other, theirs) {
    phase = "met";
    met = { role, other, terms: theirs };
    metSince = clock();
    say("gone");
  }

  /** Have nothing to do with *other* for a while, and go on looking. @param {string} other */
  function shun(other) {
    shunned.set(other, clock() + SHUN_MS);
    calls.delete(other);
    if (asked?.other === other || met?.other === other) {
      asked = null;
      met = null;
      phase = "calling";
    }
  }

  /** @param {string} from */
  function floods(from) {
    if (clock() - counted > FLOOD_MS) {
      counted = clock();
      counts.clear();
    }
    counts.set(from, (counts.get(from) ?? 0) + 1);
    return (counts.get(from) ?? 0) > FLOOD;
  }

  /** @type {Record<string, (from: string, word: Word) => void>} */
  const heard = {
    call(from, { terms: theirs }) {
      if (!isTerms(theirs, describe) || (calls.size >= MOST_CALLS && !calls.has(from))) {
        return;
      }
      const fresh = !calls.has(from);
      calls.set(from, { terms: theirs, at: clock() });
      if (phase !== "calling" || !sameTerms(theirs, terms)) {
        return;
      }
      if (from < key) {
        ask(from, terms);
      } else if (fresh) {
        say("call"); // so that the one who asks need not wait for our next call
      }
    },
    ask(from) {
      if (phase === "calling") {
        meet(0, from, terms);
      }
      say(met?.role === 0 && met.other === from ? "take" : "busy", from);
    },
    take(from) {
      if (phase === "asking" && asked?.other === from) {
        meet(1, from, asked.terms);
      }
    },
    busy(from) {
      if (phase === "asking" && asked?.other === from) {
        shun(from);
      }
    },
    gone(from) {
      calls.delete(from);
    },
  };

  return {
    get phase() {
      return phase;
    },
    get met() {
      return met;
    },
    /** What others would play, whoever has called last at the end. */
    get calls() {
      return [...calls].map(([other, call]) => ({ key: other, terms: call.terms }));
    },
    /**
     * Hear *word* of the owner of the key *from*.
     * @param {any} word
     * @param {string} from
     */
    receive(word, from) {
      const known = typeof word?.kind === "string" && Object.hasOwn(heard, word.kind);
      const ours = known && (word.to === "" || word.to === key) && isHex(from, 64);
      if (!ours || from === key || (shunned.get(from) ?? 0) > clock()) {
        return;
      }
      if (floods(from)) {
        shun(from);
      } else {
        heard[word.kind](from, word);
      }
      changed();
    },
    /** Call again, and forget who calls no more: every few seconds. */
    tick() {
      for (const [other, { at }] of calls) {
        if (clock() - at > CALL_MS) {
          calls.delete(other);
        }
      }
      if (phase === "asking" && asked && clock() - asked.since > PATIENCE_MS) {
        shun(asked.other);
      }
      if (met && clock() - metSince > TABLE_MS) {
        shun(met.other);
      }
      if (phase === "calling" && clock() - began > EXPIRES_MS) {
        phase = "expired";
        say("gone");
      } else if (phase === "calling") {
        say("call");
      }
      changed();
    },
    /**
     * Play what *other* calls for.
     * @param {string} other
     */
    accept(other) {
      const call = calls.get(other);
      if (call && phase === "calling") {
        ask(other, call.terms);
        changed();
      }
    },
    /** Call no more. */
    leave: () => say("gone"),
  };
}

/** @typedef {ReturnType<typeof createLobby>} Lobby */
