/**
 * Whether the device should be spared: its battery is low, or the person has asked it to save.
 */

const LOW = 0.2;

/** @type {{ level: number, charging: boolean } | null} */
let battery = null;

/** Begin to hear of the battery, where the browser tells; a change is told to *changed*. @param {() => void} changed */
export async function watchPower(changed) {
  const found = await navigator.getBattery?.();
  if (found) {
    battery = found;
    found.addEventListener("levelchange", changed);
    found.addEventListener("chargingchange", changed);
    changed();
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
