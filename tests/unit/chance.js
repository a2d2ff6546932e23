/** Chance that a test can repeat: mulberry32. */

/** @param {number} seed */
export function chance(seed) {
  let state = seed;
  /** A whole number below *below*. @param {number} below */
  const draw = (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) % below;
  };
  /** @template T @param {T[]} from */
  const pick = (from) => from[draw(from.length)];
  return { draw, pick };
}
