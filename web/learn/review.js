/**
 * Looking back on a finished game: thinking about every move in slices, and another line tried from there.
 * @import { Loop } from "../game/loop.js"
 * @import { Review, Save } from "../types"
 */
import { keepSave } from "../app.js";
import { drawId } from "../game/lots.js";
import { createSave } from "../game/plan.js";
import { moment } from "../moment.js";
import { go } from "../route.js";

/**
 * The review that is kept with *save*, if it is of the game as it is now.
 * @param {Save} save
 * @returns {Review | null}
 */
export function reviewOf({ review, view }) {
  return review?.record === view.record ? review.answer : null;
}

/**
 * The turning point before or after which a position stands.
 * @param {Review} review
 * @param {number} ply
 */
export function turnAt({ turns }, ply) {
  return turns.find((turn) => turn.ply === ply + 1) ?? turns.find((turn) => turn.ply === ply);
}

/**
 * The ply from which the turning point before or after *ply* is seen; null: there is none.
 * @param {Review} review
 * @param {number} ply
 * @param {1 | -1} way
 */
export function nextTurn({ turns }, ply, way) {
  const plies = turns.map((turn) => turn.ply - 1);
  const found = way > 0 ? plies.find((one) => one > ply) : plies.findLast((one) => one < ply);
  return found ?? null;
}

/** @param {Loop} loop */
export function createReview(loop) {
  const { play, change, parts } = loop;
  /** @type {AbortController | null} */
  let running = null;

  /** Think about every move of the game. */
  async function review() {
    if (running) {
      return;
    }
    const { record } = play().save.view;
    running = new AbortController();
    const { signal } = running;
    change({ reviewing: 0 });
    try {
      const onPart = (/** @type {number} */ part) => change({ reviewing: part });
      /** @type {Review} */
      const answer = await parts.lesson("review", { record }, signal, onPart);
      const { save } = play();
      if (!signal.aborted && save.view.record === record) {
        const helped = save.helped || save.view.over === null;
        loop.keep({ ...save, helped, review: { record, answer } });
        parts.say([{ id: "review-done" }]);
      }
    } catch (error) {
      if (!signal.aborted) {
        loop.fail(error, loop.next);
      }
    } finally {
      if (running?.signal === signal) {
        stopReview();
      }
    }
  }

  /** Think no more. */
  function stopReview() {
    running?.abort();
    running = null;
    change({ reviewing: null });
  }

  /** A new game from the position that is looked at; the old one stays as it is. */
  async function tryHere() {
    const { save, ply } = play();
    const signal = loop.begin("looking");
    try {
      const plies = save.view.ply - ply;
      const view = await parts.call("undo", { record: save.view.record, plies });
      if (!signal.aborted) {
        const { seats, sides } = save;
        const made = { id: drawId(), now: moment(), seats, sides, first: save.match.first };
        keepSave({
          ...createSave({ ...made, sets: 1, touchMove: false, view }),
          practice: save.id,
        });
        go({ screen: "play", id: made.id });
      }
    } catch (error) {
      if (!signal.aborted) {
        loop.fail(error, loop.next);
      }
    }
  }

  return { review, stopReview, tryHere };
}
