/**
 * The layout of the morris board: a square with lines on it, and the stones off the board beside it
 * on the cloth.
 *
 * @typedef {import("./types.d.ts").BoardSpec} BoardSpec
 * @typedef {import("./types.d.ts").Bowl} Bowl
 * @typedef {import("./types.d.ts").Box} Box
 * @typedef {import("./types.d.ts").Place} Place
 * @typedef {import("./types.d.ts").Point} Point
 * @typedef {import("./sowing.js").Drawn} Drawn
 * @typedef {import("./sowing.js").View} View
 */

/** Of the board's side: the first line from the edge, and from line to line. */
const STEP = 0.138;
const FIRST = (1 - 6 * STEP) / 2;

/** Radius of a stone, of a step; loose ones are a little smaller, most of all in a small picture. */
const STONE = 0.4;
const LOOSE = 0.35;
const LOOSE_STILL = 0.29;

/** Radius of a dimple and width of a line on a board 396 px wide. */
const DIMPLE = 8 / 396;
const LINE = 2.6 / 396;

/** So many stones at most lie in a hand, so many can be taken. */
const HAND = 9;
const TAKEN = 7;

/** Depth of the cloth on which two rows of loose stones lie side by side, of a stone's radius. */
const TWO_ROWS = 4.4;

/** A strip of cloth takes at least this much of the board's side, at most so much. */
const STRIP = [0.17, 0.34];

/**
 * @param {BoardSpec} spec
 * @param {View} view
 * @returns {Drawn}
 */
export function pointsLayout(spec, view) {
  const board = square(view);
  const step = STEP * board.w;
  const strips = clothStrips(board, view);
  /** @param {{ x?: number, y?: number }} point */
  const at = ({ x = 0, y = 0 }) => {
    const near = view.bottom === 0;
    return {
      x: board.x + (FIRST + STEP * (near ? x : 6 - x)) * board.w,
      y: board.y + (FIRST + STEP * (near ? 6 - y : y)) * board.w,
    };
  };
  const places = spec.slots.map((slot) => {
    const side = slot.side ?? 0;
    const near = side === view.bottom;
    if (slot.role === "point") return pointPlace(slot.slot, at(slot), step);
    const strip = strips[near ? 0 : 1];
    return loosePlace(
      slot.slot,
      slot.role,
      side,
      near,
      strip,
      (view.still ? LOOSE_STILL : LOOSE) * step,
    );
  });
  const { lines = [] } = spec;
  /** @type {[Point, Point][]} */
  const strokes = lines.map(([from, to]) => [at(spec.slots[from]), at(spec.slots[to])]);
  return {
    board,
    places,
    brass: { width: Math.max(1.5, LINE * board.w), strokes, lozenges: [] },
    dimple: DIMPLE * board.w,
    words: [strips[0].words, strips[1].words],
  };
}

/**
 * @param {View} view
 * @returns {Box}
 */
function square({ width, height, orientation, edge, still }) {
  const margin = edge ?? (width < 400 ? 4 : 8);
  const share = 1 + (still ? 1 : 2) * STRIP[0];
  const wide = orientation === "upright" ? width : width / share;
  const high = orientation === "upright" ? height / share : height;
  const side = Math.min(wide - 2 * margin, high - 2 * Math.min(still ? margin : 4, margin));
  const x = still ? (width - side * share) / 2 : (width - side) / 2;
  return { x, y: (height - side) / 2, w: side, h: side };
}

/**
 * @param {number} slot
 * @param {Point} centre
 * @param {number} step
 * @returns {Place}
 */
function pointPlace(slot, centre, step) {
  const bowl = { ...centre, rx: STONE * step, ry: STONE * step, corner: 0 };
  const cell = { x: centre.x - step / 2, y: centre.y - step / 2, w: step, h: step };
  return {
    slot,
    role: "point",
    side: -1,
    near: false,
    bowl,
    heap: bowl,
    cap: 2,
    count: null,
    cell,
  };
}

/**
 * A side's cloth: `words` at its beginning, then its loose stones.
 *
 * @typedef {{ words: Box, stones: Box }} Strip
 */

/**
 * Near strip then far strip: below and above the upright board, right and left of the flat one; in a
 * still both at the right, one below the other.
 *
 * @param {Box} board
 * @param {View} view
 * @returns {[Strip, Strip]}
 */
function clothStrips(board, { width, height, orientation, still }) {
  if (still) {
    const x = board.x + 1.01 * board.w;
    const half = { x, w: Math.min(width - x, 0.24 * board.w), h: board.h / 2 };
    return [down({ ...half, y: board.y + board.h / 2 }), down({ ...half, y: board.y })];
  }
  if (orientation === "upright") {
    const deep = Math.min((height - board.h) / 2, STRIP[1] * board.h);
    const near = { x: board.x, y: board.y + board.h, w: board.w, h: deep };
    const far = { ...near, y: board.y - deep };
    return [across(near), across(far)];
  }
  const deep = Math.min((width - board.w) / 2, STRIP[1] * board.w);
  const near = { x: board.x + board.w, y: board.y, w: deep, h: board.h };
  const far = { ...near, x: board.x - deep };
  return [down(near), down(far)];
}

/**
 * @param {Box} box
 * @returns {Strip}
 */
function across({ x, y, w, h }) {
  return {
    words: { x: x + 0.03 * w, y, w: 0.33 * w, h },
    stones: { x: x + 0.37 * w, y, w: 0.61 * w, h },
  };
}

/**
 * @param {Box} box
 * @returns {Strip}
 */
function down({ x, y, w, h }) {
  return {
    words: { x: x + 8, y: y + 0.02 * h, w: w - 16, h: 0.16 * h },
    stones: { x, y: y + 0.2 * h, w, h: 0.78 * h },
  };
}

/**
 * The ground of loose stones; its radii are those of the box, `corner` the radius of a stone.
 *
 * @param {number} slot
 * @param {import("./types.d.ts").Role} role
 * @param {number} side
 * @param {boolean} near
 * @param {Strip} strip
 * @param {number} corner
 * @returns {Place}
 */
function loosePlace(slot, role, side, near, strip, corner) {
  const { x, y, w, h } = strip.stones;
  const most = Math.min(w, h) / TWO_ROWS;
  const bowl = { x: x + w / 2, y: y + h / 2, rx: w / 2, ry: h / 2, corner: Math.min(corner, most) };
  return { slot, role, side, near, bowl, heap: bowl, cap: 1, count: null, cell: null };
}

/**
 * Where loose stone number *at* lies: taken stones from the beginning of the ground, those in hand
 * from its end, each a little out of line as if laid down by hand.
 *
 * @param {Place} place
 * @param {number} at
 * @returns {Point}
 */
export function loose({ role, bowl }, at) {
  const { x, y, rx, ry, corner: r } = bowl;
  const upright = ry > rx;
  const reach = (upright ? ry : rx) - r * 1.15;
  const room = (upright ? rx : ry) - r * 1.15;
  const hand = role === "hand";
  const most = hand ? HAND : TAKEN;
  // Where they would hide one another they lie in two rows, if there is room.
  const rows = (2 * reach) / (most - 1) < 1.95 * r && room > 0.5 * r ? 2 : 1;
  const pitch = Math.min(2.15 * r, (2 * reach) / (Math.ceil(most / rows) - 1));
  const along = (hand ? 1 : -1) * (reach - Math.floor(at / rows) * pitch);
  const stray = Math.sin(at * 2.4 + (hand ? 0.6 : 2)) * r * 0.16;
  const row = rows === 2 ? (at % 2 ? 1 : -1) * Math.min(1.04 * r, room) : 0;
  const aside = row + stray;
  return upright ? { x: x + aside, y: y + along } : { x: x + along, y: y + aside };
}
