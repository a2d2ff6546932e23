/**
 * What a board is made of, fetched once and shared by all boards: wood, stones, shadow, felt, heaps.
 *
 * @typedef {import("./heap.js").Heaps} Heaps
 * @typedef {import("./sprites.js").Picture} Picture
 * @typedef {{ wood: Picture, sheet: Picture, cell: number, shadow: Picture,
 *   felt: { wide: Picture, tall: Picture }, heaps: Heaps }} Materials
 */

import { asset } from "../assets.js";
import { readHeaps } from "./heap.js";
import { PIECE_CELL, STONE_CELL } from "./sprites.js";

/** @type {Map<string, Promise<Picture>>} */
const pictures = new Map();

/** @type {Promise<Heaps> | undefined} */
let heaps;

/**
 * Everything a board of *wood* with *stones* is painted from; rejects when a file cannot be had.
 *
 * @param {string} wood
 * @param {string} stones
 * @returns {Promise<Materials>}
 */
export async function materials(wood, stones) {
  const pieces = stones === "pieces";
  const [plank, sheet, shadow, wide, tall, places] = await Promise.all([
    picture(`wood-${wood}.webp`),
    picture(pieces ? "pieces.webp" : `stones-${stones}.webp`),
    picture("stone-shadow.webp"),
    picture("felt.webp"),
    picture("felt-tall.webp"),
    heapPlaces(),
  ]);
  const cell = pieces ? PIECE_CELL : STONE_CELL;
  return { wood: plank, sheet, cell, shadow, felt: { wide, tall }, heaps: places };
}

/**
 * @param {string} name
 * @returns {Promise<Picture>}
 */
function picture(name) {
  const known = pictures.get(name);
  if (known) return known;
  const loading = load(name);
  pictures.set(name, loading);
  // A file that could not be had is asked for again next time.
  loading.catch(() => pictures.delete(name));
  return loading;
}

/**
 * @param {string} name
 * @returns {Promise<Picture>}
 */
async function load(name) {
  const image = new Image();
  image.src = asset(`art/${name}`);
  await image.decode();
  return image;
}

function heapPlaces() {
  heaps ??= fetchHeaps().catch((error) => {
    heaps = undefined;
    throw error;
  });
  return heaps;
}

/** @returns {Promise<Heaps>} */
async function fetchHeaps() {
  const answer = await fetch(asset("art/heaps.json"));
  if (!answer.ok) throw new Error(`heaps.json: ${answer.status}`);
  return readHeaps(await answer.json());
}
