/**
 * All saved games: those that go on, those that have ended; taking one in from a file.
 * @import { AppState, Save } from "../types"
 */
import { html, nothing } from "lit-html";
import { show } from "../app.js";
import { t } from "../i18n/index.js";
import { formatRoute } from "../route.js";
import { saveRow } from "./home.js";
import { icon } from "./icons.js";
import { notice } from "./notice.js";
import { bar, button } from "./parts.js";

/** @param {AppState} state */
export function games(state) {
  const open = state.saves.filter((save) => save.view.over === null);
  const ended = state.saves.filter((save) => save.view.over !== null);
  return html`<main class="page">
    ${bar({ title: t("games-title"), back: formatRoute({ screen: "home" }) })} ${notice(state)}
    ${open.length + ended.length === 0 ? html`<p class="empty">${t("games-none")}</p>` : nothing}
    ${list(state, t("games-open"), open)} ${list(state, t("games-ended"), ended)}
    <div class="foot">
      ${button({
        icon: "open",
        text: t("games-import"),
        click: () => show({ kind: "import", error: null }),
      })}
    </div>
  </main>`;
}

/**
 * @param {AppState} state
 * @param {string} title
 * @param {Save[]} saves
 */
function list(state, title, saves) {
  if (saves.length === 0) {
    return nothing;
  }
  return html`<section class="further">
    <h2>${title}</h2>
    <ul class="rows">
      ${saves.map(
        (save) => html`<li>
          ${saveRow(state, save)}
          <button type="button" class="round" aria-label=${t("games-delete")}
            @click=${() => show({ kind: "delete", save })}>${icon("trash")}</button>
        </li>`,
      )}
    </ul>
  </section>`;
}
