import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULT_SETTINGS, keepSettings, loadSettings, parseSettings } from "../../web/settings.js";

test("without kept settings the defaults hold", () => {
  assert.deepEqual(parseSettings(null), DEFAULT_SETTINGS);
});

test("kept settings win, unknown and ill-typed ones do not", () => {
  const text = JSON.stringify({ pace: "fast", sound: "loud", choices: null, colour: "red" });
  assert.deepEqual(parseSettings(text), { ...DEFAULT_SETTINGS, pace: "fast" });
});

test("a damaged text gives the defaults", () => {
  for (const text of ["{", "7", "null", ""]) {
    assert.deepEqual(parseSettings(text), DEFAULT_SETTINGS);
  }
});

test("a browser that refuses to keep anything is told apart", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get: refuse });
  assert.deepEqual(loadSettings(), DEFAULT_SETTINGS);
  assert.equal(keepSettings(DEFAULT_SETTINGS), false);
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: undefined });
});
