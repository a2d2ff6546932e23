/**
 * The play loop of one open game: a move is shown while the engine is asked for the next position, then
 * the next player's turn begins. It knows neither words nor pixels: a board shows, `say` speaks.
 *
 * @import { LoopParts, Message, Move, PlayState, Save, View } from "../types"
 */
import { fold } from "../board/fold.js";
import { moment } from "../moment.js";
import { read, update } from "../state.js";
import { bannerOf, statusOf, tell } from "./captions.js";
import { cues, QUIET } from "./cues.js";
import { friendMoves, nearSide, personMoves, seatOn } from "./seats.js";
import { isPass, moveWithPath, reached } from "./touch.js";

/** Milliseconds between the end of one move and a move that is made by itself. */
const BREATH = { slow: 900, normal: 450, fast: 200, off: 0 };

/**
 * @typedef {ReturnType<typeof createLoop>} Loop
 */

/** @param {LoopParts} parts */
export function createLoop(parts) {
  const { board, spec } = parts;
  let running = new AbortController();
  let drawing = new AbortController();
  /** @type {(() => void) | null} */
  let again = null;

  /** The play state; there is one as long as the loop lives. */
  const play = () => /** @type {PlayState} */ (read().play);
  /** @param {Partial<PlayState>} changes */
  const change = (changes) => {
    const now = read().play;
    if (now) {
      update({ play: { ...now, ...changes } });
    }
  };
  /**
   * End what runs and begin something else; what it awaits is dropped once its signal is aborted.
   * @param {PlayState["phase"]} phase
   */
  const begin = (phase) => {
    running.abort();
    running = new AbortController();
    const teach = phase === "teaching" ? play().teach : null;
    change({ phase, mover: null, failure: null, confirming: false, teach });
    return running.signal;
  };
  /** @param {Save} save */
  const keep = (save) => {
    parts.keep(save);
    if (read().play?.save.id === save.id) {
      change({ save });
    }
  };

  /** Draw the position as it is, with what can be touched. */
  function show() {
    const { save, picked, phase } = play();
    const { next, early, events, removing } = reached(save.view, picked);
    const open = phase === "idle" && personMoves(save) && !parts.halt();
    const mill = events.flatMap((event) => event.slots);
    const shown = cues(save.view, spec, { next, picked, mill, removing, open });
    board.show(fold(save.view.slots, early), shown);
  }

  /**
   * Show *move* on the board, from its step number *early* on.
   * @param {Move & { side: number }} move
   * @param {AbortSignal} signal
   * @param {number} early
   */
  async function draw(move, signal, early = 0) {
    const told = move.glimpse ?? move;
    const events = told.events
      .filter((event) => early === 0 || event.after > early)
      .map((event) => ({ ...event, after: event.after - early }));
    drawing = new AbortController();
    signal.addEventListener("abort", () => drawing.abort(), { once: true });
    await board.animate(told.steps.slice(early), {
      events,
      pace: read().settings.pace,
      signal: drawing.signal,
      onEvent(event) {
        parts.feel(event);
        const banner = bannerOf(event, play().save, spec);
        if (banner && !signal.aborted) {
          change({ banner });
        }
      },
    });
  }

  /**
   * Play *move*: it is kept and shown at once, whether the engine is ready or not.
   * @param {Move} move
   * @param {number} early steps that are shown already
   */
  async function commit(move, early = 0) {
    const { save } = play();
    const signal = begin("moving");
    const side = save.view.side;
    change({ picked: [], banner: null, mover: side });
    keep({ ...save, updated: moment(), pending: move.path });
    await confirm(signal, () => draw({ ...move, side }, signal, early));
  }

  /**
   * Ask the engine for the position after the pending move while *shown* goes on.
   * @param {AbortSignal} signal
   * @param {() => Promise<void>} shown
   */
  async function confirm(signal, shown) {
    const { save } = play();
    const asked = parts
      .call("play", { record: save.view.record, path: save.pending })
      .then((/** @type {View} */ view) => {
        keep({ ...save, updated: moment(), view, pending: null });
        return { view, error: null };
      })
      .catch((/** @type {unknown} */ error) => ({ view: null, error }));
    await shown();
    if (signal.aborted) {
      return;
    }
    change({ phase: "waiting", mover: null });
    const { view, error } = await asked;
    if (signal.aborted) {
      return;
    }
    if (view === null) {
      fail(error, () => confirm(begin("waiting"), async () => {}));
    } else {
      arrive();
    }
  }

  /** A move has ended in the position of the save: say it, and go on. */
  function arrive() {
    const { save } = play();
    const { last } = save.view;
    sayTurn(last ? tell(save, spec, last) : []);
    next();
  }

  /**
   * Say whose turn it is, after what was *told*.
   * @param {Message[]} told
   */
  function sayTurn(told) {
    const now = { engine: read().engine, removing: false, confirming: false, queued: false };
    parts.say([...told, statusOf(play().save, "idle", now)]);
  }

  /** Let the side to move begin its turn, or the game end. */
  function next() {
    if (loop.paused()) {
      return;
    }
    const { save } = play();
    const signal = begin("idle");
    change({ picked: [], bottom: nearSide(save, read().settings.table) });
    board.update({ bottom: play().bottom });
    const { view } = save;
    if (view.over) {
      show();
      change({ sheet: "end" });
      loop.ended();
    } else if (isPass(view) && !(save.live && friendMoves(save))) {
      show();
      change({ phase: "moving" });
      after(signal, () => commit(view.moves[0])); // a pass is no choice
    } else if (friendMoves(save)) {
      show(); // until a link comes back, or a word of the live table
    } else if (!personMoves(save)) {
      change({ phase: "thinking" });
      show();
      after(signal, () => answer(signal));
    } else {
      open();
    }
  }

  /** A person may touch now. */
  function open() {
    const { save } = play();
    if (save.view.decided !== null && !save.offered) {
      change({ sheet: "decided" });
      keep({ ...save, offered: true });
    }
    show();
    loop.opened();
  }

  /**
   * Do *what* after a breath, unless something else has begun.
   * @param {AbortSignal} signal
   * @param {() => unknown} what
   */
  async function after(signal, what) {
    await parts.pause(BREATH[read().settings.pace]);
    if (!signal.aborted) {
      what();
    }
  }

  /**
   * The computer answers.
   * @param {AbortSignal} signal
   */
  async function answer(signal) {
    const { view } = play().save;
    const level = seatOn(play().save, view.side).level ?? "";
    try {
      const [only] = view.moves;
      const { path } =
        view.moves.length === 1 ? only : await parts.think(view.record, level, signal);
      const move = moveWithPath(view, path);
      if (!signal.aborted && move) {
        await commit(move);
      }
    } catch (error) {
      if (!signal.aborted) {
        fail(error, next);
      }
    }
  }

  /**
   * Tell what went wrong; *retry* is done when the person wants it.
   * @param {unknown} error
   * @param {() => void} retry
   */
  function fail(error, retry) {
    again = retry;
    change({ phase: "waiting", failure: parts.explain(error) });
  }

  /** Do again what failed. */
  function retry() {
    const what = again;
    again = null;
    change({ failure: null });
    what?.();
  }

  /** Begin, or go on after the tab was closed: a move that was not confirmed is asked again. */
  function resume() {
    const { save } = play();
    const move = save.pending && moveWithPath(save.view, save.pending);
    if (!move) {
      next();
      sayTurn([]);
      return;
    }
    const signal = begin("waiting");
    showPending([]);
    confirm(signal, async () => {});
  }

  /**
   * Draw the board after the move that is not confirmed, with the slots touched since.
   * @param {number[]} queue
   */
  function showPending(queue) {
    const { save } = play();
    const move = moveWithPath(save.view, save.pending ?? []);
    const slots = fold(save.view.slots, move?.steps ?? []);
    board.show(slots, { ...QUIET, marks: save.view.marks, picked: queue });
  }

  /**
   * Play the move that the other side has made elsewhere.
   * @param {number[]} path
   */
  function follow(path) {
    const move = moveWithPath(play().save.view, path);
    if (move) {
      commit(move);
    }
  }

  /**
   * Go on from another position of the same game.
   * @param {Save} save
   */
  function adopt(save) {
    keep(save);
    change({ banner: null, sheet: null, queue: [] });
    next();
    sayTurn([]);
  }

  /** Show at once how the move that is being drawn ends. */
  function skip() {
    drawing.abort();
  }

  /** Nobody looks any more. */
  function close() {
    running.abort();
  }

  const loop = {
    parts,
    play,
    change,
    keep,
    begin,
    show,
    showPending,
    draw,
    commit,
    arrive,
    next,
    fail,
    retry,
    resume,
    follow,
    adopt,
    skip,
    close,
    /** Set by the hand: touches made before the turn began. */
    opened: () => {},
    /** Set by a puzzle: whether something has to be done before the next turn begins. */
    paused: () => false,
    /** Set by the coach: a slot was touched while it is there. @param {number} _slot */
    taught: (_slot) => {},
    /** Set by the endings: the game is over. */
    ended: () => {},
  };
  return loop;
}
