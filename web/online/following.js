/**
 * The board of a live game follows its table: entries of the chain become moves on the board, the next set,
 * another game.
 * @import { Save } from "../types"
 * @import { Laid } from "./saves.js"
 */
import { engine, keepSave } from "../app.js";
import { enter } from "../game/creating.js";
import { friendMoves, loneSide } from "../game/seats.js";
import { read, subscribe } from "../state.js";
import { isActing, played } from "./asking.js";
import { fieldsOf } from "./link.js";
import { boardAt, brought, newRound } from "./saves.js";
import { onTable, taken } from "./seating.js";
import { isDrawing } from "./stages.js";

/** @typedef {{ show: (path: number[]) => void, adopt: (save: Save) => void }} Board what the open game lets be done */
/** @type {Board | null} */
let board = null;
/** The board has not been compared with the chain since the seat was taken. */
let fresh = true;
let following = false;

/** What happens at the table is done to *on*; null for nobody. @param {Board | null} on */
export function useBoard(on) {
  board = on;
  fresh = true;
}

/** Bring the board in line with the chain, or the chain with the board. */
export function follow() {
  if (following) {
    return; // what it does to the state calls it again
  }
  following = true;
  try {
    align();
  } finally {
    following = false;
  }
}

function align() {
  const { play } = read();
  const seat = taken();
  const place = seat?.table.now.place;
  const busy = isActing() || play?.save.pending !== null || play.phase === "moving";
  if (!play || !board || !seat || play.save.live !== seat.invitation || busy) {
    return;
  }
  if (!place?.view || isDrawing(place)) {
    return;
  }
  const laid = /** @type {Laid} */ (place);
  const { save } = play;
  if (place.round > (save.round ?? 0)) {
    again(save, laid, seat.table.role);
  } else {
    compare(save, laid, seat.table.role);
  }
}

/**
 * Another game has begun: it is a save of its own.
 * @param {Save} save
 * @param {Laid} place
 * @param {0 | 1} role
 */
function again(save, place, role) {
  const { live, ...ended } = save;
  keepSave(ended);
  enter({ ...newRound(save, place, role), live }, { replace: true });
}

/**
 * @param {Save} save
 * @param {Laid} place
 * @param {0 | 1} role
 */
function compare(save, place, role) {
  const { sides, match } = place;
  const view = boardAt(place);
  const first = fresh;
  fresh = false;
  const sits =
    loneSide(save) === sides[role] &&
    save.match.winners.length === match.winners.length &&
    (save.view.moves.length === 0) === (view.moves.length === 0);
  if (view.record === save.view.record && sits) {
    return;
  }
  const [here, there] = [fieldsOf(save.view.record), fieldsOf(view.record)];
  const same = sits && here.options === there.options && here.start === there.start;
  const ahead = same && here.ending === there.ending && here.moves.startsWith(there.moves);
  const next = there.moves.startsWith(here.moves) && view.ply === save.view.ply + 1;
  if (ahead && save.view.ply > view.ply && (first || onlyPasses(save, view.ply))) {
    addMissing(save, place);
  } else if (same && there.ending === "" && next && friendMoves(save) && !isLooking()) {
    board?.show(view.last?.path ?? []);
  } else {
    board?.adopt(brought(save, place, role));
  }
}

const isLooking = () => read().play?.phase === "looking";

/**
 * Whether the board is ahead of *ply* by passes only, which it makes by itself.
 * @param {Save} save
 * @param {number} ply
 */
function onlyPasses(save, ply) {
  return save.view.history.slice(ply).every(({ text }) => text === "-");
}

/**
 * A move of ours that the chain has not: the page was closed in between.
 * @param {Save} save
 * @param {Laid} place
 */
async function addMissing(save, { view }) {
  const made = view.history.length;
  if (save.view.history[made]?.side !== loneSide(save)) {
    return; // a pass of the other, who will say so
  }
  const { path } = await engine().call("trace", { record: save.view.record, ply: made + 1 });
  await played(view.record, path);
}

subscribe(() => {
  taken()?.ticking.follow();
  follow();
});
onTable(follow);
