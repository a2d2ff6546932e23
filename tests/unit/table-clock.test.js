import assert from "node:assert/strict";
import { test } from "node:test";
import { ALLOWANCE_MS } from "../../web/online/terms.js";
import { CLOCK, started } from "./world.js";

/** @typedef {import("../../web/online/stages.js").Place} Place */

/** A game with a clock, its first move made; whose turn it is then. */
async function timed() {
  const world = await started(1, { clock: CLOCK });
  const first = world.penned;
  await world.move(0);
  await world.carry();
  while (world.penned === first) {
    await world.move(0);
    await world.carry();
  }
  return world;
}

/** @param {import("./world.js").World} world */
const left = (world) => /** @type {Place} */ (world.same.place).clock?.left ?? [];

test("the time that a side signs is taken from its clock, and a turn gains", async () => {
  const world = await timed();
  const mover = world.penned;
  const before = left(world)[mover];
  world.time += 21_000;
  await world.move(20_000);
  await world.carry();
  const gain = world.penned === mover ? 0 : 5000;
  assert.equal(left(world)[mover], before - 20_000 + gain);
});

test("the way there and back costs nobody time", async () => {
  const world = await timed();
  const mover = world.penned;
  const before = left(world)[mover];
  world.time += 12_000;
  await world.move(1000);
  world.time += 2000;
  await world.settle();
  await world.move(0);
  await world.carry();
  assert.ok(left(world)[mover] >= before - 1000);
});

test("who was heard to be still thinking cannot say to have moved at once", async () => {
  const world = await timed();
  const mover = world.penned;
  const before = left(world)[mover];
  world.time += 60_000;
  await world.sides[mover].table.tick(); // here, and no move yet
  await world.carry();
  await world.move(10);
  await world.carry();
  if (world.penned === mover) {
    return assert.fail("choose another seed: the turn has not passed");
  }
  await world.move(0);
  await world.carry();
  assert.ok(left(world)[mover] <= before - 60_000 + ALLOWANCE_MS + 5000 + 1000);
  assert.equal(world.sides[mover].table.now.disputed, false);
});

test("nobody is charged for time that has not passed here", async () => {
  const world = await timed();
  const mover = world.penned;
  await world.move(0);
  await world.carry();
  const cheat = world.sides[world.penned];
  const honest = world.sides[1 - world.penned];
  assert.equal(world.penned, 1 - mover);
  const { path } = world.view.moves[0];
  const before = world.same.length;
  cheat.table.now.place;
  world.time += 1000;
  const late = { do: "move", path, used: 0, late: 100_000 };
  await signedBy(world, cheat, late);
  assert.equal(honest.table.now.length, before);
  assert.equal(honest.table.now.disputed, true);
});

/** *act* signed by *side* and carried, whatever its own table thinks. @param {import("./world.js").World} world @param {import("./world.js").Side} side @param {any} act */
async function signedBy(world, side, act) {
  const { link } = await import("../../web/online/chain.js");
  const { sign } = await import("../../web/online/keys.js");
  await side.table.tick();
  const said = JSON.parse(/** @type {{ said: string }} */ (world.wire.pop()).said);
  const by = side.table.role;
  const sig = await sign(await link(said.head, by, act), side.kept.keys);
  const lie = { ...said, n: said.n + 1, from: said.have, have: said.have + 1 };
  const other = world.sides[1 - by];
  await other.table.receive({ ...lie, entries: [{ act, by, sig }] }, side.open);
}

test("whoever waits may end the game once the other's time is up; before, that is not believed", async () => {
  const world = await timed();
  const mover = world.penned;
  const waiting = world.sides[1 - mover].table;
  const claim = { do: "end", reason: "time", side: world.view.turn };
  const before = world.same.length;
  world.time += 30_000;
  await signedBy(world, world.sides[1 - mover], claim);
  const { now } = world.sides[mover].table;
  assert.deepEqual([now.length, now.disputed], [before, true]);
  world.time += 200_000;
  await waiting.act(/** @type {any} */ (claim));
  await world.settle();
  assert.equal(world.view.over?.reason, `t${claim.side}`);
});

test("a move that was not seen in time gives way to the end by time", async () => {
  const world = await timed();
  const mover = world.penned;
  const claim = /** @type {any} */ ({ do: "end", reason: "time", side: world.view.turn });
  world.time += 250_000;
  await world.move(0); // nobody has heard of it
  world.wire = [];
  await world.sides[1 - mover].table.act(claim);
  await world.settle();
  assert.equal(world.view.over?.reason, `t${claim.side}`);
});

test("nobody moves after the own time, and nobody ends a game without a clock by time", async () => {
  const world = await timed();
  await assert.rejects(world.move(200_000), /time is up/);
  const other = await started(2);
  await other.move();
  await other.carry();
  const { penned } = other;
  const act = /** @type {any} */ ({ do: "end", reason: "time", side: other.view.turn });
  await assert.rejects(other.sides[penned].table.act(act));
  await assert.rejects(other.sides[1 - penned].table.act(act));
});
