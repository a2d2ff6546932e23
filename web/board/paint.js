/**
 * Stones on the board: the heap of a slot, a morris stone, the felt cap of a tuzdik.
 *
 * @typedef {import("./types.d.ts").Place} Place
 * @typedef {import("./types.d.ts").Box} Box
 * @typedef {import("./types.d.ts").Point} Point
 * @typedef {import("./heap.js").Heaps} Heaps
 * @typedef {import("./heap.js").Resting} Resting
 * @typedef {import("./sprites.js").Picture} Picture
 * @typedef {import("./canvas.js").Context} Context
 *
 * @typedef {{ heaps: Heaps, sprites: Sprites, shadow: Sprites, felt: { wide: Picture,
 *   tall: Picture }, board: Box, scale: number, night: boolean }} Kit
 */

import { bowlPath } from "./bowls.js";
import { paintOrder } from "./heap.js";
import { loose } from "./points.js";
import { Sprites, STONE_CELL, veilAt, veilColour } from "./sprites.js";

/** The shadow of a stone: its size and offset, of the stone's. */
const SHADOW = { size: 1.12, right: 0.13, down: 0.15 };

/** How strong the shadows of an upper layer are. */
const UPPER = 0.62;

/** The cap's size, of its pit. */
const CAP = 0.93;

/** How far a stone lifts under the finger, px. */
const RAISED = 6;

/** Cells of the sheet of morris stones. */
const LIGHT = 0;
const DARK = 1;

/**
 * @param {import("./materials.js").Materials} materials
 * @param {{ night: boolean, scale: number, board: Box }} view
 * @returns {Kit}
 */
export function kit({ sheet, cell, shadow, felt, heaps }, { night, scale, board }) {
  return {
    heaps,
    sprites: new Sprites(sheet, cell, night),
    shadow: new Sprites(shadow, STONE_CELL, false),
    felt,
    board,
    scale,
    night,
  };
}

/**
 * Paint *stones* (numbers of sprites) on their *places*, layer by layer: all shadows, then the
 * stones from the back. A shadow never falls on its own layer: that makes it a heap.
 *
 * @param {Context} context
 * @param {readonly Resting[]} places
 * @param {readonly number[]} stones
 * @param {Kit} kit
 * @param {boolean} [hovering] without the shadows on the ground, which are `paintGround`'s
 */
export function paintHeap(context, places, stones, kit, hovering = false) {
  paintOrder(places).forEach((order, layer) => {
    if (layer > 0 || !hovering) {
      context.globalAlpha = layer === 0 ? 1 : UPPER;
      for (const at of order) paintShadow(context, places[at], places[at].d, kit);
      context.globalAlpha = 1;
    }
    for (const at of order) {
      const { x, y, d } = places[at];
      kit.sprites.draw(context, stones[at], x, y, d, light(places[at], kit));
    }
  });
}

/**
 * The shadows that a heap throws on the ground.
 *
 * @param {Context} context
 * @param {readonly Resting[]} places
 * @param {Kit} kit
 */
export function paintGround(context, places, kit) {
  for (const place of places) {
    if (place.layer === 0) paintShadow(context, place, place.d, kit);
  }
}

/**
 * @param {Context} context
 * @param {Point} at
 * @param {number} d
 * @param {Kit} kit
 */
export function paintShadow(context, { x, y }, d, { shadow, scale }) {
  const { size, right, down } = SHADOW;
  shadow.draw(context, 0, x + right * d, y + down * d, size * d, { scale, veil: 0 });
}

/**
 * @param {Point} at
 * @param {Kit} kit
 */
export function light(at, { scale, board }) {
  return { scale, veil: veilAt(at, board) };
}

/**
 * A morris point: its stone (+1 light, -1 dark) or nothing; a raised stone hangs above its shadow.
 *
 * @param {Context} context
 * @param {Place} place
 * @param {number} stone
 * @param {boolean} raised
 * @param {Kit} kit
 */
export function paintPoint(context, { bowl }, stone, raised, kit) {
  if (stone === 0) return;
  const d = 2 * bowl.rx;
  const { x, y } = bowl;
  if (!raised) {
    paintPiece(context, bowl, d, stone, kit);
    return;
  }
  context.globalAlpha = 0.8;
  paintShadow(context, { x: x + 2, y: y + 2 }, d, kit);
  context.globalAlpha = 1;
  kit.sprites.draw(context, pieceSprite(stone), x, y - RAISED, d, light(bowl, kit));
}

/**
 * Loose morris stones of one place on the cloth; those taken are the other side's.
 *
 * @param {Context} context
 * @param {Place} place
 * @param {number} count
 * @param {Kit} kit
 */
export function paintLoose(context, place, count, kit) {
  for (let at = 0; at < count; at += 1) {
    paintPiece(context, loose(place, at), 2 * place.bowl.corner, colourOf(place), kit);
  }
}

/**
 * The colour of the stones that lie in a hand or among the taken: +1 light, -1 dark.
 *
 * @param {Place} place
 */
export function colourOf({ role, side }) {
  return (role === "hand") === (side === 0) ? 1 : -1;
}

/**
 * @param {Context} context
 * @param {Point} at
 * @param {number} d
 * @param {number} stone
 * @param {Kit} kit
 */
function paintPiece(context, at, d, stone, kit) {
  paintShadow(context, at, d, kit);
  kit.sprites.draw(context, pieceSprite(stone), at.x, at.y, d, light(at, kit));
}

/**
 * The cap of a tuzdik on its pit, with the shadow it throws.
 *
 * @param {Context} context
 * @param {import("./types.d.ts").Bowl} bowl
 * @param {Kit} kit
 */
export function paintCap(context, bowl, { felt, board, scale, night }) {
  const { x, y } = bowl;
  const rx = bowl.rx * CAP;
  const ry = bowl.ry * CAP;
  const tall = ry > rx;
  const path = bowlPath({ ...bowl, rx, ry, corner: bowl.corner * CAP });
  context.save();
  context.shadowColor = "rgba(10,4,0,.6)";
  context.shadowBlur = 0.26 * Math.min(rx, ry) * scale;
  context.shadowOffsetX = 0.06 * Math.min(rx, ry) * scale;
  context.shadowOffsetY = 0.12 * Math.min(rx, ry) * scale;
  context.fillStyle = "#d2bf9b";
  context.fill(path);
  context.restore();
  context.save();
  context.clip(path);
  context.imageSmoothingQuality = "high";
  context.drawImage(tall ? felt.tall : felt.wide, x - rx, y - ry, 2 * rx, 2 * ry);
  if (night) {
    context.globalCompositeOperation = "multiply";
    context.fillStyle = veilColour(veilAt(bowl, board));
    context.fill(path);
  }
  context.restore();
}

/** @param {number} stone */
export function pieceSprite(stone) {
  return stone > 0 ? LIGHT : DARK;
}
