/**
 * What fingers, keys and screen readers take hold of: a button over every pit or point, a labelled
 * picture over every store.
 *
 * @typedef {import("./types.d.ts").BoardSpec} BoardSpec
 * @typedef {import("./types.d.ts").Layout} Layout
 * @typedef {import("./types.d.ts").Cues} Cues
 * @typedef {import("./types.d.ts").SlotInfo} SlotInfo
 *
 * @typedef {{ pick: (slot: number) => void, peek: (slot: number | null) => void,
 *   touch: (slot: number | null) => void }} Listener
 */

import { add } from "./canvas.js";
import { neighbour } from "./geometry.js";

/** A press or a hovering this long, in ms, is a look first. Let go in its place, a press still chooses. */
const HOLD = 220;

/** What a finger needs to hit a place, px. */
const FINGER = 48;

/** What is asked for the name of a row, which is no slot. @type {SlotInfo} */
const NOWHERE = {
  slot: -1,
  role: "row",
  count: 0,
  legal: false,
  removable: false,
  picked: false,
  last: null,
  mark: null,
};

const ARROWS = /** @type {const} */ (["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

export class Cells {
  #spec;
  /** @type {HTMLElement[]} */
  #elements;
  /** Each side's pits together, for those who hear the board. @type {HTMLElement[]} */
  #rows;
  /** @type {Layout | null} */
  #plan = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** the slot that is looked at, and whether a finger is what looks */
  #peeked = /** @type {number | null} */ (null);
  #held = false;
  /** the slot that a finger has gone down on and not left since */
  #pressed = /** @type {number | null} */ (null);

  /**
   * @param {HTMLElement} root
   * @param {BoardSpec} spec
   * @param {Listener} listener
   * @param {boolean} stores whether stores and hands can be picked too
   */
  constructor(root, spec, listener, stores) {
    this.listener = listener;
    this.#spec = spec;
    this.#rows = (spec.kind === "sowing" ? [0, 1] : []).map(() => {
      const row = add(root, "div", "board-row");
      row.setAttribute("role", "group");
      return row;
    });
    this.#elements = spec.slots.map(({ slot, role, side = 0 }) => {
      const button = stores ? role !== "taken" : role === "pit" || role === "point";
      const place = (role === "pit" && this.#rows[side]) || root;
      const element = add(place, button ? "button" : "div", button ? "board-cell" : "board-store");
      if (element instanceof HTMLButtonElement) {
        element.type = "button";
        element.dataset.slot = String(slot);
        element.tabIndex = slot === 0 || !arrowsReach(role) ? 0 : -1;
      } else {
        element.setAttribute("role", "img");
      }
      return element;
    });
    root.addEventListener("click", this.#click);
    root.addEventListener("keydown", this.#key);
    root.addEventListener("focusin", this.#focus);
    root.addEventListener("focusout", this.#leave);
    root.addEventListener("pointerover", this.#over);
    root.addEventListener("pointerout", this.#leave);
    root.addEventListener("pointerdown", this.#down);
    root.addEventListener("pointermove", this.#move);
    root.addEventListener("pointerup", this.#up);
    root.addEventListener("pointercancel", this.#leave);
    root.addEventListener("contextmenu", this.#menu);
  }

  /** @param {Layout} plan */
  fit(plan) {
    this.#plan = plan;
    plan.places.forEach(({ cell, bowl }, slot) => {
      const box =
        cell ?? ground(bowl, this.#elements[slot] instanceof HTMLButtonElement ? FINGER : 0);
      Object.assign(this.#elements[slot].style, {
        left: `${box.x}px`,
        top: `${box.y}px`,
        width: `${box.w}px`,
        height: `${box.h}px`,
      });
    });
  }

  /**
   * Name every slot and tell which can be picked.
   *
   * @param {readonly number[]} slots
   * @param {Cues} cues
   * @param {(info: SlotInfo) => string} label
   */
  describe(slots, cues, label) {
    this.#rows.forEach((row, side) => {
      row.setAttribute("aria-label", label({ ...NOWHERE, side }));
    });
    for (const spec of this.#spec.slots) {
      const element = this.#elements[spec.slot];
      const info = { ...spec, ...said(spec.slot, cues), count: slots[spec.slot] };
      const text = label(info);
      if (element.getAttribute("aria-label") !== text) element.setAttribute("aria-label", text);
      if (!(element instanceof HTMLButtonElement)) continue;
      element.setAttribute("aria-disabled", String(!info.legal && !info.removable));
      if (info.picked) element.setAttribute("aria-pressed", "true");
      else element.removeAttribute("aria-pressed");
    }
  }

  /** Tell that nothing can be picked while stones move; `describe` tells anew what can. */
  rest() {
    for (const element of this.#elements) {
      if (element instanceof HTMLButtonElement) element.setAttribute("aria-disabled", "true");
    }
  }

  /**
   * The slot of the button that *event* is about.
   *
   * @param {Event} event
   */
  #slotOf({ target }) {
    const button = target instanceof Element ? target.closest("button[data-slot]") : null;
    return button instanceof HTMLElement ? Number(button.dataset.slot) : null;
  }

  #click = (/** @type {MouseEvent} */ event) => {
    const slot = this.#slotOf(event);
    if (slot === null) return;
    const done = this.#held; // its release has chosen already
    this.#held = false;
    if (!done) this.listener.pick(slot);
  };

  #key = (/** @type {KeyboardEvent} */ event) => {
    const slot = this.#slotOf(event);
    const arrow = ARROWS.find((key) => key === event.key);
    if (slot === null || !arrow || !this.#plan?.places[slot].cell) return;
    event.preventDefault();
    const next = neighbour(this.#plan, slot, arrow);
    if (next !== null) this.#elements[next].focus();
  };

  #focus = (/** @type {FocusEvent} */ event) => {
    const slot = this.#slotOf(event);
    if (slot === null) return;
    for (const { slot: other, role } of this.#spec.slots) {
      const element = this.#elements[other];
      if (element instanceof HTMLButtonElement && arrowsReach(role)) element.tabIndex = -1;
    }
    const element = this.#elements[slot];
    element.tabIndex = 0;
    if (element.matches(":focus-visible")) this.#look(slot);
  };

  #over = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === "mouse") this.#look(this.#slotOf(event));
  };

  #down = (/** @type {PointerEvent} */ event) => {
    this.#held = false;
    if (event.pointerType === "mouse") return;
    this.#pressed = this.#slotOf(event);
    this.#look(this.#pressed, true);
  };

  /** A finger that slides off its place takes the look back, and the choice with it. */
  #move = (/** @type {PointerEvent} */ event) => {
    if (this.#pressed === null || within(this.#elements[this.#pressed], event)) return;
    this.#pressed = null;
    this.#look(null);
  };

  #up = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === "mouse") return;
    const chosen = this.#held ? this.#pressed : null;
    this.#pressed = null;
    this.#look(null);
    if (chosen !== null) this.listener.pick(chosen);
  };

  #leave = () => {
    this.#pressed = null;
    this.#look(null);
  };

  #menu = (/** @type {Event} */ event) => {
    if (this.#slotOf(event) !== null) event.preventDefault();
  };

  /**
   * Look at *slot* once it has been touched for a while; at nothing at once.
   *
   * @param {number | null} slot
   * @param {boolean} [finger]
   */
  #look(slot, finger = false) {
    clearTimeout(this.#timer);
    this.listener.touch(slot);
    if (this.#peeked !== null) {
      this.#peeked = null;
      this.listener.peek(null);
    }
    if (slot === null) return;
    this.#timer = setTimeout(() => {
      this.#peeked = slot;
      this.#held = finger;
      this.listener.peek(slot);
    }, HOLD);
  }

  destroy() {
    clearTimeout(this.#timer);
  }
}

/**
 * What *bowl* covers, at least *least* px either way.
 *
 * @param {import("./types.d.ts").Bowl} bowl
 * @param {number} least
 */
function ground({ x, y, rx, ry }, least) {
  const [w, h] = [Math.max(least, 2 * rx), Math.max(least, 2 * ry)];
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/**
 * Whether the arrow keys lead to a slot of *role*; stores and hands have a tab stop of their own.
 *
 * @param {import("./types.d.ts").Role} role
 */
function arrowsReach(role) {
  return role === "pit" || role === "point";
}

/**
 * Whether the pointer of *event* is over *element*, whatever element hears of it.
 *
 * @param {Element} element
 * @param {PointerEvent} event
 */
function within(element, { clientX, clientY }) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/**
 * What *cues* say of *slot*.
 *
 * @param {number} slot
 * @param {Cues} cues
 */
function said(slot, { marks = [], legal = [], removable = [], picked = [], last, open = false }) {
  /** @type {"from" | "to" | null} */
  const end = last?.to.includes(slot) ? "to" : last?.from.includes(slot) ? "from" : null;
  return {
    legal: open || legal.includes(slot),
    removable: removable.includes(slot),
    picked: picked.includes(slot),
    last: end,
    mark: marks.find((mark) => mark.slot === slot) ?? null,
  };
}
