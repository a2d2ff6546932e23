/**
 * What a link means to the games on this device: pure.
 * @import { Save, View } from "../types"
 * @import { Shared } from "./link.js"
 */
import { loneSide } from "../game/seats.js";
import { fieldsOf } from "./link.js";

/**
 * new: no such game here; same: nothing has happened since; older: the game here has gone on;
 * continues: moves, an ending or the next set are to be added; fork: something else was played, or it goes on at a
 * live table, whose entries alone count.
 * @typedef {{ kind: "new" | "same" | "older" | "continues" | "set" | "fork", save: Save | null }} Meeting
 */

const ORDER = ["same", "continues", "set", "older", "fork"];

/**
 * How *shared*, whose position is *view*, meets the games on this device.
 * @param {Shared} shared
 * @param {View} view
 * @param {Save[]} saves
 * @returns {Meeting}
 */
export function meet(shared, view, saves) {
  const met = saves
    .filter((save) => save.thread === shared.thread && save.game === shared.game)
    .map((save) => /** @type {Meeting} */ ({ kind: compare(shared, view, save), save }))
    .sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  return met[0] ?? { kind: "new", save: null };
}

/**
 * @param {Shared} shared
 * @param {View} view
 * @param {Save} save
 * @returns {Meeting["kind"]}
 */
function compare(shared, view, save) {
  const played = view.match?.winners.length ?? 0;
  if (played !== save.match.winners.length) {
    return compareSets(view, save);
  }
  const here = fieldsOf(save.view.record);
  const sets = view.match?.sets ?? 1;
  if (here.options !== shared.options || here.start !== shared.start || sets !== save.match.sets) {
    return "fork";
  }
  if (shared.moves === here.moves && shared.ending === here.ending) {
    return "same";
  }
  if (shared.ending === "" && here.moves.startsWith(shared.moves)) {
    return "older";
  }
  const waits = here.ending === "" && save.pending === null && !save.live;
  const goesOn = waits && shared.moves.startsWith(here.moves);
  return goesOn && !forged(view, save) ? "continues" : "fork";
}

/**
 * A later or an earlier set of the same match.
 * @param {View} view
 * @param {Save} save
 */
function compareSets(view, save) {
  const there = view.match?.winners ?? [];
  const here = [...save.match.winners];
  if (view.match?.sets !== save.match.sets || view.match.first !== save.match.first) {
    return "fork";
  }
  if (there.length < here.length) {
    return there.every((winner, index) => winner === here[index]) ? "older" : "fork";
  }
  const winner = save.view.over?.winner ?? null;
  const ended = [...here, winner === null ? null : save.sides.indexOf(winner)];
  const next = save.view.over !== null && there.join() === ended.join() && !save.live;
  return next && !forged(view, save, 0) ? "set" : "fork";
}

/**
 * Whether what comes after the game here was done by the person here, who has not done it.
 * @param {View} view
 * @param {Save} save
 * @param {number} [known] moves that are known
 */
function forged(view, save, known = save.view.ply) {
  const lone = loneSide(save);
  if (lone === null) {
    return false; // both play at this device, so either may have gone on elsewhere
  }
  const mine = view.history.slice(known).some(({ side, text }) => side === lone && text !== "-");
  const reason = view.over?.reason;
  return mine || reason === "agreed" || (view.over?.side ?? -1) === lone;
}
