/**
 * Finding a finished game: by its name, its players, its result, its day. Pure.
 */

/**
 * Whether *text* holds every word of *wanted*, in any order; letters count alike, large or small.
 * @param {string} text
 * @param {string} wanted
 * @param {string} language whose large and small letters they are
 */
export function matches(text, wanted, language) {
  const plain = (/** @type {string} */ one) => one.toLocaleLowerCase(language);
  const hay = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}
