/** Which of our languages suits a browser: pure. */

import names from "./languages.json" with { type: "json" };

/** The languages of the page by their codes, each in its own word. @type {Record<string, string>} */
export const NAMES = names;

/** Their codes, in the order in which they are listed; each has its file beside this one. */
export const LANGUAGES = Object.keys(NAMES);

/** Whoever reads one of these is most likely to read the other, until their own is here. */
const NEAREST = new Map([
  ["az", "tr"],
  ["be", "ru"],
  ["ca", "es"],
  ["crh", "tr"],
  ["eu", "es"],
  ["gag", "tr"],
  ["gl", "es"],
  ["kaa", "kk"],
  ["tg", "ru"],
  ["tk", "tr"],
  ["tt", "ru"],
  ["uk", "ru"],
  ["uz", "ru"],
]);

/**
 * The first of *wanted* (language tags, best first) that we have, else one near to them, else English.
 * @param {readonly string[]} wanted
 */
export function chooseLanguage(wanted) {
  const plain = wanted.map((tag) => tag.split("-")[0]);
  const near = plain.map((code) => NEAREST.get(code) ?? "");
  return [...plain, ...near].find((code) => LANGUAGES.includes(code)) ?? "en";
}
