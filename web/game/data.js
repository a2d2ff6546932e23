/**
 * What the build made with the engine, so that nothing waits for Python: the games, their boards, the
 * first positions.
 * @import { BoardSpec, GameDescription, Options, View } from "../types"
 */
import { asset, hasAsset } from "../assets.js";
import { findStart } from "./plan.js";

/** @type {Map<string, Promise<any>>} */
const files = new Map();

/**
 * The content of a JSON file of the site; asked for once, and again after a failure.
 * @param {string} name
 * @returns {Promise<any>}
 */
function file(name) {
  const asked = files.get(name) ?? fetchJson(name);
  files.set(name, asked);
  asked.catch(() => files.delete(name));
  return asked;
}

/** @param {string} name */
async function fetchJson(name) {
  const response = await fetch(asset(name));
  if (!response.ok) {
    throw new Error(`${name}: ${response.status}`);
  }
  return response.json();
}

/**
 * Every game with its options.
 * @returns {Promise<GameDescription[]>}
 */
export function gameDescriptions() {
  return file("games.json");
}

/**
 * The board of every game, by key.
 * @returns {Promise<Record<string, BoardSpec>>}
 */
export function boardSpecs() {
  return file("boards.json");
}

/**
 * The first position of *game* under *options*; undefined where the build has made none.
 * @param {string} game
 * @param {Options} options
 * @returns {Promise<View | undefined>}
 */
export async function startView(game, options) {
  return findStart(await file(`start/${game}.json`), options);
}

/**
 * The puzzles of *game*.
 * @param {string} game
 * @returns {Promise<import("../types").PuzzleSet>}
 */
export function puzzleSet(game) {
  return file(`puzzles/${game}.json`);
}

/**
 * Whether *game* has puzzles.
 * @param {string} game
 */
export function hasPuzzles(game) {
  return hasAsset(`puzzles/${game}.json`);
}
