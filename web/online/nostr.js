/**
 * Messages as events of Nostr relays: signed with throw-away keys, sealed with the key of the invitation, of a
 * kind that relays pass on and do not store.
 * @import { Keys } from "./keys.js"
 */
import { isHex } from "./hex.js";
import { hash, isSigned, sign } from "./keys.js";

/** Any number from 20000 to 29999 is passed on only. */
export const KIND = 25_172;
/** Characters of the longest event that is read. */
export const LONGEST_EVENT = 48_000;
const IV = 12;

/** @typedef {{ id: string, pubkey: string, created_at: number, kind: number, tags: string[][], content: string, sig: string }} Event */

/**
 * What the secret of an invitation opens: the name of the room on the relays, and the key of its messages.
 * @param {string} secret
 */
export async function openRoom(secret) {
  const room = await hash(`kazan room ${secret}`);
  const bits = await hash(`kazan key ${secret}`);
  const bytes = Uint8Array.from(bits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const key = await crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
  return { room, key };
}

/** @typedef {Awaited<ReturnType<typeof openRoom>>} Room */

/**
 * *said* as an event for the relays.
 * @param {unknown} said
 * @param {Room} room
 * @param {Keys} keys
 * @param {number} seconds since 1970
 * @returns {Promise<Event>}
 */
export async function wrap(said, { room, key }, keys, seconds) {
  const iv = crypto.getRandomValues(new Uint8Array(IV));
  const text = new TextEncoder().encode(JSON.stringify(said));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, text));
  const event = {
    pubkey: keys.open,
    created_at: seconds,
    kind: KIND,
    tags: [["t", room]],
    content: base64([...iv, ...sealed]),
  };
  const id = await idOf(event);
  return { ...event, id, sig: await sign(id, keys) };
}

/**
 * What is in *event*, and whose it is; null for one that is forged, foreign or damaged.
 * @param {Event} event
 * @param {Room} room
 * @returns {Promise<{ said: any, from: string } | null>}
 */
export async function unwrap(event, { room, key }) {
  const { id, pubkey, kind, tags, content, sig } = event ?? {};
  const shaped =
    kind === KIND && isHex(pubkey, 64) && typeof content === "string" && Array.isArray(tags);
  if (!shaped || !tags.some((tag) => tag?.[0] === "t" && tag[1] === room)) {
    return null;
  }
  if (id !== (await idOf(event))) {
    return null;
  }
  const said = await opened(content, key);
  // The signature comes last: it is far dearer to look at than the seal, which only the room can make.
  return said !== null && (await isSigned(sig, id, pubkey)) ? { said, from: pubkey } : null;
}

/**
 * What is sealed in *content*; null if it is sealed with another key, or no JSON: not for us.
 * @param {string} content
 * @param {CryptoKey} key
 */
async function opened(content, key) {
  try {
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    const seal = { name: "AES-GCM", iv: bytes.slice(0, IV) };
    const text = await crypto.subtle.decrypt(seal, key, bytes.slice(IV));
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return null;
  }
}

/**
 * The hash that is the name of an event.
 * @param {Omit<Event, "id" | "sig">} event
 */
function idOf({ pubkey, created_at: created, kind, tags, content }) {
  return hash(JSON.stringify([0, pubkey, created, kind, tags, content]));
}

/** @param {number[]} bytes */
function base64(bytes) {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
