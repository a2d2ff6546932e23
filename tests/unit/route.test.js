import assert from "node:assert/strict";
import { test } from "node:test";
import { formatRoute, parseRoute } from "../../web/route.js";

test("every route reads back as itself", () => {
  for (const route of [
    { screen: "home" },
    { screen: "games" },
    { screen: "settings" },
    { screen: "setup", game: "mangala" },
    { screen: "rite", game: "gaziantep" },
    { screen: "play", id: "0f3a" },
  ]) {
    assert.deepEqual(parseRoute(formatRoute(route)), route);
  }
});

test("an address that means nothing is home", () => {
  for (const hash of ["", "#", "#/", "#/nowhere", "#/new", "#/game/", "#/new/%zz", "#/game/<b>"]) {
    assert.deepEqual(parseRoute(hash), { screen: "home" });
  }
});
