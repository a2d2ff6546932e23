/**
 * Time that goes on whatever is done to the clock of the device: set back, it goes on from where it was; asleep, it
 * has passed. A clock that is set forward cannot be told from sleep.
 */

/** Milliseconds by which the clock of the device jumps when the device has slept or somebody has set it. */
const JUMP = 1000;

/**
 * @param {() => number} wall milliseconds that the device shows
 * @param {() => number} running milliseconds that the page has run
 */
export function createSteady(wall = Date.now, running = () => performance.now()) {
  let known = wall() - running();
  let ahead = known;
  return () => {
    const now = wall() - running();
    if (Math.abs(now - known) > JUMP) {
      ahead += Math.max(0, now - known);
      known = now;
    }
    return Math.round(running() + ahead);
  };
}

/** Milliseconds since 1970, as far as the device knew when the page was opened. */
export const steady = createSteady();
