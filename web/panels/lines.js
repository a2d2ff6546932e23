/**
 * Lines about a saved game that several panels show.
 * @import { Save } from "../types"
 */
import { stateOf } from "../game/captions.js";
import { naming, nearSide } from "../game/seats.js";
import { say, t } from "../i18n/index.js";
import { half } from "./parts.js";

/**
 * The score as it is read, the near side's first: "7 – 5".
 * @param {Save} save
 */
function scoreLine(save) {
  const near = nearSide(save, "fixed");
  return t("score", { near: save.view.score[near], far: save.view.score[1 - near] });
}

/**
 * The name of a player by himself: "You", "Computer", a name, "Player 2".
 * @param {Save} save
 * @param {number} player
 */
export function playerName(save, player) {
  return t("player", naming(save.seats, player));
}

/**
 * Which set of a match this is; empty for a single game.
 * @param {Save} save
 */
export function setLine(save) {
  const { sets, winners } = save.match;
  return sets === 1 ? "" : t("set-of", { set: Math.min(winners.length + 1, sets), sets });
}

/**
 * Whose turn, the score, the set: what a list says of a game.
 * @param {Save} save
 */
export function saveLine(save) {
  return [say(stateOf(save)), scoreLine(save), setLine(save)].filter(Boolean).join(" · ");
}

/**
 * The day of *when*, with the words of our own texts: not every browser knows every language of ours.
 * @param {number} when milliseconds
 */
export function dayWords(when) {
  const date = new Date(when);
  return t("day", { day: date.getDate(), month: date.getMonth() + 1, year: date.getFullYear() });
}

/**
 * `dayWords`, all on one line.
 * @param {number} when milliseconds
 */
export function dayLine(when) {
  return dayWords(when).replaceAll(" ", "\u00a0");
}

/**
 * The two names and the day of the last move: what tells one finished game from another.
 * @param {Save} save
 */
export function whoLine(save) {
  const near = save.sides.indexOf(nearSide(save, "fixed"));
  const names = [near, 1 - near].map((player) => opponentName(save, player));
  return `${names.join(" – ")} · ${dayLine(save.updated)}`;
}

/**
 * @param {Save} save
 * @param {number} player
 */
function opponentName(save, player) {
  const { level } = save.seats[player];
  return level ? `${playerName(save, player)} (${t(`level-${level}`)})` : playerName(save, player);
}

/**
 * Who plays, the points or the score: what stands under the title of a game.
 * @param {Save} save
 */
export function matchLine(save) {
  const { sets } = save.match;
  const near = save.sides.indexOf(nearSide(save, "fixed"));
  const far = 1 - near;
  const points = save.standing?.points ?? save.points;
  const versus = t("versus", {
    near: playerName(save, near),
    far: playerName(save, far),
    nearPoints: sets === 1 ? save.view.score[save.sides[near]] : half(points[near]),
    farPoints: sets === 1 ? save.view.score[save.sides[far]] : half(points[far]),
  });
  return sets === 1 ? versus : `${setLine(save)}\u00a0· ${versus}`;
}
