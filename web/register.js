/*
 * The page's side of the service worker: registers it and tells when a new version waits.
 */

const HOUR = 3_600_000; // milliseconds

/**
 * Register the service worker; call it when the page has nothing more urgent to fetch.
 *
 * @param {{ onUpdate?: (apply: () => void) => void, onFilling?: () => void, onKept?: () => void }} [listeners]
 *   onUpdate: a new version is on the device; `apply()` starts it and loads the page again, so save
 *   first. Left alone it starts by itself once every page of the site has been closed.
 *   onFilling: the first visit; the site is being put on the device.
 *   onKept: the whole site is on the device and works offline.
 * @returns {Promise<boolean>} whether there is a service worker; false where the browser has none or refuses it
 */
export async function register({
  onUpdate = () => {},
  onFilling = () => {},
  onKept = () => {},
} = {}) {
  if (!("serviceWorker" in navigator)) return false;
  const container = navigator.serviceWorker;
  const registration = await container
    .register("/sw.js", { updateViaCache: "none" })
    .catch((error) => console.info(`The site is not kept on the device: ${error}`));
  if (!registration) return false;

  /** @param {ServiceWorker} worker */
  const offer = (worker) => {
    onUpdate(() => {
      container.addEventListener("controllerchange", () => location.reload(), { once: true });
      worker.postMessage("take over");
    });
  };

  // Another tab has started the new version, and what the old one had is gone: nobody looks at this one,
  // or it is loaded again on request.
  let controlled = container.controller !== null;
  container.addEventListener("controllerchange", () => {
    if (!controlled) {
      controlled = true; // the first visit: this very version has taken the page over
      return;
    }
    if (document.hidden) location.reload();
    else onUpdate(() => location.reload());
  });

  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) offer(worker);
    });
  });
  // A page that stays open for days hears of new versions when the player comes back to it, or by the hour.
  const look = () => {
    if (document.visibilityState === "visible" && navigator.onLine) {
      registration.update().catch((error) => console.info(`no look for a new version: ${error}`));
    }
  };
  document.addEventListener("visibilitychange", look);
  setInterval(look, HOUR);
  if (!registration.active) onFilling();
  container.ready.then(onKept);
  return true;
}
