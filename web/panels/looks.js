/**
 * What boards look like: woods and stones to choose from, with a board that wears them at once.
 * @import { AppState, BoardSpec, Settings, View } from "../types"
 */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { set } from "../app.js";
import { t } from "../i18n/index.js";
import { VALUES } from "../settings.js";
import { boardPicture } from "./picture.js";

/** @param {AppState} state */
export function looks(state) {
  const shown = sample(state);
  return html`<section class="looks" aria-label=${t("settings-looks")}>
    ${shown ? html`<div class="looks-board">${boardPicture(shown.spec, shown.view, true)}</div>` : nothing}
    ${swatches(state.settings, "wood")} ${swatches(state.settings, "stones")}
  </section>`;
}

/**
 * A board to show the choice on: that of the last sowing game, or the first position of one.
 * @param {AppState} state
 * @returns {{ spec: BoardSpec, view: View } | null}
 */
function sample({ saves, boards, starts, games }) {
  const sown = (/** @type {string} */ game) => boards[game]?.kind === "sowing";
  const save = saves.find(({ game }) => sown(game));
  if (save) {
    return { spec: boards[save.game], view: save.view };
  }
  const game = games.find(({ key }) => sown(key) && starts[key]);
  return game ? { spec: boards[game.key], view: starts[game.key] } : null;
}

/**
 * @param {Settings} now
 * @param {"wood" | "stones"} name
 */
function swatches(now, name) {
  return html`<fieldset class="choice">
    <legend>${t(`settings-${name}`)}</legend>
    <div class="swatches">
      ${VALUES[name].map(
        (value) => html`<label class="swatch">
          <input type="radio" name=${name} value=${value} .checked=${live(now[name] === value)}
            @change=${() => set({ [name]: value })} />
          <span class="swatch-sample" data-look=${`${name}-${value || "own"}`} aria-hidden="true"></span>
          <span class="swatch-name">${t(`${name}-${value || "own"}`)}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}
