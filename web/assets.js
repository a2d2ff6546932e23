/** Where the files of the site are; the build hashes their names and puts the list in here. */

/**
 * Whether the site has a file that is called *name* in the sources.
 *
 * @param {string} name
 */
export function hasAsset(name) {
  return name in __ASSETS__;
}

/**
 * The address of the file that is called *name* in the sources, such as `wood-walnut.webp`.
 *
 * @param {string} name
 * @returns {string}
 */
export function asset(name) {
  const address = __ASSETS__[name];
  if (address === undefined) throw new RangeError(`the build knows no file ${name}`);
  return address;
}
