/**
 * Back and forth in one game: undo, redo, seeing the last turn again, looking back.
 * @import { PastMove } from "../types"
 * @import { Loop } from "./loop.js"
 */
import { bannerOf, tell } from "./captions.js";
import { endpoints, QUIET } from "./cues.js";
import { canUndo, loneSide } from "./seats.js";

/** @param {Loop} loop */
export function createHistory(loop) {
  const { play, change, keep, parts } = loop;
  const { board, spec } = parts;

  /**
   * Ask for the position after an undo or redo, and go on from it.
   * @param {"undo" | "redo"} name
   */
  async function step(name) {
    const { save } = play();
    const lone = loneSide(save);
    const signal = loop.begin("waiting");
    const aim = lone === null ? { plies: 1 } : { side: lone };
    try {
      const view = await parts.call(name, { record: save.view.record, ...aim });
      if (!signal.aborted) {
        change({ banner: null, sheet: null, queue: [] });
        keep({ ...save, updated: Date.now(), view, pending: null, standing: null, offered: false });
        parts.say([{ id: `tell-${name}` }]);
        loop.next();
      }
    } catch (error) {
      if (!signal.aborted) {
        loop.fail(error, () => step(name));
      }
    }
  }

  /** Take the last choice back. */
  function undo() {
    if (canUndo(play().save) && play().phase !== "moving") {
      step("undo");
    }
  }

  /** Play again what was taken back. */
  function redo() {
    const { save, phase } = play();
    if (save.view.redo > 0 && !save.touchMove && phase !== "moving") {
      step("redo");
    }
  }

  /** Show the last turn again, all its moves. */
  async function replay() {
    const { save, phase } = play();
    const { last, history, ply } = save.view;
    if (last === null || (phase !== "idle" && phase !== "looking")) {
      return;
    }
    let first = ply;
    while (first > 1 && history[first - 2].side === last.side) {
      first -= 1;
    }
    const signal = loop.begin("moving");
    change({ picked: [], banner: null });
    try {
      for (let number = first; number <= ply; number += 1) {
        await showMove(number === ply ? last : await past(number), signal);
        if (signal.aborted) {
          return;
        }
      }
    } catch (error) {
      if (!signal.aborted) {
        loop.fail(error, loop.next);
      }
      return;
    }
    loop.next();
  }

  /**
   * The move made as number *ply*, from 1.
   * @param {number} ply
   * @returns {Promise<PastMove>}
   */
  function past(ply) {
    const { view } = play().save;
    return ply === view.ply && view.last
      ? Promise.resolve(view.last)
      : parts.call("trace", { record: view.record, ply });
  }

  /**
   * @param {PastMove} move
   * @param {AbortSignal} signal
   */
  async function showMove(move, signal) {
    board.show(move.before, { ...QUIET, marks: move.marks });
    await loop.draw(move, signal);
  }

  /**
   * Look at the position after *ply* moves; a step of one forward is played.
   * @param {number} ply
   */
  async function look(ply) {
    const { save, phase, ply: shown } = play();
    const { view } = save;
    const aim = Math.max(0, Math.min(ply, view.ply));
    const signal = loop.begin("looking");
    change({ ply: aim, sheet: null, banner: null, picked: [] });
    try {
      if (phase === "looking" && aim === shown + 1) {
        const move = await past(aim);
        if (signal.aborted) {
          return;
        }
        parts.say(tell(save, spec, move));
        await showMove(move, signal);
      }
      if (!signal.aborted) {
        await rest(aim, signal);
      }
    } catch (error) {
      if (!signal.aborted) {
        loop.fail(error, loop.next);
      }
    }
  }

  /**
   * Draw the position after *ply* moves, its last move marked.
   * @param {number} ply
   * @param {AbortSignal} signal
   */
  async function rest(ply, signal) {
    const { view } = play().save;
    const made = ply > 0 ? await past(ply) : null;
    const coming = ply < view.ply ? await past(ply + 1) : null;
    if (signal.aborted) {
      return;
    }
    board.show(coming?.before ?? view.slots, {
      ...QUIET,
      marks: coming?.marks ?? view.marks,
      last: endpoints(made),
    });
    const told = made?.events.map((event) => bannerOf(event, play().save, spec)) ?? [];
    change({ banner: told.filter((banner) => banner !== null).at(-1) ?? null });
  }

  /** A save of an older version of the site: let the engine of this one make its view again. */
  async function renew() {
    const { save } = play();
    const { record } = save.view;
    try {
      const view = await parts.call("view", { record });
      const now = play();
      if (now?.phase === "idle" && now.save.view.record === record && now.picked.length === 0) {
        keep({ ...now.save, view });
        loop.next();
      }
    } catch (error) {
      loop.fail(error, renew);
    }
  }

  /** Come back from looking. */
  function leave() {
    change({ banner: null });
    loop.next();
  }

  return { undo, redo, replay, look, leave, renew };
}
