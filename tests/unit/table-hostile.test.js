/** What a side that cheats may say, signed as it must be. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { createSteady } from "../../web/clock/steady.js";
import { consentHash, link } from "../../web/online/chain.js";
import { sign } from "../../web/online/keys.js";
import { CLOCK, ROOM, started } from "./world.js";

/** @typedef {import("./world.js").World} World */

/**
 * The side *index* says *more* beside where it stands, to the other.
 * @param {World} world
 * @param {number} index
 * @param {(said: any) => object | Promise<object>} more
 */
async function says(world, index, more) {
  const side = world.sides[index];
  await side.table.tick();
  const said = JSON.parse(/** @type {{ said: string }} */ (world.wire.pop()).said);
  const lie = { ...said, n: said.n + 1, ...(await more(said)) };
  await world.sides[1 - index].table.receive(lie, side.open);
}

/** @param {World} world @param {number} index @param {any} act */
const offers = (world, index, act) =>
  says(world, index, async ({ head, have }) => {
    const sig = await sign(await consentHash(head, act), world.sides[index].kept.keys);
    return { offer: { act, sig, index: have } };
  });

/**
 * The side *index* adds *act*, at the end or at another place of its chain.
 * @param {World} world
 * @param {0 | 1} index
 * @param {any} act
 * @param {number} [at]
 */
const adds = (world, index, act, at = world.same.length) =>
  says(world, index, async () => {
    const { keys, entries } = world.sides[index].kept;
    let head = ROOM;
    for (const entry of entries.slice(0, at)) {
      head = await link(head, entry.by, entry.act);
    }
    const sig = await sign(await link(head, index, act), keys);
    return { from: at, have: at + 1, entries: [{ act, by: index, sig }] };
  });

/** A game with a clock after *moves* moves, and whose turn it is. @param {number} moves */
async function timed(moves) {
  const world = await started(1, { clock: CLOCK });
  for (let count = 0; count < moves; count += 1) {
    await world.move(0);
    await world.carry();
  }
  return { world, turn: /** @type {0 | 1} */ (world.penned) };
}

/** @param {number} role */
const other = (role) => /** @type {0 | 1} */ (1 - role);

test("nobody is asked to agree to anything but a draw, the last move back, what follows the end", async () => {
  const { world, turn } = await timed(4);
  const { place } = world.sides[0].table.now;
  const side = place?.sides[turn];
  const { table } = world.sides[turn];
  for (const act of [
    { do: "end", reason: "resigned", side },
    { do: "end", reason: "time", side },
    { do: "end", reason: "agreed", side },
    { do: "end", reason: "stopped" },
    { do: "move", path: world.view.moves[0].path },
    { do: "back", plies: 4 },
    { do: "back", plies: 1, more: 1 },
    { do: "again" },
    { do: "constructor" },
  ]) {
    await offers(world, other(turn), act);
    assert.equal(table.now.theirs, null, JSON.stringify(act));
  }
  await offers(world, other(turn), { do: "end", reason: "agreed" });
  assert.deepEqual(table.now.theirs, { do: "end", reason: "agreed" });
});

test("a claim of the time of a turn that was answered long ago changes nothing", async () => {
  const { world, turn } = await timed(1);
  const at = world.same.length;
  const claim = { do: "end", reason: "time", side: world.view.turn };
  for (let count = 0; count < 4; count += 1) {
    world.time += 80_000;
    await world.move(1000);
    await world.carry();
  }
  const { length } = world.same;
  await adds(world, other(turn), claim, at);
  assert.deepEqual([world.sides[turn].table.now.length, world.view.over], [length, null]);
});

test("a claim is not believed by a page that was opened again in between", async () => {
  const { world, turn } = await timed(1);
  await world.reopen(turn);
  world.time += 20_000;
  const { length } = world.same;
  await adds(world, other(turn), { do: "end", reason: "time", side: world.view.turn });
  const { now } = world.sides[turn].table;
  assert.deepEqual([now.length, now.disputed], [length, true]);
  world.time += 200_000;
  await adds(world, other(turn), { do: "end", reason: "time", side: world.view.turn });
  assert.equal(world.sides[turn].table.now.length, length + 1);
});

test("the own thinking cannot be charged to the other", async () => {
  const { world, turn } = await timed(1);
  world.time += 2000;
  await world.move(2000);
  await world.carry();
  const cheat = /** @type {0 | 1} */ (world.penned);
  assert.equal(cheat, other(turn));
  world.time += 60_000;
  const { length } = world.same;
  const { path } = world.view.moves[0];
  await adds(world, cheat, { do: "move", path, used: 60_000, late: 70_000 });
  const { now } = world.sides[turn].table;
  assert.deepEqual([now.length, now.disputed], [length, true]);
});

test("a side ends by its own clock while the other claims: both have one end, and another game follows", async () => {
  const { world, turn } = await timed(1);
  const act = /** @type {any} */ ({ do: "end", reason: "time", side: world.view.turn });
  world.time += 250_000;
  await world.sides[turn].table.act(act);
  await world.sides[1 - turn].table.act(act);
  await world.settle();
  const [one, two] = world.sides.map(({ kept }) => JSON.stringify(kept.entries));
  assert.equal(one, two);
  await world.agree(0, { do: "again" });
  assert.equal(world.view.over, null);
});

test("an entry is short, and not nested without end", async () => {
  const world = await started();
  const mover = /** @type {0 | 1} */ (world.penned);
  const { path } = world.view.moves[0];
  const { length } = world.same;
  await adds(world, mover, { do: "move", path, more: "x".repeat(2000) });
  await says(world, mover, ({ have }) => {
    const deep = JSON.parse("[".repeat(20_000) + "]".repeat(20_000));
    return { from: have, entries: [{ act: { do: "move", path: deep }, by: mover, sig: "" }] };
  });
  assert.equal(world.sides[1 - mover].table.now.length, length);
});

test("whoever was of another version and is no more is heard", async () => {
  const world = await started();
  await says(world, 0, () => ({ v: 99 }));
  assert.equal(world.sides[1].table.now.status, "version");
  await world.settle();
  assert.equal(world.sides[1].table.now.status, "playing");
});

test("a clock that is set back goes on from where it was; asleep, time passes", () => {
  let [wall, running] = [1_000_000, 0];
  const steady = createSteady(
    () => wall,
    () => running,
  );
  /** @param {number} shown @param {number} ran */
  const after = (shown, ran) => {
    wall += shown;
    running += ran;
    return steady();
  };
  assert.equal(after(0, 0), 1_000_000);
  assert.equal(after(5000, 5000), 1_005_000);
  assert.equal(after(-3_600_000, 1000), 1_006_000, "set back by an hour");
  assert.equal(after(2000, 2000), 1_008_000);
  assert.equal(after(600_000, 20), 1_608_000, "ten minutes asleep");
});
