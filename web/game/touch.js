/**
 * One touch of a slot, worked out: pure, for every game, over the moves that the view lists.
 * @import { BoardSpec, Move, View } from "../types"
 */
import { narrow } from "../board/picking.js";

/**
 * @typedef {{ kind: "complete", picked: number[], move: Move }
 *   | { kind: "picked", picked: number[] }
 *   | { kind: "refused" }} Touch
 */

/**
 * Where the touches *picked* have led: the slots that go on, the steps that are certain already with
 * what happens in them, and whether the next touch takes a stone.
 * @param {View} view
 * @param {number[]} picked
 */
export function reached(view, picked) {
  const { candidates, next, shared } = narrow(view.moves, picked);
  const early = next.length ? shared : []; // a complete move is not made yet
  const events = early.length
    ? candidates[0].events.filter((event) => event.after <= early.length)
    : [];
  return { next, early, events, removing: early.length > 0 };
}

/**
 * The steps of the one move that touching *slot* after *picked* would make; null if it makes none.
 * @param {View} view
 * @param {number[]} picked
 * @param {number} slot
 */
export function foreseen(view, picked, slot) {
  const done = touch(view, picked, slot);
  if (done.kind !== "complete") {
    return null;
  }
  const { steps } = done.move.glimpse ?? done.move;
  return steps.slice(reached(view, picked).early.length);
}

/**
 * What touching *slot* after the slots *picked* does.
 * @param {View} view
 * @param {number[]} picked
 * @param {number} slot
 * @returns {Touch}
 */
export function touch(view, picked, slot) {
  const { next, removing } = reached(view, picked);
  if (next.includes(slot)) {
    return extended(view, [...picked, slot]);
  }
  if (picked.length === 0 || removing) {
    return { kind: "refused" };
  }
  if (picked[0] === slot) {
    return { kind: "picked", picked: [] }; // put back
  }
  return narrow(view.moves, []).next.includes(slot) ? extended(view, [slot]) : { kind: "refused" };
}

/**
 * @param {View} view
 * @param {number[]} picked
 * @returns {Touch}
 */
function extended(view, picked) {
  const { candidates } = narrow(view.moves, picked);
  const [move] = candidates;
  return candidates.length === 1 && move.path.length === picked.length
    ? { kind: "complete", picked, move }
    : { kind: "picked", picked };
}

/** Whether nothing can be done in *view* but to pass. @param {View} view */
export const isPass = ({ moves }) => moves.length === 1 && moves[0].path.length === 0;

/**
 * The move of *view* with exactly this *path*.
 * @param {View} view
 * @param {number[]} path
 */
export function moveWithPath(view, path) {
  return view.moves.find(
    (move) => move.path.length === path.length && move.path.every((slot, i) => slot === path[i]),
  );
}

/**
 * The slot that *key* means in *spec* for the side to move; null for none. A point takes two keys: the
 * first is *before*.
 * @param {BoardSpec} spec
 * @param {number} side
 * @param {string} before
 * @param {string} key
 */
export function slotForKey(spec, side, before, key) {
  const found = spec.slots.find((slot) =>
    slot.role === "pit" ? slot.side === side && slot.key === key : slot.name === before + key,
  );
  return found ? found.slot : null;
}
