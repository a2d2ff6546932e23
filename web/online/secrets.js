/**
 * Numbers that a side is bound to before it tells them. They come from its own secret key and the place in the
 * chain, so nothing has to be kept: a page that was closed, or another of the same side, tells the same.
 * @import { Chain } from "./chain.js"
 * @import { Act } from "./judge.js"
 * @import { Keys } from "./keys.js"
 */
import { bound } from "./binding.js";
import { hash } from "./keys.js";

/**
 * The secret of the owner of *keys* for the entry after the hash *head*, 32 hexadecimal digits.
 * @param {Keys} keys
 * @param {string} head
 */
async function secretAt({ secret }, head) {
  return (await hash(`secret|${secret}|${head}`)).slice(0, 32);
}

/**
 * What the page of the side that may add to *chain* does without asking; null where it is for a person to do.
 * @param {Chain} chain
 * @param {Keys} keys
 * @returns {Promise<Act | null>}
 */
export async function actByItself({ place, head, hashes, length }, keys) {
  // What is told now was bound by the entry before the last.
  const earlier = () => secretAt(keys, hashes[length - 2]);
  switch (place?.stage) {
    case "commit":
      return { do: "commit", commit: await bound("seed", await secretAt(keys, head)) };
    case "seed":
      return { do: "seed", seed: await secretAt(keys, head) };
    case "open":
      return { do: "open", seed: await earlier() };
    case "reveal":
      return opened(place.commit, await earlier());
    default:
      return null;
  }
}

/**
 * The hand that *commit* binds to, opened.
 * @param {string} commit
 * @param {string} salt
 * @returns {Promise<Act>}
 */
async function opened(commit, salt) {
  const seeds = (await bound(1, salt)) === commit ? 1 : 2;
  return { do: "reveal", seeds, salt };
}

/**
 * So many seeds in a closed hand.
 * @param {Chain} chain
 * @param {Keys} keys
 * @param {number} seeds
 * @returns {Promise<Act>}
 */
export async function hidden({ head }, keys, seeds) {
  return { do: "hide", commit: await bound(seeds, await secretAt(keys, head)) };
}
