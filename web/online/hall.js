/**
 * The lobby with its relays: its words are signed with a fresh key and go to the public room. Loaded only when
 * somebody looks for a game.
 * @import { GameDescription } from "../types"
 * @import { Terms } from "./terms.js"
 */
import { newTable } from "./kept.js";
import { newKeys, sharedSecret } from "./keys.js";
import { createLobby, LOBBY } from "./lobby.js";
import { openRoom, unwrap, wrap } from "./nostr.js";
import { createRelays } from "./relays.js";
import { learnTime, stamp } from "./stamp.js";

const CALL_EVERY_MS = 4000;

/**
 * Look for somebody who plays *terms*.
 * @param {object} parts
 * @param {string[]} parts.urls
 * @param {Terms} parts.terms
 * @param {(game: string) => GameDescription | undefined} parts.describe
 * @param {() => void} parts.changed
 * @param {(error: unknown) => void} parts.failed
 * @param {() => number} parts.clock milliseconds
 */
export async function enterHall({ urls, terms, describe, changed, failed, clock }) {
  const keys = newKeys();
  const hall = await openRoom(LOBBY);
  learnTime();
  let sending = Promise.resolve();
  const lobby = createLobby({
    key: keys.open,
    terms,
    describe,
    changed,
    clock,
    send(word) {
      const wrapped = wrap(word, hall, keys, stamp());
      sending = Promise.all([sending, wrapped]).then(([, event]) => relays.say(event));
    },
  });
  const relays = createRelays({
    urls,
    room: hall.room,
    async hear(event) {
      const found = await unwrap(event, hall).catch(failed);
      if (found) {
        lobby.receive(found.said, found.from);
      }
      return found != null;
    },
    changed: () => lobby.tick(),
  });
  const beat = setInterval(() => lobby.tick(), CALL_EVERY_MS);
  return {
    lobby,
    relays,
    /** The table of the two who have met: its invitation, and what is kept of it. */
    async table() {
      const { role, other } = /** @type {import("./lobby.js").Met} */ (lobby.met);
      const secret = await sharedSecret(keys, other);
      const { room } = await openRoom(secret);
      const host = role === 0 ? keys.open : other;
      const both = /** @type {[string, string]} */ (
        role === 0 ? [keys.open, other] : [other, keys.open]
      );
      const kept = { ...newTable(role, room, keys, host), open: both, stranger: true };
      return { invitation: secret + host, kept };
    },
    async close() {
      clearInterval(beat);
      lobby.leave();
      await sending;
      relays.close();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof enterHall>>} Hall */
