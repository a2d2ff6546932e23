/**
 * Where everything lies on a board of a given size: pure numbers in px, no page needed.
 *
 * Fractions are of the board's width and height. A board looks the same from both ends, so only the
 * near half is laid out and the far half is its half turn; turning the board swaps the sides.
 *
 * @typedef {import("./types.d.ts").BoardSpec} BoardSpec
 * @typedef {import("./types.d.ts").Layout} Layout
 * @typedef {import("./types.d.ts").Orientation} Orientation
 * @typedef {import("./types.d.ts").Place} Place
 * @typedef {import("./types.d.ts").Bowl} Bowl
 * @typedef {import("./types.d.ts").Box} Box
 * @typedef {import("./types.d.ts").Point} Point
 */

import { pointsLayout } from "./points.js";
import { sowingLayout } from "./sowing.js";

/**
 * What a layout is made for. `bottom` is the side nearest, `text` how much larger than usual the
 * reader wants words (1 to 1.4), `big` for a board read across a room, `names` for pits with their names,
 * `edge` the least distance from the host's edge. A `still` is a small picture: flat, what lies on the
 * cloth huddled up to the board.
 *
 * @typedef {{ width: number, height: number, orientation?: Orientation | "auto",
 *   bottom?: number, text?: number, big?: boolean, names?: boolean, edge?: number,
 *   still?: boolean }} Frame
 */

/** Corner radius of a board, of its short side. */
const CORNER = 0.086;

/**
 * The board of *spec* as large as *frame* allows.
 *
 * @param {BoardSpec} spec
 * @param {Frame} frame
 * @returns {Layout}
 */
export function layout(spec, frame) {
  const { width, height } = frame;
  const asked = frame.still ? "flat" : (frame.orientation ?? "auto");
  const orientation = asked !== "auto" ? asked : height > width * 0.9 ? "upright" : "flat";
  const view = {
    width,
    height,
    orientation,
    bottom: frame.bottom ?? 0,
    text: Math.min(1.4, Math.max(1, frame.text ?? 1)),
    big: frame.big ?? false,
    names: frame.names ?? false,
    edge: frame.edge ?? null,
    still: frame.still ?? false,
  };
  const drawn = spec.kind === "points" ? pointsLayout(spec, view) : sowingLayout(spec, view);
  const radius = CORNER * Math.min(drawn.board.w, drawn.board.h);
  return { width, height, orientation, ...drawn, board: { ...drawn.board, radius } };
}

/** How square a superellipse is; 2 would be an ellipse, which looks stamped, not gouged. */
const EXPONENT = 2.35;

const CORNERS = 12;

/**
 * The outline of *bowl* grown by *out* px, as a closed polygon fine enough to look round.
 *
 * @param {Bowl} bowl
 * @param {number} [out]
 * @returns {Point[]}
 */
export function outline(bowl, out = 0) {
  const rx = bowl.rx + out;
  const ry = bowl.ry + out;
  if (bowl.corner > 0) return rounded(bowl, rx, ry, Math.min(rx, ry, bowl.corner + out));
  const power = 2 / (bowl.rx === bowl.ry ? 2 : EXPONENT);
  return Array.from({ length: CORNERS * 8 }, (_, at) => {
    const angle = (at / (CORNERS * 4)) * Math.PI;
    return {
      x: bowl.x + rx * bent(Math.cos(angle), power),
      y: bowl.y + ry * bent(Math.sin(angle), power),
    };
  });
}

/**
 * @param {number} value
 * @param {number} power
 */
function bent(value, power) {
  return Math.sign(value) * Math.abs(value) ** power;
}

/**
 * @param {Point} centre
 * @param {number} rx
 * @param {number} ry
 * @param {number} corner
 * @returns {Point[]}
 */
function rounded(centre, rx, ry, corner) {
  return [0, 1, 2, 3].flatMap((quarter) => {
    const right = quarter === 0 || quarter === 3 ? 1 : -1;
    const down = quarter < 2 ? 1 : -1;
    return Array.from({ length: CORNERS + 1 }, (_, at) => {
      const angle = (quarter + at / CORNERS) * (Math.PI / 2);
      return {
        x: centre.x + right * (rx - corner) + corner * Math.cos(angle),
        y: centre.y + down * (ry - corner) + corner * Math.sin(angle),
      };
    });
  });
}

/**
 * How deep *point* lies inside *bowl*: below 1 inside, 1 on the outline, more outside; the bowl is
 * first made narrower all round by *less* px.
 *
 * @param {Bowl} bowl
 * @param {Point} point
 * @param {number} [less]
 */
export function depth(bowl, point, less = 0) {
  const rx = Math.max(1e-6, bowl.rx - less);
  const ry = Math.max(1e-6, bowl.ry - less);
  const x = Math.abs(point.x - bowl.x);
  const y = Math.abs(point.y - bowl.y);
  if (bowl.corner === 0) {
    const power = bowl.rx === bowl.ry ? 2 : EXPONENT;
    return ((x / rx) ** power + (y / ry) ** power) ** (1 / power);
  }
  const corner = Math.max(0, Math.min(rx, ry, bowl.corner - less));
  const across = x - (rx - corner);
  const down = y - (ry - corner);
  if (across <= 0 || down <= 0 || corner === 0) return Math.max(x / rx, y / ry);
  const round = Math.hypot(across, down) / corner;
  return round > 1 ? Math.max(round, x / rx, y / ry) : Math.max(x / rx, y / ry, round * 0.999);
}

/**
 * The slot that an arrow key leads to: the nearest cell that way, none at the edge.
 *
 * @param {Layout} plan
 * @param {number} from
 * @param {"ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown"} key
 * @returns {number | null}
 */
export function neighbour(plan, from, key) {
  const here = plan.places[from].bowl;
  const upright = key === "ArrowUp" || key === "ArrowDown";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { slot, cell, bowl } of plan.places) {
    if (!cell || slot === from) continue;
    const along = sign * (upright ? bowl.y - here.y : bowl.x - here.x);
    const aside = Math.abs(upright ? bowl.x - here.x : bowl.y - here.y);
    if (along < 4 || aside > along * 2) continue;
    const cost = along + aside * 2.5;
    if (cost < least) [best, least] = [slot, cost];
  }
  return best;
}
