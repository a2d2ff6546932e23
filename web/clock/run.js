/**
 * The clock of the game on the screen: the runner with the browser's time, its page and its face.
 * @import { Save } from "../types"
 */
import { announce } from "../app.js";
import { read, subscribe } from "../state.js";
import { paint } from "./face.js";
import { createRunner } from "./runner.js";

/**
 * Let the clock run while the game is open; a game without one is left alone.
 * @param {{ keep: (save: Save) => void, fall: (side: 0 | 1) => void }} parts
 */
export function runClock({ keep, fall }) {
  const runner = createRunner({
    play: () => read().play,
    keep,
    fall,
    say: announce,
    paint: () => paint(runner.left()),
    seen: () => !document.hidden,
    now: () => performance.now(),
    later: (what, milliseconds) => setTimeout(what, milliseconds),
    forget: (timer) => clearTimeout(timer),
  });
  const stop = subscribe(runner.follow);
  document.addEventListener("visibilitychange", runner.follow);
  window.addEventListener("pagehide", runner.close);
  window.addEventListener("pageshow", runner.follow);
  return {
    left: runner.left,
    close() {
      stop();
      document.removeEventListener("visibilitychange", runner.follow);
      window.removeEventListener("pagehide", runner.close);
      window.removeEventListener("pageshow", runner.follow);
      runner.close();
    },
  };
}
