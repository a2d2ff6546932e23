/**
 * What is marked on the board in a position, as the board component takes it.
 * @import { BoardSpec, Move, Side, View } from "../types"
 */

/**
 * @typedef {object} Cues
 * @property {View["marks"]} marks
 * @property {number[]} legal
 * @property {number[]} lit
 * @property {{ from: number[], to: number[] }} last
 * @property {number[]} removable
 * @property {number[]} picked
 * @property {Side | -1} active
 */

/**
 * Where a move began and where it ended.
 * @param {Move | null} move
 */
export function endpoints(move) {
  if (move === null) {
    return { from: [], to: [] };
  }
  const begun = move.steps.find((step) => step[0] === "lift" || step[0] === "move");
  const arrived = move.steps.filter(
    ([kind]) => kind === "drop" || kind === "move" || kind === "place",
  );
  const last = arrived.at(-1);
  return { from: begun ? [begun[1]] : [], to: last ? [last[2]] : [] };
}

/**
 * The stores that are ringed when the game is over: the winner's.
 * @param {View} view
 * @param {BoardSpec} spec
 */
function winnerSlots(view, spec) {
  const winner = view.over?.winner;
  return spec.slots
    .filter((slot) => slot.role === "store" && slot.side === winner)
    .map((slot) => slot.slot);
}

/**
 * The cues of a position in which nothing moves.
 * @param {View} view
 * @param {BoardSpec} spec
 * @param {{ next: number[], picked: number[], mill: number[], removing: boolean, open: boolean }} touch
 *   the slots that go on with the move, those touched already, the points of a mill just closed,
 *   whether the next touch takes a stone, and whether a person may touch at all
 * @returns {Cues}
 */
export function cues(view, spec, { next, picked, mill, removing, open }) {
  return {
    marks: view.marks,
    legal: open && !removing ? next : [],
    lit: [...winnerSlots(view, spec), ...mill],
    last: endpoints(view.last),
    removable: open && removing ? next : [],
    picked: removing ? [] : picked,
    active: view.turn,
  };
}

/** The cues of a board that only shows. */
export const QUIET = Object.freeze({
  marks: [],
  legal: [],
  lit: [],
  last: { from: [], to: [] },
  removable: [],
  picked: [],
  active: /** @type {-1} */ (-1),
});
