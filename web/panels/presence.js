/**
 * Whether the player at the other device is there.
 * @import { AppState, Save } from "../types"
 */
import { html, nothing } from "lit-html";
import { t } from "../i18n/index.js";

/**
 * Whether the other is there, beside whose turn it is.
 * @param {AppState} state
 * @param {Save} save
 */
export function presence({ live }, save) {
  if (!save.live || !live?.begun) {
    return nothing;
  }
  const id = live.relays === 0 ? "live-offline" : live.here ? "live-here" : "live-away";
  return html`<small class="presence" data-here=${live.here}>${t(id)}</small>`;
}
