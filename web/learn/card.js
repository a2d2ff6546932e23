/**
 * The card of "Teach me": stands in the place of status and tools while the coach is there.
 * @import { PlayState, Teach } from "../types"
 */
import { html, nothing } from "lit-html";
import { session } from "../game/session.js";
import { say, t } from "../i18n/index.js";
import { icon } from "../panels/icons.js";
import { lineOf } from "./teach.js";

/** @param {PlayState} play */
export function teachCard({ teach }) {
  const game = session();
  if (teach === null || game === null) {
    return nothing;
  }
  const words = game.words().map(say);
  const busy = teach.stage === "asking" || (teach.stage === "why" && teach.why === null);
  return html`<section class="strip teach" aria-label=${t("tool-teach")} data-stage=${teach.stage}>
    <div class="teach-words" aria-busy=${busy}>
      ${words.map((text, index) => html`<p class=${index === 0 ? "teach-first" : nothing}>${text}</p>`)}
      ${teach.stage === "move" ? html`<p class="hint">${t("teach-touch")}</p>` : nothing}
    </div>
    <button type="button" class="round teach-close" aria-label=${t("close")}
      @click=${() => game.dismiss()}>${icon("close")}</button>
    ${busy ? nothing : html`<div class="strip-buttons">${buttons(teach, game)}</div>`}
  </section>`;
}

/**
 * @param {Teach} teach
 * @param {NonNullable<ReturnType<typeof session>>} game
 */
function buttons(teach, game) {
  const { stage, step, asked } = teach;
  if (stage === "nudge") {
    return small("teach-move", () => game.more(), true);
  }
  if (stage === "line") {
    const last = step >= lineOf(teach).length;
    return html`${small("tool-back", () => game.follow(step - 1))}
      ${last ? nothing : small("tool-next", () => game.follow(step + 1), true)}
      ${asked ? small("teach-advice", () => game.advise(), last) : small("teach-play", () => game.obey(), last)}`;
  }
  const line = small("teach-line", () => game.more());
  return stage === "why"
    ? html`${line} ${small("teach-advice", () => game.advise(), true)}`
    : html`${line} ${small("teach-play", () => game.obey(), true)}`;
}

/**
 * A small button with the text *id*.
 * @param {string} id
 * @param {() => void} click
 * @param {boolean} [main]
 */
export function small(id, click, main = false) {
  return html`<button type="button" class="button ${main ? "main" : "plain"} small" @click=${click}>
    <span>${t(id)}</span>
  </button>`;
}
