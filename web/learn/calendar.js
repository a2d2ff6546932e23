/**
 * The calendar of the daily puzzle: a month, its solved days, the way to any day that has come.
 * @import { AppState } from "../types"
 */
import { html, nothing } from "lit-html";
import { show } from "../app.js";
import { t } from "../i18n/index.js";
import { icon } from "../panels/icons.js";
import { dayLine } from "../panels/lines.js";
import { dateOf, dayOf, monthOf, solvedDays, streak } from "./daily.js";
import { openPuzzle } from "./puzzle.js";

/**
 * @param {AppState} state
 * @param {{ game: string, year: number, month: number }} shown months from 0
 */
export function calendarSheet({ play }, { game, year, month }) {
  const today = dayOf(new Date());
  const { weeks, first, last } = monthOf(year, month);
  const solved = solvedDays()[game] ?? {};
  const days = Object.keys(solved).map(Number);
  const row = streak(solved, today);
  /** @param {number} months */
  const turn = (months) => {
    const date = new Date(year, month + months, 1, 12);
    show({ kind: "calendar", game, year: date.getFullYear(), month: date.getMonth() });
  };
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  return html`<h2 class="sheet-title" id="sheet-title">${t("puzzle-daily")}</h2>
    <div class="calendar-head">
      <button type="button" class="round" aria-label=${t("calendar-earlier")} ?disabled=${first <= 0}
        @click=${() => turn(-1)}>${icon("back")}</button>
      <h3 aria-live="polite">${t("month", { month: month + 1, year })}</h3>
      <button type="button" class="round" aria-label=${t("calendar-later")} ?disabled=${last >= today}
        @click=${() => turn(1)}>${icon("next")}</button>
    </div>
    <table class="calendar">
      <thead><tr>${weekdays.map((weekday) => html`<th scope="col">${t("weekday", { weekday })}</th>`)}</tr></thead>
      <tbody>${weeks.map(
        (week) =>
          html`<tr>${week.map(
            (day) =>
              html`<td>${
                day === null
                  ? nothing
                  : dayButton(game, day, today, day in solved, play?.puzzle?.day)
              }</td>`,
          )}</tr>`,
      )}</tbody>
    </table>
    <p class="hint">${t("calendar-solved", { days: days.filter((day) => day >= first && day <= last).length })}
      ${row > 0 ? t("puzzle-streak", { days: row }) : nothing}</p>`;
}

/**
 * @param {string} game
 * @param {number} day
 * @param {number} today
 * @param {boolean} solved
 * @param {number | null | undefined} open the day on the screen
 */
function dayButton(game, day, today, solved, open) {
  const date = dateOf(day);
  const name = dayLine(date.getTime());
  return html`<button type="button" class="calendar-day ${solved ? "solved" : ""}"
    ?disabled=${day < 0 || day > today} aria-current=${day === open ? "date" : nothing}
    aria-label=${solved ? `${name}, ${t("calendar-day-solved")}` : name}
    ?data-today=${day === today} @click=${() => {
      show(null);
      openPuzzle(game, day);
    }}>${date.getDate()}</button>`;
}
