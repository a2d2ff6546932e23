/**
 * How finished games ended, one short line each, and what they add up to. Pure.
 *
 * The first ending of a game counts: taking back a lost move does not undo it. A game in which a move was
 * taken back or advice was asked is marked, and the marked wins are told apart.
 * @import { Result, Save, Tally } from "../types"
 */
import { posedRow } from "../game/plan.js";
import { loneSide } from "../game/seats.js";
import { valueIn } from "./local.js";

/**
 * The result of the set that *save* has ended; null for one that goes on, or was set up by hand.
 * @param {Save} save
 * @returns {Result | null}
 */
export function resultOf(save) {
  const { view, match } = save;
  if (view.over === null || posedRow(save)) {
    return null;
  }
  const lone = loneSide(save);
  const { winner } = view.over;
  const level =
    lone === null ? "person" : (save.seats[save.sides.indexOf(lone) ? 0 : 1].level ?? "person");
  const outcome = winner === null ? "drawn" : winner === lone ? "won" : "lost";
  return {
    id: `${save.id}.${match.winners.length}`,
    game: save.game,
    level,
    outcome: lone === null && winner !== null ? "played" : outcome,
    chain: longestTurn(save),
    helped: save.helped ?? false,
    when: save.updated,
  };
}

/**
 * The most moves that a person made in one turn.
 * @param {Save} save
 */
function longestTurn(save) {
  const lone = loneSide(save);
  const { history, ply } = save.view;
  let longest = 0;
  let length = 0;
  for (const [index, { side }] of history.slice(0, ply).entries()) {
    length = index > 0 && history[index - 1].side === side ? length + 1 : 1;
    if (lone === null || side === lone) {
      longest = Math.max(longest, length);
    }
  }
  return longest;
}

/**
 * *results* with *result*, unless that game is among them.
 * @param {Result[]} results
 * @param {Result} result
 */
export function withResult(results, result) {
  return results.some(({ id }) => id === result.id) ? results : [...results, result];
}

/**
 * The results of *game* at *level* added up; *results* stand in the order of their endings.
 * @param {Result[]} results
 * @param {string} game
 * @param {string} level
 * @returns {Tally}
 */
export function tally(results, game, level) {
  const mine = results.filter((one) => one.game === game && one.level === level);
  const count = (/** @type {Result["outcome"]} */ outcome) =>
    mine.filter((one) => one.outcome === outcome).length;
  let streak = 0;
  let best = 0;
  for (const { outcome } of mine) {
    streak = outcome === "won" ? streak + 1 : 0;
    best = Math.max(best, streak);
  }
  return {
    played: mine.length,
    won: count("won"),
    drawn: count("drawn"),
    lost: count("lost"),
    helped: mine.filter(({ outcome, helped }) => outcome === "won" && helped).length,
    streak,
    best,
    chain: Math.max(0, ...mine.map(({ chain }) => chain)),
  };
}

/**
 * The games of *keys*, those played most first; those played as often keep their order.
 * @param {string[]} keys
 * @param {{ game: string }[]} played
 */
export function favourites(keys, played) {
  const times = (/** @type {string} */ key) => played.filter(({ game }) => game === key).length;
  return [...keys].sort((one, other) => times(other) - times(one));
}

/**
 * *results* as a table for other programs: a line each, fields apart by commas.
 * @param {Result[]} results
 */
export function asTable(results) {
  const lines = results.map(({ when, game, level, outcome, chain, helped }) =>
    [new Date(when).toISOString(), game, level, outcome, chain, helped].join(","),
  );
  return ["ended,game,level,outcome,longest_turn,helped", ...lines, ""].join("\n");
}

/**
 * The results in *text*; what is not one is left out.
 * @param {string | null} text
 * @returns {Result[]}
 */
export function parseResults(text) {
  const found = valueIn(text);
  return Array.isArray(found) ? found.filter(isResult) : [];
}

/** @param {any} value */
function isResult(value) {
  return (
    typeof value?.id === "string" &&
    typeof value.game === "string" &&
    typeof value.level === "string" &&
    ["won", "drawn", "lost", "played"].includes(value.outcome) &&
    Number.isInteger(value.chain) &&
    Number.isFinite(value.when)
  );
}
