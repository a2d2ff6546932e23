/** Small pieces that the panels share. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { t } from "../i18n/index.js";
import { icon } from "./icons.js";

/** Letters of a choice of which many fit one line. */
const SHORT = 3;

/**
 * A choice among a few values: radio buttons drawn as one bar.
 * @template {string | number | boolean} Value
 * @param {object} parts
 * @param {string} parts.name unique on the screen
 * @param {string} parts.label
 * @param {{ value: Value, text: string }[]} parts.choices
 * @param {Value} parts.value
 * @param {(value: Value) => void} parts.change
 * @param {unknown} [parts.hint] a line that explains the value chosen
 */
export function segmented({ name, label, choices, value, change, hint }) {
  return html`<fieldset class="choice">
    <legend>${label}</legend>
    <div class="segments" data-count=${choices.length}
      ?data-short=${choices.every(({ text }) => text.length <= SHORT)}>
      ${choices.map(
        (choice) => html`<label class="segment">
          <input type="radio" name=${name} value=${String(choice.value)}
            .checked=${live(choice.value === value)} @change=${() => change(choice.value)} />
          <span>${choice.text}</span>
        </label>`,
      )}
    </div>
    ${hint ? html`<p class="hint">${hint}</p>` : nothing}
  </fieldset>`;
}

/**
 * A switch with a line that explains it.
 * @param {object} parts
 * @param {string} parts.label
 * @param {string} [parts.hint]
 * @param {boolean} parts.value
 * @param {(value: boolean) => void} parts.change
 */
export function toggle({ label, hint, value, change }) {
  return html`<label class="toggle">
    <span class="toggle-text">
      <span class="toggle-label">${label}</span>
      ${hint ? html`<span class="hint">${hint}</span>` : nothing}
    </span>
    <input type="checkbox" role="switch" .checked=${live(value)}
      @change=${(/** @type {Event} */ event) =>
        change(/** @type {HTMLInputElement} */ (event.target).checked)} />
    <span class="toggle-track" aria-hidden="true"></span>
  </label>`;
}

/**
 * A choice from a list.
 * @template {string} Value
 * @param {object} parts
 * @param {string} parts.label
 * @param {{ value: Value, text: string, lang?: string }[]} parts.choices
 * @param {Value} parts.value
 * @param {(value: Value) => void} parts.change
 */
export function selection({ label, choices, value, change }) {
  return html`<label class="selection">
    <span>${label}</span>
    <select @change=${(/** @type {Event} */ event) =>
      change(/** @type {Value} */ (/** @type {HTMLSelectElement} */ (event.target).value))}>
      ${choices.map(
        (choice) => html`<option value=${choice.value} lang=${choice.lang ?? nothing}
          .selected=${choice.value === value}>${choice.text}</option>`,
      )}
    </select>
  </label>`;
}

/**
 * The head of a screen: the way back and its title.
 * @param {object} parts
 * @param {unknown} parts.title
 * @param {unknown} [parts.second]
 * @param {string} parts.back a hash
 * @param {unknown} [parts.extra] what stands at the right
 */
export function bar({ title, second, back, extra }) {
  return html`<header class="bar">
    <a class="round" href=${back} aria-label=${t("back")}>${icon("back")}</a>
    <div class="bar-text">
      <h1>${title}</h1>
      ${second ? html`<p>${second}</p>` : nothing}
    </div>
    ${extra ?? nothing}
  </header>`;
}

/**
 * A button with an icon and a word.
 * @param {object} parts
 * @param {string} [parts.icon]
 * @param {unknown} parts.text
 * @param {(event: Event) => void} parts.click
 * @param {"main" | "plain" | "quiet"} [parts.kind]
 * @param {boolean} [parts.disabled]
 */
export function button({ icon: name, text, click, kind = "plain", disabled = false }) {
  return html`<button type="button" class="button ${kind}" ?disabled=${disabled} @click=${click}>
    ${name ? icon(name) : nothing}<span>${text}</span>
  </button>`;
}

/**
 * Points as people write them: 1, ½, 1½.
 * @param {number} points
 */
export function half(points) {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole || ""}½`;
}
