/**
 * Back and forth in one game: undo, redo, seeing the last turn again, looking back.
 * @import { PastMove, Save, View } from "../types"
 * @import { Loop } from "./loop.js"
 */
import { fold, reversed } from "../board/fold.js";
import { moment } from "../moment.js";
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
        change({ banner: null, sheet: null, queue: [], picked: [] });
        const now = { ...play().save, updated: moment(), view };
        const helped = save.helped || name === "undo";
        keep({ ...now, pending: null, standing: null, offered: false, helped });
        parts.say([{ id: `tell-${name}` }]);
        await between(save, view);
      }
    } catch (error) {
      if (!signal.aborted) {
        loop.fail(error, () => step(name));
      }
    }
  }

  /**
   * Show the moves from the position of *save* to *view*, made or taken back, and go on.
   * @param {Save} save
   * @param {View} view
   */
  async function between(save, view) {
    const signal = loop.begin("stepping");
    const way = view.ply < save.view.ply ? -1 : 1;
    const longer = way < 0 ? save.view : view; // the one that knows the moves
    for (let ply = save.view.ply; ply !== view.ply; ply += way) {
      const move = await past(longer, way < 0 ? ply : ply + 1);
      if (signal.aborted) {
        return;
      }
      await (way < 0 ? takeBack(move, signal) : showMove(move, signal));
      if (signal.aborted) {
        return;
      }
    }
    loop.next();
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
        await showMove(number === ply ? last : await past(save.view, number), signal);
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
   * The move made as number *ply* on the way to *view*, from 1.
   * @param {View} view
   * @param {number} ply
   * @returns {Promise<PastMove>}
   */
  function past(view, ply) {
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
   * Show *move* backwards, from the position after it.
   * @param {PastMove} move
   * @param {AbortSignal} signal
   */
  async function takeBack(move, signal) {
    board.show(fold(move.before, move.steps), { ...QUIET, marks: move.marks });
    const back = { steps: reversed(move.steps), events: [], glimpse: undefined };
    await loop.draw({ ...move, ...back }, signal);
  }

  /**
   * Look at the position after *ply* moves; a step of one is played, forward or backward.
   * @param {number} ply
   */
  async function look(ply) {
    const { save, phase, ply: shown } = play();
    const { view } = save;
    const aim = Math.max(0, Math.min(ply, view.ply));
    const signal = loop.begin("looking");
    change({ ply: aim, sheet: null, banner: null, picked: [] });
    try {
      const way = phase === "looking" ? aim - shown : 0;
      if (Math.abs(way) === 1) {
        const move = await past(view, Math.max(aim, shown));
        if (signal.aborted) {
          return;
        }
        parts.say(way > 0 ? tell(save, spec, move) : [{ id: "tell-undo" }]);
        await (way > 0 ? showMove(move, signal) : takeBack(move, signal));
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
    const made = ply > 0 ? await past(view, ply) : null;
    const coming = ply < view.ply ? await past(view, ply + 1) : null;
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
