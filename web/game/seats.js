/**
 * Who sits where: players are 0 and 1, sides are south (0) and north (1).
 * @import { Save, Seat, Settings, Side, Variables } from "../types"
 */

/**
 * The player on *side*.
 * @param {{ sides: [Side, Side] }} save
 * @param {number} side
 */
export function playerOn(save, side) {
  return save.sides.indexOf(/** @type {Side} */ (side));
}

/**
 * The seat of *side*.
 * @param {{ sides: [Side, Side], seats: [Seat, Seat] }} save
 * @param {number} side
 */
export function seatOn(save, side) {
  return save.seats[playerOn(save, side)];
}

/**
 * Variables that name a player in a sentence: `who` is "you", "computer", "name", "friend" or "stranger"; `number` is
 * for those who gave no name.
 * @param {[Seat, Seat]} seats
 * @param {number} player
 * @returns {Variables}
 */
export function naming(seats, player) {
  const seat = seats[player];
  if (seat.kind === "computer") {
    return { who: "computer", name: "", number: player + 1 };
  }
  if (seat.kind === "friend") {
    const unnamed = seat.stranger ? "stranger" : "friend";
    return { who: seat.name ? "name" : unnamed, name: seat.name, number: player + 1 };
  }
  const alone = seats[1 - player].kind !== "person";
  const who = alone ? "you" : seat.name ? "name" : "player";
  return { who, name: seat.name, number: player + 1 };
}

/**
 * `naming` of the player on *side*.
 * @param {Save} save
 * @param {number} side
 */
export function namingOn(save, side) {
  return naming(save.seats, playerOn(save, side));
}

/**
 * The side of the one person here who plays a computer or a friend elsewhere; null for two people here.
 * @param {Save} save
 * @returns {Side | null}
 */
export function loneSide(save) {
  const other = save.seats.findIndex((seat) => seat.kind !== "person");
  return other < 0 ? null : save.sides[1 - other];
}

/**
 * The side at the near edge of the board.
 * @param {Save} save
 * @param {Settings["table"]} table
 * @returns {Side}
 */
export function nearSide(save, table) {
  const lone = loneSide(save);
  if (lone !== null) {
    return lone;
  }
  if (table === "turning" && save.view.turn !== -1) {
    return save.view.turn;
  }
  return save.sides[0];
}

/**
 * Whether the side to move is played by a person, here.
 * @param {Save} save
 */
export function personMoves(save) {
  return save.view.turn !== -1 && seatOn(save, save.view.turn).kind === "person";
}

/**
 * Whether the side to move is played by a friend elsewhere.
 * @param {Save} save
 */
export function friendMoves(save) {
  return save.view.turn !== -1 && seatOn(save, save.view.turn).kind === "friend";
}

/**
 * Whether there is a move that the people here may take back. What a friend has answered stays.
 * @param {Save} save
 */
export function canUndo(save) {
  if (save.touchMove || save.live || save.view.undo === 0) {
    return false;
  }
  const lone = loneSide(save);
  const played = save.view.history.slice(0, save.view.ply);
  if (lone !== null && seatOn(save, 1 - lone).kind === "friend") {
    return played.at(-1)?.side === lone;
  }
  return lone === null || played.some((move) => move.side === lone);
}
