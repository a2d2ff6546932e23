import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { newTable } from "../../web/online/kept.js";
import { hash, isSigned, newKeys, sharedSecret, sign } from "../../web/online/keys.js";
import { openRoom, unwrap, wrap } from "../../web/online/nostr.js";
import { createRelays } from "../../web/online/relays.js";
import { createTable } from "../../web/online/table.js";
import { startRelay } from "../relay.mjs";
import { RULES } from "./mini.js";
import { TERMS } from "./world.js";

const { WebSocket } = createRequire(new URL("../../web/package.json", import.meta.url))("ws");
const SECRET = "5".repeat(32);
const now = () => Math.floor(Date.now() / 1000);

test("signatures agree with the vectors of BIP-340", async () => {
  const text = readFileSync(new URL("../cases/bip340.json", import.meta.url), "utf8");
  for (const { key, message, signature, valid } of JSON.parse(text).vectors) {
    assert.equal(await isSigned(signature, message, key), valid, signature);
  }
});

test("two have a secret that a third has not", async () => {
  const [one, other, third] = [newKeys(), newKeys(), newKeys()];
  const secret = await sharedSecret(one, other.open);
  assert.equal(await sharedSecret(other, one.open), secret);
  assert.match(secret, /^[\da-f]{32}$/);
  assert.notEqual(await sharedSecret(third, one.open), secret);
});

test("what is signed is signed by its key only, and what is no signature is not", async () => {
  const [one, other] = [newKeys(), newKeys()];
  const digest = await hash("moves");
  const signature = await sign(digest, one);
  assert.equal(await isSigned(signature, digest, one.open), true);
  assert.equal(await isSigned(signature, digest, other.open), false);
  for (const nonsense of [
    null,
    5,
    "",
    "zz",
    signature.toUpperCase(),
    `${signature}00`,
    [signature],
  ]) {
    assert.equal(await isSigned(nonsense, digest, one.open), false);
  }
});

test("an event opens with the key of the invitation only, and any change is noticed", async () => {
  const [room, other] = [await openRoom(SECRET), await openRoom("6".repeat(32))];
  const keys = newKeys();
  const event = await wrap({ move: [3] }, room, keys, now());
  assert.doesNotMatch(event.content, /move/);
  assert.deepEqual(await unwrap(event, room), { said: { move: [3] }, from: keys.open });
  assert.equal(await unwrap(event, other), null);
  assert.equal(await unwrap(event, { ...other, room: room.room }), null);
  for (const change of [
    { content: event.content.replace(/.$/, "A") },
    { pubkey: newKeys().open },
    { created_at: 0 },
    { kind: 1 },
    { tags: [] },
    { sig: "0".repeat(128) },
    { id: "0".repeat(64) },
  ]) {
    assert.equal(await unwrap(/** @type {any} */ ({ ...event, ...change }), room), null);
  }
  assert.equal(await unwrap(/** @type {any} */ (null), room), null);
});

/**
 * A side of a table that hears and speaks through *urls*.
 * @param {import("../../web/online/kept.js").Kept} kept
 * @param {string[]} urls
 */
async function connected(kept, urls) {
  const room = await openRoom(SECRET);
  const table = createTable({
    kept,
    rules: RULES,
    send: async (said) => relays.say(await wrap(said, room, kept.keys, now())),
    keep() {},
    changed: () => told(),
    start: async () => ({ terms: TERMS, begun: null }),
    game: "mini",
    name: "",
    clock: Date.now,
  });
  let told = () => {};
  const relays = createRelays({
    urls,
    room: room.room,
    hear: async (event) => {
      const found = await unwrap(event, room);
      if (found) {
        await table.receive(found.said, found.from);
      }
      return found !== null;
    },
    changed: () => table.tick(),
    connect: (url) => new WebSocket(url),
  });
  await table.open();
  return {
    table,
    relays,
    /** Wait until *true* holds. @param {() => boolean} true_ */
    until: (true_) =>
      new Promise((done) => {
        told = () => true_() && done(undefined);
        told();
      }),
  };
}

/**
 * Two relays that bring what a test gives them.
 * @param {Parameters<typeof createRelays>[0]["hear"]} hear
 */
function twoRelays(hear) {
  /** @type {EventTarget[]} */
  const sockets = [];
  const relays = createRelays({
    urls: ["one", "other"],
    room: "",
    hear,
    changed() {},
    connect() {
      const socket = Object.assign(new EventTarget(), { send() {}, close() {} });
      sockets.push(socket);
      return /** @type {any} */ (socket);
    },
  });
  return {
    relays,
    /** @param {number} relay @param {object} event */
    bring(relay, event) {
      const data = JSON.stringify(["EVENT", "kazan", event]);
      sockets[relay].dispatchEvent(new MessageEvent("message", { data }));
    },
  };
}

test("a copy that one relay has spoiled does not hide the whole one of another", async () => {
  const room = await openRoom(SECRET);
  const event = await wrap({ word: 1 }, room, newKeys(), now());
  /** @type {unknown[]} */
  const heard = [];
  const { relays, bring } = twoRelays(async (one) => {
    const told = await unwrap(one, room);
    heard.push(told?.said ?? "spoiled");
    return told !== null;
  });
  for (const [relay, one] of /** @type {const} */ ([
    [0, { ...event, content: event.content.slice(8) }],
    [1, event],
    [0, event],
  ])) {
    const before = heard.length;
    bring(relay, one);
    await until(() => heard.length > before || heard.length === 2);
  }
  assert.deepEqual(heard, ["spoiled", { word: 1 }]);
  relays.close();
});

test("one relay that floods does not silence another", () => {
  let count = 0;
  const { relays, bring } = twoRelays(async () => {
    count += 1;
    return true;
  });
  for (let index = 0; index < 1000; index += 1) {
    bring(0, { id: `flood ${index}` });
  }
  assert.ok(count < 1000);
  const before = count;
  bring(1, { id: "a word" });
  assert.equal(count, before + 1);
  relays.close();
});

/** Let the rest go on until *true_* holds. @param {() => boolean} true_ */
async function until(true_) {
  while (!true_()) {
    await new Promise((done) => setImmediate(done));
  }
  await new Promise((done) => setImmediate(done));
}

test("a whole game goes over relays of another make, cut in the middle; they store nothing", async () => {
  const relays = [await startRelay(), await startRelay()];
  const urls = relays.map(({ url }) => url);
  const { room } = await openRoom(SECRET);
  const [host, guest] = [newKeys(), newKeys()];
  const sides = [
    await connected(newTable(0, room, host, host.open), urls),
    await connected(newTable(1, room, guest, host.open), urls),
  ];
  for (const { table, until } of sides) {
    await until(() => table.now.place?.stage === "play");
  }
  const times = [];
  while (sides[0].table.now.place?.view?.over === null) {
    const mover = sides.findIndex(({ table }) => table.now.penned);
    const { place, length } = sides[mover].table.now;
    const began = performance.now();
    await sides[mover].table.act({
      do: "move",
      path: /** @type {any} */ (place).view.moves[0].path,
    });
    await sides[1 - mover].until(() => sides[1 - mover].table.now.length > length);
    times.push(performance.now() - began);
    if (length === 3) {
      relays[0].cut();
    }
  }
  const [one, other] = sides.map(({ table }) => JSON.stringify(table.now.place));
  assert.equal(one, other);
  assert.ok(times.length > 3);
  times.sort((a, b) => a - b);
  const [median, worst] = [times[times.length >> 1], times.at(-1)].map((time) => time?.toFixed(0));
  console.log(`from the move to the other side: median ${median} ms, worst ${worst} ms`);
  assert.deepEqual(
    relays.map(({ stored }) => stored.length),
    [0, 0],
  );
  for (const { relays: open } of sides) {
    open.close();
  }
  for (const relay of relays) {
    await relay.close();
  }
});
