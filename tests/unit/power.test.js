import assert from "node:assert/strict";
import { test } from "node:test";
import { onPower, saving, sparing } from "../../web/power.js";

/** A browser's `navigator` with *parts*. @param {object} parts */
function browser(parts) {
  Object.defineProperty(globalThis, "navigator", { value: parts, configurable: true });
}

test("a low battery that is not charged is spared, and a change is heard until nobody listens", async () => {
  const battery = Object.assign(new EventTarget(), { level: 0.9, charging: false });
  browser({ getBattery: async () => battery });
  let heard = 0;
  const stop = onPower(() => {
    heard += 1;
  });
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual([sparing(), heard], [false, 1]);
  battery.level = 0.15;
  battery.dispatchEvent(new Event("levelchange"));
  assert.deepEqual([sparing(), heard], [true, 2]);
  battery.charging = true;
  stop();
  battery.dispatchEvent(new Event("chargingchange"));
  assert.deepEqual([sparing(), heard], [false, 2]);
});

test("who saves data is spared", () => {
  browser({ connection: { saveData: true } });
  assert.deepEqual([saving(), sparing()], [true, true]);
  browser({});
  assert.equal(saving(), false);
});
