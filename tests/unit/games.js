/** The games of the site: every folder of the engine's games that has a board. */
import { existsSync, readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../../engine/kazan/games/", import.meta.url);

/** @param {string} game */
const board = (game) => new URL(`${game}/board.json`, FOLDER);

export const GAMES = readdirSync(FOLDER).filter((game) => existsSync(board(game)));

/** What the page knows of their boards. @type {Record<string, import("../../web/board/types.d.ts").BoardSpec>} */
export const BOARDS = Object.fromEntries(
  GAMES.map((game) => [game, JSON.parse(readFileSync(board(game), "utf8"))]),
);
