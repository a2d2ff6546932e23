/**
 * The daily puzzle: which one a day has, and which days are solved. Pure but for what the browser keeps.
 * @import { PuzzleEntry, PuzzleSet } from "../types"
 */
import { keepLocal, localText, valueIn } from "../keeping/local.js";

/** The first day that has a puzzle. */
const FIRST = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;
const KEY = "kazan-puzzles";

/** @typedef {Record<string, Record<string, number>>} Solved wrong moves before it was solved, by game and day */

/**
 * The number of the player's own day, from 0.
 * @param {Date} date
 */
export function dayOf(date) {
  return Math.round(
    (Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) - FIRST) / DAY_MS,
  );
}

/**
 * The date of a day, at noon, so that no clock change moves it.
 * @param {number} day
 */
export function dateOf(day) {
  const date = new Date(FIRST + day * DAY_MS);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12);
}

/**
 * The puzzle of *day*: those of its period go round.
 * @param {PuzzleSet} set
 * @param {number} day
 * @returns {PuzzleEntry}
 */
export function puzzleOf({ periods, puzzles }, day) {
  const [, count] = periods.filter(([first]) => first <= day).at(-1) ?? periods[0];
  return puzzles[day % count];
}

/**
 * How many days in a row are solved, up to *today* or the day before.
 * @param {Record<string, number>} days
 * @param {number} today
 */
export function streak(days, today) {
  let day = String(today) in days ? today : today - 1;
  let length = 0;
  while (String(day) in days) {
    length += 1;
    day -= 1;
  }
  return length;
}

/**
 * The days of a month in weeks from Monday; null where a week belongs to another month.
 * @param {number} year
 * @param {number} month from 0
 * @returns {{ weeks: (number | null)[][], first: number, last: number }}
 */
export function monthOf(year, month) {
  const first = dayOf(new Date(year, month, 1, 12));
  const last = dayOf(new Date(year, month + 1, 0, 12));
  const before = (new Date(year, month, 1, 12).getDay() + 6) % 7;
  const weeks = [];
  for (let monday = first - before; monday <= last; monday += 7) {
    const week = Array.from({ length: 7 }, (_, place) => monday + place);
    weeks.push(week.map((day) => (day < first || day > last ? null : day)));
  }
  return { weeks, first, last };
}

/**
 * What is solved.
 * @returns {Solved}
 */
export function solvedDays() {
  const kept = valueIn(localText(KEY));
  return kept !== null && typeof kept === "object" ? kept : {};
}

/**
 * Keep that the puzzle of *day* is solved, after so many wrong moves; the first time counts.
 * @param {string} game
 * @param {number} day
 * @param {number} tries
 */
export function keepSolved(game, day, tries) {
  const solved = solvedDays();
  const days = { [day]: tries, ...solved[game] };
  keepLocal(KEY, JSON.stringify({ ...solved, [game]: days }));
}
