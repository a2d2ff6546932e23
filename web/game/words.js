/**
 * The players' names on the cloth beside a board that leaves room for them: with the stones they hold
 * and have taken.
 * @import { Box, Layout } from "../board/types"
 * @import { PlayState, Save, Side } from "../types"
 */
import { html, nothing, render } from "lit-html";
import { t } from "../i18n/index.js";
import { read } from "../state.js";
import { loneSide, namingOn } from "./seats.js";

/**
 * Words in *host*, over the cloth of *board*.
 * @param {HTMLElement} host
 * @param {{ readonly layout: Layout | null }} board
 */
export function createWords(host, board) {
  const places = ["near", "far"].map((name) => {
    const element = document.createElement("div");
    element.className = `words ${name}`;
    element.setAttribute("aria-hidden", "true"); // the slots beside them say it already
    host.append(element);
    return element;
  });
  let fitted = "";

  /** Say what is so now, where the board has room for it. */
  function fit() {
    const { play, settings } = read();
    const { layout } = board;
    if (layout === null || play === null) {
      return;
    }
    const facing = settings.table === "facing" && loneSide(play.save) === null;
    const boxes = JSON.stringify(layout.words);
    for (const [index, element] of places.entries()) {
      const box = layout.words[index];
      element.hidden = box === null;
      element.classList.toggle("turned", facing && index === 1);
      element.classList.toggle("centred", layout.orientation === "flat");
      if (box && boxes !== fitted) {
        place(element, box);
      }
      const side = /** @type {Side} */ (index === 0 ? play.bottom : 1 - play.bottom);
      render(box ? words(play, side) : nothing, element);
    }
    fitted = boxes;
  }

  const resized = new ResizeObserver(fit); // made after the board's own, so it hears later
  resized.observe(host);
  return {
    fit,
    close() {
      resized.disconnect();
      for (const element of places) {
        element.remove();
      }
    },
  };
}

/**
 * @param {HTMLElement} element
 * @param {Box} box
 */
function place({ style }, { x, y, w, h }) {
  style.left = `${x}px`;
  style.top = `${y}px`;
  style.width = `${w}px`;
  style.height = `${h}px`;
}

/**
 * @param {PlayState} play
 * @param {Side} side
 */
function words({ save }, side) {
  return html`<strong>${t("player", namingOn(save, side))}</strong>
    ${loose(save, side).map((line) => html`<span>${line}</span>`)}`;
}

/**
 * What *side* holds in hand and has taken; only some games have such slots.
 * @param {Save} save
 * @param {Side} side
 */
function loose(save, side) {
  const { slots } = save.view;
  return read()
    .boards[save.game].slots.filter((slot) => slot.side === side && slots[slot.slot] > 0)
    .flatMap(({ role, slot }) =>
      role === "hand" || role === "taken" ? [t(`words-${role}`, { stones: slots[slot] })] : [],
    );
}
