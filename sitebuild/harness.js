/*
 * Parts of the page without the page, for tests and figures: bundled beside the site as
 * /assets/harness.js and imported into a document of the site that has no script.
 */

export { asset } from "../web/assets.js";
export { createBoard } from "../web/board/board.js";
export { createEngine, think } from "../web/engine/client.js";
export { register } from "../web/register.js";
export { spin } from "./spin.js";
