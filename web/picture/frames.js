/** Pictures as numbers of colours, and what of one differs from the one before: pure, no page needed. */
import { TRANSPARENT } from "./gif.js";

/**
 * The numbers of the colours of *data* (RGBA).
 * @param {Uint8ClampedArray} data
 * @param {(red: number, green: number, blue: number) => number} match
 */
export function indexed(data, match) {
  const pixels = new Uint8Array(data.length / 4);
  for (let at = 0; at < pixels.length; at += 1) {
    pixels[at] = match(data[4 * at], data[4 * at + 1], data[4 * at + 2]);
  }
  return pixels;
}

/**
 * The rectangle of *after* that differs from *before*, transparent where it does not; one pixel if nothing does.
 * @param {Uint8Array} before
 * @param {Uint8Array} after
 * @param {number} width of a row
 */
export function changed(before, after, width) {
  let [left, right, top, bottom] = [width, -1, -1, 0];
  for (let at = 0; at < after.length; at += 1) {
    if (before[at] !== after[at]) {
      const x = at % width;
      const y = (at - x) / width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = top < 0 ? y : top;
      bottom = y;
    }
  }
  if (right < 0) {
    return { x: 0, y: 0, width: 1, height: 1, pixels: Uint8Array.of(TRANSPARENT) };
  }
  const [wide, high] = [right - left + 1, bottom - top + 1];
  const pixels = new Uint8Array(wide * high);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const at = (top + y) * width + left + x;
      pixels[y * wide + x] = before[at] === after[at] ? TRANSPARENT : after[at];
    }
  }
  return { x: left, y: top, width: wide, height: high, pixels };
}
