/** Where the rules pages are; the build knows which languages have them. */

/**
 * The address of the rules of *game* in *language*, or in English; without a game that of the list.
 * @param {string} language
 * @param {string} [game]
 */
export function rulesAddress(language, game) {
  const known = language in __RULES__ ? language : "en";
  return game ? `/${known}/${game}/${__RULES__[known]}/` : `/${known}/`;
}
