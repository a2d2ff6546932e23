import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { register } from "../../web/register.js";

const before = Object.getOwnPropertyDescriptor(globalThis, "navigator");

/** A browser whose container of service workers answers so. @param {() => Promise<unknown>} answer */
function browser(answer) {
  Object.defineProperty(globalThis, "navigator", {
    configurable: true,
    value: { serviceWorker: { register: answer } },
  });
}

afterEach(() => {
  if (before) Object.defineProperty(globalThis, "navigator", before);
  else Reflect.deleteProperty(globalThis, "navigator");
});

test("a browser that refuses a service worker goes without one", async () => {
  browser(() => Promise.reject(new DOMException("no", "SecurityError")));
  assert.equal(await register(), false);
});

test("so does one that answers with nothing", async () => {
  browser(async () => undefined);
  assert.equal(await register(), false);
});
