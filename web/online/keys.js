/**
 * Throw-away keys and hashes: Schnorr signatures of secp256k1 as Nostr has them, SHA-256 of the browser.
 */
import { etc, getSharedSecret, schnorr } from "@noble/secp256k1";
import { isHex } from "./hex.js";

const { bytesToHex, hexToBytes } = etc;

/** @typedef {{ secret: string, open: string }} Keys in hexadecimal digits */

/** @returns {Keys} */
export function newKeys() {
  const { secretKey, publicKey } = schnorr.keygen();
  return { secret: bytesToHex(secretKey), open: bytesToHex(publicKey) };
}

/**
 * SHA-256 of *text*, 64 hexadecimal digits.
 * @param {string} text
 */
export async function hash(text) {
  const bytes = new TextEncoder().encode(text);
  return bytesToHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/**
 * A secret of two: what comes of the one's secret key and the other's open key is the same for both, and for
 * nobody else. 32 hexadecimal digits.
 * @param {Keys} keys
 * @param {string} open
 */
export async function sharedSecret({ secret }, open) {
  const point = getSharedSecret(hexToBytes(secret), hexToBytes(`02${open}`));
  return (await hash(`kazan two ${bytesToHex(point.slice(1, 33))}`)).slice(0, 32);
}

/**
 * The signature of a hash.
 * @param {string} digest
 * @param {Keys} keys
 */
export async function sign(digest, { secret }) {
  return bytesToHex(await schnorr.signAsync(hexToBytes(digest), hexToBytes(secret)));
}

/**
 * Whether the owner of *open* has signed *digest*; false for what is no signature at all.
 * @param {unknown} signature
 * @param {string} digest
 * @param {string} open
 */
export async function isSigned(signature, digest, open) {
  if (!isHex(signature, 128) || !isHex(digest, 64) || !isHex(open, 64)) {
    return false;
  }
  const bytes = hexToBytes(/** @type {string} */ (signature));
  return schnorr.verifyAsync(bytes, hexToBytes(digest), hexToBytes(open));
}
