/**
 * When to have no more to do with a stranger: it floods, goes on after it was refused, or plays no more.
 */

/** Messages in so many milliseconds; an honest side answers four times a second at most. */
const FLOOD = 80;
const FLOOD_MS = 10_000;
/** Refused messages in a row, nothing useful between them. */
const REFUSALS = 20;
/** Milliseconds without a word. */
const SILENCE_MS = 60_000;
/** Milliseconds without a move, where no clock sees to it. */
const STALL_MS = 600_000;

/** @param {() => number} clock milliseconds */
export function createManners(clock) {
  let since = 0;
  let messages = 0;
  let refusals = 0;
  let dropped = false;
  return {
    /** A message has come. */
    hear() {
      const now = clock();
      if (now - since > FLOOD_MS) {
        since = now;
        messages = 0;
      }
      messages += 1;
      dropped ||= messages > FLOOD;
    },
    /** Something was refused. */
    refuse() {
      refusals += 1;
      dropped ||= refusals >= REFUSALS;
    },
    /** Something was right. */
    welcome() {
      refusals = 0;
    },
    get dropped() {
      return dropped;
    },
    /**
     * Whether somebody who should move plays no more.
     * @param {{ heard: number, moved: number, timed: boolean }} last moments of the last word and entry; 0: none yet
     */
    stalls({ heard, moved, timed }) {
      const now = clock();
      const silent = heard > 0 && now - heard > SILENCE_MS;
      return silent || (!timed && moved > 0 && now - moved > STALL_MS);
    },
  };
}
