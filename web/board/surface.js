/**
 * The board as elements: one canvas for the board, one small canvas for each slot, one for the legal
 * rings and one for the other marks, text for the counts. Everything that rests is painted here.
 *
 * @typedef {import("./types.d.ts").BoardSpec} BoardSpec
 * @typedef {import("./types.d.ts").Layout} Layout
 * @typedef {import("./types.d.ts").Place} Place
 * @typedef {import("./types.d.ts").Box} Box
 * @typedef {import("./paint.js").Kit} Kit
 * @typedef {import("./heap.js").Resting} Resting
 * @typedef {import("./tones.js").Tone} Tone
 *
 * What a slot shows: its count, its stones, a tuzdik's cap, whether a morris stone is raised.
 * @typedef {{ count: number, stones: number[], cap: boolean, raised: boolean }} Held
 */

import { bake } from "./bake.js";
import { add, present } from "./canvas.js";
import { Counts } from "./counts.js";
import { arrange, diameter } from "./heap.js";
import { kit, paintCap, paintHeap, paintLoose, paintPoint } from "./paint.js";

/** The board's dark edge below its face, and room for its softness. */
const FOOT = 5;

/** Milliseconds: a heap settles when its stones change size, and gives under a new one. */
const SETTLE = 140;
const SINK = 80;

/** A slot's canvas reaches beyond its bowl by this much of its largest stone. */
const REACH = 0.55;

export class Surface {
  /** @type {Layout | null} */
  plan = null;
  /** @type {Kit | null} */
  kit = null;
  /** @type {Tone | null} */
  tone = null;
  scale = 1;
  /** @type {Held[]} */
  held;
  /** @type {{ canvas: HTMLCanvasElement, box: Box, d: number }[]} */
  slots;

  /**
   * @param {HTMLElement} root
   * @param {BoardSpec} spec
   */
  constructor(root, spec) {
    this.root = root;
    this.shade = add(root, "div", "board-shade");
    this.wood = add(root, "canvas", "board-wood");
    this.legal = add(root, "canvas", "board-marks");
    this.marks = add(root, "canvas", "board-marks");
    this.slots = spec.slots.map(() => ({
      canvas: add(root, "canvas", "board-slot"),
      box: { x: 0, y: 0, w: 0, h: 0 },
      d: 0,
    }));
    this.counts = new Counts(root, spec);
    this.held = spec.slots.map(() => ({ count: 0, stones: [], cap: false, raised: false }));
  }

  /**
   * Lay out and paint for a new size, theme or turn.
   *
   * @param {Layout} plan
   * @param {import("./materials.js").Materials | null} made null until they are loaded
   * @param {{ tone: Tone, night: boolean, scale: number, facing: boolean,
   *   titles: readonly { number: string, name: string }[] }} view
   */
  fit(plan, made, { tone, night, scale, facing, titles }) {
    this.plan = plan;
    this.tone = tone;
    this.scale = scale;
    this.kit = made && kit(made, { night, scale, board: plan.board });
    const { x, y, w, h, radius } = plan.board;
    Object.assign(this.shade.style, {
      left: `${x}px`,
      top: `${y}px`,
      width: `${w}px`,
      height: `${h}px`,
      borderRadius: `${radius}px`,
    });
    const board = this.#place(this.wood, { x, y, w, h: h + FOOT });
    if (made) {
      const ground = { wood: made.wood, tone, night, scale };
      present(this.wood, scale, board, (context) => bake(context, plan, ground));
    }
    for (const canvas of [this.legal, this.marks]) {
      this.#place(canvas, { x: 0, y: 0, w: plan.width, h: plan.height });
    }
    plan.places.forEach((place, slot) => {
      this.slots[slot].box = this.#place(this.slots[slot].canvas, slotBox(place));
      this.repaint(slot);
    });
    this.counts.fit(plan, facing);
    this.counts.name(plan, facing, titles);
  }

  /**
   * Hold *slots*, their stones *heaps*, and paint what has changed.
   *
   * @param {readonly number[]} slots
   * @param {readonly number[][]} heaps
   * @param {ReadonlySet<number>} caps slots under a cap
   * @param {ReadonlySet<number>} raised slots whose morris stone is lifted
   */
  hold(slots, heaps, caps, raised) {
    slots.forEach((count, slot) => {
      this.change(slot, {
        count,
        stones: heaps[slot],
        cap: caps.has(slot),
        raised: raised.has(slot),
      });
      this.recount(slot);
    });
  }

  /**
   * Change what *slot* holds, and paint it if that makes a difference.
   *
   * @param {number} slot
   * @param {Partial<Held>} change
   */
  change(slot, change) {
    const before = this.held[slot];
    const after = { ...before, ...change };
    this.held[slot] = after;
    if (String(Object.values(before)) !== String(Object.values(after))) this.repaint(slot);
  }

  /**
   * Write the count of *slot*.
   *
   * @param {number} slot
   */
  recount(slot) {
    const { count, cap } = this.held[slot];
    this.counts.write(slot, count, cap);
  }

  /**
   * Paint *slot* as it is; with *settle*, stones that change size come to rest softly.
   *
   * @param {number} slot
   * @param {boolean} [settle]
   */
  repaint(slot, settle = false) {
    const { plan, kit } = this;
    if (!plan || !kit) return;
    const place = plan.places[slot];
    const held = this.held[slot];
    const shown = this.slots[slot];
    const places = held.cap ? [] : this.resting(slot);
    present(shown.canvas, this.scale, shown.box, (context) => {
      if (held.cap) paintCap(context, place.bowl, kit);
      else if (place.role === "point") paintPoint(context, place, held.count, held.raised, kit);
      else if (place.role === "hand" || place.role === "taken")
        paintLoose(context, place, held.count, kit);
      else paintHeap(context, places, held.stones, kit);
    });
    const d = places[0]?.d ?? 0;
    if (settle && d !== shown.d && d > 0 && shown.d > 0) this.#settle(slot, shown.d / d);
    shown.d = d;
  }

  /**
   * Where the stones of *slot* lie when it holds *count*, by default what it holds.
   *
   * @param {number} slot
   * @param {number} [count]
   * @returns {Resting[]}
   */
  resting(slot, count = this.held[slot].stones.length) {
    const { plan, kit } = this;
    if (!plan || !kit) return [];
    const { heap, cap } = plan.places[slot];
    return arrange(kit.heaps, slot, heap, count, diameter(kit.heaps, heap, count, cap));
  }

  /**
   * The heap of *slot* gives a little under a stone that has just come down.
   *
   * @param {number} slot
   */
  sink(slot) {
    this.slots[slot].canvas.animate(
      [{ transform: "translateY(1px)" }, { transform: "none" }],
      SINK,
    );
  }

  /**
   * The felt falls on the pit of *slot*, which has its cap from now on.
   *
   * @param {number} slot
   * @param {number} duration
   */
  dropCap(slot, duration) {
    this.held[slot].cap = true;
    this.recount(slot);
    this.repaint(slot);
    this.slots[slot].canvas.animate(
      [
        { transform: "scale(1.15)", opacity: 0 },
        { transform: "scale(1.12)", opacity: 1, offset: 0.35 },
        { transform: "none", opacity: 1 },
      ],
      { duration, easing: "ease-in" },
    );
  }

  /**
   * A touch that does nothing: the heap shakes its head.
   *
   * @param {number} slot
   */
  shake(slot) {
    const frames = [0, -3, 3, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    this.slots[slot].canvas.animate(frames, { duration: 200 });
  }

  /**
   * Paint the legal rings or the other marks anew.
   *
   * @param {"legal" | "marks"} which
   * @param {(context: import("./canvas.js").Context) => void} paint
   */
  ink(which, paint) {
    present(this[which], this.scale, { x: 0, y: 0 }, paint);
  }

  /**
   * Put *canvas* over *box*, on whole device pixels.
   *
   * @param {HTMLCanvasElement} canvas
   * @param {Box} box
   * @returns {Box}
   */
  #place(canvas, box) {
    const { scale } = this;
    const left = Math.floor(box.x * scale);
    const top = Math.floor(box.y * scale);
    canvas.width = Math.max(1, Math.ceil((box.x + box.w) * scale) - left);
    canvas.height = Math.max(1, Math.ceil((box.y + box.h) * scale) - top);
    const whole = {
      x: left / scale,
      y: top / scale,
      w: canvas.width / scale,
      h: canvas.height / scale,
    };
    Object.assign(canvas.style, {
      left: `${whole.x}px`,
      top: `${whole.y}px`,
      width: `${whole.w}px`,
      height: `${whole.h}px`,
    });
    return whole;
  }

  /**
   * @param {number} slot
   * @param {number} from how much larger the stones were
   */
  #settle(slot, from) {
    const { plan } = this;
    const { canvas, box } = this.slots[slot];
    if (!plan) return;
    const { x, y } = plan.places[slot].heap;
    canvas.style.transformOrigin = `${x - box.x}px ${y - box.y}px`;
    canvas.animate([{ transform: `scale(${from})` }, { transform: "none" }], {
      duration: SETTLE,
      easing: "ease-out",
    });
  }
}

/**
 * What the canvas of a slot has to cover: its bowl and what may rise or throw a shadow beyond.
 *
 * @param {Place} place
 * @returns {Box}
 */
function slotBox({ role, bowl, cap, heap }) {
  const loose = role === "hand" || role === "taken";
  const stone = cap * Math.min(heap.rx, heap.ry);
  const pad = loose ? 0.5 * bowl.corner : REACH * stone + (role === "point" ? 8 : 2);
  const { x, y, rx, ry } = bowl;
  return { x: x - rx - pad, y: y - ry - pad, w: 2 * (rx + pad), h: 2 * (ry + pad) };
}
