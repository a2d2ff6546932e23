/**
 * A line of moves shown on the board; nothing is played in the game.
 * @import { Loop } from "../game/loop.js"
 * @import { PastMove } from "../types"
 */
import { endpoints, QUIET } from "../game/cues.js";

/**
 * Show the board after move number *step* of *line*, from 1.
 * @param {Loop} loop
 * @param {PastMove[]} line
 * @param {number} step
 * @param {boolean} played whether the move itself is played
 * @param {AbortSignal} signal
 */
export async function showLine(
  { parts: { board }, play, change, draw },
  line,
  step,
  played,
  signal,
) {
  const { save } = play();
  const move = line[step - 1];
  board.show(move.before, { ...QUIET, marks: move.marks });
  if (played) {
    await draw(move, signal);
  }
  if (signal.aborted || play().save !== save) {
    return;
  }
  change({ banner: null });
  const next = line[step];
  if (next) {
    board.show(next.before, { ...QUIET, marks: next.marks, last: endpoints(move) });
  }
}
