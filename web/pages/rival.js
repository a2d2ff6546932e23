/**
 * The engine behind the examples: started by who plays on, and then the computer that answers.
 * @import { Move, View } from "../types"
 */
import { createEngine, think } from "../engine/client.js";
import { moveWithPath } from "../game/touch.js";

/** @type {ReturnType<typeof createEngine> | null} */
let started = null;

/** One engine for all examples of the page. */
function engine() {
  started ??= createEngine();
  if (started.status === "failed") started.restart();
  return started;
}

/** Whether the engine has still to start. */
export function sleeps() {
  return started?.status !== "ready";
}

/**
 * The position after a move.
 * @param {{ record: string, path: number[] }} move
 * @returns {Promise<View>}
 */
export function after(move) {
  return engine().call("play", move);
}

/**
 * Let the computer move as long as it is its turn; *show* plays each of its moves on the board. Gives the
 * position then, or null if it was broken off.
 * @param {View} begun
 * @param {AbortSignal} signal
 * @param {(move: Move, view: View) => Promise<void>} show
 * @returns {Promise<View | null>}
 */
export async function answer(begun, signal, show) {
  let view = begun;
  while (view.turn === 1) {
    const { record, ply } = view;
    const { path } = await think(engine(), record, "medium", { seed: ply, signal });
    const move = moveWithPath(view, path);
    if (!move) throw new Error(`the engine plays ${path}, which is no move`);
    await show(move, view);
    if (signal.aborted) return null;
    view = await after({ record, path });
  }
  return view;
}
