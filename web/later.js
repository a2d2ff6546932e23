/**
 * The part of the page that comes after its first board: `panels/seldom.js`.
 * @typedef {typeof import("./panels/seldom.js")} Seldom
 */
import { html, nothing } from "lit-html";
import { t } from "./i18n/index.js";
import { update } from "./state.js";

/** @type {Seldom | null} */
let part = null;

/** @type {Promise<void> | null} */
let fetching = null;

let failed = false;

/** Fetch the part, if it is not here yet; draws again what waits for it. */
export function fetchSeldom() {
  fetching ??= import("./panels/seldom.js")
    .then((found) => {
      part = found;
    })
    .catch((error) => {
      console.error(error);
      failed = true;
    })
    .finally(() => update({}));
  return fetching;
}

/**
 * What *draw* makes of the part; until that is here nothing, and if it does not come, why.
 * @template Drawn
 * @param {(part: Seldom) => Drawn} draw
 */
export function seldom(draw) {
  if (part) {
    return draw(part);
  }
  fetchSeldom();
  return failed ? missing() : nothing;
}

/**
 * Do something with the part, once it is here.
 * @param {(part: Seldom) => void} use
 */
export async function withSeldom(use) {
  await fetchSeldom();
  if (part) {
    use(part);
  } else {
    update({ notice: { id: "error-page-part" } });
  }
}

/** The part cannot be had: browsers remember that of a module, so only the whole page can try again. */
function missing() {
  return html`<div class="notice" role="alert">
    <p>${t("error-page-part")}</p>
    <button type="button" class="button plain" @click=${() => location.reload()}>${t("try-again")}</button>
  </div>`;
}
