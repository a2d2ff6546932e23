/**
 * When to have no more to do with a stranger: it floods, goes on after it was refused, or is there and plays no
 * more. Friends are borne with.
 * @import { Outcome } from "./ledger.js"
 */

/**
 * Messages in so many milliseconds that bring nothing: no entry, and no word that ours have come. Quick moves are
 * no flood, for the moves of the other lie between them; an honest side answers four times a second at most.
 */
const FLOOD = 80;
const FLOOD_MS = 10_000;
/** Refused messages in a row, nothing useful between them. */
const REFUSALS = 20;
/** Milliseconds without a word. */
const SILENCE_MS = 60_000;
/** Milliseconds without a move of somebody who is there, where no clock sees to it. */
const STALL_MS = 600_000;

/** @typedef {"rude" | "idle"} Fault why somebody was dropped */

/**
 * @param {object} parts
 * @param {boolean} parts.stranger
 * @param {Fault | null} parts.fault what the stranger was dropped for before
 * @param {(fault: Fault) => void} parts.drop
 * @param {() => number} parts.clock milliseconds
 */
export function createManners({ stranger, fault, drop, clock }) {
  let heard = clock();
  let present = heard; // since when it is heard without a gap
  let since = heard;
  let messages = 0;
  let acknowledged = 0;
  let refusals = 0;
  let dropped = fault;

  /** @param {Fault} why */
  function part(why) {
    if (stranger && dropped === null) {
      dropped = why;
      drop(why);
    }
  }

  return {
    /** What the other was dropped for; null while it is heard. */
    get dropped() {
      return dropped;
    },
    /** A message has come. */
    hear() {
      const now = clock();
      present = now - heard > SILENCE_MS ? now : present;
      heard = now;
      if (now - since > FLOOD_MS) {
        since = now;
        messages = 0;
      }
      messages += 1;
      if (messages > FLOOD) {
        part("rude");
      }
    },
    /**
     * What it brought.
     * @param {Outcome} outcome
     * @param {number} have entries of ours that it rightly tells to have
     */
    weigh(outcome, have) {
      const learnt = have > acknowledged;
      acknowledged = Math.max(acknowledged, have);
      if (outcome === "refused" || outcome === "disputed") {
        refusals += 1;
      } else if (outcome === "new" || learnt) {
        messages -= 1;
        refusals = 0;
      }
      if (refusals >= REFUSALS) {
        part("rude");
      }
    },
    /**
     * The other should move, and no clock runs.
     * @param {number} moved when the last entry came; 0: before the page was opened
     */
    await(moved) {
      if (heard - Math.max(moved, present) > STALL_MS) {
        part("idle");
      }
    },
    /** Whether a stranger has not been heard for long. */
    get silent() {
      return stranger && clock() - heard > SILENCE_MS;
    },
  };
}
