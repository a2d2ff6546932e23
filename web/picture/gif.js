/**
 * Animations as GIF89a, written frame by frame: pure, no page needed. Every messenger plays them.
 *
 * A frame holds only the rectangle that has changed, and what has not changed in it is transparent.
 */

/** The code that ends a picture comes after the 256 colours and the code that clears the table. */
const DEPTH = 8;
const CLEAR = 1 << DEPTH;
const END = CLEAR + 1;
/** Codes of the table, and bytes of a block. */
const LONGEST = 12;
const MOST = 1 << LONGEST;
const BLOCK = 255;
/** The colour that shows the frame before. */
export const TRANSPARENT = 255;

/**
 * A GIF of *width* by *height* pixels that plays for ever, in the colours *palette* (red, green, blue of each).
 * @param {number} width
 * @param {number} height
 * @param {Uint8Array} palette of 255 colours at most
 */
export function createGif(width, height, palette) {
  /** @type {Uint8Array[]} */
  const parts = [];
  const colours = new Uint8Array(3 << DEPTH);
  colours.set(palette);
  const screen = [...short(width), ...short(height), 0xf0 | (DEPTH - 1), 0, 0];
  const loop = [0x21, 0xff, 11, ...ascii("NETSCAPE2.0"), 3, 1, 0, 0, 0];
  parts.push(Uint8Array.from([...ascii("GIF89a"), ...screen]), colours, Uint8Array.from(loop));

  return {
    /**
     * Add the frame that has *pixels*, numbers of colours by row, at *x*, *y*; it is shown for *ms* milliseconds.
     * @param {{ x: number, y: number, width: number, height: number, pixels: Uint8Array }} frame
     * @param {number} ms
     */
    add({ x, y, width: wide, height: high, pixels }, ms) {
      const keepWhatWas = 1 << 2;
      const control = [
        0x21,
        0xf9,
        4,
        keepWhatWas | 1,
        ...short(Math.round(ms / 10)),
        TRANSPARENT,
        0,
      ];
      const image = [0x2c, ...short(x), ...short(y), ...short(wide), ...short(high), 0, DEPTH];
      parts.push(Uint8Array.from([...control, ...image]), ...blocks(compress(pixels)));
    },
    /** The whole file. */
    finish() {
      return joined([...parts, Uint8Array.of(0x3b)]);
    },
  };
}

/**
 * *pixels* by the method of Lempel, Ziv and Welch, in codes of 9 to 12 bits.
 * @param {Uint8Array} pixels
 */
export function compress(pixels) {
  const out = createBits(pixels.length);
  /** The code of a known run followed by a colour, by run * 256 + colour. @type {Map<number, number>} */
  let table = new Map();
  let next = END + 1;
  let width = DEPTH + 1;
  out.write(CLEAR, width);
  let run = pixels[0] ?? 0;
  for (let at = 1; at < pixels.length; at += 1) {
    const colour = pixels[at];
    const longer = table.get((run << DEPTH) | colour);
    if (longer !== undefined) {
      run = longer;
      continue;
    }
    out.write(run, width);
    if (next < MOST) {
      table.set((run << DEPTH) | colour, next);
      // the reader is one entry behind: it needs the wider code only after the one that fills its table
      width += Number(next === 1 << width);
      next += 1;
    } else {
      out.write(CLEAR, width);
      table = new Map();
      next = END + 1;
      width = DEPTH + 1;
    }
    run = colour;
  }
  if (pixels.length > 0) {
    out.write(run, width);
    width += Number(next === 1 << width && width < LONGEST);
  }
  out.write(END, width);
  return out.bytes();
}

/**
 * Bits from the lowest on, in bytes.
 * @param {number} room bytes that are probably enough
 */
function createBits(room) {
  let bytes = new Uint8Array(room + 16);
  let length = 0;
  let held = 0;
  let count = 0;

  /** @param {number} byte */
  function push(byte) {
    if (length === bytes.length) {
      const larger = new Uint8Array(2 * length);
      larger.set(bytes);
      bytes = larger;
    }
    bytes[length] = byte;
    length += 1;
  }

  return {
    /**
     * @param {number} code
     * @param {number} width in bits
     */
    write(code, width) {
      held |= code << count;
      count += width;
      while (count >= 8) {
        push(held & 255);
        held >>>= 8;
        count -= 8;
      }
    },
    bytes() {
      if (count > 0) {
        push(held & 255);
      }
      return bytes.subarray(0, length);
    },
  };
}

/**
 * *bytes* in blocks that tell their length.
 * @param {Uint8Array} bytes
 */
function blocks(bytes) {
  /** @type {Uint8Array[]} */
  const parts = [];
  for (let at = 0; at < bytes.length; at += BLOCK) {
    const block = bytes.subarray(at, at + BLOCK);
    parts.push(Uint8Array.of(block.length), block);
  }
  return [...parts, Uint8Array.of(0)];
}

/** @param {Uint8Array[]} parts */
function joined(parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** @param {number} number */
const short = (number) => [number & 255, number >> 8];

/** @param {string} text */
const ascii = (text) => [...text].map((letter) => letter.charCodeAt(0));
