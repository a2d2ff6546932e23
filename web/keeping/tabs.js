/**
 * Several tabs of one browser: each hears when another has kept a game, and one alone holds a game.
 */

const NAME = "kazan";

/** To the other tabs, once somebody listens to them. @type {BroadcastChannel | null} */
let channel = null;

/** Tell the other tabs that the saves have changed. */
export function tellTabs() {
  channel?.postMessage("saves");
}

/**
 * Call *listener* when another tab has changed the saves, or may have while this page lay asleep.
 * @param {() => void} listener
 */
export function onOtherTabs(listener) {
  if ("BroadcastChannel" in globalThis) {
    channel = new BroadcastChannel(NAME);
    channel.addEventListener("message", listener);
  }
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) {
      listener();
    }
  });
}

/**
 * Hold the game *id* until the given function is called, or until another tab opens it: then *lost* is.
 * @param {string} id
 * @param {() => void} lost
 */
export function holdGame(id, lost) {
  let letGo = () => {};
  let done = false;
  const held = new Promise((/** @type {(value: void) => void} */ resolve) => {
    letGo = resolve;
  });
  navigator.locks
    ?.request(`${NAME}-${id}`, { steal: true }, () => held)
    .catch((error) => {
      if (error.name !== "AbortError") {
        throw error;
      }
      if (!done) {
        lost();
      }
    });
  return () => {
    done = true;
    letGo();
  };
}
