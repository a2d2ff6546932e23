/*
 * The service worker: after the first visit the whole site is on the device.
 *
 * The build writes in the list of files. Each is kept under the hash of its content, so an install
 * that was interrupted goes on where it stopped, and an update fetches only what changed. A new
 * version waits until no page of the old one is open, or until a page asks for it.
 */

const FILES = __FILES__;
const CACHE = "kazan";
const SHELVES = ["kazan-knowledge", "kazan-snapshot"]; // engine/shelf.js keeps there what is not needed to play
const AT_ONCE = 6; // fetches side by side

const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** The cache's name for content with the SHA-256 *hash*. @param {string} hash */
const key = (hash) => new URL(`/kept/${encodeURIComponent(hash)}`, scope.location.origin).href;

/**
 * Fetch *path* unless its content is kept already.
 * @param {Cache} cache
 * @param {string} path
 * @param {() => Promise<boolean>} room makes some; gives whether there is more than at first
 */
async function keep(cache, path, room) {
  const hash = FILES[path];
  if (await cache.match(key(hash))) return;
  const how = { integrity: `sha256-${hash}` };
  // what the browser has kept by itself may be another's answer
  const response = await fetch(path, how).catch(() => fetch(path, { ...how, cache: "reload" }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const copy = response.clone();
  await cache.put(key(hash), response).catch(async (error) => {
    if (!(await room())) throw error;
    await cache.put(key(hash), copy);
  });
}

/** Let go of what is not needed to play; false where there is nothing. */
async function makeRoom() {
  let cleared = 0;
  for (const name of SHELVES) {
    const cache = await caches.open(name);
    const found = await cache.keys();
    await Promise.all(found.map((request) => cache.delete(request)));
    cleared += found.length;
  }
  return cleared > 0;
}

/** Fetch all files; one that fails does not keep the others from being there next time. */
async function install() {
  const cache = await caches.open(CACHE);
  const paths = Object.keys(FILES);
  /** @type {Promise<boolean> | undefined} */
  let made; // once for all lanes: to the second one nothing is left to let go of
  const room = () => {
    made ??= makeRoom();
    return made;
  };
  /** @type {unknown[]} */
  const failures = [];
  const lane = async () => {
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
      await keep(cache, path, room).catch((error) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  if (failures.length > 0) throw failures[0];
}

/** Drop what this version does not have, and take over pages that have no service worker yet. */
async function activate() {
  const cache = await caches.open(CACHE);
  const wanted = new Set(Object.values(FILES).map(key));
  for (const request of await cache.keys()) {
    if (!wanted.has(request.url)) await cache.delete(request);
  }
  await scope.clients.claim();
}

/** @param {Request} request */
async function answer(request) {
  const { pathname } = new URL(request.url);
  const named = [pathname, `${pathname}/`].find((path) => path in FILES); // a page's slash may be left out
  const path = named ?? (request.mode === "navigate" ? "/" : pathname);
  const hash = FILES[path];
  const kept = hash && (await (await caches.open(CACHE)).match(key(hash)));
  return kept || fetch(request);
}

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method !== "GET" || new URL(url).origin !== scope.location.origin) return;
  event.respondWith(answer(event.request));
});
scope.addEventListener("message", (event) => {
  if (event.data === "take over") scope.skipWaiting();
});
