/**
 * What is marked on the board: where one may go, what happens, where the last move went.
 *
 * @typedef {import("./types.d.ts").BoardSpec} BoardSpec
 * @typedef {import("./types.d.ts").Point} Point
 * @typedef {import("./surface.js").Surface} Surface
 * @typedef {import("./canvas.js").Context} Context
 * @typedef {import("./rings.js").Ink} Ink
 * @typedef {{ legal: readonly number[], lit: readonly number[], removable: readonly number[],
 *   picked: readonly number[], last: { from: readonly number[], to: readonly number[] } }} Cues
 */

import { onBoard } from "./bake.js";
import { add } from "./canvas.js";
import { legalRing, litRing, millLine, pastRing } from "./rings.js";
import { CLOTH_RING } from "./tones.js";

/** @type {Cues} */
const NONE = { legal: [], lit: [], removable: [], picked: [], last: { from: [], to: [] } };

export class Marks {
  /** @type {Cues} */
  cues = NONE;
  /** @type {HTMLElement[]} */
  #lozenges = [];
  /** @type {{ slots: readonly number[], from: number, part: number } | null} */
  #mill = null;

  /**
   * @param {HTMLElement} root
   * @param {BoardSpec} spec
   * @param {Surface} surface
   */
  constructor(root, spec, surface) {
    this.root = root;
    this.mills = spec.mills ?? [];
    this.surface = surface;
    this.cross = add(root, "span", "board-cross");
    this.cross.hidden = true;
    this.surface.legal.classList.add("away");
  }

  /**
   * Mark all of *cues* and nothing else.
   *
   * @param {Cues} cues
   */
  set(cues) {
    const same = String(cues.legal) === String(this.cues.legal);
    this.cues = cues;
    this.#mill = null;
    this.#drawMarks(cues.lit);
    this.#setLozenges();
    if (!same || this.surface.legal.classList.contains("away")) this.#drawLegal();
  }

  /** Paint again after a new size or theme. */
  redraw() {
    this.#drawMarks(this.cues.lit);
    this.#setLozenges();
    this.#drawLegal();
  }

  /** Nothing is marked while stones move. */
  clear() {
    this.cues = NONE;
    this.#mill = null;
    this.surface.legal.classList.add("away");
    this.#drawMarks([]);
    this.#setLozenges();
  }

  /**
   * Light up *slots* while something happens to them.
   *
   * @param {readonly number[]} slots
   */
  ring(slots) {
    this.#drawMarks(slots);
  }

  /**
   * Light along the mill *slots*, grown to *part* of its way from the stone that closed it.
   *
   * @param {readonly number[]} slots
   * @param {number} from
   * @param {number} part
   */
  mill(slots, from, part) {
    this.#mill = { slots, from, part };
    this.#drawMarks(part < 1 ? [from] : slots);
  }

  #drawLegal() {
    const { plan } = this.surface;
    const ink = this.#ink();
    this.surface.legal.classList.toggle("away", this.cues.legal.length === 0);
    if (!plan || !ink || this.cues.legal.length === 0) return;
    this.surface.ink("legal", (context) => {
      for (const slot of this.cues.legal) {
        legalRing(context, plan.places[slot], this.surface.held[slot].count, ink);
      }
    });
  }

  /** @param {readonly number[]} lit */
  #drawMarks(lit) {
    const ink = this.#ink();
    const { last, removable, picked } = this.cues;
    const some = [last.from, last.to, lit, removable, picked].some((slots) => slots.length > 0);
    this.surface.marks.hidden = !some;
    if (!some || !ink) return;
    this.surface.ink("marks", (context) => {
      this.#drawPast(context, ink, lit);
      this.#drawPresent(context, ink, lit);
    });
  }

  /**
   * Where the last move went. A ring that says "you can" stays; the lozenge alone tells the past.
   *
   * @param {Context} context
   * @param {Ink} ink
   * @param {readonly number[]} lit
   */
  #drawPast(context, ink, lit) {
    const { plan, held } = this.surface;
    if (!plan) return;
    const { last, legal, removable, picked } = this.cues;
    const taken = new Set([...legal, ...lit, ...removable, ...picked]);
    const begun = last.from.filter((slot) => !last.to.includes(slot) && !taken.has(slot));
    const ended = last.to.filter((slot) => !taken.has(slot));
    for (const slot of begun) pastRing(context, plan.places[slot], held[slot].count, false, ink);
    for (const slot of ended) pastRing(context, plan.places[slot], held[slot].count, true, ink);
  }

  /**
   * What happens now, and what may be taken.
   *
   * @param {Context} context
   * @param {Ink} ink
   * @param {readonly number[]} lit
   */
  #drawPresent(context, ink, lit) {
    const { plan, held } = this.surface;
    if (!plan) return;
    const { removable, picked } = this.cues;
    for (const line of this.#lines(lit)) {
      const [first, , third] = line.slots.map((slot) => plan.places[slot].bowl);
      const from = plan.places[line.from].bowl;
      millLine(context, [first, from, third], from, line.part, ink);
    }
    for (const slot of removable) legalRing(context, plan.places[slot], held[slot].count, ink);
    for (const slot of [...lit, ...picked]) {
      litRing(context, plan.places[slot], held[slot].count, this.#inkFor(slot, ink));
    }
  }

  /**
   * The mills to draw: the one that is growing, and those whose three points are all lit.
   *
   * @param {readonly number[]} lit
   */
  #lines(lit) {
    if (this.#mill && this.#mill.part < 1) return [this.#mill];
    return this.mills
      .filter((mill) => mill.every((slot) => lit.includes(slot)))
      .map((slots) => ({ slots, from: slots[1], part: 1 }));
  }

  /**
   * On the cloth a ring has the cloth's own colour, not that for the wood.
   *
   * @param {number} slot
   * @param {Ink} ink
   * @returns {Ink}
   */
  #inkFor(slot, ink) {
    const { plan, kit } = this.surface;
    if (!plan || !kit || onBoard(plan.places[slot].bowl, plan.board)) return ink;
    return { ...ink, tone: { ...ink.tone, ring: CLOTH_RING[kit.night ? "night" : "day"] } };
  }

  #ink() {
    const { plan, tone, scale } = this.surface;
    return plan && tone && { tone, scale, dimple: plan.dimple };
  }

  #setLozenges() {
    for (const lozenge of this.#lozenges) lozenge.remove();
    this.#lozenges = [];
    const { plan } = this.surface;
    if (!plan) return;
    const { from, to } = this.cues.last;
    for (const slot of new Set([...from, ...to])) {
      const { count } = plan.places[slot];
      if (!count) continue;
      const lozenge = add(this.root, "i", "board-lozenge");
      lozenge.classList.toggle("ended", to.includes(slot));
      lozenge.style.left = `${count.mark.x}px`;
      lozenge.style.top = `${count.mark.y}px`;
      lozenge.style.fontSize = `${count.size}px`;
      this.#lozenges.push(lozenge);
    }
  }

  /**
   * Show the cross on the stone that would be taken.
   *
   * @param {number | null} slot
   */
  threaten(slot) {
    const { plan } = this.surface;
    this.cross.hidden = slot === null || !plan;
    if (slot === null || !plan) return;
    const { x, y, rx } = plan.places[slot].bowl;
    this.cross.style.left = `${x + rx * 0.86}px`;
    this.cross.style.top = `${y - rx * 0.86 - 6}px`;
  }
}
