/**
 * Where a move would go, before it is made: dotted hops from pit to pit, a number where each stone
 * would fall, an arrow to where captured stones would go.
 *
 * @typedef {import("./types.d.ts").Step} Step
 * @typedef {import("./types.d.ts").Point} Point
 * @typedef {import("./surface.js").Surface} Surface
 * @typedef {{ kind: "hop" | "take", from: Point, to: Point, text: string, slot: number,
 *   target?: number, last: boolean }} Leg
 */

import { onBoard } from "./bake.js";
import { bowlPath } from "./bowls.js";
import { add, context2d } from "./canvas.js";
import { HAND } from "./fold.js";
import { depth } from "./geometry.js";
import { CLOTH_RING } from "./tones.js";

/** A hop appears every so many ms. */
const HOP = 60;

/** A way of more hops than this says nothing; what comes of it is drawn instead. */
const MOST = 18;

const ACCENT = "#63d8cb";
const GHOST = "rgba(6,34,32,.82)";

export class Preview {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {HTMLElement} root
   * @param {Surface} surface
   */
  constructor(root, surface) {
    this.surface = surface;
    this.canvas = add(root, "canvas", "board-marks");
    this.canvas.hidden = true;
  }

  /**
   * @param {readonly Step[]} steps
   * @param {boolean} calm all at once
   */
  show(steps, calm) {
    this.clear();
    const { plan, scale } = this.surface;
    if (!plan) return;
    this.canvas.width = Math.round(plan.width * scale);
    this.canvas.height = Math.round(plan.height * scale);
    this.canvas.style.width = `${this.canvas.width / scale}px`;
    this.canvas.style.height = `${this.canvas.height / scale}px`;
    this.canvas.hidden = false;
    const context = context2d(this.canvas);
    context.scale(scale, scale);
    const relay = steps.filter(([kind]) => kind === "lift").length > 1;
    const legs = shortened(this.#legs(steps), relay);
    if (calm) {
      for (const leg of legs) this.#draw(context, leg);
      return;
    }
    const next = () => {
      const leg = legs.shift();
      if (!leg) return;
      this.#draw(context, leg);
      this.#timer = setTimeout(next, HOP);
    };
    next();
  }

  /** Gone at once. */
  clear() {
    clearTimeout(this.#timer);
    this.canvas.hidden = true;
  }

  /**
   * @param {readonly Step[]} steps
   * @returns {Leg[]}
   */
  #legs(steps) {
    const { plan } = this.surface;
    if (!plan) return [];
    /** @type {Leg[]} */
    const legs = [];
    /** @type {Map<number, number>} stones taken so far, by where they go */
    const taken = new Map();
    let fallen = 0;
    /** @type {Point | null} */
    let here = null;
    for (const [kind, source, target, stones] of steps) {
      if (kind === "gather") break; // all goes back to where it was
      if (kind === "place") continue; // the point that is looked at says it all
      if (kind === "lift") {
        here = this.#aside(source, 1);
        fallen = 0;
      } else if (source === HAND && here) {
        const to = this.#aside(target, 1);
        fallen += 1;
        legs.push({ kind: "hop", from: here, to, text: String(fallen), slot: target, last: false });
        here = to;
      } else if (target !== HAND) {
        const sum = (taken.get(target) ?? 0) + stones;
        taken.set(target, sum);
        const text = kind === "move" ? "" : `+${sum}`;
        for (const leg of legs) if (leg.kind === "take" && leg.target === target) leg.text = "";
        const from = plan.places[source].bowl;
        const to = this.#aside(target, -1);
        legs.push({ kind: "take", from, to, text, slot: source, target, last: true });
      }
    }
    const end = legs.findLast(({ kind }) => kind === "hop");
    if (end) end.last = true;
    return legs;
  }

  /**
   * A point of *slot* beside its heap: in a pit towards the middle of the board, in a store towards
   * its right or lower end, or with *end* -1 the other one.
   *
   * @param {number} slot
   * @param {1 | -1} end
   * @returns {Point}
   */
  #aside(slot, end) {
    const { plan } = this.surface;
    if (!plan) return { x: 0, y: 0 };
    const { bowl, role, count } = plan.places[slot];
    if (role !== "pit" && role !== "store") return bowl;
    if (role === "store" && count && depth(bowl, count) < 1) return besideCount(bowl, count);
    const wide = bowl.rx >= bowl.ry;
    const { x, y, w, h } = plan.board;
    const inward = Math.sign(wide ? x + w / 2 - bowl.x : y + h / 2 - bowl.y);
    const part = role === "store" ? 0.66 * end : 0.56 * (inward || 1);
    return wide
      ? { x: bowl.x + part * bowl.rx, y: bowl.y }
      : { x: bowl.x, y: bowl.y + part * bowl.ry };
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Leg} leg
   */
  #draw(context, leg) {
    const { plan, scale } = this.surface;
    if (!plan) return;
    const { rx, ry } = plan.places[leg.slot].bowl;
    const r = Math.min(13, 0.5 * Math.min(rx, ry));
    context.save();
    context.strokeStyle = ACCENT;
    context.lineWidth = 3;
    context.lineCap = "round";
    context.shadowColor = "rgba(0,0,0,.7)";
    context.shadowBlur = 3 * scale;
    if (leg.kind === "take") {
      context.setLineDash([6, 5]);
      context.lineWidth = 2.2;
      context.stroke(bowlPath(plan.places[leg.slot].bowl, 3));
    }
    context.lineWidth = 3.2;
    context.setLineDash([0, 6.5]);
    dotted(context, leg.from, leg.to, r + 3, leg.kind === "take" ? r + 8 : r + 3);
    context.setLineDash([]);
    if (leg.kind === "take") this.#arrow(context, leg, r);
    else this.#ghostStone(context, leg, r);
    context.restore();
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Leg} leg
   * @param {number} r
   */
  #ghostStone(context, { to, text, last }, r) {
    context.fillStyle = GHOST;
    context.lineWidth = 2;
    context.beginPath();
    context.arc(to.x, to.y, r, 0, 2 * Math.PI);
    context.fill();
    context.shadowColor = "transparent";
    if (!last) context.setLineDash([3.2, 3.6]);
    context.stroke();
    write(context, text, to, r * 1.15, "#f6ebd6");
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Leg} leg
   * @param {number} r
   */
  #arrow(context, { from, to, text, target }, r) {
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const tip = { x: to.x - (r + 3) * Math.cos(angle), y: to.y - (r + 3) * Math.sin(angle) };
    context.beginPath();
    for (const turn of [2.45, -2.45]) {
      context.moveTo(tip.x, tip.y);
      context.lineTo(tip.x + 9 * Math.cos(angle + turn), tip.y + 9 * Math.sin(angle + turn));
    }
    context.stroke();
    const { plan, kit } = this.surface;
    const cloth = target !== undefined && plan && !onBoard(plan.places[target].bowl, plan.board);
    if (cloth) context.shadowColor = "transparent"; // it is there for the wood
    write(context, text, to, 18, cloth ? CLOTH_RING[kit?.night ? "night" : "day"] : ACCENT);
  }
}

/**
 * In a kazan: between the total at its outer end and the heap.
 *
 * @param {import("./types.d.ts").Bowl} bowl
 * @param {import("./types.d.ts").Count} count
 */
function besideCount(bowl, { x, y, size }) {
  const inward = 1.45 * size;
  return bowl.rx > bowl.ry
    ? { x: x + Math.sign(bowl.x - x) * inward * 1.2, y }
    : { x, y: y + Math.sign(bowl.y - y) * inward };
}

/**
 * Of a long way only what comes of it: what each pit would get if it is sown in one go, else its last hop.
 *
 * @param {Leg[]} legs
 * @param {boolean} relay whether stones are lifted again on the way
 * @returns {Leg[]}
 */
function shortened(legs, relay) {
  const hops = legs.filter(({ kind }) => kind === "hop");
  if (hops.length <= MOST) return legs;
  const end = hops[hops.length - 1];
  const ends = relay ? [end] : [...new Map(hops.map((hop) => [hop.slot, hop])).values()];
  const sums = ends.map((hop) => {
    const stones = hops.filter(({ slot }) => slot === hop.slot).length;
    return { ...hop, from: hop.to, text: relay ? "" : `+${stones}` };
  });
  return [...sums, ...legs.filter(({ kind }) => kind === "take")];
}

/**
 * A slightly bent row of dots between two points, not nearer to them than asked.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Point} from
 * @param {Point} to
 * @param {number} after
 * @param {number} before
 */
function dotted(context, from, to, after, before) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length <= after + before) return;
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const bow = Math.min(14, 0.12 * length);
  context.beginPath();
  context.moveTo(from.x + x * after, from.y + y * after);
  context.quadraticCurveTo(
    (from.x + to.x) / 2 - y * bow,
    (from.y + to.y) / 2 + x * bow,
    to.x - x * before,
    to.y - y * before,
  );
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {Point} at
 * @param {number} size
 * @param {string} colour
 */
function write(context, text, { x, y }, size, colour) {
  context.font = `600 ${size}px ${getComputedStyle(document.documentElement).fontFamily}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = colour;
  context.fillText(text, x, y + size * 0.05);
}
