/**
 * A small still board for the home screen: the real renderer, drawn once.
 *
 * @typedef {import("./types.d.ts").BoardSpec} BoardSpec
 * @typedef {import("./types.d.ts").Mark} Mark
 * @typedef {{ wood?: string, stones?: string, marks?: readonly Mark[], width: number,
 *   height: number, counts?: boolean }} Still
 */

import { bake, castShadow } from "./bake.js";
import { spot } from "./bowls.js";
import { context2d } from "./canvas.js";
import { layout } from "./geometry.js";
import { arrange, diameter } from "./heap.js";
import { materials } from "./materials.js";
import { kit, paintCap, paintHeap, paintLoose, paintPoint } from "./paint.js";
import { deal } from "./stones.js";
import { toneOf } from "./tones.js";

/** With so much cloth around it a board throws its full shadows, px. */
const FULL = 60;

/**
 * Draw *slots* on the board of *spec* into *canvas*, *width* by *height* px. Resolves when drawn.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {BoardSpec} spec
 * @param {readonly number[]} slots
 * @param {Still} still
 */
export async function picture(canvas, spec, slots, still) {
  const { width, height, wood = spec.wood, stones = spec.stones, marks = [] } = still;
  const made = await materials(wood, stones);
  const scale = Math.min(3, window.devicePixelRatio || 1);
  const night = document.documentElement.dataset.theme === "night";
  const tone = toneOf(wood);
  const edge = 0.024 * width + 6;
  const plan = layout(spec, { width, height, still: true, edge });
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = context2d(canvas);
  context.scale(scale, scale);
  castShadow(context, plan, { night, scale }, Math.min(1, edge / FULL));
  bake(context, plan, { wood: made.wood, tone, night, scale });
  const tools = kit(made, { night, scale, board: plan.board });
  const heaps = deal(slots, plan.places);
  for (const place of plan.places) {
    const held = slots[place.slot];
    if (place.role === "point") paintPoint(context, place, held, false, tools);
    else if (place.role === "hand" || place.role === "taken") {
      paintLoose(context, place, held, tools);
    } else {
      const d = diameter(made.heaps, place.heap, held, place.cap);
      const places = arrange(made.heaps, place.slot, place.heap, held, d);
      paintHeap(context, places, heaps[place.slot], tools);
    }
  }
  for (const { kind, slot } of marks) {
    if (kind === "tuzdik") paintCap(context, plan.places[slot].bowl, tools);
  }
  if (still.counts) drawCounts(context, plan, slots, tone);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import("./types.d.ts").Layout} plan
 * @param {readonly number[]} slots
 * @param {import("./tones.js").Tone} tone
 */
function drawCounts(context, plan, slots, tone) {
  context.textAlign = "center";
  context.textBaseline = "middle";
  const { fontFamily } = getComputedStyle(document.documentElement);
  for (const { slot, role, count } of plan.places) {
    if (!count) continue;
    spot(context, count, tone);
    // Clear of the rim, however narrow the band.
    const { x, y, w, h } = plan.board;
    const rim = Math.min(count.x - x, x + w - count.x, count.y - y, y + h - count.y);
    const size = Math.min(count.size, 0.045 * w, 1.3 * rim);
    const weight = role === "store" ? 650 : slots[slot] === 0 ? 450 : 550;
    context.font = `${weight} ${size}px ${fontFamily}`;
    context.fillStyle = slots[slot] === 0 && role !== "store" ? tone.zero : tone.count;
    context.fillText(String(slots[slot]), count.x, count.y + size * 0.04);
  }
}
