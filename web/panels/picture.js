/**
 * Still pictures of boards: the real renderer, drawn once for a place, a size and a theme.
 * @import { BoardSpec, View } from "../types"
 */
import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { picture } from "../board/picture.js";
import { read } from "../state.js";
import { dark } from "../theme.js";

/** Height by width of a picture. */
export const SHAPES = { ends: 0.48, kazans: 0.58, cloth: 0.62, points: 0.72 };

/** A smaller picture is a larger one seen from farther away. */
const LEAST = 200;

/** @type {WeakMap<HTMLCanvasElement, string>} */
const drawn = new WeakMap();

/**
 * The picture of a position; what it shows is said beside it in words.
 * @param {BoardSpec} spec
 * @param {View} view
 * @param {boolean} [counts] whether the stones are counted
 */
export function boardPicture(spec, view, counts = false) {
  return html`<canvas class="picture" data-shape=${shapeOf(spec)} aria-hidden="true"
    ${ref((element) => element && draw(/** @type {HTMLCanvasElement} */ (element), spec, view, counts))}
  ></canvas>`;
}

/**
 * The place of a picture whose position is not known yet.
 * @param {BoardSpec} spec
 */
export function pictureToCome(spec) {
  return html`<canvas class="picture" data-shape=${shapeOf(spec)} aria-hidden="true"></canvas>`;
}

/** @param {BoardSpec} spec */
function shapeOf({ kind, stores }) {
  return kind === "points" ? "points" : (stores ?? "ends");
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {BoardSpec} spec
 * @param {View} view
 * @param {boolean} counts
 */
function draw(canvas, spec, view, counts) {
  const shown = canvas.getBoundingClientRect().width;
  const width = Math.max(shown, LEAST);
  const shape = /** @type {keyof typeof SHAPES} */ (canvas.dataset.shape);
  const height = Math.round(width * SHAPES[shape]);
  const { wood, stones } = read().settings;
  const key = [spec.game, view.state, view.side, width, dark(), wood, stones].join();
  if (shown === 0) {
    requestAnimationFrame(() => canvas.isConnected && draw(canvas, spec, view, counts)); // not laid out yet
  } else if (drawn.get(canvas) !== key) {
    drawn.set(canvas, key);
    picture(canvas, spec, view.slots, {
      wood: wood || spec.wood,
      stones: spec.kind === "points" ? spec.stones : stones || spec.stones,
      marks: view.marks,
      counts,
      width,
      height,
    });
  }
}
