/**
 * What a live example needs, fetched once.
 *
 * The build has put into a file, for each example, the views that the engine gives from its position to the
 * end of its move. So the move plays without Python, and so does any other first move.
 * @import { BoardSpec } from "../types"
 * @import { Line } from "./trial.js"
 */
import { asset } from "../assets.js";
import { boardSpecs } from "../game/data.js";
import { speak } from "../i18n/index.js";

/** @type {Map<string, Promise<Record<string, Line>>>} */
const files = new Map();

/** @param {string} source */
function lines(source) {
  const asked =
    files.get(source) ?? fetch(asset(`pages/${source}.json`)).then((file) => file.json());
  files.set(source, asked);
  asked.catch(() => files.delete(source));
  return asked;
}

/** @type {Promise<void> | undefined} */
let spoken;

/**
 * The board and the line of the example in *figure*; the words of its captions are there then too.
 * @param {HTMLElement} figure
 * @returns {Promise<{ spec: BoardSpec, line: Line }>}
 */
export async function load({ dataset: { source = "", example = "" } }) {
  spoken ??= speak(document.documentElement.lang);
  const [boards, known] = await Promise.all([boardSpecs(), lines(source), spoken]);
  return { spec: boards[source.split(".")[0]], line: known[example] };
}
