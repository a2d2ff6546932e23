/**
 * Making saves: what every way of beginning a game shares.
 * @import { Choices, GameDescription, Handicap, Options, Save, Side, Standing, View } from "../types"
 */
import { announce, engine, explain, keepSave, set } from "../app.js";
import { fullClock, NO_CLOCK } from "../clock/times.js";
import { moment } from "../moment.js";
import { go } from "../route.js";
import { DEFAULT_CHOICES } from "../settings.js";
import { read, update } from "../state.js";
import { startView } from "./data.js";
import { drawId } from "./lots.js";
import { createSave, seatsOf } from "./plan.js";
import { understood } from "./understood.js";

/**
 * The description of *game*.
 * @param {string} game
 */
export function description(game) {
  return /** @type {GameDescription} */ (read().games.find(({ key }) => key === game));
}

/**
 * The choices made last for *game*, its options complete.
 * @param {string} game
 * @returns {Choices}
 */
export function lastChoices(game) {
  return understood(read().settings.choices[game], description(game));
}

/**
 * Whether a guess decides who starts *game*: where seeds are dealt.
 * @param {string} game
 */
export function hasGuess(game) {
  return "deal" in description(game).options;
}

/**
 * Whether a match of several sets is fair: a deal that is always the same is for single games.
 * @param {string} game
 * @param {Options} options
 */
export function allowsMatch(game, options) {
  return !hasGuess(game) || options.deal !== "even";
}

/**
 * The first position of a game, from the build or else from the engine.
 * @param {string} game
 * @param {Options} options
 * @param {{ giver: Side, stones: number } | null} [handicap] by sides, not players
 * @returns {Promise<View>}
 */
export async function firstView(game, options, handicap = null) {
  if (handicap) {
    return engine().call("new", { game, options, handicap });
  }
  return (await startView(game, options)) ?? engine().call("new", { game, options });
}

/**
 * Whether a stronger player of *game* can give stones: where stores stand on the board.
 * @param {string} game
 */
export function allowsHandicap(game) {
  const { kind, stores } = read().boards[game];
  return kind === "sowing" && stores !== "cloth";
}

/**
 * What the giver of *handicap* gives when the players sit on *sides*; null where nobody gives.
 * @param {string} game
 * @param {Handicap | null | undefined} handicap
 * @param {[Side, Side]} sides
 */
export function given(game, handicap, sides) {
  return handicap && allowsHandicap(game)
    ? { giver: sides[handicap.giver], stones: handicap.stones }
    : null;
}

/**
 * Do *what* asks the engine or the network; null when it failed, and that is told.
 * @template T
 * @param {() => Promise<T>} what
 * @returns {Promise<T | null>}
 */
export async function trying(what) {
  try {
    return await what();
  } catch (error) {
    const notice = explain(error);
    update({ notice });
    announce([notice]);
    return null;
  }
}

/**
 * A save of a game that begins with *view* and that player *first* starts.
 * @param {Choices} choices
 * @param {[Side, Side]} sides
 * @param {number} first
 * @param {View} view
 */
export function create(choices, sides, first, view) {
  const { touchMove } = choices;
  const sets = allowsMatch(view.game, view.options) ? choices.sets : 1;
  const clock = choices.opponent === "person" ? fullClock(choices.clock) : null;
  const parts = { id: drawId(), now: moment(), seats: seatsOf(choices), touchMove, clock };
  return createSave({ ...parts, handicap: choices.handicap, sides, sets, first, view });
}

/**
 * Who sits where in a game that came from elsewhere, and the points of its match before this set.
 * @param {View} view
 * @returns {Promise<{ sides: [Side, Side], points: [number, number] }>}
 */
export async function sittingOf({ match, game, options }) {
  if (match === null) {
    return { sides: [0, 1], points: [0, 0] };
  }
  /** @type {Standing} */
  const { points, next } = await engine().call("match", { ...match, game, options });
  return { sides: next?.sides ?? [0, 1], points };
}

/**
 * Keep a new save and play it.
 * @param {Save} save
 * @param {{ replace?: boolean }} [how]
 */
export function enter(save, how) {
  set({ starters: { ...read().settings.starters, [save.game]: save.match.first } });
  keepSave(save);
  update({ dialog: null, notice: null });
  go({ screen: "play", id: save.id }, how);
}

/**
 * The choices that would lead to a game like *save*.
 * @param {Save} save
 * @returns {Choices}
 */
export function choicesOf(save) {
  const [near, far] = save.seats;
  return {
    opponent: far.kind === "computer" ? "computer" : "person",
    level: far.level ?? DEFAULT_CHOICES.level,
    names: [near.name, far.name],
    starter: "turn",
    sets: save.match.sets,
    touchMove: save.touchMove,
    clock: save.clock ?? NO_CLOCK,
    handicap: save.handicap ?? null,
    options: save.view.options,
  };
}
