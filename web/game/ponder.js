/**
 * What the engine does while a person thinks: it looks at the position in slices, to tell what best play gives
 * once that is proved, or to have thought ahead when its own turn comes. It knows neither words nor pixels.
 * @import { AppState, Outcome } from "../types"
 */
import { EngineError } from "../engine/errors.js";
import { personMoves } from "./seats.js";

/**
 * @typedef {object} Task
 * @property {string} record
 * @property {number} plies how many to go back from its last position
 * @property {string | null} level of the player that thinks ahead; null: what best play gives is told
 * @property {boolean} knows whether the engine has its tables; one that gets them looks again
 */

/**
 * What there is to look at.
 * @param {Pick<AppState, "play" | "settings" | "engine" | "knowledge">} state
 * @param {{ hidden: boolean, sparing: boolean }} device whether nobody sees the page, whether power is short
 * @returns {Task | null}
 */
export function taskOf({ play, settings, engine, knowledge }, { hidden, sparing }) {
  if (play === null || engine !== "ready" || hidden) {
    return null;
  }
  const { save, phase, ply } = play;
  const { view, seats } = save;
  const task = { record: view.record, plies: 0, level: null, knows: knowledge?.ready ?? false };
  if (phase === "looking") {
    // back at a game that goes on, it would help whoever looks
    return view.over && ply < view.ply ? { ...task, plies: view.ply - ply } : null;
  }
  const still = phase === "idle" && !play.teach;
  if (!personMoves(save) || !(still || (save.analysis && phase === "teaching"))) {
    return null;
  }
  if ((settings.outcome || save.analysis) && seats.every(({ kind }) => kind !== "friend")) {
    return task;
  }
  const level = seats.find(({ kind }) => kind === "computer")?.level;
  return level && settings.ponder && !sparing ? { ...task, level } : null;
}

/**
 * @typedef {object} PonderParts
 * @property {(name: string, args: Record<string, unknown>) => Promise<any>} call
 * @property {(record: string, level: string | null, signal: AbortSignal, onProgress: (thought: { outcome: Outcome | null }) => void) => Promise<void>} ponder
 * @property {(outcome: Outcome | null) => void} tell null: nothing is proved any more
 */

/** @param {PonderParts} parts */
export function createPonder(parts) {
  let now = "";
  let running = new AbortController();

  /**
   * @param {Task} task
   * @param {AbortSignal} signal
   */
  async function look({ record, plies, level }, signal) {
    const back = plies > 0 ? await parts.call("undo", { record, plies }) : { record };
    let told = false;
    await parts.ponder(back.record, level, signal, ({ outcome }) => {
      if (outcome && level === null && !told) {
        told = true;
        parts.tell(outcome);
      }
    });
  }

  return {
    /**
     * Look at what there is to look at now, and at nothing else; call it as often as that may have changed.
     * @param {Task | null} task
     */
    follow(task) {
      const next = task === null ? "" : JSON.stringify(task);
      if (next === now) {
        return;
      }
      now = next;
      running.abort();
      running = new AbortController();
      parts.tell(null);
      if (task) {
        look(task, running.signal).catch((error) => {
          if (!(error instanceof EngineError)) {
            throw error; // an engine that has stopped is told of when it is needed
          }
        });
      }
    },
    close() {
      running.abort();
    },
  };
}
