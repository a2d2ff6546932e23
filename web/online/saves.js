/**
 * From the place of a live table to the save on this device, and back. The players of a save are the person
 * here and the other; those of a table are host and guest.
 * @import { Clock, ClockChoice, MatchState, Save, Seat, Side, View } from "../types"
 * @import { Begun } from "./judge.js"
 * @import { Place } from "./stages.js"
 * @import { Role, Terms } from "./terms.js"
 */
import { drawId } from "../game/lots.js";
import { createSave, nextSet } from "../game/plan.js";
import { loneSide, playerOn } from "../game/seats.js";
import { moment } from "../moment.js";
import { fieldsOf, recordOf } from "./link.js";

/** @typedef {Place & { view: View }} Laid a place with a board */

/**
 * The player of the person here.
 * @param {[Seat, Seat]} seats
 */
const personIn = (seats) => seats.findIndex(({ kind }) => kind === "person");

/**
 * Host and guest in the order of the players, or the other way round.
 * @template T
 * @param {[T, T]} pair
 * @param {boolean} same whether the person's number and role are the same
 * @returns {[T, T]}
 */
const ordered = ([one, other], same) => (same ? [one, other] : [other, one]);

/**
 * *match* with the numbers of the players changed, or not.
 * @param {MatchState} match
 * @param {boolean} same
 * @returns {MatchState}
 */
function renumbered(match, same) {
  /** @param {number} one */
  const number = (one) => (same ? one : 1 - one);
  const winners = match.winners.map((winner) => (winner === null ? null : number(winner)));
  return { ...match, first: number(match.first), winners };
}

/** Points of the players: a won set is one, a drawn set half. @param {MatchState} match @returns {[number, number]} */
function pointsOf({ winners }) {
  const half = winners.filter((winner) => winner === null).length / 2;
  const [one, other] = [0, 1].map((player) => winners.filter((won) => won === player).length);
  return [one + half, other + half];
}

/**
 * What the board shows at *place*: before the game can be played nothing can be touched.
 * @param {Laid} place
 * @returns {View}
 */
export function boardAt({ view, stage }) {
  return stage === "play" ? view : { ...view, moves: [] };
}

/**
 * *save* where the table is.
 * @param {Save} save
 * @param {Laid} place
 * @param {Role} role
 * @returns {Save}
 */
export function brought(save, place, role) {
  const same = personIn(save.seats) === role;
  const view = boardAt(place);
  const sides = ordered(place.sides, same);
  const match = renumbered(place.match, same);
  const now = moment();
  const ended = save.view.over !== null && match.winners.length === save.match.winners.length + 1;
  const before = ended ? nextSet(save, view, sides, now) : save;
  const fresh = { pending: null, standing: null, offered: true, updated: now };
  return { ...before, ...fresh, view, sides, match, points: pointsOf(match) };
}

/**
 * The game that follows *save* at the same table.
 * @param {Save} save
 * @param {Laid} place
 * @param {Role} role
 */
export function newRound(save, place, role) {
  const { seats, touchMove, handicap } = save;
  const parts = { seats, touchMove, handicap, id: drawId(), now: moment(), view: place.view };
  const { sets } = place.match;
  const fresh = createSave({ ...parts, sides: save.sides, sets, first: save.match.first });
  return { ...brought(fresh, place, role), round: place.round };
}

/**
 * A save of the game at a table that this device comes to.
 * @param {Laid} place
 * @param {Role} role
 * @param {Seat} other
 * @returns {Save}
 */
export function saveAt(place, role, other) {
  const { view, terms } = place;
  const save = createSave({
    id: drawId(),
    now: moment(),
    seats: [{ kind: "person", name: "" }, other],
    sides: ordered(place.sides, role === 0),
    sets: terms.sets,
    first: 0,
    touchMove: false,
    handicap: terms.handicap && {
      ...terms.handicap,
      giver: role === 0 ? terms.handicap.giver : 1 - terms.handicap.giver,
    },
    view,
  });
  return { ...brought(save, place, role), round: place.round };
}

/**
 * What the host of *save* wants to play. A game that has not begun is begun by the lot; one that has goes on.
 * @param {Save} save
 * @param {ClockChoice | null} clock
 * @returns {{ terms: Terms, begun: Begun | null }}
 */
export function startOf(save, clock) {
  const { view, match, game, handicap } = save;
  const side = loneSide(save) ?? 0;
  const host = playerOn(save, side);
  const fields = fieldsOf(view.record);
  const whole = fields.start === "" || handicap != null;
  const fresh = view.ply === 0 && match.winners.length === 0 && whole;
  const giver = handicap && (handicap.giver === host ? 0 : 1);
  return {
    terms: {
      game,
      options: view.options,
      sets: match.sets,
      clock,
      handicap: handicap ? { giver: giver ?? 0, stones: handicap.stones } : null,
    },
    begun: fresh
      ? null
      : {
          record: recordOf({ ...fields, match: "" }),
          sides: /** @type {[Side, Side]} */ ([side, 1 - side]),
          match: renumbered(match, host === 0),
        },
  };
}
