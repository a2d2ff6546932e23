/**
 * How a game ends beside the rules: resigning, agreeing, stopping what is decided; and the match.
 * @import { Side } from "../types"
 * @import { Loop } from "./loop.js"
 */

import { moment } from "../moment.js";
import { playedMatch } from "./plan.js";
import { loneSide, seatOn } from "./seats.js";

/** A computer talks about a draw only after this many moves. */
const TALK_AFTER = 20;

/** @param {Loop} loop */
export function createEndings(loop) {
  const { play, change, keep, parts } = loop;

  /**
   * End the game by the players.
   * @param {"resigned" | "agreed" | "time" | "stopped"} reason
   * @param {Side} [side] who resigned, or whose time is up
   */
  async function end(reason, side) {
    const { save } = play();
    const signal = loop.begin("waiting");
    const by = side === undefined ? {} : { side };
    try {
      const view = await parts.call("end", { record: save.view.record, reason, ...by });
      if (!signal.aborted) {
        change({ banner: null, sheet: null });
        keep({ ...play().save, updated: moment(), view, pending: null });
        loop.next();
      }
    } catch (error) {
      if (!signal.aborted) {
        loop.fail(error, () => end(reason, side));
      }
    }
  }

  /**
   * Offer the computer a draw. It talks about one only after some moves, and agrees when it does not
   * stand better; gives its answer, or undefined when something else came between.
   * @returns {Promise<boolean | undefined>}
   */
  async function offerDraw() {
    const { save } = play();
    const lone = loneSide(save);
    if (lone === null || save.view.ply < TALK_AFTER) {
      return false;
    }
    const signal = loop.begin("thinking");
    try {
      const level = seatOn(save, 1 - lone).level ?? "";
      const { score } = await parts.think(save.view.record, level, signal);
      const ahead = save.view.side === lone ? -score : score;
      if (signal.aborted) {
        return undefined;
      }
      if (ahead <= 0) {
        end("agreed");
      } else {
        loop.next();
      }
      return ahead <= 0;
    } catch (error) {
      if (!signal.aborted) {
        loop.fail(error, loop.next);
      }
      return undefined;
    }
  }

  /** Go on although the game is decided. */
  function playOn() {
    change({ sheet: null });
  }

  /** Ask the engine where the match stands with the set that has ended. */
  async function settleMatch() {
    const { save } = play();
    if (save.match.sets === 1 || save.view.over === null || save.standing !== null) {
      return;
    }
    const { game, options } = save.view;
    try {
      const standing = await parts.call("match", { ...playedMatch(save), game, options });
      keep({ ...save, standing });
    } catch (error) {
      loop.fail(error, settleMatch);
    }
  }

  loop.ended = settleMatch;

  /** Leave a decided match as it stands. */
  function stopMatch() {
    const { save } = play();
    keep({ ...save, match: { ...save.match, stopped: true }, updated: moment() });
  }

  return { end, offerDraw, playOn, settleMatch, stopMatch };
}
