/**
 * The law of the game that goes on, and of what follows it; see `judge.js`.
 * @import { Rules, Said } from "./judge.js"
 * @import { Place } from "./stages.js"
 */
import { playedMatch, sidesChanged } from "../game/plan.js";
import { dealt, laidOut, NOTHING_DRAWN, setUp } from "./drawing.js";
import { fieldsOf, recordOf } from "./link.js";
import { isDealt, isOver, isRandom, Refused } from "./stages.js";
import { afterMove, isPath, isTime } from "./terms.js";

/** @type {(place: Place, said: Said, rules: Rules) => Promise<Place>} */
export async function move(place, { act, by }, rules) {
  const { view, clock } = playing(place);
  if (!isPath(act.path)) {
    throw new Refused("no path");
  }
  const after = await rules.play(view.record, act.path);
  if (clock === null) {
    return { ...place, view: after };
  }
  const { used = 0, late = 0 } = act;
  if (!isTime(used) || !isTime(late) || (view.ply > 0 && used >= clock.left[by])) {
    throw new Refused("the time is up");
  }
  const told = { used: view.ply > 0 ? used : 0, late, passes: after.turn !== view.turn };
  return { ...place, view: after, clock: afterMove(clock, by, told) };
}

/** The place of a game that goes on. @param {Place} place */
function playing(place) {
  if (place.stage !== "play" || place.view === null) {
    throw new Refused("no game goes on");
  }
  return { ...place, view: place.view };
}

/** @type {(place: Place, said: Said, rules: Rules) => Promise<Place>} */
export async function end(place, { act: { reason, side }, by, agreed }, rules) {
  const { view, sides, clock } = playing(place);
  const resigned = reason === "resigned" && side === sides[by];
  const fallen = reason === "time" && clock !== null && view.ply > 0 && side === view.turn;
  if (!(resigned || fallen || (agreed && reason !== "time"))) {
    throw new Refused("the other side has not agreed");
  }
  return { ...place, view: await rules.end(view.record, reason, side) };
}

/** @type {(place: Place, said: Said, rules: Rules) => Promise<Place>} */
export async function back(place, { act: { plies }, agreed }, rules) {
  const { view } = playing(place);
  if (!(agreed && Number.isSafeInteger(plies) && plies >= 1 && plies <= view.ply)) {
    throw new Refused("the other side has not agreed");
  }
  const earlier = await rules.undo(view.record, plies);
  return { ...place, view: await rules.view(recordOf(fieldsOf(earlier.record))) };
}

// after the end

/** @param {Place} place @param {boolean} agreed */
function over(place, agreed) {
  if (!agreed || !isOver(place) || place.view === null) {
    throw new Refused("the other side has not agreed");
  }
  return place.view;
}

/**
 * The next set; a deal by chance is played twice, with sides changed.
 * @type {(place: Place, said: Said, rules: Rules) => Promise<Place>}
 */
export async function next(place, { agreed }, rules) {
  const view = over(place, agreed);
  const { terms } = place;
  const match = playedMatch({ ...place, view });
  const { next: following } = await rules.match(match, view);
  if (!following) {
    throw new Refused("the match is over");
  }
  const after = { ...place, ...NOTHING_DRAWN, match };
  if (!isRandom(terms.options)) {
    return setUp(after, following.options, following.sides, rules);
  }
  return match.winners.length % 2
    ? setUp(after, view.options, sidesChanged(place.sides), rules)
    : { ...after, stage: "commit" };
}

/**
 * The same again, the other one begins.
 * @type {(place: Place, said: Said, rules: Rules) => Promise<Place>}
 */
export async function again(place, { agreed }, rules) {
  over(place, agreed);
  const { options } = place.terms;
  const match = { ...place.match, first: 1 - place.match.first, winners: [] };
  const after = { ...place, ...NOTHING_DRAWN, round: place.round + 1, match };
  if (!isDealt(options)) {
    return laidOut(after, rules);
  }
  return isRandom(options) || place.challenger < 0
    ? { ...after, stage: "commit" }
    : dealt(after, 0, 0, rules);
}
