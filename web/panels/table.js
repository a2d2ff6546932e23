/** Where a board is made. */
import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { repeat } from "lit-html/directives/repeat.js";

/**
 * A place for the board that *mount* makes, another one for another *key*. A list of one: lit's `keyed`
 * never lets go of an element with a `ref` that it has replaced.
 * @param {string} key
 * @param {(place?: Element) => void} mount
 */
export function table(key, mount) {
  const one = () => html`<div class="table" ${ref(mount)}></div>`;
  return repeat([key], (each) => each, one);
}
