/**
 * Which moments of a move a short animation shows, and for how long: pure, no page needed.
 * @import { PastMove, Step } from "../types"
 */
import { apply } from "../board/fold.js";
import { follow } from "../board/stones.js";

/** Milliseconds that a moment is shown: of one move, and of a whole game. */
const CLOSE = { lift: 420, drop: 170, other: 620 };
const FAR = { lift: 380, drop: 420, other: 520 };
/** The last moment stays. */
export const LAST = 2600;

/**
 * A moment: the stones as they lie then, what is lit, how long it is shown.
 * @typedef {{ slots: number[], heaps: number[][], lit: number[], ms: number }} Moment
 */

/** Of a longer sowing each stone is not shown by itself. */
const STONES = 40;

/**
 * The moments of *move*, from the *heaps* before it. Close by each stone is seen to fall; from far away a sowing is
 * one moment, a capture another.
 * @param {PastMove} move
 * @param {readonly number[][]} heaps
 * @param {boolean} close
 * @returns {Moment[]}
 */
export function momentsOf({ before, steps }, heaps, close) {
  /** @type {Moment[]} */
  const moments = [];
  const times = close ? CLOSE : FAR;
  const long = steps.filter(([kind]) => kind === "drop").length > STONES;
  const joined = close ? (long ? sameKind : fallsThrough) : samePart;
  let slots = [...before];
  steps.forEach((step, at) => {
    slots = apply(slots, step);
    const [kind, source, target] = step;
    if (steps[at + 1] && joined(step, steps[at + 1])) {
      return;
    }
    const lit = kind === "lift" ? [source] : kind === "remove" ? [] : [target];
    const ms = kind === "lift" ? times.lift : kind === "drop" ? times.drop : times.other;
    moments.push({ slots, heaps: follow(heaps, steps.slice(0, at + 1)), lit, ms });
  });
  return moments;
}

/** @typedef {(step: Step, next: Step) => boolean} Joined whether nobody sees between a step and the next */

/** A stone falls on a tuzdik and is gone; what is swept at the end goes together. @type {Joined} */
const fallsThrough = ([kind], [next]) =>
  next === "tuzdik" || (kind === "sweep" && next === "sweep");

/** @type {Joined} */
const sameKind = (step, next) => step[0] === next[0] || fallsThrough(step, next);

/** Stones that are lifted and fall are one part of a move, those taken another. @type {Joined} */
const samePart = ([kind], [next]) =>
  SOWING.has(kind) === SOWING.has(next) && kind !== "place" && kind !== "move";

const SOWING = new Set(["lift", "drop", "tuzdik"]);
