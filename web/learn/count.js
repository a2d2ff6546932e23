/**
 * The counting trick on the board: by each own pit how many stones reach the store exactly, and which pits
 * move again or capture now. All of it is read off the legal moves.
 * @import { Layout } from "../board/types"
 * @import { BoardSpec, Message, Move, View } from "../types"
 */
import { html, nothing, render } from "lit-html";
import { personMoves } from "../game/seats.js";
import { icon } from "../panels/icons.js";
import { read } from "../state.js";

/** @typedef {{ slot: number, need: number | null, again: boolean, captured: number, tuzdik: boolean }} Count */

/**
 * What can be counted in *view* for the side to move.
 * @param {View} view
 * @param {BoardSpec} spec
 * @returns {Count[]}
 */
export function countsOf(view, spec) {
  const late = firstStone(view.moves);
  return spec.slots
    .filter(({ role, side }) => role === "pit" && side === view.turn)
    .map(({ slot, number = 0 }) => {
      const events = view.moves.find(({ path }) => path[0] === slot)?.events ?? [];
      const distance = (spec.pits ?? 0) + 1 - number;
      return {
        slot,
        need: spec.stores === "ends" && late !== null ? distance + late : null,
        again: events.some(({ kind }) => kind === "again"),
        captured: events.find(({ kind }) => kind === "capture")?.stones ?? 0,
        tuzdik: events.some(({ kind }) => kind === "tuzdik"),
      };
    });
}

/**
 * How many stones of a heap go down before it gets on its way: 1 where the first goes back into its pit, 0
 * where it goes into the next; null where no heap of the position shows it.
 * @param {Move[]} moves
 */
function firstStone(moves) {
  const heap = moves.find(({ steps }) => steps[0]?.[0] === "lift" && steps[0][3] > 1);
  return heap ? Number(heap.steps[1][2] === heap.path[0]) : null;
}

/**
 * Counts in *host*, over *board*.
 * @param {HTMLElement} host
 * @param {{ readonly layout: Layout | null }} board
 * @param {BoardSpec} spec
 */
export function createCounts(host, board, spec) {
  const element = document.createElement("div");
  element.className = "counting";
  element.setAttribute("aria-hidden", "true");
  host.append(element);

  /** Show what is so now. */
  function fit() {
    const { layout } = board;
    const shown = layout ? countsNow(spec) : [];
    render(shown.map(badge), element);
    for (const [index, child] of [...element.children].entries()) {
      place(/** @type {HTMLElement} */ (child), /** @type {Layout} */ (layout), shown[index].slot);
    }
  }

  const resized = new ResizeObserver(fit); // made after the board's own, so it hears later
  resized.observe(host);
  return {
    fit,
    close() {
      resized.disconnect();
      element.remove();
    },
  };
}

/**
 * The counts that are shown now: none unless they are wanted and a person is to move.
 * @param {BoardSpec} spec
 */
function countsNow(spec) {
  const { play, settings } = read();
  const open = play !== null && settings.count && personMoves(play.save) && play.phase === "idle";
  return open ? countsOf(play.save.view, spec) : [];
}

/**
 * What is shown by *slot*, in words for those who do not see it.
 * @param {number} slot
 * @param {BoardSpec} spec
 * @returns {Message[]}
 */
export function countWords(slot, spec) {
  const count = countsNow(spec).find((one) => one.slot === slot);
  if (!count) {
    return [];
  }
  const { need, again, captured, tuzdik } = count;
  return [
    ...(need === null ? [] : [{ id: "count-need", vars: { stones: need } }]),
    ...(again ? [{ id: "count-again" }] : []),
    ...(tuzdik ? [{ id: "count-tuzdik" }] : []),
    ...(captured ? [{ id: "count-captures", vars: { stones: captured } }] : []),
  ];
}

/** @param {Count} count */
function badge({ need, again, captured, tuzdik }) {
  const now = again || captured > 0 || tuzdik;
  return html`<span class="counted ${now ? "now" : ""}" ?hidden=${need === null && !now}>
    ${need ?? nothing}${again ? icon("again") : nothing}${tuzdik ? icon("horns") : nothing}
    ${captured ? html`<b>+${captured}</b>` : nothing}
  </span>`;
}

/**
 * By the pit, on the side where its own count is not.
 * @param {HTMLElement} child
 * @param {Layout} layout
 * @param {number} slot
 */
function place({ style }, { places }, slot) {
  const { bowl, count } = places[slot];
  const across = count === null ? 0 : Math.sign(Math.round(bowl.x - count.x));
  const along = count === null ? 1 : Math.sign(Math.round(bowl.y - count.y));
  const flat = count !== null && Math.abs(bowl.y - count.y) > Math.abs(bowl.x - count.x);
  style.left = `${bowl.x + (flat ? 0 : across * bowl.rx * 0.82)}px`;
  style.top = `${bowl.y + (flat ? along * bowl.ry * 0.82 : 0)}px`;
}
