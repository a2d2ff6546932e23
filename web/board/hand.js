/**
 * The hand that sows: the stones taken up from one pit, on their way round the board, smaller by one
 * at every pit.
 *
 * @typedef {import("./types.d.ts").Point} Point
 * @typedef {import("./types.d.ts").Box} Box
 * @typedef {import("./canvas.js").Context} Context
 * @typedef {import("./heap.js").Resting} Resting
 */

import { add, present } from "./canvas.js";

/** How high above the board it is, px, and how much larger it looks there. */
export const RAISE = 10;
export const HELD = 1.08;

/** The closed hand draws its stones together by so much. */
const CLOSE = 0.3;

/** The stones taken up from one pit, on their way round the board. */
export class Hand {
  /** @type {number[]} */
  stones = [];
  /** How tightly it holds them: 0 as they lay, 1 closed. */
  grip = 0;
  /** @type {readonly Resting[]} */
  #places = [];
  /** @type {Point} */
  origin = { x: 0, y: 0 };
  /** @type {Box} */
  #box = { x: 0, y: 0, w: 0, h: 0 };
  /** @type {Animation[]} */
  #running = [];

  /** @param {HTMLElement} root */
  constructor(root) {
    this.element = add(root, "div", "board-hand");
    this.shadow = add(this.element, "canvas", "board-slot");
    this.heap = add(this.element, "canvas", "board-slot");
  }

  /**
   * Take up *stones* lying on *places* over the canvas *box* of their slot.
   *
   * @param {number[]} stones
   * @param {readonly Resting[]} places
   * @param {Point} origin middle of the pit
   * @param {{ canvas: HTMLCanvasElement, box: Box }} slot
   */
  take(stones, places, origin, { canvas, box }) {
    this.stones = stones;
    this.#places = places;
    this.grip = 0;
    this.origin = origin;
    this.#box = box;
    for (const part of [this.shadow, this.heap]) {
      part.width = canvas.width;
      part.height = canvas.height;
      Object.assign(part.style, {
        left: `${box.x}px`,
        top: `${box.y}px`,
        width: `${box.w}px`,
        height: `${box.h}px`,
        transformOrigin: `${origin.x - box.x}px ${origin.y - box.y}px`,
      });
    }
    this.element.style.visibility = "visible";
  }

  /**
   * Rise, then go from stop to stop.
   *
   * @param {{ at: number, point: Point }[]} stops
   * @param {number} start
   * @param {number} lift
   */
  travel(stops, start, lift) {
    const whole = stops[stops.length - 1].at;
    const timing = {
      duration: Math.max(1, lift),
      easing: "ease-out",
      fill: /** @type {const} */ ("both"),
    };
    const rise = this.heap.animate(
      [{ transform: "none" }, { transform: `translateY(${-RAISE}px) scale(${HELD})` }],
      timing,
    );
    const soften = this.shadow.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: "translate(5px, 6px) scale(1.1)", opacity: 0.62 },
      ],
      timing,
    );
    this.#running = [rise, soften];
    if (stops.length > 1) {
      const frames = stops.map(({ at, point }) => ({
        offset: at / whole,
        transform: `translate(${point.x - this.origin.x}px, ${point.y - this.origin.y}px)`,
      }));
      frames.unshift({ offset: 0, transform: "translate(0px, 0px)" });
      this.#running.push(this.element.animate(frames, { duration: whole, fill: "both" }));
    }
    for (const running of this.#running) running.startTime = start;
  }

  /**
   * Paint what is still in the hand: the stones, and their shadows on the ground.
   *
   * @param {number} scale
   * @param {(context: Context) => void} heap
   * @param {(context: Context) => void} shadow
   */
  paint(scale, heap, shadow) {
    present(this.heap, scale, this.#box, heap);
    present(this.shadow, scale, this.#box, shadow);
  }

  /**
   * Where the stone numbered *at* is held, before the hand sets out.
   *
   * @param {number} at
   * @returns {Resting | null} null past the last stone that is seen
   */
  place(at) {
    const place = this.#places[at];
    if (!place) return null;
    const open = 1 - CLOSE * this.grip;
    const { x, y } = this.origin;
    return { ...place, x: x + (place.x - x) * open, y: y + (place.y - y) * open };
  }

  /**
   * The point of the table under a stone of the hand when the hand is over *over*.
   *
   * @param {Point} over
   * @param {Resting} place
   */
  under(over, place) {
    return {
      x: over.x + (place.x - this.origin.x) * HELD,
      y: over.y + (place.y - this.origin.y) * HELD,
    };
  }

  drop() {
    this.stones = [];
    this.element.style.visibility = "hidden";
    for (const running of this.#running) running.cancel();
    this.#running = [];
  }
}
