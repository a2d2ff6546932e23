/**
 * How large counts, numbers and names of pits are, and where they stand beside their bowls.
 *
 * @typedef {import("./types.d.ts").Count} Count
 * @typedef {import("./types.d.ts").Title} Title
 * @typedef {import("./types.d.ts").Point} Point
 *
 * How words are wanted: `text` times as large, `big` to be read across a room, pits with their `names`.
 * @typedef {{ text: number, big: boolean, names: boolean }} Wanted
 */

/** How far below a count the mark of the last move lies, by the size of its figures: they may be wide. */
const MARK_DROP = 0.95;

/** How far above a count the number of its pit stands. */
const NUMBER_RISE = 1.12;

/** Narrower pits in a flat board have no room for their names. */
const NAMED = 120;

/** What the longest name takes, with its number, of its size. */
const LONGEST_NAME = 7.4;

/** How far the count moves aside for a name, of a row's pitch. */
const ASIDE = 0.34;

/** The largest figures in the band of a flat board, of a row's pitch. */
const MOST_FLAT = 0.5;

/**
 * @param {number} pitch
 * @param {Wanted} wanted
 */
function pitSize(pitch, { text, big }) {
  const most = big ? 48 : Math.min(28, Math.max(20, 0.17 * pitch));
  return Math.min(most, Math.max(16, 0.27 * pitch)) * text;
}

/**
 * @param {number} pitch
 * @param {Wanted} wanted
 */
export function storeSize(pitch, { text, big }) {
  const most = big ? 64 : Math.min(44, Math.max(26, 0.26 * pitch));
  return Math.min(most, Math.max(18, 0.34 * pitch)) * text;
}

/** @param {number} pitch */
function nameSize(pitch) {
  return Math.min(13, Math.max(9.5, 0.19 * pitch));
}

/** The strip of wood that a name takes from a row of an upright board. @param {number} pitch */
export function nameStrip(pitch) {
  return 1.55 * nameSize(pitch);
}

/**
 * The words of a pit of an upright board: the count in its column, the mark of the last move below it,
 * the number above; a name on the wood under the bowl.
 *
 * @param {Point} at where the count stands
 * @param {{ x: number, rx: number, foot: number }} bowl its middle, its half width, its lower end
 * @param {number} pitch
 * @param {Wanted} wanted
 * @returns {Count}
 */
export function uprightCount({ x, y }, bowl, pitch, wanted) {
  const size = pitSize(pitch, wanted);
  const name = nameSize(pitch);
  /** @type {Title} */
  const title = wanted.names
    ? { x: bowl.x, y: bowl.foot + 0.95 * name, size: name, width: 2 * bowl.rx, named: true }
    : { x, y: y - NUMBER_RISE * size, size: 0.6 * size, width: size, named: false };
  return { x, y, size, mark: { x, y: y + MARK_DROP * size }, title };
}

/**
 * The words of a pit of a flat board, all in the band between bowl and rim.
 *
 * @param {Point} at the middle of the band
 * @param {number} pitch
 * @param {Wanted} wanted
 * @returns {Count}
 */
export function flatCount({ x, y }, pitch, wanted) {
  const size = Math.min(pitSize(pitch, wanted), MOST_FLAT * pitch); // the band is low
  if (wanted.names && pitch >= NAMED) {
    const aside = x - ASIDE * pitch;
    const width = 0.64 * pitch;
    const name = Math.min(nameSize(pitch), width / LONGEST_NAME);
    const title = { x: x + 0.19 * pitch, y, size: name, width, named: true };
    return { x: aside, y, size, mark: { x: aside, y: y - 0.82 * size }, title };
  }
  const title = { x: x + 1.2 * size, y, size: 0.6 * size, width: size, named: false };
  return { x, y, size, mark: { x: x - 1.2 * size, y }, title };
}
