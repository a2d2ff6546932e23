/**
 * What is in the air: the hand that sows and a pool of flying stones, each with the shadow it leaves
 * on the table. They alone are layers of their own, and only their transforms change.
 *
 * @typedef {import("./types.d.ts").Point} Point
 * @typedef {import("./canvas.js").Context} Context
 *
 * One stone or a clump: painted about (0, 0), `reach` px to each side. Loads of one `outline` throw the
 * same shadow, loads of one `look` are the same altogether; an empty one is like no other.
 * @typedef {{ reach: number, outline: string, look: string, stone: (context: Context) => void,
 *   shadow: (context: Context) => void }} Load
 *
 * From `from` to `to` on the table; `size` is that at the beginning, of that at the end, `height` that
 * of the arc, `raised` how high above the table it begins, px.
 * @typedef {{ from: Point, to: Point, size: number, height: number, raised: number, start: number,
 *   ms: number, easing: string }} Flight
 */

import { add, present } from "./canvas.js";
import { Hand } from "./hand.js";
import { PAIRS } from "./schedule.js";

/** Pictures of an arc; the browser draws straight lines between them. */
const FRAMES = 8;

/** How much larger a stone looks at the top, and its shadow; how pale that gets. */
const NEARER = 0.1;
const SPREAD = 0.45;
const PALER = 0.5;

/** The lamp pushes the shadow of a raised stone so far to the right, of its height. */
const ASIDE = 0.46;

export class Flyer {
  busy = false;
  /** @type {Animation[]} */
  #running = [];
  /** what threw the shadow that is painted */
  #outline = "";
  /** what the painted stone looks like */
  look = "";

  /**
   * @param {HTMLElement} ground for the shadow
   * @param {HTMLElement} air for the stone
   */
  constructor(ground, air) {
    this.shadow = add(ground, "canvas", "board-flyer");
    this.stone = add(air, "canvas", "board-flyer");
    for (const canvas of [this.shadow, this.stone]) canvas.width = 0;
  }

  /**
   * @param {Load} load
   * @param {Flight} flight
   * @param {number} scale
   */
  fly({ reach, outline, look, stone, shadow }, flight, scale) {
    this.busy = true;
    const side = Math.ceil(reach * 2 * scale);
    const grown = prepare(this.stone, side, scale);
    if (grown || look === "" || look !== this.look) {
      paintOn(this.stone, scale, stone);
      this.look = look;
    }
    if (prepare(this.shadow, side, scale) || grown || outline === "" || outline !== this.#outline) {
      paintOn(this.shadow, scale, shadow);
      this.#outline = outline;
    }
    const half = this.stone.width / scale / 2;
    const { start, ms, easing } = flight;
    const { rise, ground } = arc(flight, half);
    this.#running = /** @type {const} */ ([
      [this.stone, rise],
      [this.shadow, ground],
    ]).map(([canvas, frames]) => {
      const running = canvas.animate(frames, { duration: ms, easing, fill: "both" });
      running.startTime = start;
      canvas.style.visibility = "visible";
      return running;
    });
  }

  land() {
    this.busy = false;
    for (const canvas of [this.stone, this.shadow]) canvas.style.visibility = "hidden";
    for (const running of this.#running) running.cancel();
    this.#running = [];
  }
}

/**
 * Make *canvas* at least *side* device pixels square, if it is not; tells whether it was made anew.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {number} side
 * @param {number} scale
 */
function prepare(canvas, side, scale) {
  if (canvas.width >= side && canvas.width <= side * 3) return false;
  canvas.width = side;
  canvas.height = side;
  canvas.style.width = `${side / scale}px`;
  canvas.style.height = `${side / scale}px`;
  return true;
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {number} scale
 * @param {(context: Context) => void} paint about the middle
 */
function paintOn(canvas, scale, paint) {
  const half = canvas.width / scale / 2;
  present(canvas, scale, { x: -half, y: -half }, paint);
}

/**
 * The pictures of one flight, of the stone and of its shadow on the table.
 *
 * @param {Flight} flight
 * @param {number} half of the canvas
 */
function arc({ from, to, size, height, raised }, half) {
  /** @type {Keyframe[]} */
  const rise = [];
  /** @type {Keyframe[]} */
  const ground = [];
  for (let at = 0; at <= FRAMES; at += 1) {
    const part = at / FRAMES;
    const bow = 4 * part * (1 - part);
    const x = from.x + (to.x - from.x) * part - half;
    const y = from.y + (to.y - from.y) * part - half;
    const large = size + (1 - size) * part;
    const up = height * bow + raised * (1 - part);
    rise.push({
      transform: `translate(${x}px, ${y - up}px) scale(${large * (1 + NEARER * bow)})`,
    });
    ground.push({
      transform: `translate(${x + ASIDE * up}px, ${y + 0.12 * up}px) scale(${large * (1 + SPREAD * bow)})`,
      opacity: 1 - PALER * bow,
    });
  }
  return { rise, ground };
}

export class Air {
  /** @param {HTMLElement} root */
  constructor(root) {
    // Shadows lie on the table, so below the hand; stones fly above it.
    const ground = add(root, "div", "board-air");
    this.hand = new Hand(add(root, "div", "board-air"));
    const air = add(root, "div", "board-air");
    this.flyers = Array.from({ length: PAIRS }, () => new Flyer(ground, air));
  }

  /**
   * A flyer that is free, or none; best one that has the wanted *look* already.
   *
   * @param {string} look
   */
  free(look) {
    const free = this.flyers.filter(({ busy }) => !busy);
    return free.find((flyer) => flyer.look === look) ?? free[0] ?? null;
  }

  clear() {
    this.hand.drop();
    for (const flyer of this.flyers) if (flyer.busy) flyer.land();
  }
}
