/**
 * Several relays at once: what is said goes to all that answer, what comes is taken once. A relay that is lost
 * is called again, later each time.
 * @import { Event } from "./nostr.js"
 */
import { KIND, LONGEST_EVENT } from "./nostr.js";

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
/** Names of events that are remembered, so that copies are known. */
const REMEMBERED = 4000;
/** Events of one relay in a second; more are a flood, and dropped, while the others are heard. */
const MOST = 60;

/**
 * @param {object} parts
 * @param {string[]} parts.urls
 * @param {string} parts.room
 * @param {(event: Event) => Promise<boolean>} parts.hear tells whether the event was whole
 * @param {() => void} parts.changed the number of relays that answer is another
 * @param {(url: string) => WebSocket} [parts.connect]
 */
export function createRelays({ urls, room, hear, changed, connect = (url) => new WebSocket(url) }) {
  /** @type {Map<string, { socket: WebSocket, open: boolean, answers: boolean }>} */
  const lines = new Map();
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {Set<ReturnType<typeof setTimeout>>} */
  const timers = new Set();
  let closed = false;

  /** @param {string} url @param {number} wait milliseconds before the next call, if this one fails */
  function call(url, wait) {
    const socket = connect(url);
    const one = { socket, open: false, answers: false };
    const floods = gauge();
    lines.set(url, one);
    socket.addEventListener("open", () => {
      one.open = true;
      // Nothing is stored, and by a time to begin from the clock of another device would be judged.
      socket.send(JSON.stringify(["REQ", "kazan", { kinds: [KIND], "#t": [room], limit: 1 }]));
      changed();
    });
    socket.addEventListener("message", ({ data }) => {
      if (!one.answers && !closed) {
        one.answers = true;
        changed();
      }
      if (!floods()) {
        take(data);
      }
    });
    socket.addEventListener("close", () => {
      const next = one.answers ? FIRST_WAIT : Math.min(2 * wait, LONGEST_WAIT);
      one.open = false;
      one.answers = false;
      if (!closed && lines.get(url) === one) {
        changed();
        later(() => call(url, next), wait);
      }
    });
  }

  /** @param {() => void} what @param {number} wait */
  function later(what, wait) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      what();
    }, wait);
    timers.add(timer);
  }

  /** @param {unknown} data */
  function take(data) {
    if (typeof data !== "string" || data.length > LONGEST_EVENT) {
      return;
    }
    const event = eventIn(data);
    if (event === null || seen.has(event.id)) {
      return;
    }
    seen.add(event.id);
    if (seen.size > REMEMBERED) {
      seen.delete(/** @type {string} */ (seen.values().next().value));
    }
    hear(event).then((whole) => whole || seen.delete(event.id)); // a spoiled copy hides no good one
  }

  for (const url of urls) {
    call(url, FIRST_WAIT);
  }

  return {
    /** How many relays answer; one that takes a call and says nothing is none. */
    get open() {
      return [...lines.values()].filter(({ answers }) => answers).length;
    },
    /** @param {Event} event */
    say(event) {
      const text = JSON.stringify(["EVENT", event]);
      for (const { socket, open } of lines.values()) {
        if (open) {
          socket.send(text);
        }
      }
    },
    /** Call again at once: the phone has slept, or the network is another. */
    wake() {
      for (const timer of timers) {
        clearTimeout(timer);
      }
      timers.clear();
      for (const [url, one] of lines) {
        if (!one.open) {
          lines.delete(url);
          one.socket.close();
          call(url, FIRST_WAIT);
        }
      }
    },
    close() {
      closed = true;
      for (const timer of timers) {
        clearTimeout(timer);
      }
      for (const { socket } of lines.values()) {
        socket.close();
      }
    },
  };
}

/** @typedef {ReturnType<typeof createRelays>} Relays */

/** Counts what one relay brings; the function tells whether it is too much. */
function gauge() {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(Date.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    return count > MOST;
  };
}

/**
 * The event in a message of a relay; null in any other message.
 * @param {string} data
 * @returns {Event | null}
 */
function eventIn(data) {
  try {
    const [kind, , event] = JSON.parse(data);
    return kind === "EVENT" && typeof event?.id === "string" ? event : null;
  } catch {
    return null; // a relay may say what it likes
  }
}
