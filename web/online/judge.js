/**
 * What each act makes of a place: the law of a live table. Pure but for the engine, which knows the rules of
 * the games; whatever must not be raises `Refused`.
 * @import { GameDescription, Options, Side, Standing, View } from "../types"
 * @import { Place } from "./stages.js"
 * @import { Role, Terms } from "./terms.js"
 */
import { again, back, end, move, next } from "./acts.js";
import { DRAWING_ACTS, start } from "./drawing.js";
import { Refused } from "./stages.js";

/**
 * @typedef {{ record: string, sides: [Side, Side], match: import("../types").MatchState }} Begun a game that
 *   has begun before the table
 */

/**
 * What an entry does; see `stages.js`. A move tells the milliseconds it has taken, and those that the other is
 * charged for being late.
 * @typedef {{ do: "start", terms: Terms, begun: Begun | null }
 *   | { do: "commit", commit: string }
 *   | { do: "seed", seed: string }
 *   | { do: "open", seed: string }
 *   | { do: "hide", commit: string }
 *   | { do: "guess", seeds: number }
 *   | { do: "reveal", seeds: number, salt: string }
 *   | { do: "side", side: number }
 *   | { do: "move", path: number[], used?: number, late?: number }
 *   | { do: "end", reason: "resigned" | "agreed" | "time", side?: number }
 *   | { do: "back", plies: number }
 *   | { do: "next" }
 *   | { do: "again" }} Act
 */

/**
 * What the law asks of the engine.
 * @typedef {object} Rules
 * @property {(game: string) => GameDescription | undefined} describe
 * @property {(game: string, options: Options, handicap: { giver: Side, stones: number } | null) => Promise<View>} first
 * @property {(match: import("../types").MatchState, view: View) => Promise<Standing>} match
 * @property {(record: string) => Promise<View>} view
 * @property {(record: string, path: number[]) => Promise<View>} play
 * @property {(record: string, reason: string, side?: number) => Promise<View>} end
 * @property {(record: string, plies: number) => Promise<View>} undo
 */

/** @typedef {{ act: any, by: Role, agreed: boolean }} Said agreed: the other side has signed it too */

/** @typedef {(place: Place, said: Said, rules: Rules) => Promise<Place> | Place} Law */

/** @type {Record<string, Law>} */
const LAW = { ...DRAWING_ACTS, move, end, back, next, again };

/**
 * Where *said* leads from *place*; null is the place before the first entry.
 * @param {Place | null} place
 * @param {Said} said
 * @param {Rules} rules
 * @returns {Promise<Place>}
 */
export async function judge(place, said, rules) {
  try {
    if (place === null) {
      return await start(said.act, rules);
    }
    if (!Object.hasOwn(LAW, said.act.do)) {
      throw new Refused("not an entry that can stand here");
    }
    return await LAW[said.act.do](place, said, rules);
  } catch (error) {
    if (error instanceof Error && "code" in error && !String(error.code).startsWith("engine-")) {
      throw new Refused(String(error.code)); // the engine has looked at it
    }
    throw error;
  }
}
