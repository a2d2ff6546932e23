/**
 * Whether what was kept is still what the page can show. Pure.
 * @import { BoardSpec, Save } from "../types"
 */

const SEATS = ["person", "computer", "friend"];

/** @param {any} value */
const isPair = (value) => Array.isArray(value) && value.length === 2;

/** @param {any} value */
const isNumbers = (value) => isPair(value) && value.every(Number.isFinite);

/** @param {any} side */
const isSide = (side) => side === 0 || side === 1;

/** @param {any} seat */
const isSeat = (seat) => SEATS.includes(seat?.kind) && typeof seat.name === "string";

/** @param {any} move */
const isMove = (move) => Array.isArray(move?.path) && Array.isArray(move.steps);

/**
 * Whether *value* has what the page reads of a save, its view apart, which the engine can make from the record.
 * @param {any} value
 * @returns {value is Save}
 */
export function isSave(value) {
  const { seats, sides, points, match, clock, handicap, pending } = value ?? {};
  return (
    typeof value?.id === "string" &&
    /^[\w-]+$/.test(value.id) &&
    Number.isFinite(value.created) &&
    Number.isFinite(value.updated) &&
    typeof value.view?.record === "string" &&
    isPair(seats) &&
    seats.every(isSeat) &&
    isPair(sides) &&
    sides.every(isSide) &&
    isNumbers(points) &&
    Number.isInteger(match?.sets) &&
    Array.isArray(match.winners) &&
    (clock == null || isNumbers(clock.left)) &&
    (handicap == null || isSide(handicap.giver)) &&
    (pending == null || Array.isArray(pending)) &&
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
    view.moves.every(isMove) &&
    view.history.every((made) => isSide(made?.side) && typeof made.text === "string") &&
    isNumbers(view.score) &&
    [view.ply, view.undo, view.redo].every(Number.isInteger) &&
    isSide(view.side) &&
    (view.turn === -1 || isSide(view.turn)) &&
    (view.over === null || typeof view.over?.reason === "string") &&
    (view.last === null || isMove(view.last)) &&
    typeof view.options === "object" &&
    view.options !== null
  );
}
