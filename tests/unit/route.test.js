import assert from "node:assert/strict";
import { test } from "node:test";
import { findLink, formatRoute, parseRoute } from "../../web/route.js";

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
  assert.deepEqual(parseRoute("#/g/1AB%zz"), { screen: "link", packed: "1AB" });
  assert.deepEqual(parseRoute("#/g/)"), { screen: "link", packed: "" });
});

test("what messengers do to a link does it no harm", () => {
  const link = { screen: "link", packed: "1AB-c_d" };
  for (const around of [
    "https://kazan.example/#/g/1AB-c_d.",
    "(https://kazan.example/#/g/1AB-c_d)",
    "<https://KAZAN.example/#/g/1AB-c_d>, sana sıra!",
    "https://kazan.example/#/g/1AB-c_d?fbclid=5",
    "https://kazan.example/#/g/1AB-c_d&utm_source=mail",
    "https%3A%2F%2Fkazan.example%2F%23%2Fg%2F1AB-c_d%20",
    "https://kazan.example/#%2Fg%2F1AB-c_d",
    "Mangala:\nhttps://kazan.example/#/g/1AB-c_d\u200b\nSana sıra!",
    "[12:01] Ayşe: https://kazan.example/#/g/1old\n[12:05] Ayşe: https://kazan.example/#/g/1AB-c_d",
  ]) {
    assert.deepEqual(findLink(around), link, around);
  }
  assert.deepEqual(parseRoute("#/g/1AB-c_d)."), link);
  assert.deepEqual(parseRoute("#%2Fg%2F1AB-c_d"), link);
  const invitation = "0a".repeat(48);
  assert.deepEqual(findLink(`Kazan: https://kazan.example/#/l/${invitation}!`), {
    screen: "live",
    invitation,
  });
  assert.deepEqual(findLink("https://kazan.example/#/p/1AB"), { screen: "posed", packed: "1AB" });
  assert.equal(findLink("kazan1/kalah/////"), null);
});

test("an address that means nothing is home", () => {
  for (const hash of ["", "#", "#/", "#/nowhere", "#/new", "#/game/", "#/new/%zz", "#/game/<b>"]) {
    assert.deepEqual(parseRoute(hash), { screen: "home" });
  }
});
