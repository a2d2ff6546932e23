/**
 * Saved games: in IndexedDB, and in memory where the browser refuses or the disk is full.
 * @import { Save } from "./types"
 */
import { createStore, del, set, values } from "idb-keyval";
import { isSave } from "./keeping/whole.js";

const OPENING_MS = 2000;

/**
 * @typedef {object} Database
 * @property {() => Promise<unknown[]>} all
 * @property {(save: Save) => Promise<void>} put
 * @property {(id: string) => Promise<void>} remove
 */

/**
 * The browser's own database.
 * @returns {Database}
 */
export function browserDatabase() {
  const store = createStore("kazan", "games");
  return {
    all: () => values(store),
    put: (save) => set(save.id, save, store),
    remove: (id) => del(id, store),
  };
}

/**
 * Saves over *database*. Every failure is told once to *trouble* ("refused" or "full"); from then on
 * the games live in memory, and a later success is told as "ok". When the disk is full, *makeRoom* may
 * let go of something else; it gives whether it did. *late* is told of saves that came after `load` had given up.
 * @param {Database} database
 * @param {(kind: "ok" | "refused" | "full") => void} trouble
 * @param {() => Promise<boolean>} [makeRoom]
 * @param {() => void} [late]
 */
export function createStorage(database, trouble, makeRoom = async () => false, late = () => {}) {
  /** @type {Map<string, Save>} */
  const memory = new Map();
  /** What is no save, or none that can be shown: it is left as it lies. @type {unknown[]} */
  let torn = [];
  let failing = false;

  /** @param {unknown} error */
  const isFull = (error) => error instanceof Error && error.name === "QuotaExceededError";
  /** @param {unknown} error */
  const failed = (error) => {
    if (!failing) {
      trouble(isFull(error) ? "full" : "refused");
    }
    failing = true;
  };
  /** @param {() => Promise<void>} write */
  const pressed = async (write) => {
    try {
      await write();
    } catch (error) {
      if (!isFull(error) || !(await makeRoom())) {
        throw error;
      }
      await write();
    }
  };
  /** @param {() => Promise<void>} write */
  const attempt = async (write) => {
    try {
      await pressed(write);
    } catch (error) {
      failed(error);
      return;
    }
    recovered();
  };
  const recovered = () => {
    if (failing) {
      failing = false;
      trouble("ok");
    }
  };
  /** While nothing can be kept, memory may be ahead of the database. @param {unknown[]} found */
  const take = (found) => {
    if (!failing) {
      memory.clear();
    }
    torn = found.filter((value) => !isSave(value));
    for (const save of found.filter(isSave)) {
      const known = memory.get(save.id);
      if (known === undefined || known.updated < save.updated) {
        memory.set(save.id, save);
      }
    }
  };

  return {
    /** All saves as they lie in the database, the one played last first. */
    async load() {
      const all = (async () => database.all())(); // where it is refused, a browser may throw at once
      try {
        take(await within(all, OPENING_MS));
      } catch (error) {
        failed(error);
        const answered = (/** @type {unknown[]} */ found) => {
          take(found);
          recovered();
          late();
        };
        all.then(answered, () => {}); // that the database refuses has been told
      }
      return this.list();
    },
    /**
     * Set aside what cannot be shown; gives that and what is no save.
     * @param {(save: Save) => boolean} isWhole
     */
    setAside(isWhole) {
      for (const save of this.list()) {
        if (!isWhole(save)) {
          memory.delete(save.id);
          torn.push(save);
        }
      }
      return torn;
    },
    /** The saves known now, the one played last first. */
    list() {
      return [...memory.values()].sort((one, other) => other.updated - one.updated);
    },
    /**
     * Keep *save*, in memory at once.
     * @param {Save} save
     */
    put(save) {
      memory.set(save.id, save);
      return attempt(async () => {
        const latest = memory.get(save.id); // at the second try there may be a later move
        await (latest && database.put(latest));
      });
    },
    /**
     * Forget the save *id*.
     * @param {string} id
     */
    remove(id) {
      memory.delete(id);
      return attempt(() => database.remove(id));
    },
  };
}

/**
 * *promise*, or an error when it takes longer than *milliseconds* (some private windows never answer).
 * @template T
 * @param {Promise<T>} promise
 * @param {number} milliseconds
 * @returns {Promise<T>}
 */
function within(promise, milliseconds) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the database did not answer")), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Ask the browser not to clear our games when space is short; false where it will not promise. */
export async function askToPersist() {
  return (await navigator.storage?.persist?.()) ?? false;
}
