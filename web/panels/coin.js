/**
 * The lot: a coin that turns and falls for one of the two.
 * @import { Save } from "../types"
 */
import { html } from "lit-html";
import { enter } from "../game/creating.js";
import { naming } from "../game/seats.js";
import { t } from "../i18n/index.js";
import { icon } from "./icons.js";
import { button } from "./parts.js";

/** The coin as it falls. @param {number} face 0 or 1 */
export function tossed(face) {
  return html`<div class="coin" data-face=${face} aria-hidden="true">
    <div class="coin-face heads">${icon("horns")}</div>
    <div class="coin-face tails">${icon("mill")}</div>
  </div>`;
}

/**
 * @param {number} first the player whom the lot fell on
 * @param {Save} save the game that waits
 */
export function coin(first, save) {
  return html`<h2 class="sheet-title" id="sheet-title">${t("coin-title")}</h2>
    ${tossed(first)}
    <p class="coin-result" role="status">${t("coin-result", naming(save.seats, first))}</p>
    <div class="sheet-buttons">
      ${button({ icon: "play", text: t("coin-start"), kind: "main", click: () => enter(save, { replace: true }) })}
    </div>`;
}
