import assert from "node:assert/strict";
import { test } from "node:test";
import { link } from "../../web/online/chain.js";
import { isKept, newTable } from "../../web/online/kept.js";
import { newKeys, sign } from "../../web/online/keys.js";
import { isTerms } from "../../web/online/terms.js";
import { GAMES } from "./mini.js";
import { ROOM, started, TERMS } from "./world.js";

/** What the side *index* of *world* says now, taken off the wire. @param {import("./world.js").World} world @param {number} index */
async function heard(world, index) {
  await world.sides[index].table.tick();
  return JSON.parse(/** @type {{ said: string }} */ (world.wire.pop()).said);
}

test("two meet, draw who begins, and play to the end", async () => {
  const world = await started();
  assert.equal(world.same.status, "playing");
  while (world.view.over === null) {
    await world.move();
    await world.carry();
  }
  assert.ok(world.same.length > 5);
});

test("an illegal move, a move out of turn and a move for the other are refused", async () => {
  const world = await started();
  const index = world.penned;
  const { table } = world.sides[index];
  await assert.rejects(table.act({ do: "move", path: [3] }), /illegal-move/);
  const { path } = world.view.moves[0];
  await assert.rejects(world.sides[1 - index].table.act({ do: "move", path }), /not this side/);
  const before = world.same.length;
  const said = await heard(world, index);
  const entry = { act: { do: "move", path }, by: index, sig: "0".repeat(128) };
  const lie = { ...said, n: said.n + 1, from: said.have, have: said.have + 1, entries: [entry] };
  await world.sides[1 - index].table.receive(lie, world.sides[index].open);
  await world.sides[1 - index].table.receive({ ...lie, n: lie.n + 1 }, newKeys().open);
  assert.equal(world.sides[1 - index].table.now.length, before);
});

test("a third with the link gets no seat and cannot change anything", async () => {
  const world = await started();
  const third = world.sit(newTable(1, ROOM, newKeys(), world.sides[0].open));
  await third.table.open();
  const before = JSON.stringify(world.same.place);
  world.sides.push(third);
  await world.settle();
  world.sides.pop();
  assert.equal(third.table.now.status, "taken");
  assert.equal(JSON.stringify(world.same.place), before);
});

test("a page of another version is told so", async () => {
  const world = await started();
  const said = await heard(world, 0);
  await world.sides[1].table.receive({ ...said, rules: 99 }, world.sides[0].open);
  assert.equal(world.sides[1].table.now.status, "version");
});

test("two devices of one side: what the other side has seen counts", async () => {
  const world = await started(5);
  const index = world.penned;
  const twin = world.sit(JSON.parse(JSON.stringify(world.sides[index].kept)));
  await twin.table.open();
  const { moves } = world.view;
  await twin.table.act({ do: "move", path: moves[1].path });
  await world.sides[index].table.act({ do: "move", path: moves[0].path });
  world.sides.push(twin);
  await world.settle();
  const places = new Set(world.sides.map(({ table }) => JSON.stringify(table.now.place)));
  world.sides.pop();
  assert.equal(places.size, 1);
});

test("a stranger who floods, or goes on after it was refused, is dropped; a friend is not", async () => {
  for (const stranger of [true, false]) {
    const world = await started(1);
    world.stranger = stranger;
    await world.meet();
    await world.settle();
    const { table } = world.sides[1];
    const said = await heard(world, 0);
    for (let count = 0; count < 100; count += 1) {
      await table.receive({ ...said, n: said.n + count + 1 }, world.sides[0].open);
    }
    assert.equal(table.now.status, stranger ? "dropped" : "playing");
    await world.meet();
    await world.settle();
    const { table: other } = world.sides[1];
    const lie = { act: { do: "move", path: [9] }, by: 0, sig: "0".repeat(128) };
    const more = await heard(world, 0);
    for (let count = 1; count < 30; count += 1) {
      world.time += 5000;
      const wrong = { ...more, n: more.n + 10_000 * count, from: more.have, entries: [lie] };
      await other.receive(wrong, world.sides[0].open);
    }
    assert.equal(other.now.status, stranger ? "dropped" : "playing");
  }
});

test("moves are no flood, however quick, nor is what is said when pages come back", async () => {
  const world = await started(1);
  world.stranger = true;
  await world.meet();
  await world.settle();
  const { time } = world;
  while (world.same.length < 100) {
    await (world.view.over ? world.agree(0, { do: "again" }) : world.move());
    await world.carry();
    world.time = time; // all of it in one moment
  }
  for (let count = 0; count < 10; count += 1) {
    await world.reopen(count % 2);
    await world.settle();
  }
  assert.equal(world.same.status, "playing");
});

test("a stranger who was dropped is not heard again after the page was closed", async () => {
  const world = await started(1);
  world.stranger = true;
  await world.meet();
  await world.settle();
  const said = await heard(world, 0);
  for (let count = 0; count < 100; count += 1) {
    await world.sides[1].table.receive({ ...said, n: said.n + count + 1 }, world.sides[0].open);
  }
  await world.reopen(1);
  world.time += 60_000;
  await world.settle();
  const { table } = world.sides[1];
  assert.deepEqual([table.now.status, table.now.heard], ["dropped", 0]);
  await table.tick();
  assert.deepEqual(
    world.wire.filter(({ from }) => from === world.sides[1].open),
    [],
    "and nothing is said to it",
  );
});

test("a stranger who is there and moves no more is dropped; one whom nobody heard is not", async () => {
  const world = await started(1);
  world.stranger = true;
  await world.meet();
  await world.settle();
  const waiting = 1 - world.penned;
  world.time += 700_000; // both pages have slept
  await world.settle();
  assert.equal(world.sides[waiting].table.now.status, "playing");
  for (let minute = 0; minute < 24; minute += 1) {
    world.time += 30_000;
    await world.settle();
  }
  assert.equal(world.sides[waiting].table.now.status, "dropped");
  assert.equal(world.sides[waiting].table.now.stalls, true);
  await world.reopen(waiting);
  assert.equal(world.sides[waiting].table.now.status, "dropped");
});

test("a stranger who says nothing for a minute stalls, also to a page opened meanwhile", async () => {
  const world = await started(1);
  world.stranger = true;
  await world.meet();
  await world.settle();
  const waiting = 1 - world.penned;
  for (let count = 0; count < 2; count += 1) {
    assert.equal(world.sides[waiting].table.now.stalls, false);
    world.time += 61_000;
    assert.equal(world.sides[waiting].table.now.stalls, true);
    await world.reopen(waiting);
  }
});

test("acts of no shape, signed by their side, are refused without harm", async () => {
  const world = await started();
  const index = /** @type {0 | 1} */ (world.penned);
  const side = world.sides[index];
  const { table } = world.sides[1 - index];
  const before = world.same.length;
  const shapes = [
    { do: "move" },
    { do: "move", path: null },
    { do: "move", path: "0" },
    { do: "move", path: [1.5] },
    { do: "move", path: [{}] },
    { do: "end" },
    { do: "end", reason: {} },
    { do: "back", plies: 0.5 },
    { do: "seed", seed: 7 },
    { do: "side" },
    { do: "start", terms: {}, begun: {} },
    { do: "start" },
    { do: "toString" },
  ];
  for (const act of shapes) {
    const said = await heard(world, index);
    const sig = await sign(await link(said.head, index, /** @type {any} */ (act)), side.kept.keys);
    world.time += 1000;
    const entries = [{ act, by: index, sig, consent: 5 }];
    await table.receive({ ...said, from: said.have, entries }, side.open);
  }
  assert.equal(table.now.length, before);
  const { path } = world.view.moves[0];
  await side.table.act({ do: "move", path });
  await world.settle();
  assert.equal(world.same.length, before + 1);
});

test("terms of no shape are no terms", () => {
  const describe = (/** @type {string} */ game) => GAMES[game];
  assert.equal(isTerms(TERMS, describe), true);
  for (const wrong of [
    null,
    {},
    { ...TERMS, game: 3 },
    { ...TERMS, options: null },
    { ...TERMS, options: { starter: "0" } },
    { ...TERMS, sets: 2 },
    { ...TERMS, clock: undefined },
    { ...TERMS, clock: 5 },
    { ...TERMS, clock: { kind: "none" } },
    { ...TERMS, handicap: undefined },
    { ...TERMS, handicap: { giver: 2, stones: 1 } },
  ]) {
    assert.equal(isTerms(wrong, describe), false, JSON.stringify(wrong));
  }
});

test("what was kept of a table is known from what was not", async () => {
  const world = await started();
  const { kept } = world.sides[0];
  assert.equal(isKept(JSON.parse(JSON.stringify(kept))), true);
  for (const wrong of [
    null,
    5,
    "x",
    [],
    {},
    { ...kept, role: 2 },
    { ...kept, keys: null },
    { ...kept, keys: { ...kept.keys, secret: "5" } },
    { ...kept, open: [kept.open[0]] },
    { ...kept, open: [5, null] },
    { ...kept, entries: null },
    { ...kept, entries: [null] },
    { ...kept, count: "9" },
  ]) {
    assert.equal(isKept(wrong), false, JSON.stringify(wrong));
  }
});
