/**
 * Whether what was kept is still what the page can show. Pure.
 * @import { BoardSpec, Save } from "../types"
 */

const SEATS = ["person", "computer", "friend"];

/** @param {any} value */
const isPair = (value) => Array.isArray(value) && value.length === 2;

/**
 * Whether *value* has what the page reads of a save, its view apart, which the engine can make from the record.
 * @param {any} value
 * @returns {value is Save}
 */
export function isSave(value) {
  return (
    typeof value?.id === "string" &&
    /^[\w-]+$/.test(value.id) &&
    Number.isFinite(value.created) &&
    Number.isFinite(value.updated) &&
    typeof value.view?.record === "string" &&
    isPair(value.seats) &&
    value.seats.every((/** @type {any} */ seat) => SEATS.includes(seat?.kind)) &&
    isPair(value.sides) &&
    isPair(value.points) &&
    Array.isArray(value.match?.winners) &&
    Array.isArray(value.past)
  );
}

/**
 * Whether the view of *save* can be shown on one of *boards*.
 * @param {Save} save
 * @param {Record<string, BoardSpec>} boards
 */
export function isWhole({ game, view }, boards) {
  const slots = boards[game]?.slots.length;
  return (
    view.game === game &&
    Array.isArray(view.slots) &&
    view.slots.length === slots &&
    view.slots.every(Number.isInteger) &&
    [view.moves, view.history, view.marks].every(Array.isArray) &&
    isPair(view.score) &&
    [view.ply, view.undo, view.redo, view.side].every(Number.isInteger)
  );
}
