/**
 * Whether the device should be spared: its battery is low, or the person has asked it to save.
 */

const LOW = 0.2;

/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {{ level: number, charging: boolean } | null} */
let battery = null;
let asked = false;

/**
 * Call *listener* when the battery has changed, where the browser tells; gives the function that ends it.
 * @param {() => void} listener
 */
export function onPower(listener) {
  listeners.add(listener);
  if (!asked) {
    asked = true;
    watch();
  }
  return () => listeners.delete(listener);
}

async function watch() {
  const found = await navigator.getBattery?.();
  if (found) {
    const tell = () => {
      for (const listener of listeners) {
        listener();
      }
    };
    battery = found;
    found.addEventListener("levelchange", tell);
    found.addEventListener("chargingchange", tell);
    tell();
  }
}

/** Whether nothing should be done that can be left. */
export function sparing() {
  const low = battery !== null && !battery.charging && battery.level <= LOW;
  return low || saving();
}

/** Whether the person has asked the browser to fetch little. */
export function saving() {
  return navigator.connection?.saveData ?? false;
}
