/** Chance, fairly: from the browser's source for cryptography. */

/**
 * A whole number from 0 up to, not including, *below*; all alike. *below* is at most 2 ** 32.
 * @param {number} below
 * @returns {number}
 */
export function draw(below) {
  const limit = 2 ** 32 - (2 ** 32 % below); // the rest would favour small numbers
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return number < limit ? number % below : draw(below);
}

/** A seed for a random deal. */
export function drawSeed() {
  return draw(2 ** 31);
}

/** A name for a save that no other save has. */
export function drawId() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
