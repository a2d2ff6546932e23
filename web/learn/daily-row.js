/**
 * Today's puzzles, as the home screen offers them.
 * @import { AppState } from "../types"
 */
import { html, nothing } from "lit-html";
import { hasPuzzles } from "../game/data.js";
import { gameName, t } from "../i18n/index.js";
import { icon } from "../panels/icons.js";
import { formatRoute } from "../route.js";
import { dayOf, solvedDays } from "./daily.js";

/**
 * A way to the puzzle of each game; a tick by those that are solved.
 * @param {AppState} state
 */
export function dailyRow(state) {
  const today = dayOf(new Date());
  const solved = solvedDays();
  return html`<nav class="daily" aria-labelledby="daily-title">
    <h2 id="daily-title">${t("puzzle-daily")}</h2>
    <ul>
      ${state.games
        .filter(({ key }) => hasPuzzles(key))
        .map(
          ({
            key,
          }) => html`<li><a class="button plain small" href=${formatRoute({ screen: "puzzle", game: key })}>
          ${String(today) in (solved[key] ?? {}) ? icon("check") : nothing}<span>${gameName(key)}</span>
        </a></li>`,
        )}
    </ul>
  </nav>`;
}
