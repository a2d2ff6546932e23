/**
 * The counts: text beside each pit and store.
 *
 * @typedef {import("./types.d.ts").BoardSpec} BoardSpec
 * @typedef {import("./types.d.ts").Layout} Layout
 */

import { add } from "./canvas.js";

/** How far the burnished spot reaches above and below the middle of a count, by the size of its figures. */
const SPOT = 1.05;

/** How long a count swells with a stone that has just come, ms. */
const SWELL = 120;

/** Where a count stands about its point, for either reader. */
const UPRIGHT = "translate(-50%, -50%)";
const TURNED = `${UPRIGHT} rotate(180deg)`;

export class Counts {
  /** @type {(HTMLElement | null)[]} */
  #elements;
  /** @type {HTMLElement[]} */
  #titles = [];

  /**
   * @param {HTMLElement} root
   * @param {BoardSpec} spec
   */
  constructor(root, spec) {
    this.root = root;
    this.#elements = spec.slots.map(({ role }) => {
      if (role !== "pit" && role !== "store") return null;
      const element = add(root, "span", "board-count");
      // The label of the pit says it.
      element.setAttribute("aria-hidden", "true");
      return element;
    });
  }

  /**
   * @param {Layout} plan
   * @param {boolean} facing whether the far counts are turned to the far player
   */
  fit({ places, board }, facing) {
    for (const { slot, role, near, count } of places) {
      const element = this.#elements[slot];
      if (!element || !count) continue;
      const { x, y } = count;
      const carved = x > board.x && x < board.x + board.w && y > board.y && y < board.y + board.h;
      element.classList.toggle("store", role === "store");
      element.classList.toggle("cloth", !carved);
      element.classList.toggle("turned", facing && !near);
      Object.assign(element.style, {
        left: `${x}px`,
        top: `${y}px`,
        fontSize: `${count.size}px`,
      });
      const room = Math.min(y - board.y, board.y + board.h - y);
      element.style.setProperty("--reach", `${Math.min(SPOT * count.size, room)}px`);
    }
  }

  /**
   * Write numbers or names beside the pits; none where *titles* has none.
   *
   * @param {Layout} plan
   * @param {boolean} facing
   * @param {readonly { number: string, name: string }[]} titles by slot
   */
  name({ places }, facing, titles) {
    for (const title of this.#titles) title.remove();
    this.#titles = places.flatMap(({ slot, near, count }) => {
      const text = titles[slot];
      if (!count?.title || !text?.number) return [];
      const { x, y, size, width, named } = count.title;
      const element = add(this.root, "span", "board-title");
      element.setAttribute("aria-hidden", "true");
      element.classList.toggle("named", named && text.name !== "");
      element.classList.toggle("turned", facing && !near);
      element.textContent = named && text.name ? `${text.number} ${text.name}` : text.number;
      Object.assign(element.style, {
        left: `${x}px`,
        top: `${y}px`,
        width: named ? `${width}px` : "",
        fontSize: `${size}px`,
      });
      return [element];
    });
  }

  /**
   * @param {number} slot
   * @param {number} count
   * @param {boolean} hidden
   */
  write(slot, count, hidden) {
    const element = this.#elements[slot];
    if (!element) return;
    const text = String(count);
    element.hidden = hidden;
    if (element.textContent === text) return;
    element.textContent = text;
    element.classList.toggle("none", count === 0);
  }

  /**
   * The count of *slot* swells with a stone that has just come.
   *
   * @param {number} slot
   */
  swell(slot) {
    const element = this.#elements[slot];
    if (!element) return;
    const base = baseOf(element);
    element.animate([{ transform: `${base} scale(1.18)` }, { transform: base }], SWELL);
  }

  /**
   * Counts stay upright while the board turns.
   *
   * @param {KeyframeAnimationOptions} timing
   */
  steady(timing) {
    for (const element of this.#elements) {
      if (!element) continue;
      const base = baseOf(element);
      element.animate([{ transform: `${base} rotate(180deg)` }, { transform: base }], timing);
    }
  }
}

/** @param {HTMLElement} element */
function baseOf(element) {
  return element.classList.contains("turned") ? TURNED : UPRIGHT;
}
