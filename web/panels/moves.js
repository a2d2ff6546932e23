/**
 * The moves so far: a line at the foot of a wide screen, a sheet on a phone.
 * @import { PlayState } from "../types"
 */
import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { show } from "../app.js";
import { session } from "../game/session.js";
import { movePairs } from "../game/sheet.js";
import { t } from "../i18n/index.js";
import { playerName } from "./lines.js";

/** @param {PlayState} play */
function pairs(play) {
  const shown = play.phase === "looking" ? play.ply : play.save.view.ply;
  return html`<ol class="pairs">
    ${movePairs(play.save.view.history).map(
      ({ number, turns }) => html`<li>
        <span class="pair-number">${number}.</span>
        ${turns.map(
          ({ text, ply }) => html`<button type="button" class="move"
            aria-current=${ply === shown ? "step" : nothing} @click=${() => look(ply)}>${text}</button>`,
        )}
      </li>`,
    )}
  </ol>`;
}

/** @param {number} ply */
function look(ply) {
  show(null);
  session()?.look(ply);
}

/**
 * The last move stays in sight; once the list is drawn.
 * @param {Element} element
 */
function scrollToEnd(element) {
  queueMicrotask(() => {
    const current = element.querySelector("[aria-current]");
    current?.scrollIntoView({ block: "nearest" });
  });
}

/** @param {PlayState} play */
export function movesLine(play) {
  return html`<aside class="moves" aria-label=${t("moves-title")}
    ${ref((element) => element && scrollToEnd(element))}>${pairs(play)}</aside>`;
}

/** @param {PlayState} play */
export function movesSheet(play) {
  const { save } = play;
  const began = save.view.history[0]?.side ?? 0;
  const starter = save.sides.indexOf(began);
  return html`<h2 class="sheet-title" id="sheet-title">${t("moves-title")}</h2>
    <p class="hint">${playerName(save, starter)} · ${playerName(save, 1 - starter)}</p>
    <div class="moves-sheet">${pairs(play)}</div>`;
}
