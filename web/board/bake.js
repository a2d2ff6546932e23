/**
 * The board itself, painted once per size and theme: wood, edge, brass, bowls, light. The lamp
 * stands at the top left, always, so a turned board is painted anew.
 *
 * @typedef {import("./types.d.ts").Layout} Layout
 * @typedef {import("./types.d.ts").Box} Box
 * @typedef {import("./types.d.ts").Bowl} Bowl
 * @typedef {import("./types.d.ts").Point} Point
 * @typedef {import("./tones.js").Tone} Tone
 *
 * `scale` is device pixels per px, needed because shadows do not follow the transform.
 * @typedef {{ wood: CanvasImageSource & { width: number, height: number }, tone: Tone,
 *   night: boolean, scale: number }} Ground
 * @typedef {import("./canvas.js").Context} Context
 */

import { diagonal, dimple, drawWood, gouge } from "./bowls.js";
import { LAMP, NIGHT, SHADES } from "./tones.js";

/** Height of the board's dark edge below its face. */
const EDGE = 3;

/**
 * Paint the board of *plan*; the context is scaled so that one unit is one px of the host.
 *
 * @param {Context} context
 * @param {Layout} plan
 * @param {Ground} ground
 */
export function bake(context, plan, ground) {
  const face = bodyPath(plan.board);
  context.save();
  context.fillStyle = ground.tone.light ? "#4a3018" : "#1c0e06";
  context.fill(bodyPath({ ...plan.board, y: plan.board.y + EDGE }));
  context.clip(face);
  drawWood(context, plan, ground.wood, plan.board, 0);
  lamp(context, plan.board);
  rim(context, plan.board);
  brass(context, plan, ground);
  for (const place of plan.places) {
    if (place.role === "point") dimple(context, place.bowl, plan.dimple, ground);
    else if (onBoard(place.bowl, plan.board)) gouge(context, plan, place.slot, place.bowl, ground);
  }
  if (ground.night) dusk(context, plan.board);
  context.restore();
}

/**
 * The shadows a board throws on the cloth.
 *
 * @param {Context} context
 * @param {Layout} plan
 * @param {{ night: boolean, scale: number }} light
 * @param {number} [strength] 1 for a board of its full size, less for a small picture
 */
export function castShadow(context, plan, { night, scale }, strength = 1) {
  context.save();
  for (const [blur, right, down, colour] of SHADES[night ? "night" : "day"]) {
    context.shadowBlur = Number(blur) * strength * scale;
    context.shadowOffsetX = Number(right) * strength * scale;
    context.shadowOffsetY = Number(down) * strength * scale;
    context.shadowColor = String(colour);
    context.fillStyle = "#1c0e06";
    context.fill(bodyPath(plan.board));
  }
  context.restore();
}

/**
 * Whether *bowl* is carved in the board, not a place on the cloth.
 *
 * @param {Bowl} bowl
 * @param {Box} board
 */
export function onBoard({ x, y }, board) {
  return x > board.x && x < board.x + board.w && y > board.y && y < board.y + board.h;
}

/** @param {Layout["board"]} board */
function bodyPath({ x, y, w, h, radius }) {
  const path = new Path2D();
  path.roundRect(x, y, w, h, radius);
  return path;
}

/**
 * @param {Context} context
 * @param {Box} board
 */
function lamp(context, { x, y, w, h }) {
  const centre = { x: x + 0.22 * w, y: y + 0.1 * h };
  const reach = Math.hypot(0.78 * w, 0.9 * h);
  const light = context.createRadialGradient(centre.x, centre.y, 0, centre.x, centre.y, reach);
  light.addColorStop(0, LAMP[0]);
  light.addColorStop(0.42, "rgba(120,90,60,.03)");
  light.addColorStop(1, LAMP[1]);
  context.fillStyle = light;
  context.fillRect(x, y, w, h);
}

/**
 * @param {Context} context
 * @param {Box} board
 */
function dusk(context, { x, y, w, h }) {
  const shade = context.createLinearGradient(x, y, x + w, y + h);
  shade.addColorStop(0, "rgba(8,5,3,0)");
  shade.addColorStop(1, NIGHT);
  context.fillStyle = shade;
  context.fillRect(x, y, w, h);
}

/**
 * The bevel: lit where it faces the lamp, dark on the far side.
 *
 * @param {Context} context
 * @param {Layout["board"]} board
 */
function rim(context, board) {
  const deep = Math.max(2.5, 0.013 * Math.min(board.w, board.h));
  /** @type {[number, number, string, string][]} */
  const bands = [
    [0, deep * 2, "rgba(255,228,184,.16)", "rgba(15,6,0,.42)"],
    [0, 2.6, "rgba(255,232,194,.34)", "rgba(10,4,0,.50)"],
    [deep, 1.4, "rgba(12,5,0,.30)", "rgba(255,222,176,.15)"],
  ];
  for (const [inset, width, lit, dark] of bands) {
    const { x, y, w, h, radius } = board;
    context.strokeStyle = diagonal(context, board, lit, dark);
    context.lineWidth = width;
    const path = new Path2D();
    path.roundRect(x + inset, y + inset, w - 2 * inset, h - 2 * inset, radius - inset);
    context.stroke(path);
  }
}

/**
 * Inlaid lines and lozenges, each in a hair of shade so that it lies in the wood.
 *
 * @param {Context} context
 * @param {Layout} plan
 * @param {Ground} ground
 */
function brass(context, { brass: { width, strokes, lozenges } }, { tone }) {
  const lines = new Path2D();
  for (const [from, to] of strokes) {
    lines.moveTo(from.x, from.y);
    lines.lineTo(to.x, to.y);
  }
  const signs = new Path2D();
  for (const { x, y, r } of lozenges) {
    signs.moveTo(x, y - r);
    signs.lineTo(x + r, y);
    signs.lineTo(x, y + r);
    signs.lineTo(x - r, y);
    signs.closePath();
  }
  const [metal, hem] = tone.brass;
  context.lineCap = "square";
  context.strokeStyle = hem;
  context.lineWidth = width + 1.6;
  context.stroke(lines);
  context.lineWidth = 1.6;
  context.stroke(signs);
  context.strokeStyle = metal;
  context.fillStyle = metal;
  context.lineWidth = width;
  context.stroke(lines);
  context.fill(signs);
}
