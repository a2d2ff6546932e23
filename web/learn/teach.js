/**
 * "Teach me": first a nudge, then the move with its reasons, then the line that follows, step by step;
 * and what is wrong with another move, when it is touched.
 * @import { Hint, Message, Move, PlayState, Save, Teach, Why } from "../types"
 * @import { Loop } from "../game/loop.js"
 */
import { tell } from "../game/captions.js";
import { endpoints, QUIET } from "../game/cues.js";
import { personMoves } from "../game/seats.js";
import { moveWithPath, touch } from "../game/touch.js";
import { adviceOf, faultsOf, litBy, nudgeOf } from "./advice.js";
import { showLine } from "./line.js";

/** @param {Loop} loop */
export function createTeach(loop) {
  const { play, change, parts } = loop;
  const { board, spec } = parts;

  /** @param {Partial<Teach>} changes */
  function set(changes) {
    const { teach } = play();
    change({ teach: { ...(teach ?? NEW), ...changes }, banner: null });
  }

  /**
   * What the card says now.
   * @returns {Message[]}
   */
  function words() {
    const { teach, save } = play();
    if (!teach?.hint) {
      return [{ id: "teach-asking" }];
    }
    const { stage, hint, asked, why, step } = teach;
    const line = lineOf(teach);
    if (stage === "line" && step > 0) {
      return tell(save, spec, line[step - 1]);
    }
    if (stage === "why" && asked) {
      return why ? faultsOf(asked, why, spec) : [{ id: "teach-asking" }];
    }
    return stage === "nudge" ? [nudgeOf(hint.nudge, spec)] : adviceOf(hint, spec);
  }

  /** Draw the position with what is lit, and say the words. */
  function show() {
    const { teach, save, picked } = play();
    const { view } = save;
    board.show(view.slots, {
      ...QUIET,
      marks: view.marks,
      last: endpoints(view.last),
      lit: teach ? litBy(teach) : [],
      picked,
      active: view.turn,
    });
    parts.say(words());
  }

  /** The tool was touched: ask, or say more. */
  async function teach() {
    const { phase, save } = play();
    if (phase === "teaching") {
      more();
    } else if (
      phase === "idle" &&
      personMoves(save) &&
      !parts.halt() &&
      mayTeach(save) &&
      teachable(save.view.moves)
    ) {
      await ask();
    }
  }

  /** Ask the engine for a hint. */
  async function ask() {
    const signal = loop.begin("teaching");
    change({ picked: [] });
    set({ stage: "asking" });
    show();
    try {
      /** @type {Hint} */
      const hint = await parts.lesson("hint", { record: play().save.view.record }, signal);
      if (!signal.aborted) {
        set({ hint, stage: hint.nudge ? "nudge" : "move" });
        show();
      }
    } catch (error) {
      failed(error, signal, ask);
    }
  }

  /**
   * @param {unknown} error
   * @param {AbortSignal} signal
   * @param {() => unknown} retry
   */
  function failed(error, signal, retry) {
    if (!signal.aborted) {
      change({ teach: null });
      loop.fail(error, retry);
    }
  }

  /** From the nudge to the move, from the move to its line. */
  function more() {
    const stage = play().teach?.stage;
    if (stage === "nudge") {
      advise();
    } else if (stage === "move" || stage === "why") {
      follow(1);
    } else if (stage === "line") {
      follow((play().teach?.step ?? 0) + 1);
    }
  }

  /** Show the move that is advised. */
  function advise() {
    loop.begin("teaching");
    change({ picked: [] });
    set({ stage: "move", asked: null, why: null, step: 0 });
    show();
  }

  /**
   * Play the line up to move number *step* on the board; nothing is played in the game.
   * @param {number} step
   */
  async function follow(step) {
    const { teach } = play();
    if (!teach) {
      return;
    }
    const line = lineOf(teach);
    const aim = Math.min(step, line.length);
    if (aim < 1) {
      back(teach);
      return;
    }
    const signal = loop.begin("teaching");
    set({ stage: "line", step: aim });
    parts.say(words());
    await showLine(loop, line, aim, aim > teach.step, signal);
  }

  /** @param {Teach} teach */
  function back({ asked, why }) {
    loop.begin("teaching");
    set({ stage: asked && why ? "why" : "move", step: 0 });
    show();
  }

  /**
   * A slot was touched while the coach is there: what is wrong with the move?
   * @param {number} slot
   */
  loop.taught = (slot) => {
    const { teach, save, picked } = play();
    if (!teach?.hint || teach.stage === "asking" || teach.stage === "line") {
      return;
    }
    const done = touch(save.view, picked, slot);
    if (done.kind === "refused") {
      board.refuse(slot);
    } else if (done.kind === "picked") {
      change({ picked: done.picked });
      show();
    } else {
      wonder(done.move, teach.hint);
    }
  };

  /**
   * Ask the engine what is wrong with *move*.
   * @param {Move} move
   * @param {Hint} hint
   */
  async function wonder(move, hint) {
    if (hint.moves.some(({ path }) => String(path) === String(move.path))) {
      advise();
      return;
    }
    const signal = loop.begin("teaching");
    change({ picked: [] });
    set({ stage: "why", asked: move, why: null, step: 0 });
    show();
    const { record } = play().save.view;
    try {
      const asked = { record, path: move.path, better: hint.moves[0].path };
      /** @type {Why} */
      const why = await parts.lesson("why", asked, signal);
      if (!signal.aborted) {
        set({ why });
        show();
      }
    } catch (error) {
      failed(error, signal, () => wonder(move, hint));
    }
  }

  /** Play the move that is advised, and go on with the game. */
  function obey() {
    const { teach, save } = play();
    const move = teach?.hint && moveWithPath(save.view, teach.hint.moves[0].path);
    if (move) {
      loop.commit(move);
    }
  }

  /** The coach goes. */
  function dismiss() {
    if (play().phase === "teaching") {
      change({ banner: null });
      loop.next();
    }
  }

  return { teach, more, advise, follow, obey, dismiss, words };
}

/** @type {Teach} */
const NEW = { stage: "asking", hint: null, asked: null, why: null, step: 0 };

/**
 * The line that is shown: of the move that was asked about, else of the advice.
 * @param {Teach} teach
 */
export function lineOf({ hint, asked, why }) {
  return (asked ? why?.line : hint?.line) ?? [];
}

/**
 * Whether there is a choice to be taught.
 * @param {Move[]} moves
 */
export function teachable(moves) {
  return moves.length > 0 && moves.some(({ path }) => path.length > 0);
}

/**
 * Whether a game has choices at all: forced moves need no teacher.
 * @param {Pick<import("../types").Save, "view">} save
 */
export function hasChoices({ view }) {
  return view.options.start_hole !== "left-most";
}

/**
 * Whether the coach may help in *save*: against a stranger nobody is helped.
 * @param {import("../types").Save} save
 */
export function mayTeach(save) {
  return hasChoices(save) && !save.seats.some(({ stranger }) => stranger);
}

/**
 * Whether there is anything to look back on with the coach.
 * @param {PlayState} play
 */
export function reviewable({ phase, save }) {
  return phase === "looking" && save.view.ply > 1 && hasChoices(save) && allowed(save);
}

/**
 * Against a friend elsewhere nobody asks the coach while the game goes on.
 * @param {Save} save
 */
function allowed({ seats, view }) {
  return view.over !== null || seats.every(({ kind }) => kind !== "friend");
}
