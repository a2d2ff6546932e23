/**
 * A seat at a live table: the table of this side, the relays that carry its words, the seal on them. Loaded
 * only when somebody plays live.
 * @import { Begun, Rules } from "./judge.js"
 * @import { Kept } from "./kept.js"
 * @import { Keys } from "./keys.js"
 * @import { Terms } from "./terms.js"
 */
import { steady } from "../clock/steady.js";
import { newTable } from "./kept.js";
import { newKeys } from "./keys.js";
import { openRoom, unwrap, wrap } from "./nostr.js";
import { createRelays } from "./relays.js";
import { learnTime, stamp } from "./stamp.js";
import { createTable } from "./table.js";

export { Refused } from "./stages.js";

const HEARTBEAT_MS = 6000;

/**
 * A host's invitation and what is kept of his table.
 * @param {string} secret 32 hexadecimal digits
 * @param {Keys} [keys]
 */
export async function hostTable(secret, keys = newKeys()) {
  const { room } = await openRoom(secret);
  return { invitation: secret + keys.open, kept: newTable(0, room, keys, keys.open) };
}

/**
 * What is kept of a guest's table.
 * @param {string} invitation
 * @param {Keys} [keys]
 */
export async function guestTable(invitation, keys = newKeys()) {
  const { secret, host } = partsOf(invitation);
  const { room } = await openRoom(secret);
  return newTable(1, room, keys, host);
}

/** @param {string} invitation */
function partsOf(invitation) {
  return { secret: invitation.slice(0, 32), host: invitation.slice(32) };
}

/**
 * @param {object} parts
 * @param {string} parts.invitation
 * @param {Kept} parts.kept
 * @param {string[]} parts.urls
 * @param {Rules} parts.rules
 * @param {(kept: Kept) => void} parts.keep
 * @param {() => void} parts.changed
 * @param {(error: unknown) => void} parts.failed
 * @param {() => Promise<{ terms: Terms, begun: Begun | null }>} parts.start
 * @param {string} parts.game
 * @param {string} parts.name
 */
export async function takeSeat({ invitation, kept, urls, changed, failed, ...parts }) {
  const room = await openRoom(partsOf(invitation).secret);
  learnTime();
  /** Words go out in the order in which they were said. */
  let sending = Promise.resolve();
  const table = createTable({
    ...parts,
    kept,
    changed,
    clock: steady,
    send: (said) => {
      const wrapped = wrap(said, room, kept.keys, stamp());
      sending = Promise.all([sending, wrapped]).then(([, event]) => relays.say(event));
    },
  });
  await table.open().catch(failed); // it is tried again with each beat
  const relays = createRelays({
    urls,
    room: room.room,
    hear: async (event) => {
      const found = await unwrap(event, room).catch(failed);
      if (found) {
        await table.receive(found.said, found.from).catch(failed);
      }
      return found != null;
    },
    changed: () => {
      table.tick().catch(failed);
      changed();
    },
  });
  const beat = setInterval(() => {
    table.tick().catch(failed);
    changed();
  }, HEARTBEAT_MS);
  return {
    table,
    relays,
    /** The phone has slept, or the network is another. */
    wake() {
      learnTime();
      relays.wake();
      table.tick().catch(failed);
    },
    async close() {
      clearInterval(beat);
      await table.leave().catch(failed);
      await sending;
      relays.close();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof takeSeat>>} TakenSeat */
