/**
 * Stones ready to be painted: sprites shrunk once for each size that is in use, and at night seen
 * through the veil of the place where they lie.
 *
 * @typedef {import("./types.d.ts").Box} Box
 * @typedef {import("./types.d.ts").Point} Point
 * @typedef {CanvasImageSource & { width: number, height: number }} Picture
 */

import { context2d } from "./canvas.js";
import { VEIL } from "./tones.js";

/** Side of the cell of a sown stone and of a morris stone, in pixels of the sheet. */
export const STONE_CELL = 128;
export const PIECE_CELL = 192;

/** A stone's mean diameter, of its cell. */
const STONE = 7 / 8;

/** Steps of the veil from corner to corner. */
const VEILS = 5;

/** Sizes kept before the sheet is forgotten; a board uses far fewer. */
const MOST = 90;

/** The sprites of one kind. */
export class Sprites {
  /** @type {Map<string, HTMLCanvasElement>} */
  #shrunk = new Map();
  #sheet;
  #veiled;

  /**
   * @param {Picture} sheet rows of square cells, read from the left top
   * @param {number} cell side of a cell, in pixels of the sheet
   * @param {boolean} veiled whether it is night
   */
  constructor(sheet, cell, veiled) {
    this.#sheet = sheet;
    this.#veiled = veiled;
    this.columns = Math.round(sheet.width / cell);
    this.count = this.columns * Math.round(sheet.height / cell);
  }

  /**
   * Paint sprite *number* about (x, y), its stone *d* px across, for a place at *veil* (0 to 1).
   *
   * @param {import("./canvas.js").Context} context scaled by *scale*
   * @param {number} number
   * @param {number} x
   * @param {number} y
   * @param {number} d
   * @param {{ scale: number, veil: number }} light
   */
  draw(context, number, x, y, d, { scale, veil }) {
    const side = Math.max(2, Math.round((d / STONE) * scale));
    const strip = this.#strip(side, this.#veiled ? Math.round(veil * (VEILS - 1)) : 0);
    const at = number % this.count;
    const size = side / scale;
    // Whole device pixels keep the shrunk sprite as sharp as it is.
    const left = Math.round((x - size / 2) * scale) / scale;
    const top = Math.round((y - size / 2) * scale) / scale;
    const column = at % this.columns;
    const row = Math.floor(at / this.columns);
    context.drawImage(strip, column * side, row * side, side, side, left, top, size, size);
  }

  /**
   * @param {number} side of a cell, in device pixels
   * @param {number} veil
   * @returns {HTMLCanvasElement}
   */
  #strip(side, veil) {
    const key = `${side} ${veil}`;
    const known = this.#shrunk.get(key);
    if (known) return known;
    if (this.#shrunk.size >= MOST) this.#shrunk.clear();
    const canvas = document.createElement("canvas");
    canvas.width = side * this.columns;
    canvas.height = side * Math.ceil(this.count / this.columns);
    const context = context2d(canvas);
    context.imageSmoothingQuality = "high";
    context.drawImage(this.#sheet, 0, 0, canvas.width, canvas.height);
    if (this.#veiled) {
      multiply(canvas, context, veilColour(veil / (VEILS - 1)));
    }
    this.#shrunk.set(key, canvas);
    return canvas;
  }
}

/**
 * Multiply what is painted by *colour* and leave what is clear clear. It is done on black, because
 * multiplying would give half-clear edges the colour of the veil.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {CanvasRenderingContext2D} context
 * @param {string} colour
 */
function multiply(canvas, context, colour) {
  const veiled = document.createElement("canvas");
  veiled.width = canvas.width;
  veiled.height = canvas.height;
  const ground = context2d(veiled);
  ground.fillRect(0, 0, veiled.width, veiled.height);
  ground.drawImage(canvas, 0, 0);
  ground.globalCompositeOperation = "multiply";
  ground.fillStyle = colour;
  ground.fillRect(0, 0, veiled.width, veiled.height);
  context.globalCompositeOperation = "source-in";
  context.drawImage(veiled, 0, 0);
}

/**
 * The veil's colour *part* of the way from the lamp's corner to the far one.
 *
 * @param {number} part
 */
export function veilColour(part) {
  const [from, to] = part < 0.5 ? [VEIL[0], VEIL[1]] : [VEIL[1], VEIL[2]];
  const rest = part < 0.5 ? part * 2 : part * 2 - 1;
  const parts = [1, 3, 5].map((at) => {
    const [low, high] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(low + (high - low) * rest);
  });
  return `rgb(${parts.join()})`;
}

/**
 * How far *at* lies from the lamp's corner of *board*, 0 to 1.
 *
 * @param {Point} at
 * @param {Box} board
 */
export function veilAt({ x, y }, board) {
  const part = ((x - board.x) / board.w + (y - board.y) / board.h) / 2;
  return Math.min(1, Math.max(0, part));
}
