/**
 * Plays the steps of a move on the board. It knows no rule: what happens when is the schedule's, where
 * things lie is the surface's. However a run ends, the board is left to `settle`, by one code path.
 *
 * @typedef {import("./types.d.ts").GameEvent} GameEvent
 * @typedef {import("./types.d.ts").Point} Point
 * @typedef {import("./schedule.js").Cue} Cue
 * @typedef {import("./surface.js").Surface} Surface
 * @typedef {import("./marks.js").Marks} Marks
 * @typedef {import("./air.js").Air} Air
 * @typedef {import("./air.js").Flyer} Flyer
 * @typedef {import("./heap.js").Resting} Resting
 * @typedef {import("./sound.js").Sound} Sound
 *
 * @typedef {{ surface: Surface, marks: Marks, air: Air, sound: Sound }} Stage
 * @typedef {{ onStep?: (step: number) => void, onEvent?: (event: GameEvent) => void }} Listener
 *
 * In the air: numbers of stones, or a morris stone.
 * @typedef {{ slot: number, source: number, stones: number[], piece: number, flyer: Flyer | null }} Load
 */

import { HAND } from "./fold.js";
import { HELD, RAISE } from "./hand.js";
import { light, paintHeap, paintShadow, pieceSprite } from "./paint.js";
import { loose } from "./points.js";

/** No arc is higher, px. */
const HIGHEST = 60;

const SOWN = "ease-in-out";
const CARRIED = "cubic-bezier(.3,0,.2,1)";

export class Player {
  #stage;
  #cues;
  #total;
  #listener;
  #next = 0;
  #begin = 0;
  #frame = 0;
  /** @type {Load[]} */
  #flying = [];
  /** @type {Set<number>} slots to be painted in this frame */
  #stale = new Set();
  #handStale = false;
  /** @type {{ at: number, ms: number } | null} the hand is closing on its stones */
  #closing = null;
  /** @type {{ slots: number[], from: number, at: number, ms: number } | null} */
  #mill = null;
  /** the point that a morris stone has just reached */
  #reached = -1;
  /** @type {() => void} */
  #resolve = () => {};

  /**
   * @param {Stage} stage
   * @param {{ cues: Cue[], total: number }} plan
   * @param {Listener} listener
   */
  constructor(stage, { cues, total }, listener) {
    this.#stage = stage;
    this.#cues = cues;
    this.#total = total;
    this.#listener = listener;
  }

  /** Resolves when the last cue has been played, or when stopped. */
  run() {
    this.#begin = clock();
    return new Promise((/** @type {(value: void) => void} */ resolve) => {
      this.#resolve = resolve;
      this.#tick();
    });
  }

  /** End at once; what was in the air is gone. */
  stop() {
    cancelAnimationFrame(this.#frame);
    this.#stage.air.clear();
    this.#next = this.#cues.length;
    this.#resolve();
  }

  #tick = () => {
    const now = clock() - this.#begin;
    while (this.#next < this.#cues.length && this.#cues[this.#next].at <= now) {
      const cue = this.#cues[this.#next];
      this.#next += 1;
      this.#play(cue);
    }
    if (this.#closing) this.#close(now);
    if (this.#mill) this.#growMill(now);
    this.#repaint();
    if (now >= this.#total && this.#next >= this.#cues.length) this.stop();
    else this.#frame = requestAnimationFrame(this.#tick);
  };

  /** @param {Cue} cue */
  #play(cue) {
    const { marks, surface, sound } = this.#stage;
    switch (cue.kind) {
      case "event":
        if (cue.event.kind === "end") sound.end();
        this.#listener.onEvent?.(cue.event);
        break;
      case "done":
        this.#listener.onStep?.(cue.step);
        break;
      case "lift":
        this.#lift(cue);
        break;
      case "throw":
        this.#throw(cue);
        break;
      case "carry":
        this.#carry(cue);
        break;
      case "land":
        this.#land(cue);
        break;
      case "ring":
        marks.ring(cue.slots);
        break;
      case "unring":
        marks.ring([]);
        break;
      case "cap":
        surface.dropCap(cue.slot, cue.ms);
        sound.thud(cue.ms * 0.8);
        break;
      case "mill":
        this.#mill = { slots: cue.slots, from: this.#reached, at: cue.at, ms: cue.ms };
        sound.chime();
        break;
    }
  }

  /** @param {Extract<Cue, { kind: "lift" }>} cue */
  #lift({ slot, ms, stops, at }) {
    const { surface, air } = this.#stage;
    const held = surface.held[slot];
    const { plan } = surface;
    if (!plan) return;
    const middle = plan.places[slot].heap;
    air.hand.drop();
    air.hand.take(held.stones, surface.resting(slot), middle, surface.slots[slot]);
    surface.held[slot] = { ...held, stones: [], count: 0 };
    this.#stale.add(slot);
    if (stops.length === 0) {
      air.hand.element.style.visibility = "hidden";
      return;
    }
    const way = stops.map((stop) => ({ at: stop.at, point: plan.places[stop.slot].heap }));
    air.hand.travel(way, this.#begin + at, ms);
    this.#closing = { at, ms };
  }

  /** @param {Extract<Cue, { kind: "throw" }>} cue */
  #throw({ slot, from, ms, at }) {
    const { surface, air } = this.#stage;
    const { hand } = air;
    const { plan } = surface;
    const stone = hand.stones.pop();
    if (stone === undefined || !plan) return;
    const stones = [stone];
    const place = hand.place(hand.stones.length);
    if (place) this.#handStale = true;
    const load = { slot, source: HAND, stones, piece: 0, flyer: null };
    // Past the last place a stone of the hand is not seen, so neither is its flight.
    if (place && ms > 0) {
      const start = { ...place, ...hand.under(plan.places[from].heap, place) };
      this.#launch(load, [start], { at, ms, raised: RAISE, low: false });
    }
    this.#flying.push(load);
    if (hand.stones.length === 0) hand.drop();
  }

  /** @param {Extract<Cue, { kind: "carry" }>} cue */
  #carry({ slot, target, stones, ms, low, at }) {
    const { surface } = this.#stage;
    const { plan } = surface;
    if (!plan) return;
    const held = surface.held[slot];
    const place = plan.places[slot];
    const load = { slot: target, source: slot, stones: held.stones.slice(), piece: 0, flyer: null };
    /** @type {Resting[]} */
    let from;
    if (plan.dimple > 0) {
      load.piece = place.role === "point" ? held.count : place.side === 0 ? 1 : -1;
      from = [this.#pieceAt(slot, held.count - 1)];
      surface.held[slot] = {
        ...held,
        count: place.role === "point" ? 0 : held.count - 1,
        raised: false,
      };
    } else {
      const first = held.stones.length - stones;
      load.stones = held.stones.slice(first);
      from = held.cap
        ? [{ ...place.heap, d: this.#sizeIn(target), layer: 0 }]
        : surface.resting(slot).slice(first);
      surface.held[slot] = {
        ...held,
        stones: held.stones.slice(0, first),
        count: held.count - stones,
      };
    }
    this.#stale.add(slot);
    if (ms > 0 && from.length > 0) this.#launch(load, from, { at, ms, raised: 0, low });
    this.#flying.push(load);
  }

  /**
   * Let *load* fly from the places *from* to where it will lie.
   *
   * @param {Load} load
   * @param {Resting[]} from
   * @param {{ at: number, ms: number, raised: number, low: boolean }} how
   */
  #launch(load, from, { at, ms, raised, low }) {
    const { surface, air } = this.#stage;
    const { kit } = surface;
    const flyer = air.free();
    if (!kit || !flyer) return;
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
    load.flyer = flyer;
    flyer.fly(
      {
        reach,
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
        start: this.#begin + at,
        ms,
        easing: low ? CARRIED : SOWN,
      },
      surface.scale,
    );
  }

  /**
   * Where *load* will lie once all that flies there before it has arrived.
   *
   * @param {Load} load
   * @returns {Resting}
   */
  #arrival({ slot, piece, stones }) {
    const { surface } = this.#stage;
    const held = surface.held[slot];
    if (piece !== 0) return this.#pieceAt(slot, held.count);
    const ahead = this.#flying.reduce(
      (sum, load) => sum + (load.slot === slot ? load.stones.length : 0),
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
  #sizeIn(slot) {
    const { surface } = this.#stage;
    return surface.resting(slot, Math.max(1, surface.held[slot].stones.length))[0].d;
  }

  /**
   * Where morris stone number *at* of *slot* lies.
   *
   * @param {number} slot
   * @param {number} at
   * @returns {Resting}
   */
  #pieceAt(slot, at) {
    const { plan } = this.#stage.surface;
    if (!plan) return { x: 0, y: 0, d: 1, layer: 0 };
    const place = plan.places[slot];
    const { bowl, role } = place;
    if (role === "point") return { x: bowl.x, y: bowl.y, d: 2 * bowl.rx, layer: 0 };
    return { ...loose(place, at), d: 2 * bowl.corner, layer: 0 };
  }

  /** @param {Extract<Cue, { kind: "land" }>} cue */
  #land({ slot, source, stones, quick, knock }) {
    const { surface, sound } = this.#stage;
    const at = this.#flying.findIndex((load) => load.slot === slot && load.source === source);
    const [load] = at < 0 ? [] : this.#flying.splice(at, 1);
    load?.flyer?.land();
    const held = surface.held[slot];
    const point = surface.plan?.places[slot].role === "point";
    surface.held[slot] = {
      ...held,
      stones: [...held.stones, ...(load?.stones ?? [])],
      count: point ? (load?.piece ?? 0) : held.count + stones,
    };
    this.#reached = slot;
    this.#stale.add(slot);
    if (knock) sound.knock(held.count, stones);
    if (quick) return;
    surface.sink(slot);
    surface.swell(slot);
  }

  /** @param {number} now */
  #close(now) {
    if (!this.#closing) return;
    const { at, ms } = this.#closing;
    const part = Math.min(1, (now - at) / ms);
    this.#stage.air.hand.grip = part * (2 - part);
    this.#handStale = true;
    if (part === 1) this.#closing = null;
  }

  /** @param {number} now */
  #growMill(now) {
    const { marks } = this.#stage;
    if (!this.#mill) return;
    const { slots, from, at, ms } = this.#mill;
    const part = ms > 0 ? Math.min(1, (now - at) / ms) : 1;
    marks.mill(slots, slots.includes(from) ? from : slots[1], part);
    if (part === 1) this.#mill = null;
  }

  #repaint() {
    const { surface, air } = this.#stage;
    for (const slot of this.#stale) {
      surface.repaint(slot, true);
      surface.recount(slot);
    }
    this.#stale.clear();
    const { kit } = surface;
    const { hand } = air;
    if (this.#handStale && kit && hand.stones.length > 0) {
      hand.paint(surface.scale, (heap, shadow) => {
        const places = hand.stones.flatMap((_, at) => hand.place(at) ?? []);
        paintHeap(heap, places, hand.stones, kit, shadow);
      });
    }
    this.#handStale = false;
  }
}

/** The time of the frame that is being made, by which animations run. */
function clock() {
  return Number(document.timeline.currentTime ?? performance.now());
}

/** @param {readonly Resting[]} places */
function middle(places) {
  const sum = places.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / places.length, y: sum.y / places.length };
}
