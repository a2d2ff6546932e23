/**
 * From what a person chose to the game that begins: pure, so that tests need neither page nor engine.
 * @import { Choices, Clock, GameDescription, Handicap, MatchState, Options, Save, Seat, Side, View } from "../types"
 */
import { fullClock } from "../clock/times.js";

/**
 * *options* with those that cannot be chosen left out and every default filled in.
 * @param {GameDescription} game
 * @param {Options} options
 * @returns {Options}
 */
export function completeOptions(game, options) {
  /** @type {Options} */
  const complete = {};
  for (const [name, choice] of Object.entries(game.options)) {
    const value = options[name];
    const known = choice.values ? choice.values.includes(value) : Number.isInteger(value);
    complete[name] = known ? value : choice.default;
  }
  return complete;
}

/**
 * Whether the starter is a rule of the game; where it is not, the players change sides instead.
 * @param {GameDescription} game
 */
export function startsFromEitherSide(game) {
  return (game.options.starter?.values?.length ?? 0) > 1;
}

/**
 * Sides and options of a game that player *first* starts.
 * @param {GameDescription} game
 * @param {Options} options
 * @param {number} first
 * @returns {{ sides: [Side, Side], options: Options }}
 */
export function seating(game, options, first) {
  const complete = completeOptions(game, options);
  if (startsFromEitherSide(game)) {
    return { sides: [0, 1], options: { ...complete, starter: first } };
  }
  return { sides: first === 0 ? [0, 1] : [1, 0], options: complete };
}

/**
 * The sides when the same deal is played again: whoever won its guess, the other one now begins it.
 * @param {[Side, Side]} sides
 * @returns {[Side, Side]}
 */
export function sidesChanged([one, other]) {
  return [other, one];
}

/**
 * The player who starts; for a lot, *lot* says whom it fell on.
 * @param {Choices["starter"]} starter
 * @param {number} last the player who started the game before; -1: there was none
 * @param {() => number} lot
 */
export function firstPlayer(starter, last, lot) {
  if (starter === "lot") {
    return lot();
  }
  if (starter === "turn") {
    return last === 0 ? 1 : 0;
  }
  return starter === "me" ? 0 : 1;
}

/**
 * The seats that *choices* describe: the person who chooses is player 0.
 * @param {Choices} choices
 * @returns {[Seat, Seat]}
 */
export function seatsOf(choices) {
  if (choices.opponent === "computer") {
    return [
      { kind: "person", name: "" },
      { kind: "computer", level: choices.level, name: "" },
    ];
  }
  const [near, far] = choices.names.map((name) => name.trim());
  return [
    { kind: "person", name: near },
    { kind: "person", name: far },
  ];
}

/**
 * A new save.
 * @param {object} parts
 * @param {string} parts.id
 * @param {number} parts.now milliseconds
 * @param {[Seat, Seat]} parts.seats
 * @param {[Side, Side]} parts.sides
 * @param {number} parts.sets
 * @param {number} parts.first
 * @param {boolean} parts.touchMove
 * @param {Clock | null} [parts.clock]
 * @param {Handicap | null} [parts.handicap]
 * @param {View} parts.view
 * @returns {Save}
 */
export function createSave(parts) {
  const { id, now, seats, sides, sets, first, touchMove, clock, handicap, view } = parts;
  return {
    id,
    created: now,
    updated: now,
    game: view.game,
    seats,
    sides,
    match: { sets, first, winners: [], stopped: false },
    points: [0, 0],
    standing: null,
    past: [],
    touchMove,
    clock: clock ?? null,
    handicap: handicap ?? null,
    pending: null,
    offered: false,
    view,
  };
}

/**
 * The match with the set that has just ended.
 * @param {Pick<Save, "view" | "sides" | "match">} save
 * @returns {MatchState}
 */
export function playedMatch(save) {
  const winner = save.view.over?.winner ?? null;
  const player = winner === null ? null : save.sides.indexOf(winner);
  return { ...save.match, winners: [...save.match.winners, player] };
}

/**
 * *save* with the next set of its match laid out.
 * @param {Save} save
 * @param {View} view
 * @param {[Side, Side]} sides
 * @param {number} now milliseconds
 * @returns {Save}
 */
export function nextSet(save, view, sides, now) {
  const match = playedMatch(save);
  const winner = match.winners.at(-1) ?? null;
  return {
    ...save,
    updated: now,
    sides,
    match,
    points: save.standing?.points ?? save.points,
    standing: null,
    clock: save.clock ? fullClock(save.clock) : null,
    past: [...save.past, { record: save.view.record, winner, score: save.view.score }],
    pending: null,
    offered: false,
    helped: false,
    view,
  };
}

/**
 * The row that *save* began from, if somebody set it up by hand; null for the start of its game, or a handicap.
 * @param {Pick<Save, "view" | "handicap">} save
 * @returns {(number | string)[] | null}
 */
export function posedRow({ view, handicap }) {
  const [, , , start = ""] = view.record.split("/");
  const row = start.split(",").map((word) => (/^-?\d+$/.test(word) ? Number(word) : word));
  return start === "" || handicap ? null : row;
}

/**
 * The start view among *views* that was made for *options*; a seed counts only for a deal by chance.
 * @param {View[]} views
 * @param {Options} options
 */
export function findStart(views, options) {
  return views.find((view) =>
    Object.entries(view.options).every(
      ([name, value]) =>
        (name === "deal_seed" && options.deal === "even") || options[name] === value,
    ),
  );
}
