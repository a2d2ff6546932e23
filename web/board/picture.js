/**
 * A still board, for the home screen and for pictures that are sent: the real renderer.
 *
 * @typedef {import("./types.d.ts").BoardSpec} BoardSpec
 * @typedef {import("./types.d.ts").Mark} Mark
 * @typedef {{ wood?: string, stones?: string, marks?: readonly Mark[], width: number,
 *   height: number, counts?: boolean }} Still
 * @typedef {{ wood?: string, stones?: string, width: number, height: number, bottom?: number,
 *   scale: number }} Frame
 */

import { bake, castShadow } from "./bake.js";
import { spot } from "./bowls.js";
import { context2d } from "./canvas.js";
import { layout } from "./geometry.js";
import { arrange, diameter } from "./heap.js";
import { materials } from "./materials.js";
import { kit, paintCap, paintHeap, paintLoose, paintPoint } from "./paint.js";
import { litRing } from "./rings.js";
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
  const { width, height } = still;
  const scale = Math.min(3, window.devicePixelRatio || 1);
  const board = await stillBoard(spec, { ...still, scale });
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = context2d(canvas);
  context.scale(scale, scale);
  board.paint(context, slots, deal(slots, board.plan.places), still);
}

/**
 * A still board on which other stones can be painted again and again: its wood is painted once.
 *
 * @param {BoardSpec} spec
 * @param {Frame} frame `bottom` is the side nearest, `scale` device pixels per px
 */
export async function stillBoard(spec, frame) {
  const { width, height, wood = spec.wood, stones = spec.stones, bottom = 0, scale } = frame;
  const made = await materials(wood, stones);
  const night = document.documentElement.dataset.theme === "night";
  const tone = toneOf(wood);
  const edge = 0.024 * width + 6;
  const plan = layout(spec, { width, height, still: true, edge, bottom });
  const bare = document.createElement("canvas");
  bare.width = Math.round(width * scale);
  bare.height = Math.round(height * scale);
  const ground = context2d(bare);
  ground.scale(scale, scale);
  castShadow(ground, plan, { night, scale }, Math.min(1, edge / FULL));
  bake(ground, plan, { wood: made.wood, tone, night, scale });
  const tools = kit(made, { night, scale, board: plan.board });

  /**
   * Paint the board with *slots*, whose stones are *heaps*; the context is scaled to px.
   *
   * @param {CanvasRenderingContext2D} context
   * @param {readonly number[]} slots
   * @param {readonly number[][]} heaps
   * @param {{ marks?: readonly Mark[], counts?: boolean, lit?: readonly number[] }} how
   */
  function paint(context, slots, heaps, { marks = [], counts = false, lit = [] }) {
    context.drawImage(bare, 0, 0, width, height);
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
    for (const slot of lit) {
      litRing(context, plan.places[slot], slots[slot], { tone, scale, dimple: plan.dimple });
    }
    const caps = new Set(marks.map(({ slot }) => slot));
    if (counts) drawCounts(context, plan, slots, tone, caps);
  }

  return { plan, paint };
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import("./types.d.ts").Layout} plan
 * @param {readonly number[]} slots
 * @param {import("./tones.js").Tone} tone
 * @param {ReadonlySet<number>} caps slots under a cap, which are not counted
 */
function drawCounts(context, plan, slots, tone, caps) {
  context.textAlign = "center";
  context.textBaseline = "middle";
  const { fontFamily } = getComputedStyle(document.documentElement);
  for (const { slot, role, count } of plan.places) {
    if (!count || caps.has(slot)) continue;
    // Clear of the rim, however narrow the band; the cloth has neither.
    const { x, y, w, h } = plan.board;
    const rim = Math.min(count.x - x, x + w - count.x, count.y - y, y + h - count.y);
    const carved = rim > 0;
    const size = Math.min(count.size, 0.045 * w, carved ? 1.3 * rim : count.size);
    if (carved) spot(context, { ...count, size: Math.min(size, 0.95 * rim) }, tone);
    const weight = role === "store" ? 650 : slots[slot] === 0 ? 450 : 550;
    context.font = `${weight} ${size}px ${fontFamily}`;
    context.fillStyle = slots[slot] === 0 && role !== "store" ? tone.zero : tone.count;
    context.fillText(String(slots[slot]), count.x, count.y + size * 0.04);
  }
}
