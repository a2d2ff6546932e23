/**
 * The screen of the editor: the board, what is wrong with the position, and what a touch does.
 * @import { AppState, BoardSpec, EditorState, PositionFault } from "../types"
 */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { show } from "../app.js";
import { gameName, t } from "../i18n/index.js";
import { icon } from "../panels/icons.js";
import { trouble } from "../panels/notice.js";
import { bar } from "../panels/parts.js";
import { table } from "../panels/table.js";
import { formatRoute } from "../route.js";
import { chooseTouch, putStones, redo, turnRound, undo, useIt } from "./editor.js";
import { hasTuzdiks, marksOf } from "./position.js";
import { mountEditor, nameOf } from "./stage.js";

/**
 * @param {AppState} state
 * @param {string} game
 */
export function editorScreen(state, game) {
  const { editor } = state;
  const spec = state.boards[game];
  return html`<main class="editor" data-game=${game}>
    ${bar({
      title: t("editor-title"),
      second: gameName(game),
      back: formatRoute({ screen: "setup", game }),
      extra: editor ? steps(editor) : nothing,
    })}
    ${
      editor
        ? html`${table(game, mountEditor)}
          ${verdict(editor, spec)} ${controls(editor, spec)}`
        : html`<p class="table" aria-busy="true">${t("status-starting")}</p>`
    }
    ${trouble(state)}
  </main>`;
}

/** @param {EditorState} editor */
function steps({ past, next }) {
  return html`<div class="bar-extra">
    ${round("undo", t("tool-undo"), undo, past.length === 0)}
    ${round("redo", t("tool-redo"), redo, next.length === 0)}
    ${round("menu", t("menu"), () => show({ kind: "editor-menu" }))}
  </div>`;
}

/**
 * @param {string} name
 * @param {string} label
 * @param {() => void} click
 * @param {boolean} [disabled]
 */
function round(name, label, click, disabled = false) {
  return html`<button type="button" class="round" data-tool=${name} aria-label=${label}
    ?disabled=${disabled} @click=${click}>${icon(name)}</button>`;
}

/**
 * Whose turn it is, and what is wrong.
 * @param {EditorState} editor
 * @param {BoardSpec} spec
 */
function verdict(editor, spec) {
  const { position, checked, faults, view } = editor;
  const [wrong] = faults; // one thing to mend at a time
  const told = wrong ? tell(spec, wrong) : t(view?.over ? "editor-over" : "editor-good");
  return html`<div class="editor-verdict">
    <button type="button" class="editor-turn" @click=${turnRound}>
      <span>${t("editor-turn")}</span>
      <strong>${t("editor-side", sideVars(spec, position.side))}</strong>
    </button>
    <p class="editor-told" ?data-wrong=${wrong !== undefined} role="status">
      ${checked === null ? t("status-starting") : told}
    </p>
  </div>`;
}

/**
 * Variables that name a side: by its player, or by the colour of its stones.
 * @param {BoardSpec} spec
 * @param {number} side
 */
export function sideVars({ kind }, side) {
  const who = kind === "points" ? ["light", "dark"][side] : "player";
  return { who, name: "", number: side + 1 };
}

/**
 * @param {BoardSpec} spec
 * @param {PositionFault} fault
 */
function tell(spec, { code, side, stones }) {
  return t(`position-${code}`, { ...sideVars(spec, Math.max(0, side)), stones });
}

/** Nothing is marked there. */
const PLAIN = { legal: true, removable: false, picked: false, last: null, mark: null };

/**
 * @param {EditorState} editor
 * @param {BoardSpec} spec
 */
function controls(editor, spec) {
  const { touch, position, slot, view, checked } = editor;
  /** @type {EditorState["touch"][]} */
  const touches = hasTuzdiks(spec) ? ["add", "take", "tuzdik"] : ["add", "take"];
  return html`<div class="editor-controls">
    <fieldset class="editor-touch">
      <legend class="away">${t("editor-touch")}</legend>
      ${touches.map(
        (one) => html`<label>
          <input type="radio" name="touch" value=${one} aria-label=${t(`editor-${one}`)}
            .checked=${live(touch === one)} @change=${() => chooseTouch(one)} />
          <span>${icon(TOUCHES[one])}</span>
        </label>`,
      )}
    </fieldset>
    ${count(position.slots, slot, spec, editor)}
    <button type="button" class="button main" ?disabled=${!view || view.over !== null || checked !== position}
      @click=${useIt}><span>${t("editor-next")}</span></button>
  </div>`;
}

const TOUCHES = { add: "plus", take: "minus", tuzdik: "cap" };

/**
 * The stones of the slot touched last, as a number that can be typed.
 * @param {number[]} slots
 * @param {number | null} slot
 * @param {BoardSpec} spec
 * @param {EditorState} editor
 */
function count(slots, slot, spec, editor) {
  const place = slot === null ? undefined : spec.slots[slot];
  const counts = place !== undefined && place.role !== "point";
  const covered = marksOf(editor.position, spec).some((mark) => mark.slot === slot);
  const name = counts
    ? nameOf({ ...place, ...PLAIN, count: slots[place.slot] })
    : t("editor-count");
  return html`<input type="number" class="editor-count" inputmode="numeric" min="0" max="255" step="1"
    aria-label=${name} ?disabled=${!counts || covered} .value=${live(counts ? String(slots[place.slot]) : "")}
    @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
    @change=${(/** @type {Event} */ event) => {
      const { valueAsNumber } = /** @type {HTMLInputElement} */ (event.target);
      if (place && Number.isInteger(valueAsNumber)) {
        putStones(place.slot, valueAsNumber);
      }
    }} />`;
}
