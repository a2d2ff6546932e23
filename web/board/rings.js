/**
 * Marks that lie flat in the wood: rings round bowls and stones, dotted, whole or glowing.
 *
 * @typedef {import("./types.d.ts").Place} Place
 * @typedef {import("./types.d.ts").Point} Point
 * @typedef {import("./tones.js").Tone} Tone
 * @typedef {import("./canvas.js").Context} Context
 * @typedef {{ tone: Tone, scale: number, dimple: number }} Ink
 */

import { bowlPath } from "./bowls.js";

/** Width of a ring, at least; of a larger bowl it is so much of the smaller radius. */
const LINE = 2;
const PART = 0.036;

/** How far the glow of a ring reaches, and of one that is lit. */
const GLOW = 7;
const LIT = 16;

/** Distance of a ring from its bowl: the lip and a little wood. */
function away(/** @type {Place} */ { bowl }) {
  return 0.055 * Math.min(bowl.rx, bowl.ry) + 1.6;
}

/** @param {Place} place */
function thickness({ bowl }) {
  return Math.max(LINE, PART * Math.min(bowl.rx, bowl.ry));
}

/**
 * What a ring goes round: a bowl, a stone on a point, or the dimple of an empty one.
 *
 * @param {Place} place
 * @param {number} held
 * @param {Ink} ink
 */
function around(place, held, { dimple }) {
  if (place.role !== "point") return bowlPath(place.bowl, away(place));
  const { x, y, rx } = place.bowl;
  const path = new Path2D();
  const out = 2.4;
  if (held < 0) octagon(path, x, y, rx + out);
  else path.arc(x, y, held > 0 ? rx + out : dimple * 1.5 + 2, 0, 2 * Math.PI);
  return path;
}

/**
 * The outline of a dark stone.
 *
 * @param {Path2D} path
 * @param {number} x
 * @param {number} y
 * @param {number} r to the middle of a side
 */
function octagon(path, x, y, r) {
  const corner = r / Math.cos(Math.PI / 8);
  for (let at = 0; at < 8; at += 1) {
    const angle = ((at + 0.5) * Math.PI) / 4;
    path.lineTo(x + corner * Math.cos(angle), y + corner * Math.sin(angle));
  }
  path.closePath();
}

/**
 * "You can": a turquoise ring, a soft glow, warm light in the bowl.
 *
 * @param {Context} context
 * @param {Place} place
 * @param {number} held
 * @param {Ink} ink
 */
export function legalRing(context, place, held, ink) {
  if (place.role !== "point") warm(context, place, ink.tone);
  glowing(context, around(place, held, ink), GLOW, ink, thickness(place));
}

/**
 * "This is happening": a store that won, a mill, a landing, a pit that is taken.
 *
 * @param {Context} context
 * @param {Place} place
 * @param {number} held
 * @param {Ink} ink
 */
export function litRing(context, place, held, ink) {
  glowing(context, around(place, held, ink), LIT, ink, 1.3 * thickness(place));
}

/**
 * Where the last move began (dotted) or ended (whole).
 *
 * @param {Context} context
 * @param {Place} place
 * @param {number} held
 * @param {boolean} ended
 * @param {Ink} ink
 */
export function pastRing(context, place, held, ended, ink) {
  const path = around(place, held, ink);
  context.save();
  context.strokeStyle = ink.tone.past;
  context.lineCap = "round";
  const line = thickness(place);
  context.lineWidth = ended ? line : 1.2 * line;
  if (!ended) context.setLineDash([0, 2.5 * line]);
  hem(context, path, ink);
  context.stroke(path);
  context.restore();
}

/**
 * The line of a mill, from its first point to its last, grown to *part* of the way from *from*.
 *
 * @param {Context} context
 * @param {Point[]} points the three points in order
 * @param {Point} from where the light starts
 * @param {number} part 0 to 1
 * @param {Ink} ink
 */
export function millLine(context, points, from, part, ink) {
  const path = new Path2D();
  for (const end of [points[0], points[2]]) {
    path.moveTo(from.x, from.y);
    path.lineTo(from.x + (end.x - from.x) * part, from.y + (end.y - from.y) * part);
  }
  glowing(context, path, LIT, ink, 6);
}

/**
 * @param {Context} context
 * @param {Path2D} path
 * @param {number} reach
 * @param {Ink} ink
 * @param {number} width
 */
function glowing(context, path, reach, { tone, scale }, width) {
  context.save();
  context.lineCap = "round";
  context.lineJoin = "round";
  context.strokeStyle = tone.ring;
  context.lineWidth = width;
  context.shadowColor = tone.glow;
  context.shadowBlur = reach * scale;
  context.stroke(path);
  if (reach === LIT) context.stroke(path);
  context.shadowColor = "transparent";
  context.stroke(path);
  context.restore();
}

/**
 * A hair of shade beside a pale line, so that it stands out from pale grain.
 *
 * @param {Context} context
 * @param {Path2D} path
 * @param {Ink} ink
 */
function hem(context, path, { tone, scale }) {
  context.shadowColor = tone.light ? "rgba(255,240,214,.7)" : "rgba(10,4,0,.7)";
  context.shadowBlur = 2 * scale;
  context.stroke(path);
  context.shadowColor = "transparent";
}

/**
 * @param {Context} context
 * @param {Place} place
 * @param {Tone} tone
 */
function warm(context, { bowl }, tone) {
  const { x, y, rx, ry } = bowl;
  const reach = Math.max(rx, ry);
  context.save();
  context.clip(bowlPath(bowl));
  context.translate(x, y);
  context.scale(rx / reach, ry / reach);
  const light = context.createRadialGradient(0.1 * reach, 0.15 * reach, 0, 0, 0, reach);
  light.addColorStop(0, tone.warm);
  light.addColorStop(1, tone.warm.replace(/[\d.]+\)$/, "0.04)"));
  context.fillStyle = light;
  context.fillRect(-reach, -reach, 2 * reach, 2 * reach);
  context.restore();
}
