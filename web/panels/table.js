/** Where a board is made. */
import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";

/** @typedef {(place?: Element) => void} Mount */

/** @type {{ key: string, mount: Mount, fill: Mount } | null} */
let laid = null;

/**
 * The place for the board that *mount* makes, anew for another *key*: the reference changes then, so the
 * old board is let go. (With lit's `keyed` the element would change, but it keeps those with a reference.)
 * @param {string} key
 * @param {Mount} mount
 */
export function table(key, mount) {
  if (laid?.key !== key || laid.mount !== mount) {
    laid = { key, mount, fill: (place) => mount(place) };
  }
  return html`<div class="table" ${ref(laid.fill)}></div>`;
}
