/*
 * The engine's client without the page, for tests and figures: bundled beside the site as
 * /assets/harness.js and imported by a test into a document of the site that has no script.
 */

export { asset } from "../../web/assets.js";
export { createEngine, think } from "../../web/engine/client.js";
export { register } from "../../web/register.js";
