/**
 * Numbers that a side is bound to before it tells them, and what comes of two.
 * @import { Role } from "./terms.js"
 */
import { hash } from "./keys.js";

/**
 * What a hash binds to: *value* with a *salt* that nobody can guess.
 * @param {string | number} value
 * @param {string} salt
 */
export const bound = (value, salt) => hash(`${value}|${salt}`);

/**
 * What comes out of two numbers.
 * @param {string} host
 * @param {string} guest
 * @returns {Promise<{ first: Role, deal: number }>}
 */
export async function drawn(host, guest) {
  const digest = await hash(`${host} ${guest}`);
  return {
    first: Number.parseInt(digest.slice(0, 2), 16) % 2 ? 1 : 0,
    deal: Number.parseInt(digest.slice(2, 9), 16),
  };
}
