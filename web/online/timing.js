/**
 * Time at a live table, as this device sees it. Each side signs the thinking time that its own device has
 * measured; what a move needs on its way counts for nobody. The other's measure is bounded by ours: it cannot
 * have thought less than it was heard to be thinking, and cannot be charged for more than has passed here.
 * @import { Chain, Entry } from "./chain.js"
 * @import { Place } from "./stages.js"
 * @import { Kept } from "./kept.js"
 * @import { Role } from "./terms.js"
 */
import { isClaim } from "./chain.js";
import { ALLOWANCE_MS } from "./terms.js";

const LONGEST_LATE = 3_600_000;

/**
 * @param {Kept} kept what a page before has noted
 * @param {() => number} clock milliseconds
 */
export function createTiming({ role, came }, clock) {
  const other = /** @type {Role} */ (1 - role);
  /**
   * When each entry came, and when the other was heard before that. Of what came to a page before only the latter is
   * known, and only of the entry that our turn follows.
   * @type {{ at: number, heard: number }[]}
   */
  const arrivals = [];
  if (came) {
    arrivals[came.index] = { at: 0, heard: came.heard };
  }
  let heard = 0;
  let before = 0;

  /** @param {Chain} chain @param {number} index */
  const usedAt = ({ entries, places }, index) => {
    const { act } = entries[index];
    const counts = act.do === "move" && (places[index]?.view?.ply ?? 0) > 0;
    return counts ? (act.used ?? 0) : 0;
  };

  /**
   * The first entry of the turn in which *by* has made the last entries before *length*.
   * @param {Chain} chain
   * @param {Role} by
   * @param {number} length
   */
  function turnStart({ entries }, by, length) {
    let index = length;
    while (index > 0 && entries[index - 1].by === by && entries[index - 1].act.do === "move") {
      index -= 1;
    }
    return index;
  }

  /**
   * Milliseconds that *by* says to have used from entry *from* to *to*.
   * @param {Chain} chain
   * @param {number} from
   * @param {number} to
   */
  function usedIn(chain, from, to) {
    let sum = 0;
    for (let index = from; index < to; index += 1) {
      sum += usedAt(chain, index);
    }
    return sum;
  }

  /**
   * Milliseconds since the other was heard before our turn began; null if that is not known.
   * @param {number} turn the first entry of our turn
   */
  function passed(turn) {
    const began = arrivals[turn - 1];
    return began?.heard ? clock() - began.heard : null;
  }

  return {
    /** The other was heard. */
    hear() {
      before = heard;
      heard = clock();
    },
    get heard() {
      return heard;
    },
    /** When the entry before *length* came; 0 if that is not known. @param {number} length */
    since: (length) => arrivals[length - 1]?.at ?? 0,
    /** Entry *index* has come. @param {number} index */
    note(index) {
      arrivals.length = Math.min(arrivals.length, index);
      arrivals[index] = { at: clock(), heard: before };
    },
    /**
     * What a page that opens again must know of *chain*.
     * @param {Chain} chain
     * @returns {Kept["came"]}
     */
    kept(chain) {
      const index = turnStart(chain, role, chain.length) - 1;
      return arrivals[index] && { index, heard: arrivals[index].heard };
    },
    /**
     * What the other is charged beside what it says: it was heard to be still at a move it says to have made.
     * @param {Chain} chain
     */
    late(chain) {
      const { length } = chain;
      let late = 0;
      for (let index = turnStart(chain, other, length); index < length; index += 1) {
        const [shown, came] = [arrivals[index - 1], arrivals[index]];
        if (shown?.at && came && (chain.places[index]?.view?.ply ?? 0) > 0) {
          const least = came.heard - shown.at - ALLOWANCE_MS;
          late += Math.max(0, least - usedAt(chain, index));
        }
      }
      return Math.min(Math.round(late), LONGEST_LATE);
    },
    /**
     * Whether *entry* of the other, the next of *chain*, charges us for no more time than has passed.
     * @param {Chain} chain
     * @param {Entry} entry
     * @param {number} index
     */
    admits(chain, { act, by }, index) {
      const place = chain.places[index] ?? null;
      if (by !== other || !place?.clock) {
        return true;
      }
      if (isClaim(place, by, act)) {
        const turn = turnStart(chain, role, index);
        const time = passed(turn);
        return time === null || place.clock.left[role] + usedIn(chain, turn, index) <= time;
      }
      if (act.do !== "move" || !act.late) {
        return true;
      }
      const turn = turnStart(chain, role, index);
      const time = passed(turn);
      const thought = (place.view?.ply ?? 0) > 0 ? (act.used ?? 0) : 0; // by the other, and not by us
      const sum = act.late + thought + usedIn(chain, turn, index);
      return time === null || sum <= time + ALLOWANCE_MS;
    },
  };
}

/** @typedef {ReturnType<typeof createTiming>} Timing */
