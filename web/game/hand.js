/**
 * The hand of the people here: what touches of the board do.
 * @import { Message, Save } from "../types"
 * @import { Loop } from "./loop.js"
 */
import { read } from "../state.js";
import { takeBanner } from "./captions.js";
import { refusal } from "./refusals.js";
import { friendMoves, personMoves } from "./seats.js";
import { foreseen, moveWithPath, reached, touch } from "./touch.js";

/** @param {Loop} loop */
export function createHand(loop) {
  const { play, change, parts } = loop;
  const { board, spec } = parts;

  /**
   * A slot was touched.
   * @param {number} slot
   */
  function tap(slot) {
    const { phase, save, confirming, picked } = play();
    if (phase === "moving" || phase === "stepping") {
      if (read().settings.skip) {
        loop.skip();
      }
      return; // an accidental touch during sowing makes no move
    }
    if (phase === "looking") {
      return;
    }
    if (phase === "teaching") {
      loop.taught(slot);
    } else if (phase === "waiting" && save.pending) {
      queue(slot);
    } else if (phase !== "idle" || !personMoves(save) || parts.halt()) {
      refuse(slot, { id: save.view.over ? "refuse-over" : waitFor(save) });
    } else if (confirming && picked.at(-1) === slot) {
      accept();
    } else {
      extend(slot);
    }
  }

  /** What the person who touches has to wait for. @param {Save} save */
  function waitFor(save) {
    return parts.halt() || (friendMoves(save) ? "refuse-friend" : "refuse-wait");
  }

  /**
   * Keep a touch until the engine is ready, and show it.
   * @param {number} slot
   */
  function queue(slot) {
    const touched = [...play().queue, slot];
    change({ queue: touched });
    loop.showPending(touched);
  }

  /** Do now what was touched while the engine started. */
  loop.opened = () => {
    const touched = play().queue;
    change({ queue: [] });
    for (const slot of touched) {
      tap(slot);
    }
  };

  /** @param {number} slot */
  function extend(slot) {
    const { save, picked, confirming } = play();
    const done = touch(save.view, confirming ? picked.slice(0, -1) : picked, slot);
    if (done.kind === "refused") {
      refuse(slot, null);
      return;
    }
    change({ picked: done.picked, banner: null, confirming: false });
    if (done.kind === "picked") {
      advance(picked.length);
    } else if (read().settings.confirm) {
      change({ confirming: true });
      loop.show();
      board.preview(foreseen(save.view, picked, slot));
    } else {
      accept();
    }
  }

  /** Play the move that is picked completely. */
  function accept() {
    const { save, picked } = play();
    const move = moveWithPath(save.view, picked);
    if (move) {
      const shown = reached(save.view, picked.slice(0, -1)).early.length;
      loop.commit(move, shown);
    }
  }

  /**
   * Show a move that is not complete; a stone that closes a mill goes to its point already.
   * @param {number} before the number of slots picked before
   */
  async function advance(before) {
    const { save, picked } = play();
    const { early, events, removing } = reached(save.view, picked);
    if (removing && picked.length > before) {
      const signal = loop.begin("moving");
      await board.animate(early, {
        events,
        pace: read().settings.pace,
        signal,
        onEvent: parts.feel,
      });
      if (signal.aborted) {
        return;
      }
      change({ phase: "idle", banner: takeBanner(save) });
      parts.say([takeBanner(save)]);
    }
    loop.show();
  }

  /**
   * A slot is looked at: show where its move would go.
   * @param {number | null} slot
   */
  function peek(slot) {
    const { save, phase, picked, confirming } = play();
    const turn = phase === "idle" && personMoves(save) && !parts.halt();
    const open = slot !== null && turn && !confirming;
    board.preview(open ? foreseen(save.view, picked, slot) : null);
  }

  /** Put back what is picked; false when nothing was. */
  function drop() {
    const { picked, phase } = play();
    if (phase !== "idle" || picked.length === 0) {
      return false;
    }
    change({ picked: [], confirming: false, banner: null });
    loop.show();
    return true;
  }

  /**
   * Say why a touch does nothing.
   * @param {number} slot
   * @param {Message | null} known
   */
  function refuse(slot, known) {
    const { save, picked } = play();
    const { removing } = reached(save.view, picked);
    const reason = known ?? refusal(save, spec, slot, { picked, removing });
    board.refuse(slot);
    change({ banner: { ...reason, icon: "", tone: "refused" } });
    parts.say([reason]);
  }

  return { tap, accept, drop, peek };
}
