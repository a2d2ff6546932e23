/**
 * The players' names on the cloth beside a board that leaves room for them: with the stones they hold
 * and have taken.
 * @import { Layout } from "../board/types"
 * @import { PlayState, Save, Side } from "../types"
 */
import { html, nothing, render } from "lit-html";
import { t } from "../i18n/index.js";
import { read } from "../state.js";
import { loneSide, namingOn } from "./seats.js";

/**
 * Words in *host*, over the board's cloth.
 * @param {HTMLElement} host
 */
export function createWords(host) {
  const places = ["near", "far"].map((name) => {
    const element = document.createElement("div");
    element.className = `words ${name}`;
    element.setAttribute("aria-hidden", "true"); // the slots beside them say it already
    host.append(element);
    return element;
  });
  let fitted = "";

  return {
    /**
     * Put the words where *layout* has room for them.
     * @param {Layout | null} layout
     */
    fit(layout) {
      const { play, settings } = read();
      if (layout === null || play === null) {
        return;
      }
      const facing = settings.table === "facing" && loneSide(play.save) === null;
      const boxes = JSON.stringify(layout.words);
      for (const [index, element] of places.entries()) {
        const box = layout.words[index];
        element.hidden = box === null;
        element.classList.toggle("turned", facing && index === 1);
        if (box && boxes !== fitted) {
          const { style } = element;
          style.left = `${box.x}px`;
          style.top = `${box.y}px`;
          style.width = `${box.w}px`;
          style.height = `${box.h}px`;
        }
        const side = /** @type {Side} */ (index === 0 ? play.bottom : 1 - play.bottom);
        render(box ? words(play, side) : nothing, element);
      }
      fitted = boxes;
    },
    close() {
      for (const element of places) {
        element.remove();
      }
    },
  };
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
