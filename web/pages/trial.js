/**
 * One example on a live board: the reader plays its move, or another, and may play on. In a lesson the move
 * is asked for, and any that comes to the same result is right.
 * @import { Banner, BoardSpec, GameEvent, Move, Save, View } from "../types"
 */
import { fold } from "../board/fold.js";
import { bannerOf, labelOf, resultOf, statusOf, takeBanner } from "../game/captions.js";
import { cues } from "../game/cues.js";
import { refusal } from "../game/refusals.js";
import { moveWithPath, reached, touch } from "../game/touch.js";
import { has, say, t } from "../i18n/index.js";
import { createFrame, settings } from "./frame.js";
import { after, answer, sleeps } from "./rival.js";

/**
 * The move of an example in writing, the views from its position to the end of that move, the slots to touch in
 * each but the last, and in a lesson the paths of other right moves.
 * @typedef {{ move: string, views: View[], paths: number[][], right: number[][] }} Line
 */

/**
 * @typedef {object} Parts
 * @property {BoardSpec} spec
 * @property {Line} line
 * @property {Record<string, string>} words
 * @property {() => void} [close] takes the board away again
 * @property {{ hint: string, done: () => void }} [lesson] what is said to a wrong try, what a right one brings
 */

const IDLE = { engine: "ready", removing: false, confirming: false, queued: false };

/** @param {Parts} parts */
export function createTrial(parts) {
  return new Trial(parts);
}

class Trial {
  #parts;
  #frame;
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
    const { words, spec, close, lesson } = parts;
    this.#parts = parts;
    this.#view = parts.line.views[0];
    this.#frame = createFrame(spec, (info) => say(labelOf(info, this.#save())));
    this.#frame.board.onPick = (slot) => this.#tap(slot);
    this.#show = this.#frame.button(words["try-show"], () => this.#demonstrate());
    this.#on = lesson ? null : this.#frame.button(words["try-on"], () => this.#playOn());
    this.#frame.button(words["try-again"], () => this.start());
    if (close) this.#frame.button(words["try-close"], close);
  }

  get element() {
    return this.#frame.element;
  }

  /** Begin the example anew. */
  start() {
    const { line, words, lesson } = this.#parts;
    this.#aborter.abort();
    this.#aborter = new AbortController();
    this.#at = 0;
    this.#along = true;
    this.#asked = null;
    this.#busy = false;
    this.#picked = [];
    this.#view = line.views[0];
    this.#tell(lesson ? words["step-touch"] : words["try-touch"].replace("{move}", line.move));
    this.#draw();
  }

  destroy() {
    this.#aborter.abort();
    this.#frame.board.destroy();
    this.element.remove();
  }

  /** A save as captions want it: the reader against the computer. */
  #save() {
    const { line, spec } = this.#parts;
    const view = this.#view ?? line.views[0];
    const seats = ["person", "computer"].map((kind) => ({ kind, name: "" }));
    const save = { game: spec.game, seats, sides: [0, 1], view };
    return /** @type {Save} */ (/** @type {unknown} */ (save));
  }

  /** @param {string} text */
  #tell(text) {
    this.#frame.status.textContent = text;
  }

  /** @param {Banner | null} banner */
  #tellBanner(banner) {
    if (!banner) return;
    const said = say(banner);
    const detail = `${banner.id}.detail`;
    const joint = /[.!?]$/.test(said) ? " " : ": ";
    this.#tell(has(detail) ? said + joint + t(detail, banner.vars) : said);
  }

  /** @param {string} text */
  #append(text) {
    const told = this.#frame.status.textContent ?? "";
    const joint = /[.!?]$/.test(told) ? " " : ". ";
    this.#tell(told && this.#at > 0 && !told.includes(text) ? told + joint + text : text);
  }

  /** Show the position and what can be touched. */
  #draw() {
    const { line, spec } = this.#parts;
    const done = this.#at >= line.paths.length;
    this.#show.hidden = !this.#along || done;
    if (this.#on) this.#on.hidden = !(this.#asked || (this.#view?.turn === 1 && done));
    if (!this.#view) return;
    const view = this.#view;
    const { next, removing, early } = reached(view, this.#picked);
    const open = view.turn === 0 && !(this.#parts.lesson && done);
    const marked = cues(view, spec, { next, picked: this.#picked, mill: [], removing, open });
    // A morris stone stands where it closes its mill before the other stone is taken.
    this.#frame.board.show(removing ? fold(view.slots, early) : view.slots, marked);
  }

  /** @param {number} slot */
  #tap(slot) {
    const view = this.#view;
    const over = this.#parts.lesson && this.#at >= this.#parts.line.paths.length;
    if (this.#busy || !view || view.turn === -1 || over) return;
    const done = view.turn === 0 ? touch(view, this.#picked, slot) : { kind: "refused" };
    if (done.kind === "refused") {
      const { removing } = reached(view, this.#picked);
      this.#frame.board.refuse(slot);
      const how = { picked: this.#picked, removing };
      this.#tell(say(refusal(this.#save(), this.#parts.spec, slot, how)));
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
    const { line } = this.#parts;
    const { signal } = this.#aborter;
    const path = String(move.path);
    const expected = this.#along && String(line.paths[this.#at]) === path;
    const right = expected || (this.#at === 0 && line.right.some((one) => String(one) === path));
    this.#along &&= right || this.#at >= line.paths.length;
    this.#picked = [];
    await this.#animate(move, view);
    if (signal.aborted) return false;
    this.#at += 1;
    const known = expected ? line.views[this.#at] : undefined;
    this.#view = known ?? null;
    this.#asked = known ? null : { record: view.record, path: move.path };
    this.#judge(right);
    if (this.#at > line.paths.length && this.#asked) this.#playOn();
    else this.#draw();
    return true;
  }

  /**
   * Say whether that was the move.
   * @param {boolean} right
   */
  #judge(right) {
    const { line, words, lesson } = this.#parts;
    const last = this.#at === line.paths.length;
    if (this.#view?.over) this.#append(say(resultOf(this.#save())));
    if (right && last) this.#append(lesson ? words["step-right"] : words["try-done"]);
    else if (!right && lesson) this.#append(`${words["step-wrong"]} ${lesson.hint}`);
    else if (!right && this.#at === 1)
      this.#append(words["try-other"].replace("{move}", line.move));
    if (right && last) lesson?.done();
  }

  /**
   * @param {Move} move
   * @param {View} view
   */
  async #animate(move, view) {
    const { signal } = this.#aborter;
    const { board } = this.#frame;
    board.show(view.slots, { marks: view.marks });
    this.#busy = true;
    /** @param {GameEvent} event */
    const onEvent = (event) => this.#tellBanner(bannerOf(event, this.#save(), this.#parts.spec));
    const { steps, events } = move;
    await board.animate(steps, { events, pace: settings.pace, signal, onEvent });
    if (!signal.aborted) this.#busy = false;
  }

  /** Go on with the engine: the position first, then the computer's answer if it is its turn. */
  async #playOn() {
    if (!this.#on) return; // a lesson ends with its move
    const { signal } = this.#aborter;
    this.#busy = true;
    this.#on.hidden = true;
    if (sleeps()) this.#tell(t("status-starting"));
    try {
      const begun = this.#asked ? await after(this.#asked) : /** @type {View} */ (this.#view);
      const view = await answer(begun, signal, (move, from) => this.#animate(move, from));
      if (signal.aborted) return;
      this.#view = view;
      this.#asked = null;
      this.#at = Math.max(this.#at, this.#parts.line.paths.length + 1);
      const save = this.#save();
      this.#append(say(view?.over ? resultOf(save) : statusOf(save, "idle", IDLE)));
      this.#busy = false;
      this.#draw();
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      this.#busy = false;
      this.#tell(t("error-error"));
      this.#on.hidden = false;
    }
  }
}
