/**
 * Games out of this device: the link to a save, and who plays it from then on.
 * @import { MatchState, Save, Seat } from "../types"
 */
import { drawId } from "../game/lots.js";
import { playerOn } from "../game/seats.js";
import { formatRoute } from "../route.js";
import { fieldsOf, pack } from "./link.js";

/**
 * *save* with the thread that all its links share.
 * @param {Save} save
 * @returns {Save}
 */
export function threaded(save) {
  return save.thread ? save : { ...save, thread: drawId().slice(0, 8) };
}

/**
 * The hash of a link to *save*.
 * @param {Save} save
 */
export function hashOf(save) {
  const names = /** @type {[string, string]} */ (
    [0, 1].map((side) => save.seats[playerOn(save, side)].name)
  );
  const { thread = "" } = threaded(save);
  const match = matchField(save.match);
  const packed = pack({ ...fieldsOf(save.view.record), match, thread, names });
  return formatRoute({ screen: "link", packed });
}

/**
 * A match as the text form of a record has it; nothing for a single game.
 * @param {MatchState} match
 */
function matchField({ sets, first, winners, stopped }) {
  const played = winners.map((winner) => winner ?? "h").join("");
  return sets === 1 ? "" : `${sets}.${first}.${played}${stopped ? "s" : ""}`;
}

/**
 * *save* with the side to move played by a friend who is not here.
 * @param {Save} save
 * @returns {Save}
 */
export function withFriend(save) {
  const friend = playerOn(save, save.view.side);
  const seats = /** @type {[Seat, Seat]} */ (
    save.seats.map(({ name }, player) => ({ kind: player === friend ? "friend" : "person", name }))
  );
  return { ...save, seats, clock: null }; // a link may be days on its way
}
