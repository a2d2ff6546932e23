/**
 * The board as a thing on a table. It shows slots, plays steps and reports what is touched; it knows
 * no rule and has no words.
 *
 * @typedef {import("./types.d.ts").BoardSpec} BoardSpec
 * @typedef {import("./types.d.ts").Step} Step
 * @typedef {import("./types.d.ts").Cues} Cues
 * @typedef {import("./types.d.ts").Options} Options
 * @typedef {import("./types.d.ts").Manner} Manner
 */

import { Air } from "./air.js";
import { Player } from "./animate.js";
import { add } from "./canvas.js";
import { Cells } from "./cells.js";
import { fold } from "./fold.js";
import { layout } from "./geometry.js";
import { Marks } from "./marks.js";
import { materials } from "./materials.js";
import { Preview } from "./preview.js";
import { schedule } from "./schedule.js";
import { Sound } from "./sound.js";
import { deal, follow, regroup } from "./stones.js";
import { Surface } from "./surface.js";
import { toneOf } from "./tones.js";

/** How long the board takes to turn round, ms. */
const TURN = 420;

/** Finer than this no eye sees. */
const SHARPEST = 2;

/** A smaller place holds no board, px. */
const LEAST = 40;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Make a board in *host*, as large as that is.
 *
 * @param {HTMLElement} host
 * @param {BoardSpec} spec
 * @param {Options} options
 */
export function createBoard(host, spec, options) {
  return new Board(host, spec, options);
}

/** @typedef {Board} BoardComponent */

class Board {
  /** Called with every place that is tapped, legal or not. @type {(slot: number) => void} */
  onPick = () => {};
  /** Called with what is looked at without choosing it, null when no longer. @type {(slot: number | null) => void} */
  onPeek = () => {};
  /** Resolves when the board is painted for the first time. @type {Promise<void>} */
  ready;

  #host;
  #spec;
  #options;
  #root;
  #surface;
  #marks;
  #cells;
  #air;
  #preview;
  #sound = new Sound();
  /** @type {import("./materials.js").Materials | null} */
  #made = null;
  #madeOf = "";
  /** @type {number[]} */
  #slots;
  /** @type {Cues} */
  #cues = {};
  /** @type {Player | null} */
  #player = null;
  /** Brings the board to where the running animation ends. @type {(() => void) | null} */
  #settle = null;
  /** @type {number | null} */
  #threatened = null;
  #size = { width: 0, height: 0, scale: 0 };
  #watchers;

  /**
   * @param {HTMLElement} host
   * @param {BoardSpec} spec
   * @param {Options} options
   */
  constructor(host, spec, options) {
    this.#host = host;
    this.#spec = spec;
    this.#options = options;
    this.#slots = spec.slots.map(() => 0);
    this.#root = add(host, "div", "board");
    this.#root.dataset.game = spec.game;
    this.#surface = new Surface(this.#root, spec);
    this.#preview = new Preview(this.#root, this.#surface);
    this.#air = new Air(this.#root);
    this.#marks = new Marks(this.#root, spec, this.#surface);
    const listener = {
      pick: (/** @type {number} */ slot) => this.onPick(slot),
      peek: (/** @type {number | null} */ slot) => this.onPeek(slot),
      touch: (/** @type {number | null} */ slot) => this.#touch(slot),
    };
    this.#cells = new Cells(this.#root, spec, listener, options.stores ?? false);
    this.#sound.on = options.sound ?? true;
    const resize = new ResizeObserver(() => this.resize());
    resize.observe(host);
    const theme = new MutationObserver(() => this.#fit());
    theme.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    this.#watchers = [resize, theme];
    this.ready = this.#dress();
    this.ready.then(() => requestAnimationFrame(() => setTimeout(() => this.#tune())));
    // The host may stand in the document only after this turn: what can be touched has its place then.
    queueMicrotask(() => this.resize());
  }

  /** Where everything lies, in px of the host; for whoever puts words beside it. */
  get layout() {
    return this.#surface.plan;
  }

  /**
   * Draw *slots* at once, with what *cues* mark; ends an animation.
   *
   * @param {readonly number[]} slots
   * @param {Cues} [cues]
   */
  show(slots, cues = {}) {
    this.#settle = null;
    this.#finish();
    this.#preview.clear();
    this.#threaten(null);
    const heaps = this.#surface.held.map(({ stones }) => stones);
    const fresh = heaps.every((heap) => heap.length === 0);
    this.#cues = cues;
    this.#hold(
      slots,
      fresh ? deal(slots, this.#spec.slots) : regroup(heaps, slots, this.#spec.slots),
    );
    const { legal = [], lit = [], removable = [], picked = [], last } = cues;
    this.#marks.set({ legal, lit, removable, picked, last: last ?? { from: [], to: [] } });
    this.#root.dataset.active = String(cues.active ?? -1);
  }

  /**
   * Play *steps* from what is shown. Resolves with the slots after them; aborting the signal ends at
   * once on the same board.
   *
   * @param {readonly Step[]} steps
   * @param {Manner} [manner]
   * @returns {Promise<number[]>}
   */
  async animate(steps, { events = [], pace = "normal", signal, onStep, onEvent } = {}) {
    this.#finish();
    const slots = fold(this.#slots, steps);
    const heaps = follow(
      this.#surface.held.map(({ stones }) => stones),
      steps,
    );
    const made = events.flatMap(({ kind, slots: [slot], side }) =>
      kind === "tuzdik" ? [{ kind, slot, side }] : [],
    );
    const marks = [...(this.#cues.marks ?? []), ...made];
    this.#settle = () => {
      this.#cues = { marks };
      this.#hold(slots, heaps);
    };
    this.#preview.clear();
    this.#threaten(null);
    this.#cells.rest();
    const seen = !document.hidden && this.#surface.kit !== null;
    if (pace !== "off" && seen && !signal?.aborted) {
      const plan = schedule(steps, events, { pace, reduced: calm.matches });
      await this.#play(plan, signal, { onStep, onEvent });
    } else if (!signal?.aborted) {
      for (const event of events) onEvent?.(event);
    }
    this.#finish();
    return slots;
  }

  /**
   * @param {ReturnType<typeof schedule>} plan
   * @param {AbortSignal | undefined} signal
   * @param {import("./animate.js").Listener} listener
   */
  async #play(plan, signal, listener) {
    this.#marks.clear();
    this.#sound.wake();
    const stage = {
      surface: this.#surface,
      marks: this.#marks,
      air: this.#air,
      sound: this.#sound,
    };
    const player = new Player(stage, plan, listener);
    this.#player = player;
    // Nobody sees a hidden page, and its frames stand still.
    const stop = () => player.stop();
    signal?.addEventListener("abort", stop);
    document.addEventListener("visibilitychange", stop);
    await player.run();
    signal?.removeEventListener("abort", stop);
    document.removeEventListener("visibilitychange", stop);
    this.#sound.rest();
  }

  /** End what moves, on the board that it would have come to. */
  #finish() {
    this.#player?.stop();
    this.#player = null;
    const settle = this.#settle;
    this.#settle = null;
    settle?.();
  }

  /**
   * A touch of *slot* that does nothing.
   *
   * @param {number} slot
   */
  refuse(slot) {
    if (!calm.matches) this.#surface.shake(slot);
  }

  /**
   * Show where the stones of *steps* would go, from what is shown; null shows nothing.
   *
   * @param {readonly Step[] | null} steps
   */
  preview(steps) {
    if (steps && !this.#player) this.#preview.show(steps, calm.matches);
    else this.#preview.clear();
  }

  /**
   * Change some options; what is shown stays.
   *
   * @param {Partial<Options>} options
   */
  update(options) {
    const before = this.#options;
    const after = { ...before, ...options };
    this.#options = after;
    this.#sound.on = after.sound ?? true;
    const turned = (before.bottom ?? 0) !== (after.bottom ?? 0);
    const same = !turned && form(before) === form(after);
    if (this.#madeOf !== this.#materials()) this.ready = this.#dress();
    else if (!same) this.#fit();
    if (turned && !calm.matches) this.#turnRound();
    if (!this.#player) this.#cells.describe(this.#slots, this.#cues, after.label);
  }

  /** Fit the board to its host again; it does so by itself when the host changes its size. */
  resize() {
    const { width, height } = this.#host.getBoundingClientRect();
    const scale = Math.min(SHARPEST, window.devicePixelRatio || 1);
    const { width: wide, height: high, scale: sharp } = this.#size;
    if (Math.min(width, height) < LEAST) return; // not laid out yet
    if (width === wide && height === high && scale === sharp) return;
    this.#size = { width, height, scale };
    this.#fit();
  }

  destroy() {
    this.#player?.stop();
    this.#settle = null;
    for (const watcher of this.#watchers) watcher.disconnect();
    this.#cells.destroy();
    this.#sound.close();
    this.#root.remove();
  }

  /** The board has been painted. */
  #tune() {
    if (this.#root.isConnected) this.#sound.prepare();
  }

  #materials() {
    const { wood = this.#spec.wood, stones = this.#spec.stones } = this.#options;
    return `${wood} ${stones}`;
  }

  /** Fetch what the board is made of, and paint it. */
  async #dress() {
    const wanted = this.#materials();
    this.#madeOf = wanted;
    const [wood, stones] = wanted.split(" ");
    const made = await materials(wood, stones);
    if (this.#madeOf !== wanted) return;
    this.#made = made;
    this.#fit();
  }

  /** Lay out and paint everything anew. */
  #fit() {
    const { width, height, scale } = this.#size;
    if (width === 0) return;
    this.#finish();
    const { orientation, bottom, facing = false, big = false, titles = [] } = this.#options;
    const root = document.documentElement;
    const text = Number.parseFloat(getComputedStyle(root).fontSize) / 16;
    const names = titles.some(({ name }) => name !== "");
    const plan = layout(this.#spec, { width, height, orientation, bottom, text, big, names });
    const wood = this.#options.wood ?? this.#spec.wood;
    const tone = toneOf(wood);
    this.#root.dataset.wood = wood;
    const night = root.dataset.theme === "night";
    this.#root.dataset.tone = tone.light ? "light" : "dark";
    this.#root.dataset.orientation = plan.orientation;
    this.#surface.fit(plan, this.#made, { tone, night, scale, facing, titles });
    this.#cells.fit(plan);
    this.#marks.redraw();
  }

  /**
   * Hold *slots* as the cues say.
   *
   * @param {readonly number[]} slots
   * @param {readonly number[][]} heaps
   */
  #hold(slots, heaps) {
    this.#slots = [...slots];
    const caps = new Set((this.#cues.marks ?? []).map(({ slot }) => slot));
    this.#surface.hold(slots, heaps, caps, new Set(this.#cues.picked ?? []));
    this.#cells.describe(this.#slots, this.#cues, this.#options.label);
  }

  /** @param {number | null} slot */
  #touch(slot) {
    this.#threaten(slot !== null && this.#cues.removable?.includes(slot) ? slot : null);
  }

  /**
   * Raise the stone of *slot*, which would be taken, and put back the one raised before.
   *
   * @param {number | null} slot
   */
  #threaten(slot) {
    if (slot === this.#threatened) return;
    if (this.#threatened !== null) this.#surface.change(this.#threatened, { raised: false });
    if (slot !== null) this.#surface.change(slot, { raised: true });
    this.#threatened = slot;
    this.#marks.threaten(slot);
  }

  /** The board is already laid out the other way round: bring it there. Counts stay upright. */
  #turnRound() {
    const timing = { duration: TURN, easing: "cubic-bezier(.4,0,.2,1)" };
    // Half way it stands across, and must not be wider than its ground.
    const { width, height } = this.#size;
    const small = Math.min(width, height) / Math.max(width, height);
    const frames = [
      { transform: "rotate(-180deg)" },
      { transform: `rotate(-90deg) scale(${small})` },
      { transform: "none" },
    ];
    this.#root.animate(frames, timing);
    this.#surface.counts.steady(timing);
  }
}

/**
 * What of *options* changes where things lie or how they stand.
 *
 * @param {Options} options
 */
function form({ orientation, facing = false, big = false, titles = [] }) {
  return JSON.stringify([orientation, facing, big, titles]);
}
