/**
 * One example on a live board: the reader plays its move, or another, and may play on.
 * @import { BoardSpec, GameEvent, Message, Move, Save, Settings, View } from "../types"
 */
import { createBoard } from "../board/board.js";
import { fold } from "../board/fold.js";
import { createEngine, think } from "../engine/client.js";
import { bannerOf, labelOf, refusal, resultOf, statusOf, takeBanner } from "../game/captions.js";
import { cues } from "../game/cues.js";
import { moveWithPath, reached, touch } from "../game/touch.js";
import { has, say, t } from "../i18n/index.js";

/**
 * The move of an example in writing, the views from its position to the end of that move, and the slots to
 * touch in each but the last.
 * @typedef {{ move: string, views: View[], paths: number[][] }} Line
 */

/**
 * @typedef {object} Parts
 * @property {BoardSpec} spec
 * @property {Line} line
 * @property {Record<string, string>} words
 * @property {Settings} settings
 * @property {() => void} close
 */

/** @type {ReturnType<typeof createEngine> | null} */
let started = null;

/** One engine for all examples of the page. */
function engine() {
  started ??= createEngine();
  if (started.status === "failed") started.restart();
  return started;
}

/** @param {Parts} parts */
export function createTrial(parts) {
  return new Trial(parts);
}

class Trial {
  element = document.createElement("div");
  #parts;
  #board;
  #status = document.createElement("p");
  #show;
  #on;
  /** The place in the example's line; past its end once it is played, or left. */
  #at = 0;
  /** Whether every move so far was the example's. */
  #along = true;
  /** The position, or null while only the engine knows it. @type {View | null} */
  #view;
  /** What the engine is to be asked for the position. @type {{ record: string, path: number[] } | null} */
  #asked = null;
  /** @type {number[]} */
  #picked = [];
  #aborter = new AbortController();
  #busy = false;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    const { words, spec, settings } = parts;
    this.#view = parts.line.views[0];
    this.element.className = "trial";
    const host = document.createElement("div");
    host.className = "trial-board";
    host.dataset.kind = spec.kind === "points" ? "points" : (spec.stores ?? "ends");
    this.#status.className = "trial-status";
    this.#status.setAttribute("role", "status");
    const tools = document.createElement("div");
    tools.className = "trial-tools";
    this.#show = this.#button(tools, words["try-show"], () => this.#demonstrate());
    this.#on = this.#button(tools, words["try-on"], () => this.#playOn());
    this.#button(tools, words["try-again"], () => this.start());
    this.#button(tools, words["try-close"], parts.close);
    this.element.append(host, this.#status, tools);
    this.#board = createBoard(host, spec, {
      wood: spec.wood,
      stones: spec.stones,
      sound: settings.sound,
      label: (info) => say(labelOf(info, this.#save())),
    });
    this.#board.onPick = (slot) => this.#tap(slot);
  }

  /**
   * @param {HTMLElement} tools
   * @param {string} text
   * @param {() => void} click
   */
  #button(tools, text, click) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button plain small";
    button.textContent = text;
    button.addEventListener("click", click);
    tools.append(button);
    return button;
  }

  /** Begin the example anew. */
  start() {
    const { line, words } = this.#parts;
    this.#aborter.abort();
    this.#aborter = new AbortController();
    this.#at = 0;
    this.#along = true;
    this.#asked = null;
    this.#busy = false;
    this.#picked = [];
    this.#view = line.views[0];
    this.#tell(words["try-touch"].replace("{move}", this.#parts.line.move));
    this.#draw();
  }

  destroy() {
    this.#aborter.abort();
    this.#board.destroy();
    this.element.remove();
  }

  /** A save as captions want it: the reader against the computer. */
  #save() {
    const { line, spec } = this.#parts;
    const view = this.#view ?? line.views[0];
    const seats = [
      { kind: "person", name: "" },
      { kind: "computer", name: "" },
    ];
    const save = { game: spec.game, seats, sides: [0, 1], view };
    return /** @type {Save} */ (/** @type {unknown} */ (save));
  }

  /** @param {string} text */
  #tell(text) {
    this.#status.textContent = text;
  }

  /** Show the position and what can be touched. */
  #draw() {
    const { line, words, spec } = this.#parts;
    const done = this.#at >= line.paths.length;
    this.#show.hidden = !this.#along || done;
    this.#on.hidden = !(this.#asked || (this.#view?.turn === 1 && done));
    this.#on.textContent = words["try-on"];
    if (!this.#view) return;
    const open = this.#view.turn === 0;
    const { next, removing } = reached(this.#view, this.#picked);
    const { slots, marks } = this.#view;
    const touched = { next, picked: this.#picked, mill: [], removing, open };
    if (!removing) this.#board.show(slots, cues(this.#view, spec, touched));
    else this.#board.show(this.#early(), { ...cues(this.#view, spec, touched), marks });
  }

  /** The board with a morris stone already where it closes its mill. */
  #early() {
    const view = /** @type {View} */ (this.#view);
    const { early } = reached(view, this.#picked);
    return fold(view.slots, early);
  }

  /** @param {number} slot */
  #tap(slot) {
    const view = this.#view;
    if (this.#busy || !view || view.turn === -1) return;
    const done = view.turn === 0 ? touch(view, this.#picked, slot) : { kind: "refused" };
    if (done.kind === "refused") {
      const { removing } = reached(view, this.#picked);
      this.#board.refuse(slot);
      this.#tell(
        say(refusal(this.#save(), this.#parts.spec, slot, { picked: this.#picked, removing })),
      );
      return;
    }
    const { picked } = /** @type {{ picked: number[] }} */ (done);
    this.#picked = picked;
    const move = moveWithPath(view, picked);
    if (move) this.#play(move);
    else {
      if (reached(view, picked).removing) this.#tellBanner(takeBanner(this.#save()));
      this.#draw();
    }
  }

  /** Play the example's move, or what is left of it. */
  async #demonstrate() {
    const { paths } = this.#parts.line;
    this.#picked = [];
    this.#draw();
    while (this.#along && this.#at < paths.length && this.#view && !this.#busy) {
      const move = moveWithPath(this.#view, paths[this.#at]);
      if (!move || !(await this.#play(move))) return;
    }
  }

  /**
   * Play *move*; false if it was broken off.
   * @param {Move} move
   */
  async #play(move) {
    const view = /** @type {View} */ (this.#view);
    const { line, words } = this.#parts;
    const { signal } = this.#aborter;
    const expected = this.#along && String(line.paths[this.#at]) === String(move.path);
    this.#along &&= expected || this.#at >= line.paths.length;
    this.#picked = [];
    await this.#animate(move, view);
    if (signal.aborted) return false;
    this.#at += 1;
    const known = expected ? line.views[this.#at] : undefined;
    this.#view = known ?? null;
    this.#asked = known ? null : { record: view.record, path: move.path };
    if (expected && this.#at === line.paths.length) this.#append(words["try-done"]);
    else if (!expected && this.#at === 1) {
      this.#append(words["try-other"].replace("{move}", this.#parts.line.move));
    }
    this.#finish();
    return true;
  }

  /** After a move: the result, or what comes next. */
  #finish() {
    if (this.#view?.over) this.#append(say(resultOf(this.#save())));
    if (this.#at > this.#parts.line.paths.length && this.#asked) this.#playOn();
    else this.#draw();
  }

  /**
   * @param {Move} move
   * @param {View} view
   */
  async #animate(move, view) {
    const { settings } = this.#parts;
    const { signal } = this.#aborter;
    this.#board.show(view.slots, { marks: view.marks });
    this.#busy = true;
    /** @param {GameEvent} event */
    const onEvent = (event) => this.#tellBanner(bannerOf(event, this.#save(), this.#parts.spec));
    await this.#board.animate(move.steps, {
      events: move.events,
      pace: settings.pace,
      signal,
      onEvent,
    });
    if (!signal.aborted) this.#busy = false;
  }

  /** @param {import("../types").Banner | null} banner */
  #tellBanner(banner) {
    if (!banner) return;
    const detail = `${banner.id}.detail`;
    this.#tell(say(banner) + (has(detail) ? `: ${t(detail, banner.vars)}` : ""));
  }

  /** @param {string} text */
  #append(text) {
    const told = this.#status.textContent ?? "";
    this.#tell(told && this.#at > 0 && !told.includes(text) ? `${told}. ${text}` : text);
  }

  /** Go on with the engine: the position first, then the computer's answer if it is its turn. */
  async #playOn() {
    const { signal } = this.#aborter;
    this.#busy = true;
    this.#on.hidden = true;
    try {
      if (engine().status !== "ready") this.#tell(t("status-starting"));
      if (this.#asked) {
        this.#view = /** @type {View} */ (await engine().call("play", this.#asked));
        this.#asked = null;
      }
      while (this.#view?.turn === 1 && !signal.aborted) await this.#answer(this.#view, signal);
      if (signal.aborted) return;
      this.#busy = false;
      const save = this.#save();
      if (this.#view?.over) this.#append(say(resultOf(save)));
      else this.#append(say(statusOf(save, "idle", IDLE)));
      this.#at = Math.max(this.#at, this.#parts.line.paths.length + 1);
      this.#draw();
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      this.#busy = false;
      this.#tell(t("error-error"));
      this.#on.hidden = false;
    }
  }

  /**
   * The computer's move.
   * @param {View} view
   * @param {AbortSignal} signal
   */
  async #answer(view, signal) {
    const thought = await think(engine(), view.record, "medium", { seed: view.ply, signal });
    const move = moveWithPath(view, thought.path);
    if (!move || signal.aborted) return;
    await this.#animate(move, view);
    this.#busy = true;
    const after = await engine().call("play", { record: view.record, path: move.path });
    if (!signal.aborted) this.#view = /** @type {View} */ (after);
  }
}

const IDLE = { engine: "ready", removing: false, confirming: false, queued: false };
