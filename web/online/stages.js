/**
 * Where a live table stands, and who may go on from there.
 *
 *     commit  the host tells the hash of a number     then the chain itself draws the lot and the deal
 *     seed    the guest tells a number
 *     open    the host tells the number of its hash
 *     hide    one hides a seed or two (as a hash)     where seeds are dealt: "tek mi, çift mi?"
 *     guess   the other guesses
 *     reveal  the hand is opened
 *     side    whoever has the choice takes a side
 *     play    the game
 *
 * Nobody can choose what comes out: the host is bound by its hash before it knows the guest's number, and the
 * guest tells its number before it knows the host's. The same holds for the seeds in the hand.
 * @import { Clock, MatchState, Options, Side, View } from "../types"
 * @import { Role, Terms } from "./terms.js"
 */
/** An entry that must not be in a chain; the message says why. */
export class Refused extends Error {}

/** @typedef {"commit" | "seed" | "open" | "hide" | "guess" | "reveal" | "side" | "play"} Stage */

/**
 * @typedef {object} Place
 * @property {Terms} terms
 * @property {Stage} stage
 * @property {number} round games or matches before this one, at this table
 * @property {MatchState} match its players are the roles
 * @property {View | null} view null before the first deal; until a drawing is done, the view before it
 * @property {[Side, Side]} sides of host and guest
 * @property {Clock | null} clock players are the roles
 * @property {string} commit what host or challenger is bound to
 * @property {string} seed of the guest
 * @property {Role | -1} lot on whom it fell; -1: this game was not begun by it
 * @property {number} challenger the role that hides the seeds; -1: not drawn yet
 * @property {number} guess
 * @property {number} hidden what was in the hand; 0: not opened yet
 * @property {number} chooser the role that has the choice of side; -1: not known
 */

/** Stages in which a page goes on by itself. */
const DRAWING = new Set(["commit", "seed", "open"]);
const BY_ITSELF = new Set([...DRAWING, "reveal"]);

/** Whether something is drawn that is not known yet. @param {Place} place */
export const isDrawing = ({ stage }) => DRAWING.has(stage);

/** Whether the page of the next side goes on by itself. @param {Place} place */
export const goesOnByItself = ({ stage }) => BY_ITSELF.has(stage);

/**
 * Who may add an entry at *place*.
 * @param {Place | null} place
 * @returns {Role}
 */
export function pen(place) {
  switch (place?.stage) {
    case "hide":
    case "reveal":
      return /** @type {Role} */ (place.challenger);
    case "guess":
      return place.challenger === 0 ? 1 : 0;
    case "side":
      return /** @type {Role} */ (place.chooser);
    case "seed":
      return 1;
    case "play":
      return turnOf(place) === 1 ? 1 : 0;
    default:
      return 0;
  }
}

/**
 * The role to move; -1 when nobody is.
 * @param {Place} place
 */
export function turnOf({ stage, view, sides }) {
  return stage === "play" && view && view.turn !== -1 ? sides.indexOf(view.turn) : -1;
}

/** Whether the game at *place* is over. @param {Place | null} place */
export const isOver = (place) => place?.stage === "play" && place.view?.over != null;

/** Whether the game at *place* waits for *role*. @param {Place | null} place @param {Role} role */
export const waitsFor = (place, role) => place !== null && !isOver(place) && pen(place) === role;

/**
 * How many moves *side* asks to take back from *view*: its last one and what followed; 0 for none.
 * @param {Pick<View, "history" | "ply">} view
 * @param {number} side
 */
export function pliesBack({ history, ply }, side) {
  const last = history.findLastIndex((made) => made.side === side && made.text !== "-");
  return last < 0 ? 0 : ply - last;
}

/** Whether seeds are dealt under *options*, so that a guess decides the sides. @param {Options} options */
export const isDealt = (options) => "deal" in options;

/** Whether the deal is by chance. @param {Options} options */
export const isRandom = (options) => isDealt(options) && options.deal !== "even";
