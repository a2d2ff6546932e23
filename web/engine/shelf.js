/*
 * Where is kept what the computer knows by heart, and what makes the next start quick: caches of their own, so that
 * an update of the site leaves them alone and they are the first to go when space is short.
 */

export const KNOWLEDGE = "kazan-knowledge";
export const SNAPSHOT = "kazan-snapshot";
const SHELVES = [KNOWLEDGE, SNAPSHOT]; // sw.js knows them too
const SPARE = 20e6; // bytes that must stay free beside a file, for saves and the site itself

/** @typedef {Pick<Cache, "keys" | "match" | "put" | "delete">} CacheLike */
/** @typedef {{ open(name: string): Promise<CacheLike>, delete(name: string): Promise<boolean> }} CachesLike */

/**
 * Let go of everything on the shelves; false where there was nothing, or nothing may be kept.
 * @param {CachesLike | undefined} [caches]
 */
export async function clearShelf(caches = globalThis.caches) {
  if (caches === undefined) {
    return false;
  }
  try {
    let cleared = 0;
    for (const name of SHELVES) {
      // one by one: a cache deleted whole takes its room until nobody holds it any more
      const cache = await caches.open(name);
      const found = await cache.keys();
      await Promise.all(found.map((request) => cache.delete(request)));
      await caches.delete(name);
      cleared += found.length;
    }
    return cleared > 0;
  } catch (error) {
    if (error instanceof DOMException) {
      return false;
    }
    throw error;
  }
}

/**
 * The shelf *name* in *caches*, which a browser may lack or refuse: then nothing is kept.
 * @param {string} name
 * @param {CachesLike | undefined} caches
 * @param {() => Promise<number>} room bytes that are free
 */
export function createShelf(name, caches = globalThis.caches, room = freeBytes) {
  /** Whether the browser keeps nothing for us, so that it need not be asked again. */
  let refused = caches === undefined;

  /**
   * What *work* gives with the cache; null where there is none.
   * @template T
   * @param {(cache: CacheLike) => Promise<T>} work
   * @returns {Promise<T | null>}
   */
  async function withCache(work) {
    if (caches === undefined || refused) {
      return null;
    }
    try {
      return await work(await caches.open(name));
    } catch (error) {
      if (!(error instanceof Error)) {
        throw error;
      }
      refused = true; // no room or no permission; a DOMException is an Error too
      await clearShelf(caches);
      return null;
    }
  }

  return {
    /** Whether something can be kept. */
    get open() {
      return !refused;
    },
    /**
     * Those of *addresses* that are kept; anything else on the shelf is thrown away.
     * @param {string[]} addresses
     * @returns {Promise<Set<string>>}
     */
    async sort(addresses) {
      const found = await withCache(async (cache) => {
        const kept = new Set();
        for (const request of await cache.keys()) {
          const path = new URL(request.url).pathname;
          if (addresses.includes(path)) {
            kept.add(path);
          } else {
            await cache.delete(request);
          }
        }
        return kept;
      });
      return found ?? new Set();
    },
    /**
     * The content kept for *address*; null if there is none.
     * @param {string} address
     * @returns {Promise<ArrayBuffer | null>}
     */
    read: (address) =>
      withCache(async (cache) => (await cache.match(address))?.arrayBuffer() ?? null),
    /**
     * Keep *content* if there is room to spare; gives whether it is kept.
     * @param {string} address
     * @param {ArrayBuffer} content
     */
    async write(address, content) {
      if ((await room()) < SPARE + content.byteLength) {
        refused = true;
        await clearShelf(caches);
        return false;
      }
      const done = await withCache(async (cache) => {
        await cache.put(address, new Response(content));
        return true;
      });
      return done ?? false;
    },
    /** @param {string} address */
    drop: (address) => withCache((cache) => cache.delete(address)),
    /** Let go of everything, and begin anew. */
    async clear() {
      await clearShelf(caches);
      refused = caches === undefined;
    },
  };
}

/** Bytes that the browser would still let us store; plenty where it does not say. */
async function freeBytes() {
  const { quota, usage } = (await globalThis.navigator?.storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined ? Number.POSITIVE_INFINITY : quota - usage;
}
