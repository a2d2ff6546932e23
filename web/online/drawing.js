/**
 * The law of beginning: what is agreed, the lot, the deal, the guess; see `stages.js`.
 * @import { GameDescription, Options, Side, View } from "../types"
 * @import { Law, Rules, Said } from "./judge.js"
 * @import { Place } from "./stages.js"
 * @import { Role, Terms } from "./terms.js"
 */
import { seating } from "../game/plan.js";
import { bound, drawn } from "./binding.js";
import { isHex } from "./hex.js";
import { isDealt, isRandom, Refused } from "./stages.js";
import { isMatch, isTerms, wound } from "./terms.js";

/** @type {Record<string, Law>} */
export const DRAWING_ACTS = {
  commit: (place, { act }) => demand(place, "commit", isHex(act.commit, 64), toSeed(place, act)),
  seed: (place, { act }) =>
    demand(place, "seed", isHex(act.seed, 32), { ...place, stage: "open", seed: act.seed }),
  open: opened,
  hide: (place, { act }) =>
    demand(place, "hide", isHex(act.commit, 64), { ...place, stage: "guess", commit: act.commit }),
  guess: (place, { act }) =>
    demand(place, "guess", isHandful(act.seeds), { ...place, stage: "reveal", guess: act.seeds }),
  reveal: revealed,
  side: seated,
};

/**
 * *after*, if *place* is at *stage* and *holds*.
 * @param {Place} place
 * @param {string} stage
 * @param {unknown} holds
 * @param {Place} after
 */
function demand(place, stage, holds, after) {
  if (place.stage !== stage || !holds) {
    throw new Refused(`nothing of the kind at ${place.stage}`);
  }
  return after;
}

/** @param {Place} place @param {any} act @returns {Place} */
const toSeed = (place, { commit }) => ({ ...place, stage: "seed", commit });

/** @param {unknown} seeds */
const isHandful = (seeds) => seeds === 1 || seeds === 2;

/**
 * @param {any} act
 * @param {Rules} rules
 * @returns {Promise<Place>}
 */
export async function start({ do: what, terms, begun }, rules) {
  if (what !== "start" || !isTerms(terms, rules.describe)) {
    throw new Refused("a chain begins with terms that can be played");
  }
  /** @type {Place} */
  const place = {
    terms,
    stage: "commit",
    round: 0,
    match: { sets: terms.sets, first: 0, winners: [], stopped: false },
    view: null,
    sides: [0, 1],
    clock: wound(terms.clock),
    ...NOTHING_DRAWN,
    challenger: -1,
  };
  return begun === null ? place : going(place, begun, rules);
}

/** What is forgotten before something is drawn. */
export const NOTHING_DRAWN = /** @type {const} */ ({
  commit: "",
  seed: "",
  lot: -1,
  guess: 0,
  hidden: 0,
  chooser: -1,
});

/**
 * The place of a game that has begun elsewhere.
 * @param {Place} place
 * @param {any} begun
 * @param {Rules} rules
 * @returns {Promise<Place>}
 */
async function going(place, begun, rules) {
  const { record, sides, match } = begun ?? {};
  if (!isMatch(match, place.terms.sets)) {
    throw new Refused("no match that goes on");
  }
  const view = await rules.view(record);
  if (view.game !== place.terms.game || view.match !== null) {
    throw new Refused("another game");
  }
  return { ...place, stage: "play", view, sides: seats(sides), match };
}

/** @param {unknown} sides @returns {[Side, Side]} */
function seats(sides) {
  const text = JSON.stringify(sides);
  if (text !== "[0,1]" && text !== "[1,0]") {
    throw new Refused("no such seats");
  }
  return JSON.parse(text);
}

/**
 * The host has told its number: the lot falls, seeds are dealt.
 * @param {Place} place
 * @param {Said} said
 * @param {Rules} rules
 */
async function opened(place, { act }, rules) {
  const fits = isHex(act.seed, 32) && (await bound("seed", act.seed)) === place.commit;
  demand(place, "open", fits, place);
  const { first, deal } = await drawn(act.seed, place.seed);
  if (!isDealt(place.terms.options)) {
    const laid = await laidOut({ ...place, match: { ...place.match, first } }, rules);
    return { ...laid, lot: first };
  }
  return dealt(place, first, deal, rules);
}

/**
 * A deal on the table; who hides the seeds is drawn once, then it goes in turn.
 * @param {Place} place
 * @param {Role} first
 * @param {number} deal
 * @param {Rules} rules
 * @returns {Promise<Place>}
 */
export async function dealt(place, first, deal, rules) {
  const { options } = place.terms;
  /** @type {Options} */
  const seed = isRandom(options) ? { deal_seed: deal } : {};
  const challenger = place.challenger < 0 ? first : 1 - place.challenger;
  const after = { ...place, ...NOTHING_DRAWN, challenger };
  const laid = await setUp(after, { ...options, ...seed, starter: 0 }, [0, 1], rules);
  return { ...laid, stage: "hide" };
}

/**
 * A first position with the players seated as the game has it.
 * @param {Place} place
 * @param {Rules} rules
 * @returns {Promise<Place>}
 */
export function laidOut(place, rules) {
  const { game, options: wanted } = place.terms;
  const described = /** @type {GameDescription} */ (rules.describe(game));
  const { sides, options } = seating(described, wanted, place.match.first);
  return setUp({ ...place, ...NOTHING_DRAWN }, options, sides, rules);
}

/**
 * @param {Terms["handicap"]} handicap
 * @param {[Side, Side]} sides
 */
const handicapOn = (handicap, sides) => handicap && { ...handicap, giver: sides[handicap.giver] };

/** @type {(place: Place, said: Said) => Promise<Place>} */
async function revealed(place, { act: { seeds, salt } }) {
  const fits = isHandful(seeds) && isHex(salt, 32) && (await bound(seeds, salt)) === place.commit;
  const right = seeds === place.guess;
  const chooser = right ? 1 - place.challenger : place.challenger;
  return demand(place, "reveal", fits, { ...place, stage: "side", hidden: seeds, chooser });
}

/** @type {(place: Place, said: Said, rules: Rules) => Promise<Place>} */
async function seated(place, { act: { side } }, rules) {
  demand(place, "side", side === 0 || side === 1, place);
  const dealtView = /** @type {View} */ (place.view);
  const { chooser, match } = place;
  const other = /** @type {Side} */ (1 - side);
  const view = await rules.first(dealtView.game, { ...dealtView.options, starter: side }, null);
  const first = match.winners.length === 0 ? chooser : match.first;
  const sides = /** @type {[Side, Side]} */ (chooser === 0 ? [side, other] : [other, side]);
  return { ...place, stage: "play", view, sides, match: { ...match, first } };
}

/**
 * The first position under *options*, the clock full.
 * @param {Place} place
 * @param {Options} options
 * @param {[Side, Side]} sides
 * @param {Rules} rules
 * @returns {Promise<Place>}
 */
export async function setUp(place, options, sides, rules) {
  const { game, handicap, clock } = place.terms;
  const view = await rules.first(game, options, handicapOn(handicap, sides));
  return { ...place, stage: "play", view, sides, clock: wound(clock) };
}
