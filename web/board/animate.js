/**
 * Plays the steps of a move on the board. It knows no rule: what happens when is the schedule's, where
 * things lie is the surface's. However a run ends, the board is left to `settle`, by one code path.
 *
 * @typedef {import("./types.d.ts").GameEvent} GameEvent
 * @typedef {import("./schedule.js").Cue} Cue
 * @typedef {import("./surface.js").Surface} Surface
 * @typedef {import("./marks.js").Marks} Marks
 * @typedef {import("./air.js").Air} Air
 * @typedef {import("./heap.js").Resting} Resting
 * @typedef {import("./sound.js").Sound} Sound
 *
 * @typedef {{ surface: Surface, marks: Marks, air: Air, sound: Sound }} Stage
 * @typedef {{ onStep?: (step: number) => void, onEvent?: (event: GameEvent) => void }} Listener
 * */

import { Flights } from "./flights.js";
import { HAND } from "./fold.js";
import { RAISE } from "./hand.js";
import { colourOf, paintGround, paintHeap } from "./paint.js";

/** From so many stones on the hand is painted only at every so-manieth that leaves it. */
const HANDFUL = 24;
const SEEN = 4;

export class Player {
  #stage;
  #cues;
  #total;
  #listener;
  #next = 0;
  #begin = 0;
  /** milliseconds since the beginning, of the frame that is being made */
  #now = 0;
  #frame = 0;
  #stopped = false;
  #flights;
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
    this.#flights = new Flights(stage.surface, stage.air);
  }

  /** Resolves when the last cue has been played, or when stopped. */
  run() {
    return new Promise((/** @type {(value: void) => void} */ resolve) => {
      this.#resolve = resolve;
      // Between frames the clock of animations may stand still.
      this.#frame = requestAnimationFrame(() => {
        this.#begin = clock();
        this.#tick();
      });
    });
  }

  /** End at once; what was in the air is gone. */
  stop() {
    this.#stopped = true;
    cancelAnimationFrame(this.#frame);
    this.#stage.air.clear();
    this.#resolve();
  }

  #tick = () => {
    const now = clock() - this.#begin;
    this.#now = now;
    while (this.#next < this.#cues.length && this.#cues[this.#next].at <= now) {
      const cue = this.#cues[this.#next];
      this.#next += 1;
      this.#play(cue);
      if (this.#stopped) return; // by whoever was told of it
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
        sound.bell(cue.ms);
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
    const left = hand.stones.length;
    if (place && (left < HANDFUL || left % SEEN === 0)) this.#handStale = true;
    // Past the last place a stone of the hand is not seen, so neither is its flight; nor is one that
    // a slow device would show only when most of it is over.
    const seen = place && this.#now < at + ms / 2;
    const start = seen ? [{ ...place, ...hand.under(plan.places[from].heap, place) }] : [];
    const how = { start: this.#begin + at, ms, raised: RAISE, low: false };
    this.#flights.launch({ slot, source: HAND, stones, piece: 0 }, start, how);
    if (hand.stones.length === 0) hand.drop();
  }

  /** @param {Extract<Cue, { kind: "carry" }>} cue */
  #carry({ slot, target, stones, ms, low, at }) {
    const { surface } = this.#stage;
    const { plan } = surface;
    if (!plan) return;
    const held = surface.held[slot];
    const place = plan.places[slot];
    const how = { start: this.#begin + at, ms, raised: 0, low };
    this.#stale.add(slot);
    if (plan.dimple > 0) {
      const onPoint = place.role === "point";
      const piece = onPoint ? held.count : colourOf(place);
      const from = this.#flights.pieceAt(slot, held.count - 1);
      surface.held[slot] = { ...held, count: onPoint ? 0 : held.count - 1, raised: false };
      this.#flights.launch({ slot: target, source: slot, stones: [], piece }, [from], how);
      return;
    }
    const first = held.stones.length - stones;
    const from = held.cap
      ? [{ ...place.heap, d: this.#flights.sizeIn(target), layer: 0 }]
      : surface.resting(slot).slice(first);
    const taken = held.stones.slice(first);
    surface.held[slot] = {
      ...held,
      stones: held.stones.slice(0, first),
      count: held.count - stones,
    };
    this.#flights.launch({ slot: target, source: slot, stones: taken, piece: 0 }, from, how);
  }

  /** @param {Extract<Cue, { kind: "land" }>} cue */
  #land({ slot, source, stones, quick, knock }) {
    const { surface, sound } = this.#stage;
    const load = this.#flights.land(slot, source);
    const held = surface.held[slot];
    const point = surface.plan?.places[slot].role === "point";
    surface.held[slot] = {
      ...held,
      stones: [...held.stones, ...load.stones],
      count: point ? load.piece : held.count + stones,
    };
    this.#reached = slot;
    this.#stale.add(slot);
    if (knock) sound.knock(held.count, stones);
    if (quick) return;
    surface.sink(slot);
    surface.counts.swell(slot);
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
      const places = hand.stones.flatMap((_, at) => hand.place(at) ?? []);
      hand.paint(
        surface.scale,
        (context) => paintHeap(context, places, hand.stones, kit, true),
        (context) => paintGround(context, places, kit),
      );
    }
    this.#handStale = false;
  }
}

/** The time of the frame that is being made, by which animations run. */
function clock() {
  return Number(document.timeline.currentTime ?? performance.now());
}
