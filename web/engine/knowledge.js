/*
 * What the computer knows by heart, endgame tables and books: fetched one file after another when nothing
 * else is to be done, kept on the device, and handed to the engine for the game on the screen.
 *
 * All of it may fail: play goes on without it.
 */

import { EngineError } from "./errors.js";

const SLICE = 8; // milliseconds of unpacking in a call; a touch waits for no more than this

/** @typedef {Record<string, string | number | boolean>} Options */
/** @typedef {{ file: string, kind: string, game: string, options: Options, bytes: number, hash: string }} Entry */
/** @typedef {{ game: string, options: Options }} Aim  the game on the screen */
/** @typedef {{ aim: Aim | null, ready: boolean, wanted: boolean }} Situation */
/**
 * What is kept and how much there is, in bytes; ready: the engine has all that helps the game on the screen.
 * @typedef {{ games: string[], kept: number, total: number, whole: boolean, ready: boolean }} Report
 */

/**
 * @typedef {object} Parts
 * @property {() => Promise<Entry[] | null>} list null when it is not to be had now
 * @property {(entry: Entry) => string} address
 * @property {(entry: Entry) => Promise<ArrayBuffer | null>} fetch null when it is not to be had now
 * @property {Pick<ReturnType<typeof import("./shelf.js").createShelf>, "open" | "sort" | "read" | "write" | "drop" | "clear">} shelf
 * @property {(name: string, args: Record<string, unknown>) => Promise<any>} call
 * @property {() => Promise<void>} idle resolves when nothing else is to be done
 * @property {() => boolean} saving whether the person pays for what is fetched
 * @property {(report: Report) => void} onChange
 * @property {(error: EngineError) => void} onTrouble the engine refused a file
 */

/** @typedef {ReturnType<typeof createKnowledge>} Knowledge */

/** @param {Parts} parts */
export function createKnowledge(parts) {
  const { shelf } = parts;
  /** @type {Entry[]} */
  let entries = [];
  let opened = false;
  let unlisted = false; // the list was not to be had
  /** @type {Set<Entry>} */
  let kept = new Set();
  /** In the engine. @type {Set<Entry>} */
  const used = new Set();
  /** Not to be had now. @type {Set<Entry>} */
  const missing = new Set();
  /** Not to be tried again. @type {Set<Entry>} */
  const refused = new Set();
  /** @type {Situation} */
  let now = { aim: null, ready: false, wanted: true };
  let asked = false;
  let working = false;

  const mayFetch = () => asked || !parts.saving();
  /** @param {Entry} entry */
  const helps = ({ game, options }) => fits(now.aim, game, options);

  /** Do one thing after another until nothing is left to do. */
  async function work() {
    if (working || now.aim === null || !(opened ? next() : now.ready && now.wanted && !unlisted)) {
      return;
    }
    working = true;
    try {
      await parts.idle();
      await open();
      for (let entry = next(); entry; entry = next()) {
        await (helps(entry) ? use(entry) : obtain(entry));
        report();
        await parts.idle();
      }
    } finally {
      working = false;
    }
  }

  /** Read the list, and see what is kept. */
  async function open() {
    if (opened) {
      return;
    }
    const list = await parts.list();
    unlisted = list === null;
    if (list === null || opened) {
      return;
    }
    const found = await shelf.sort(list.map(parts.address));
    kept = new Set(list.filter((entry) => found.has(parts.address(entry))));
    entries = list;
    opened = true;
    report();
  }

  /** The file to see to: first one that the engine can use now, then one to keep for later. */
  function next() {
    if (!now.ready || !now.wanted) {
      return undefined;
    }
    const open = entries.filter((entry) => !missing.has(entry) && !refused.has(entry));
    const known = (/** @type {Entry} */ entry) => kept.has(entry) || mayFetch();
    const later = (/** @type {Entry} */ entry) => !kept.has(entry) && shelf.open && mayFetch();
    return (
      open.find((entry) => helps(entry) && !used.has(entry) && known(entry)) ??
      open.find((entry) => entry.game === now.aim?.game && later(entry)) ??
      open.find(later)
    );
  }

  /**
   * The content of *entry* from the shelf, else fetched and put there; null if it is not to be had.
   * @param {Entry} entry
   */
  async function obtain(entry) {
    const address = parts.address(entry);
    const content = kept.has(entry) ? await shelf.read(address) : null;
    if (content) {
      return content;
    }
    kept.delete(entry); // the browser has cleared it away
    const fetched = mayFetch() ? await parts.fetch(entry) : null;
    if (fetched === null) {
      missing.add(entry);
    } else if (now.wanted && (await shelf.write(address, fetched))) {
      kept.add(entry);
    } else if (!shelf.open) {
      kept.clear(); // no room: what was kept has gone as well
    }
    return fetched;
  }

  /**
   * Hand *entry* to the engine, which takes it in slices.
   * @param {Entry} entry
   */
  async function use(entry) {
    const content = await obtain(entry);
    if (content === null || !now.ready || !now.wanted) {
      return;
    }
    try {
      const { id } = await parts.call("data_start", { content: base64(content) });
      for (let done = false; !done; ) {
        ({ done } = await parts.call("data_step", { id, ms: SLICE }));
      }
      used.add(entry);
    } catch (error) {
      if (!(error instanceof EngineError)) {
        throw error;
      }
      await refuse(entry, error);
    }
  }

  /**
   * The engine did not take *entry*: its own fault, or the engine has stopped.
   * @param {Entry} entry
   * @param {EngineError} error
   */
  async function refuse(entry, error) {
    if (!error.code.startsWith("data")) {
      missing.add(entry); // tried again with the next engine
      return;
    }
    refused.add(entry);
    kept.delete(entry);
    await shelf.drop(parts.address(entry));
    parts.onTrouble(error);
  }

  function report() {
    const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
    const bytes = [...kept].reduce((sum, entry) => sum + entry.bytes, 0);
    const games = [...new Set([...kept].map(({ game }) => game))];
    const ready = entries.every((entry) => used.has(entry) || !helps(entry));
    parts.onChange({ games, kept: bytes, total, whole: bytes === total, ready });
  }

  return {
    /**
     * Hear how things are; call it as often as something may have changed.
     * @param {Situation} next
     */
    follow(next) {
      const before = now;
      now = next;
      if (before.ready && !next.ready) {
        used.clear(); // a new engine knows nothing
      }
      if (changed(before, next)) {
        if (opened) {
          report();
        }
        this.retry();
      } else {
        work();
      }
    },
    /** Try again what could not be fetched. */
    retry() {
      missing.clear();
      unlisted = false;
      work();
    },
    /** Fetch everything now, whatever it costs. */
    fetch() {
      asked = true;
      this.retry();
    },
    /** See what is kept, and tell it. */
    look: open,
    /** Let go of everything: on the device and in the engine. */
    async remove() {
      asked = false;
      kept.clear();
      used.clear();
      await shelf.clear();
      report();
      if (now.ready) {
        await parts.call("data_forget", {});
      }
    },
  };
}

/**
 * Whether a file made for *game* with *options* is of use for *aim*.
 * @param {Aim | null} aim
 * @param {string} game
 * @param {Options} options
 */
function fits(aim, game, options) {
  return (
    aim?.game === game &&
    Object.entries(options).every(([name, value]) => aim.options[name] === value)
  );
}

/**
 * Whether there is a new reason to try what was not to be had.
 * @param {Situation} before
 * @param {Situation} after
 */
function changed(before, after) {
  return (
    before.ready !== after.ready ||
    before.wanted !== after.wanted ||
    before.aim?.options !== after.aim?.options
  );
}

/**
 * *content* as the bridge takes it.
 * @param {ArrayBuffer} content
 */
function base64(content) {
  const bytes = new Uint8Array(content);
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(text);
}
