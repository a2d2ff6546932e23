/**
 * Why a touch does nothing, as Fluent ids with their variables.
 * @import { BoardSpec, Message, Save, SlotSpec, View } from "../types"
 */
import { slotName } from "./captions.js";
import { namingOn } from "./seats.js";

/**
 * Why a touch of *slot* does nothing.
 * @param {Save} save
 * @param {BoardSpec} spec
 * @param {number} slot
 * @param {{ picked: number[], removing: boolean }} touch
 * @returns {Message}
 */
export function refusal(save, spec, slot, { picked, removing }) {
  const { view } = save;
  const place = spec.slots.find((one) => one.slot === slot);
  if (view.turn === -1) {
    return { id: "refuse-over" };
  }
  const vars = { ...namingOn(save, view.turn), game: save.game, pit: slotName(spec, slot) };
  if (place === undefined || place.role === "store") {
    return { id: "refuse-store", vars };
  }
  if (place.role === "pit") {
    return { id: refusedPit(view, place), vars };
  }
  return { id: refusedPoint(view, slot, picked, removing), vars };
}

/**
 * @param {View} view
 * @param {SlotSpec} place
 */
function refusedPit(view, place) {
  if (view.marks.some((mark) => mark.kind === "tuzdik" && mark.slot === place.slot)) {
    return "refuse-tuzdik";
  }
  if (place.side !== view.turn) {
    return "refuse-other-side";
  }
  return view.slots[place.slot] === 0 ? "refuse-empty" : "refuse-not-first";
}

/**
 * @param {View} view
 * @param {number} slot
 * @param {number[]} picked
 * @param {boolean} removing
 */
function refusedPoint(view, slot, picked, removing) {
  const colour = view.turn === 0 ? 1 : -1;
  const stone = view.slots[slot] * colour; // 1 own, -1 the other's, 0 none
  if (removing) {
    return stone < 0 ? "refuse-protected" : "refuse-take";
  }
  if (picked.length) {
    return "refuse-reach";
  }
  if (view.moves.some((move) => view.slots[move.path[0]] === 0)) {
    return "refuse-occupied"; // stones are still being placed
  }
  return stone < 0 ? "refuse-other-stone" : stone > 0 ? "refuse-stuck" : "refuse-no-stone";
}
