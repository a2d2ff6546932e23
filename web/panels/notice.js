/**
 * A line about trouble, with what can be done about it.
 * @import { AppState } from "../types"
 */
import { html, nothing } from "lit-html";
import { restartEngine } from "../app.js";
import { resumeGuess } from "../game/guess.js";
import { say, t } from "../i18n/index.js";
import { formatRoute } from "../route.js";
import { update } from "../state.js";
import { icon } from "./icons.js";

/**
 * Trouble, or else quietly that there is a new version.
 * @param {AppState} state
 */
export function notice(state) {
  return state.notice === null && state.renew ? renewal(state.renew) : trouble(state);
}

/** @param {AppState} state */
export function trouble(state) {
  if (state.notice === null) {
    return nothing;
  }
  return html`<div class="notice" role="alert">
    <p>${say(state.notice)}</p>
    ${
      state.engine === "failed" && state.notice.id.startsWith("error-engine-")
        ? html`<button type="button" class="button plain small" @click=${again}>${t("try-again")}</button>`
        : nothing
    }
    ${
      state.notice.id.startsWith("saves-")
        ? html`<a class="button plain small" href=${formatRoute({ screen: "settings" })} @click=${close}>
            ${t("settings")}
          </a>`
        : nothing
    }
    <button type="button" class="round" aria-label=${t("close")} @click=${close}>
      ${icon("close")}
    </button>
  </div>`;
}

/**
 * The quiet line about a new version.
 * @param {() => void} renew
 */
function renewal(renew) {
  return html`<div class="notice">
    <p>${t("new-version")}</p>
    <button type="button" class="button plain small" @click=${renew}>${t("new-version-start")}</button>
  </div>`;
}

function again() {
  restartEngine();
  close();
  resumeGuess();
}

function close() {
  update({ notice: null });
}
