import assert from "node:assert/strict";
import { test } from "node:test";
import { started, World } from "./world.js";

const DEALT = { game: "dealt", options: { starter: 0, deal: "random", deal_seed: 0 } };

/** @typedef {import("../../web/online/stages.js").Place} Place */

/** Through the guess: *hidden* seeds, guessed or not. @param {World} world @param {boolean} right */
async function guessed(world, right) {
  const { challenger, stage } = /** @type {Place} */ (world.same.place);
  assert.equal(stage, "hide");
  await world.sides[challenger].table.hide(2);
  await world.carry();
  await world.sides[1 - challenger].table.act({ do: "guess", seeds: right ? 2 : 1 });
  await world.carry();
  const place = /** @type {Place} */ (world.same.place);
  assert.deepEqual([place.stage, place.hidden], ["side", 2]);
  assert.equal(place.chooser, right ? 1 - challenger : challenger);
  return place;
}

test("the host is bound before the guest tells its number, and tells its own only then", async () => {
  const world = new World(1);
  await world.meet();
  const [host, guest] = world.sides;
  await guest.table.tick();
  await world.deliver();
  const told = JSON.stringify(world.wire);
  assert.match(told, /"do\\":\\"commit/);
  assert.doesNotMatch(told, /"do\\":\\"(seed|open)/);
  await world.settle();
  const acts = host.kept.entries.map(({ act }) => act.do);
  assert.deepEqual(acts.slice(0, 4), ["start", "commit", "seed", "open"]);
});

test("a number that does not fit its hash is refused, and the game is not begun", async () => {
  const world = new World(1);
  await world.meet();
  const [host, guest] = world.sides;
  await guest.table.tick();
  while (!JSON.stringify(world.wire).includes('do\\":\\"open')) {
    await world.deliver();
  }
  const honest = /** @type {{ said: string, from: string }} */ (world.wire.pop());
  assert.equal(honest.from, host.open);
  const said = JSON.parse(honest.said);
  const at = said.entries.findIndex((/** @type {any} */ { act }) => act.do === "open");
  said.entries[at].act.seed = "c".repeat(32);
  await guest.table.receive(said, host.open);
  assert.equal(guest.table.now.place?.stage, "open");
});

test("who does not tell its number although it is here is told of", async () => {
  const world = new World(1);
  await world.meet();
  const [host, guest] = world.sides;
  await guest.table.tick();
  while (guest.table.now.place?.stage !== "open") {
    await world.deliver();
  }
  assert.equal(guest.table.now.withheld, false);
  await host.table.tick();
  const { said, from } = /** @type {{ said: string, from: string }} */ (world.wire.pop());
  world.time += 20_000;
  const silent = { ...JSON.parse(said), entries: [], from: 3, have: 3 };
  await guest.table.receive({ ...silent, n: silent.n + 10 }, from);
  assert.equal(guest.table.now.withheld, true);
  assert.equal(guest.table.now.place?.view, null);
});

test("different numbers, different lots and deals", async () => {
  const seen = new Set();
  for (let seed = 0; seed < 12; seed += 1) {
    const world = await started(seed, DEALT);
    const { challenger, view } = /** @type {Place} */ (world.same.place);
    seen.add(challenger);
    seen.add(view?.options.deal_seed);
  }
  assert.ok(seen.has(0) && seen.has(1));
  assert.ok(seen.size > 8);
});

test("the guess: whoever wins it takes a side and begins; the hand cannot be changed", async () => {
  for (const right of [true, false]) {
    const world = await started(3, DEALT);
    const { chooser } = await guessed(world, right);
    await assert.rejects(world.sides[1 - chooser].table.act({ do: "side", side: 1 }), /not this/);
    await world.sides[chooser].table.act({ do: "side", side: 1 });
    await world.carry();
    const place = /** @type {Place} */ (world.same.place);
    assert.deepEqual([place.stage, place.sides[chooser], place.view?.turn], ["play", 1, 1]);
    assert.equal(place.match.first, chooser);
  }
});

test("a page that was closed with a hand hidden opens the same hand", async () => {
  const world = await started(4, DEALT);
  const { challenger } = /** @type {Place} */ (world.same.place);
  await world.sides[challenger].table.hide(1);
  await world.carry();
  await world.reopen(challenger);
  await world.sides[1 - challenger].table.act({ do: "guess", seeds: 1 });
  await world.settle();
  assert.equal(world.same.place?.hidden, 1);
});

test("a deal is played twice with sides changed, then there is another, and the other hides", async () => {
  const world = await started(5, { ...DEALT, sets: 5 });
  const { chooser, challenger } = await guessed(world, true);
  await world.sides[chooser].table.act({ do: "side", side: 0 });
  await world.carry();
  const { sides, view } = /** @type {Place} */ (world.same.place);
  await world.finish();
  await world.agree(0, { do: "next" });
  const second = /** @type {Place} */ (world.same.place);
  assert.deepEqual([second.stage, second.sides], ["play", sides.toReversed()]);
  assert.equal(second.view?.record, view?.record);
  await world.finish();
  await world.agree(1, { do: "next" });
  const third = /** @type {Place} */ (world.same.place);
  assert.deepEqual([third.stage, third.challenger], ["hide", 1 - challenger]);
  assert.notEqual(third.view?.options.deal_seed, view?.options.deal_seed);
  assert.equal(third.match.winners.length, 2);
  const again = await guessed(world, true); // the other has the choice this time
  assert.equal(again.chooser, 1 - chooser);
  await world.sides[again.chooser].table.act({ do: "side", side: 0 });
  await world.carry();
  const before = /** @type {Place} */ (world.same.place).sides;
  await world.finish();
  await world.agree(0, { do: "next" });
  assert.deepEqual(world.same.place?.sides, before.toReversed());
});
