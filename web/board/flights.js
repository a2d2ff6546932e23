/**
 * What is on its way: which stones fly from where, and where they will lie when they come down.
 *
 * @typedef {import("./surface.js").Surface} Surface
 * @typedef {import("./air.js").Air} Air
 * @typedef {import("./air.js").Flyer} Flyer
 * @typedef {import("./heap.js").Resting} Resting
 *
 * Numbers of stones, or a morris stone (+1 light, -1 dark), bound for `slot`.
 * @typedef {{ slot: number, source: number, stones: number[], piece: number }} Load
 */

import { HELD } from "./hand.js";
import { light, paintShadow, pieceSprite } from "./paint.js";
import { loose } from "./points.js";

/** No arc is higher, px. */
const HIGHEST = 60;

const SOWN = "ease-in-out";
const CARRIED = "cubic-bezier(.3,0,.2,1)";

export class Flights {
  #surface;
  #air;
  /** @type {{ load: Load, flyer: Flyer | null }[]} */
  #flying = [];

  /**
   * @param {Surface} surface
   * @param {Air} air
   */
  constructor(surface, air) {
    this.#surface = surface;
    this.#air = air;
  }

  /**
   * Let *load* fly from the places *from* to where it will lie; from nowhere, or in no time, it is
   * on its way without being seen.
   *
   * @param {Load} load
   * @param {readonly Resting[]} from
   * @param {{ start: number, ms: number, raised: number, low: boolean }} how
   */
  launch(load, from, how) {
    const flyer = how.ms > 0 && from.length > 0 ? this.#fly(load, from, how) : null;
    this.#flying.push({ load, flyer });
  }

  /**
   * What has been on its way from *source* to *slot* for longest is there.
   *
   * @param {number} slot
   * @param {number} source
   * @returns {Load}
   */
  land(slot, source) {
    const at = this.#flying.findIndex(({ load }) => load.slot === slot && load.source === source);
    const [{ load, flyer }] = this.#flying.splice(at, 1);
    flyer?.land();
    return load;
  }

  /**
   * @param {Load} load
   * @param {readonly Resting[]} from
   * @param {{ start: number, ms: number, raised: number, low: boolean }} how
   */
  #fly(load, from, { start: begin, ms, raised, low }) {
    const { kit } = this.#surface;
    if (!kit) return null;
    const to = this.#arrival(load);
    const start = middle(from);
    const distance = Math.hypot(to.x - start.x, to.y - start.y);
    const d = to.d;
    const shapes = from.map((one) => ({
      ...one,
      x: ((one.x - start.x) * d) / one.d,
      y: ((one.y - start.y) * d) / one.d,
      d,
    }));
    const reach =
      Math.max(...shapes.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)))) + d * 0.85;
    const lit = light(to, kit);
    const outline = shapes.length === 1 ? `${d} ${this.#surface.scale}` : "";
    const look = outline && `${outline} ${load.stones[0]} ${load.piece} ${lit.veil}`;
    const flyer = this.#air.free(look);
    flyer?.fly(
      {
        reach,
        outline,
        look,
        stone: (context) => {
          shapes.forEach(({ x, y }, number) => {
            const sprite = load.piece === 0 ? load.stones[number] : pieceSprite(load.piece);
            kit.sprites.draw(context, sprite, x, y, d, lit);
          });
        },
        shadow: (context) => {
          for (const shape of shapes) paintShadow(context, shape, d, kit);
        },
      },
      {
        from: start,
        to,
        size: (from[0].d / d) * (raised > 0 ? HELD : 1),
        height: Math.min(HIGHEST, low ? 8 + 0.07 * distance : 10 + 0.3 * distance),
        raised,
        start: begin,
        ms,
        easing: low ? CARRIED : SOWN,
      },
      this.#surface.scale,
    );
    return flyer;
  }

  /**
   * Where *load* will lie once all that flies there before it has arrived.
   *
   * @param {Load} load
   * @returns {Resting}
   */
  #arrival({ slot, piece, stones }) {
    const surface = this.#surface;
    const held = surface.held[slot];
    if (piece !== 0) return this.pieceAt(slot, held.count);
    const ahead = this.#flying.reduce(
      (sum, { load }) => sum + (load.slot === slot ? load.stones.length : 0),
      0,
    );
    const first = held.stones.length + ahead;
    const places = surface.resting(slot, first + stones.length);
    if (held.cap) return { ...middle(places), d: places[0].d, layer: 0 };
    const own = places.slice(Math.min(first, places.length - 1));
    return { ...middle(own), d: own[0].d, layer: 0 };
  }

  /**
   * The size of a stone in the heap of *slot*.
   *
   * @param {number} slot
   */
  sizeIn(slot) {
    const surface = this.#surface;
    return surface.resting(slot, Math.max(1, surface.held[slot].stones.length))[0].d;
  }

  /**
   * Where morris stone number *at* of *slot* lies.
   *
   * @param {number} slot
   * @param {number} at
   * @returns {Resting}
   */
  pieceAt(slot, at) {
    const { plan } = this.#surface;
    if (!plan) return { x: 0, y: 0, d: 1, layer: 0 };
    const place = plan.places[slot];
    const { bowl, role } = place;
    if (role === "point") return { x: bowl.x, y: bowl.y, d: 2 * bowl.rx, layer: 0 };
    return { ...loose(place, at), d: 2 * bowl.corner, layer: 0 };
  }
}

/** @param {readonly Resting[]} places */
function middle(places) {
  const sum = places.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / places.length, y: sum.y / places.length };
}
