/**
 * The language now, and its texts for the panels.
 * @import { Message, Variables } from "../types"
 */
import { html } from "lit-html";
import { createTexts } from "./texts.js";

/** @type {import("./texts.js").Texts | null} */
let texts = null;

/**
 * Speak *language* from now on.
 * @param {string} language one of LANGUAGES
 */
export async function speak(language) {
  const { default: source } = await import(`./${language}.ftl`); // the build finds them all
  texts = createTexts(language, source);
  document.documentElement.lang = language;
}

function spoken() {
  if (texts === null) {
    throw new Error("no language has been loaded yet");
  }
  return texts;
}

/**
 * The text of *id*.
 * @param {string} id
 * @param {Variables} [vars]
 */
export function t(id, vars) {
  return spoken().text(id, vars);
}

/**
 * Whether there is a text for *id*.
 * @param {string} id
 */
export function has(id) {
  return spoken().has(id);
}

/**
 * The text of *message*.
 * @param {Message} message
 */
export function say(message) {
  return t(message.id, message.vars);
}

/**
 * The text of *id*, its parts between <b> and </b> strong.
 * @param {string} id
 * @param {Variables} [vars]
 */
export function rich(id, vars) {
  const parts = t(id, vars).split(/<\/?b>/);
  return parts.map((part, index) => (index % 2 ? html`<strong>${part}</strong>` : part));
}

/**
 * The name of *game*, marked with its own language where that is another.
 * @param {string} game
 */
export function gameName(game) {
  const id = `game-${game}`;
  return has(`${id}.lang`) ? html`<span lang=${t(`${id}.lang`)}>${t(id)}</span>` : html`${t(id)}`;
}
