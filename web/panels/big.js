/** The big board: it fills the screen, and the whole screen where the browser lets it. */
import { set } from "../app.js";

/**
 * Show the board big, or as usual.
 * @param {boolean} on
 */
export function big(on) {
  set({ big: on });
  const whole = document.fullscreenElement !== null;
  if (on && !whole && document.fullscreenEnabled) {
    document.documentElement.requestFullscreen().catch(refused);
  } else if (!on && whole) {
    document.exitFullscreen().catch(refused);
  }
}

/**
 * A browser may refuse; the board is big all the same.
 * @param {unknown} error
 */
function refused(error) {
  if (!(error instanceof TypeError || error instanceof DOMException)) {
    throw error;
  }
}
