import assert from "node:assert/strict";
import { test } from "node:test";
import { understood } from "../../web/game/understood.js";
import {
  DEFAULT_CHOICES,
  DEFAULT_SETTINGS,
  keepSettings,
  loadSettings,
  parseSettings,
} from "../../web/settings.js";
import { GAMES } from "./mini.js";

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

test("what another version has kept and this one does not know is the default", () => {
  const foreign = { language: "zz", theme: "dusk", pace: "warp", wood: "ash", stones: "ice" };
  assert.deepEqual(parseSettings(JSON.stringify({ ...foreign, table: 5 })), DEFAULT_SETTINGS);
  assert.equal(parseSettings(JSON.stringify({ language: "ky" })).language, "ky");
});

test("choices of a game that are damaged or unknown are as usual", () => {
  const { mini } = GAMES;
  const game = { ...mini, levels: ["easy", "hard"] };
  const usual = { ...DEFAULT_CHOICES, options: { starter: 0 } };
  for (const wrong of [undefined, null, 5, "x", [], { clock: null }, { clock: { kind: "sand" } }]) {
    assert.deepEqual(understood(wrong, game), usual);
  }
  const junk = { level: "zz", names: [5, null], sets: "x", starter: 5, handicap: 5, options: null };
  assert.deepEqual(understood(junk, game), usual);
  const kept = { level: "hard", names: ["A", ""], sets: 3, options: { starter: 1 } };
  assert.deepEqual(understood(kept, game), { ...usual, ...kept });
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
