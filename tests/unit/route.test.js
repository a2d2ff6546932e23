import assert from "node:assert/strict";
import { test } from "node:test";
import { formatRoute, parseRoute } from "../../web/route.js";

test("every route reads back as itself", () => {
  for (const route of [
    { screen: "home" },
    { screen: "games" },
    { screen: "settings" },
    { screen: "setup", game: "mangala" },
    { screen: "editor", game: "toguz" },
    { screen: "posed", packed: "1AB-c_d" },
    { screen: "rite", game: "gaziantep" },
    { screen: "play", id: "0f3a" },
    { screen: "link", packed: "1AB-c_d" },
  ]) {
    assert.deepEqual(parseRoute(formatRoute(route)), route);
  }
});

test("a damaged link is still a link, so that it can be told", () => {
  assert.deepEqual(parseRoute("#/g/1AB)%zz"), { screen: "link", packed: "1AB)%zz" });
});

test("an address that means nothing is home", () => {
  for (const hash of ["", "#", "#/", "#/nowhere", "#/new", "#/game/", "#/new/%zz", "#/game/<b>"]) {
    assert.deepEqual(parseRoute(hash), { screen: "home" });
  }
});
