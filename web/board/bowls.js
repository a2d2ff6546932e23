/**
 * What is cut into a board: bowls, dimples, the burnished spots under the counts, and the wood they
 * are cut from.
 *
 * @typedef {import("./types.d.ts").Layout} Layout
 * @typedef {import("./types.d.ts").Box} Box
 * @typedef {import("./types.d.ts").Bowl} Bowl
 * @typedef {import("./types.d.ts").Point} Point
 * @typedef {import("./tones.js").Tone} Tone
 * @typedef {import("./bake.js").Ground} Ground
 * @typedef {import("./canvas.js").Context} Context
 */

import { outline } from "./geometry.js";

/** Farther to the left than any board is wide, px. */
const AFAR = 8000;

/**
 * @param {Bowl} bowl
 * @param {number} [out]
 */
export function bowlPath(bowl, out = 0) {
  const path = new Path2D();
  outline(bowl, out).forEach(({ x, y }, at) => {
    if (at === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
  return path;
}

/**
 * The part of the plank that lies under *box*, moved by *shift* planks' worth so that a bowl shows
 * deeper wood. The grain runs along the board.
 *
 * @param {Context} context
 * @param {Layout} plan
 * @param {Ground["wood"]} wood
 * @param {Box} box
 * @param {number} shift
 */
export function drawWood(context, { board, orientation }, wood, box, shift) {
  const upright = orientation === "upright";
  const [long, wide] = upright ? [board.h, board.w] : [board.w, board.h];
  const k = Math.max(long / wood.width, wide / wood.height);
  const [along, across] = upright
    ? [box.y - board.y, box.x - board.x]
    : [box.x - board.x, box.y - board.y];
  const [length, breadth] = upright ? [box.h / k, box.w / k] : [box.w / k, box.h / k];
  const u = within(along / k + shift * 0.37 * wood.width, wood.width - length);
  const v = within(across / k + shift * 0.29 * wood.height, wood.height - breadth);
  context.save();
  context.translate(upright ? box.x + box.w : box.x, box.y);
  if (upright) context.rotate(Math.PI / 2);
  context.drawImage(wood, u, v, length, breadth, 0, 0, length * k, breadth * k);
  context.restore();
}

/**
 * @param {number} value
 * @param {number} most
 */
function within(value, most) {
  return most <= 0 ? 0 : value % most;
}

/**
 * A gradient across *box* that turns over where light and dark meet: the top right and left foot.
 *
 * @param {Context} context
 * @param {Box} box
 * @param {string} from
 * @param {string} to
 */
export function diagonal(context, { x, y, w, h }, from, to) {
  // Along the perpendicular of the other diagonal, so that both off corners lie in the middle.
  const part = (w * h) / (w * w + h * h);
  const [across, down] = [h * part, w * part];
  const [cx, cy] = [x + w / 2, y + h / 2];
  const slope = context.createLinearGradient(cx - across, cy - down, cx + across, cy + down);
  slope.addColorStop(0.1, from);
  slope.addColorStop(0.9, to);
  return slope;
}

/**
 * The burnished place under a count: what keeps the figure readable on every grain.
 *
 * @param {Context} context
 * @param {import("./types.d.ts").Count} count
 * @param {Tone} tone
 */
export function spot(context, { x, y, size }, tone) {
  const reach = 1.05 * size;
  const soft = context.createRadialGradient(x, y, 0, x, y, reach);
  soft.addColorStop(0, tone.spot);
  soft.addColorStop(0.45, tone.spot);
  soft.addColorStop(1, tone.spot.replace(/[\d.]+\)$/, "0)"));
  context.fillStyle = soft;
  context.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
}

/**
 * A bowl, from the lip inwards: rim, deeper wood, wash, the lip's shadow, light on the far wall.
 *
 * @param {Context} context
 * @param {Layout} plan
 * @param {number} slot
 * @param {Bowl} bowl
 * @param {Ground} ground
 */
export function gouge(context, plan, slot, bowl, { wood, tone, scale }) {
  const m = Math.min(bowl.rx, bowl.ry);
  const box = { x: bowl.x - bowl.rx, y: bowl.y - bowl.ry, w: 2 * bowl.rx, h: 2 * bowl.ry };
  const path = bowlPath(bowl);
  context.fillStyle = diagonal(context, box, ...tone.lip);
  context.fill(bowlPath(bowl, Math.max(1, 0.055 * m)));
  context.save();
  context.clip(path);
  drawWood(context, plan, wood, box, (slot % 7) + 1);
  context.fillStyle = diagonal(context, box, ...tone.wash);
  context.fillRect(box.x, box.y, box.w, box.h);
  // The wood around throws the shadows from far off, so that its own edge leaves no line.
  const around = new Path2D();
  around.rect(box.x - 3 * m - AFAR, box.y - 3 * m, box.w + 6 * m, box.h + 6 * m);
  around.addPath(bowlPath({ ...bowl, x: bowl.x - AFAR }));
  context.fillStyle = "#000";
  for (const [blur, right, down, colour] of /** @type {[number, number, number, string][]} */ ([
    [0.42, 0.13, 0.2, tone.hollow],
    [0.46, -0.12, -0.14, tone.wall],
  ])) {
    context.shadowBlur = blur * m * scale;
    context.shadowOffsetX = (right * m + AFAR) * scale;
    context.shadowOffsetY = down * m * scale;
    context.shadowColor = colour;
    context.fill(around, "evenodd");
  }
  context.restore();
}

/**
 * @param {Context} context
 * @param {Point} centre
 * @param {number} r
 * @param {Ground} ground
 */
export function dimple(context, { x, y }, r, { tone }) {
  const box = { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
  /** @param {number} radius @param {string | CanvasGradient} fill */
  const disc = (radius, fill) => {
    context.fillStyle = fill;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  };
  disc(r + 1.1, diagonal(context, box, ...tone.lip));
  const hollow = context.createRadialGradient(x + 0.35 * r, y + 0.45 * r, 0, x, y, r);
  hollow.addColorStop(0, tone.light ? "#7a5430" : "#50301a");
  hollow.addColorStop(1, tone.light ? "#3a2410" : "#170a04");
  disc(r, hollow);
}
