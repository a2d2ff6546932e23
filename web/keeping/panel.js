/**
 * What the settings show about keeping: one file for everything, and how sure the keeping is.
 * @import { AppState } from "../types"
 */
import { html, nothing } from "lit-html";
import { t } from "../i18n/index.js";
import { button } from "../panels/parts.js";
import {
  exportEverything,
  importEverything,
  persist,
  startsFreshWhenInstalled,
} from "./everything.js";

/** @param {AppState} state */
export function keepingPanel(state) {
  return html`<section class="paper keeping" aria-labelledby="keeping">
    <h2 id="keeping">${t("keeping")}</h2>
    <p>${t(state.persisted ? "keeping-sure" : "keeping-unsure")}</p>
    ${freshNote()}
    <div class="sheet-buttons">
      ${state.persisted ? nothing : button({ icon: "check", text: t("keeping-ask"), click: persist })}
      ${button({ icon: "save", text: t("everything-export"), click: exportEverything })}
      <label class="button plain">
        <span>${t("everything-import")}</span>
        <input type="file" class="away" accept=".json,application/json" @change=${chosen} />
      </label>
    </div>
    <p class="hint">${t("everything-hint")}</p>
  </section>`;
}

/** Where installing would begin with nothing: what to do before. */
export function freshNote() {
  return startsFreshWhenInstalled() ? html`<p class="fresh">${t("keeping-fresh")}</p>` : nothing;
}

/** @param {Event} event */
function chosen(event) {
  const [file] = /** @type {HTMLInputElement} */ (event.target).files ?? [];
  if (file) {
    importEverything(file);
  }
}
