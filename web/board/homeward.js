/**
 * Stones on their way back to where they were lifted: which go together, and how fast.
 *
 * @typedef {import("./types.d.ts").Step} Step
 */

/** Pairs of stone and shadow that may fly at the same time. */
export const PAIRS = 12;

/** Milliseconds: a whole sowing takes no longer, however many stones; the interval gives way first. */
export const WHOLE = 2190;

/** The flight of one stone, and the time from one to the next, ms. */
const HOME = 260;
const APART = 18;

/** Of stones that come home so quickly only every so-manieth is heard. */
const HEARD = 4;

/**
 * The step after those that go together with step *first*: they leave one slot or go to one slot, so
 * they need not wait for each other. The next ones may need stones that are still on their way.
 *
 * @param {readonly Step[]} steps
 * @param {number} first
 */
export function together(steps, first) {
  const ends = [1, 2].map((end) => {
    const other = steps.findIndex(
      (step, at) => at > first && (step[0] !== "gather" || step[end] !== steps[first][end]),
    );
    return other < 0 ? steps.length : other;
  });
  return Math.max(...ends);
}

/**
 * The flight and the interval of *count* stones, *stretch* times as long as at normal pace.
 *
 * @param {number} count
 * @param {number} stretch
 */
export function homeward(count, stretch) {
  const most = PAIRS - 1; // the next may leave a moment before one is down
  const ms = Math.min(HOME, (WHOLE * most) / (count + most)) * stretch;
  return { ms, gap: count > most ? ms / most : APART * stretch };
}

/** Whether the stone that comes *at* this place in the row is heard. @param {number} at */
export function heard(at) {
  return at % HEARD === 0;
}
