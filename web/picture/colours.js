/** The few colours that a picture is best told in, and which of them stands for a pixel: pure, no page needed. */

/** Colours are told apart by so many bits of red, green, blue. */
const BITS = 6;
const REST = 8 - BITS;
const CELLS = 1 << (3 * BITS);

/** A colour as one number, by its upper bits. */
const cellOf = (
  /** @type {number} */ red,
  /** @type {number} */ green,
  /** @type {number} */ blue,
) => ((red >> REST) << (2 * BITS)) | ((green >> REST) << BITS) | (blue >> REST);

/**
 * Red, green, blue of at most *most* colours for the *pictures* (RGBA), by cutting the widest box of colours
 * in two at its middle pixel, again and again.
 * @param {Uint8ClampedArray[]} pictures
 * @param {number} most
 */
export function paletteOf(pictures, most) {
  const boxes = [boxOf(countCells(pictures))];
  while (boxes.length < most) {
    const widest = boxes.reduce((one, other) => (weight(other) > weight(one) ? other : one));
    if (widest.cells.length < 2) {
      break;
    }
    boxes.splice(boxes.indexOf(widest), 1, ...cut(widest));
  }
  return Uint8Array.from(boxes.flatMap(({ cells }) => mean(cells)));
}

/** @typedef {{ colour: [number, number, number], count: number }} Cell */
/** @typedef {{ cells: Cell[], axis: number, width: number, count: number }} Box */

/**
 * The colours of the pictures and how often each is there.
 * @param {Uint8ClampedArray[]} pictures
 */
function countCells(pictures) {
  const counts = new Uint32Array(CELLS);
  for (const data of pictures) {
    for (let at = 0; at < data.length; at += 4) {
      counts[cellOf(data[at], data[at + 1], data[at + 2])] += 1;
    }
  }
  /** @type {Cell[]} */
  const cells = [];
  counts.forEach((count, cell) => {
    if (count > 0) {
      const part = (/** @type {number} */ shift) =>
        (((cell >> (shift * BITS)) & ((1 << BITS) - 1)) << REST) + (1 << (REST - 1));
      cells.push({ colour: [part(2), part(1), part(0)], count });
    }
  });
  return cells;
}

/**
 * @param {Cell[]} cells
 * @returns {Box}
 */
function boxOf(cells) {
  const widths = [0, 1, 2].map((axis) => {
    const values = cells.map(({ colour }) => colour[axis]);
    return (
      values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 255)
    );
  });
  const width = Math.max(...widths);
  return {
    cells,
    axis: widths.indexOf(width),
    width,
    count: cells.reduce((sum, one) => sum + one.count, 0),
  };
}

/** Wide boxes matter, and those with many pixels. @param {Box} box */
const weight = ({ width, count }) => width * Math.sqrt(count);

/**
 * @param {Box} box
 * @returns {[Box, Box]}
 */
function cut({ cells, axis, count }) {
  const sorted = cells.toSorted((one, other) => one.colour[axis] - other.colour[axis]);
  let seen = 0;
  let at = 0;
  while (at < sorted.length - 1 && (at === 0 || seen < count / 2)) {
    seen += sorted[at].count;
    at += 1;
  }
  return [boxOf(sorted.slice(0, at)), boxOf(sorted.slice(at))];
}

/** @param {Cell[]} cells */
function mean(cells) {
  const total = cells.reduce((sum, { count }) => sum + count, 0);
  return [0, 1, 2].map((axis) =>
    Math.round(cells.reduce((sum, { colour, count }) => sum + colour[axis] * count, 0) / total),
  );
}

/**
 * Which colour of *palette* is nearest to a pixel; what has been looked for is remembered.
 * @param {Uint8Array} palette
 */
export function matcher(palette) {
  const known = new Int16Array(CELLS).fill(-1);

  /**
   * @param {number} red
   * @param {number} green
   * @param {number} blue
   */
  return (red, green, blue) => {
    const cell = cellOf(red, green, blue);
    if (known[cell] < 0) {
      known[cell] = nearest(palette, red, green, blue);
    }
    return known[cell];
  };
}

/**
 * @param {Uint8Array} palette
 * @param {number} red
 * @param {number} green
 * @param {number} blue
 */
function nearest(palette, red, green, blue) {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < palette.length; at += 3) {
    const [r, g, b] = [palette[at] - red, palette[at + 1] - green, palette[at + 2] - blue];
    const distance = 3 * r * r + 6 * g * g + b * b; // the eye sees green best
    if (distance < least) {
      least = distance;
      best = at / 3;
    }
  }
  return best;
}
