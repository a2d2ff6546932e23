/**
 * Where the captured stones of the sowing boards lie: stores at the ends, kazans in the middle, heaps
 * on the cloth. Each is laid out for the near side.
 *
 * @typedef {import("./types.d.ts").Bowl} Bowl
 * @typedef {import("./types.d.ts").Box} Box
 * @typedef {import("./types.d.ts").Count} Count
 * @typedef {import("./types.d.ts").Point} Point
 * @typedef {import("./sowing.js").Hole} Hole
 * @typedef {import("./sowing.js").View} View
 */

/** A strip of cloth narrower than this has no room for words. */
const NARROW = 84;

/** Size of the count of captured seeds on the cloth. */
const CLOTH_COUNT = 22;

/**
 * @param {number} w
 * @param {number} h
 * @param {number} size
 * @returns {Hole}
 */
export function uprightKazan(w, h, size) {
  const rx = 0.106 * w;
  const top = h / 2 + 0.028 * w;
  const foot = h - 0.05 * w;
  const length = foot - top;
  const bowl = { x: w / 2, y: (top + foot) / 2, rx, ry: length / 2, corner: 0.5 * rx };
  const y = foot - 0.1 * length;
  return {
    bowl,
    heap: { ...bowl, y: top + 0.4 * length, ry: 0.4 * length },
    count: { x: w / 2, y, size, mark: { x: w / 2 - 0.075 * w, y }, title: null },
    cell: null,
  };
}

/**
 * @param {number} w
 * @param {number} h
 * @param {number} rim
 * @param {number} size
 * @returns {Hole}
 */
export function flatKazan(w, h, rim, size) {
  const ry = 0.098 * h;
  const left = w / 2 + 0.028 * h;
  const right = w - rim - 0.03 * h;
  const length = right - left;
  const bowl = { x: (left + right) / 2, y: h / 2, rx: length / 2, ry, corner: 0.5 * ry };
  const x = right - 0.1 * length;
  return {
    bowl,
    heap: { ...bowl, x: left + 0.4 * length, rx: 0.4 * length },
    count: { x, y: h / 2, size, mark: { x, y: h / 2 + 0.062 * h }, title: null },
    cell: null,
  };
}

/**
 * @param {{ x: number, y: number, rx: number, ry: number }} shape
 * @param {Point} at
 * @param {Point} mark
 * @param {number} size
 * @returns {Hole}
 */
export function endStore(shape, at, mark, size) {
  const bowl = { ...shape, corner: Math.min(shape.rx, shape.ry) };
  return { bowl, heap: bowl, count: { ...at, size, mark, title: null }, cell: null };
}

/**
 * Captured seeds on the cloth, near then far: below and above the upright board, at each player's
 * right beside the flat one, at its foot in a still.
 *
 * @param {Box} board
 * @param {View} view
 * @returns {Hole[]}
 */
export function clothStores(board, { width, height, orientation, text, still }) {
  const size = CLOTH_COUNT * text;
  return [true, false].map((near) => {
    if (still) {
      const ry = 0.05 * board.w;
      const x = board.x + (near ? 0.78 : 0.22) * board.w;
      const y = board.y + board.h + 1.5 * ry;
      return clothHole({ x, y, rx: 0.13 * board.w, ry, corner: 0 }, null);
    }
    if (orientation === "upright") {
      const strip = (height - board.h) / 2;
      const y = near ? height - strip / 2 : strip / 2;
      const ground = {
        x: board.x + 0.6 * board.w,
        y,
        rx: 0.25 * board.w,
        ry: 0.4 * strip,
        corner: 0,
      };
      const x = board.x + 0.93 * board.w;
      return clothHole(ground, { x, y, size, mark: { x: x - 1.1 * size, y }, title: null });
    }
    const strip = (width - board.w) / 2;
    const x = near ? width - strip / 2 : strip / 2;
    const y = board.y + (near ? 0.56 : 0.44) * board.h;
    const rx = Math.min(0.42 * strip, 0.2 * board.h);
    const foot = y + (near ? 1 : -1) * (0.2 * board.h + size);
    return clothHole(
      { x, y, rx, ry: 0.19 * board.h, corner: 0 },
      { x, y: foot, size, mark: { x: x - 1.3 * size, y: foot }, title: null },
    );
  });
}

/**
 * @param {Bowl} bowl
 * @param {Count | null} count
 * @returns {Hole}
 */
function clothHole(bowl, count) {
  return { bowl, heap: bowl, count, cell: null };
}

/**
 * Ground for each side's words, near first.
 *
 * @param {Box} board
 * @param {View} view
 * @returns {[Box | null, Box | null]}
 */
export function clothWords(board, { width, height, orientation, text }) {
  if (orientation === "upright") {
    const strip = (height - board.h) / 2;
    const box = { x: board.x + 8, w: 0.32 * board.w, h: strip };
    return [
      { ...box, y: height - strip },
      { ...box, y: 0 },
    ];
  }
  const strip = (width - board.w) / 2;
  if (strip < NARROW) return [null, null];
  // Beyond the count, at each player's own end.
  const box = { w: strip - 8, h: 0.2 * board.h };
  const far = 0.76 * board.h + 1.7 * CLOTH_COUNT * text;
  return [
    { ...box, x: width - strip + 4, y: board.y + far },
    { ...box, x: 4, y: board.y + board.h - far - box.h },
  ];
}
