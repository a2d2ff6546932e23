/** Where the rules pages are; the build knows which languages have them. */

/**
 * The address of the rules of *game* in *language*, or in English; without a game that of the list.
 * @param {string} language
 * @param {string} [game]
 */
export function rulesAddress(language, game) {
  const known = written(language);
  return game ? `/${known}/${game}/${__SLUGS__[known].rules}/` : `/${known}/`;
}

/**
 * The address of the page for teachers.
 * @param {string} language
 */
export function classAddress(language) {
  const known = written(language);
  return `/${known}/${__SLUGS__[known].class}/`;
}

/**
 * The address of the page about the site.
 * @param {string} language
 */
export function aboutAddress(language) {
  const known = written(language);
  return `/${known}/${__SLUGS__[known].about}/`;
}

/** @param {string} language */
function written(language) {
  return language in __SLUGS__ ? language : "en";
}
