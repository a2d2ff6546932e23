/**
 * All saved games: those that go on, those that have ended and can be searched; taking one in from a file.
 * @import { AppState, Save } from "../types"
 */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { show } from "../app.js";
import { t } from "../i18n/index.js";
import { matches } from "../keeping/finished.js";
import { freshNote } from "../keeping/panel.js";
import { formatRoute, go } from "../route.js";
import { update } from "../state.js";
import { saveRow } from "./home.js";
import { icon } from "./icons.js";
import { saveLine, whoLine } from "./lines.js";
import { notice } from "./notice.js";
import { bar, button } from "./parts.js";
import { exportAll } from "./transfer.js";

/** Finished games are searched once there are so many. */
const SEARCHED = 4;

/** @param {AppState} state */
export function games(state) {
  const open = state.saves.filter((save) => save.view.over === null);
  const ended = state.saves.filter((save) => save.view.over !== null);
  return html`<main class="page">
    ${bar({ title: t("games-title"), back: formatRoute({ screen: "home" }) })} ${notice(state)}
    ${open.length + ended.length === 0 ? html`<p class="empty">${t("games-none")}</p>` : freshNote()}
    ${list(state, t("games-open"), open)} ${finished(state, ended)}
    <div class="foot">
      ${
        state.results.length
          ? button({
              icon: "moves",
              text: t("statistics"),
              click: () => go({ screen: "statistics" }),
            })
          : nothing
      }
      ${button({
        icon: "open",
        text: t("games-import"),
        click: () => show({ kind: "import", error: null }),
      })}
      ${state.saves.length ? button({ icon: "save", text: t("games-export"), click: exportAll }) : nothing}
    </div>
  </main>`;
}

/**
 * @param {AppState} state
 * @param {Save[]} ended
 */
function finished(state, ended) {
  const { query, language } = state;
  const found = ended.filter((save) => matches(told(save), query, language));
  const search =
    ended.length < SEARCHED
      ? nothing
      : html`<label class="field">
          <span>${t("games-search")}</span>
          <input type="search" autocomplete="off" .value=${live(query)}
            @input=${(/** @type {Event} */ event) =>
              update({ query: /** @type {HTMLInputElement} */ (event.target).value })} />
          <span class="hint" role="status">${t("games-found", { games: found.length })}</span>
        </label>`;
  return list(state, t("games-ended"), found, ended.length ? search : nothing);
}

/** All that is said of a finished game. @param {Save} save */
function told(save) {
  return [t(`game-${save.game}`), saveLine(save), whoLine(save)].join(" ");
}

/**
 * @param {AppState} state
 * @param {string} title
 * @param {Save[]} saves
 * @param {unknown} [head] what stands under the title
 */
function list(state, title, saves, head = nothing) {
  if (saves.length === 0 && head === nothing) {
    return nothing;
  }
  return html`<section class="further">
    <h2>${title}</h2>
    ${head}
    <ul class="rows">
      ${saves.map(
        (save) => html`<li>
          ${saveRow(state, save, whoLine(save))}
          <button type="button" class="round" aria-label=${t("games-delete")}
            @click=${() => show({ kind: "delete", save })}>${icon("trash")}</button>
        </li>`,
      )}
    </ul>
  </section>`;
}
