import assert from "node:assert/strict";
import { test } from "node:test";
import { started } from "./world.js";

test("a draw needs both, whoever is to move; no is told", async () => {
  for (const first of [0, 1]) {
    const world = await started();
    const index = first ? world.penned : 1 - world.penned;
    const act = /** @type {const} */ ({ do: "end", reason: "agreed" });
    await world.sides[index].table.act(act);
    await world.carry();
    assert.deepEqual(world.sides[1 - index].table.now.theirs, act);
    await world.sides[1 - index].table.decline();
    await world.carry();
    assert.equal(world.sides[index].table.now.mine, null);
    assert.equal(world.view.over, null);
    await world.agree(index, act);
    assert.equal(world.view.over?.reason, "a");
  }
});

test("one resigns out of turn, even while the other moves", async () => {
  const world = await started();
  const mover = world.penned;
  const quitter = world.sides[1 - mover].table;
  const side = quitter.now.place?.sides[1 - mover];
  await quitter.act({ do: "end", reason: "resigned", side });
  world.wire = [];
  await world.move();
  await world.settle();
  assert.equal(world.view.over?.reason, `r${side}`);
});

test("moves are taken back by consent", async () => {
  const world = await started();
  const mover = await world.move();
  await world.carry();
  await world.agree(mover, { do: "back", plies: 1 });
  assert.equal(world.view.ply, 0);
});

test("another game follows by consent, and the other one begins it", async () => {
  const world = await started();
  const { turn } = world.view;
  await assert.rejects(world.agree(1, { do: "again" }).then(() => world.view.over.reason));
  await world.finish();
  await world.sides[1].table.act({ do: "again" });
  await world.carry();
  assert.notEqual(world.view.over, null, "not before the other has agreed");
  await world.sides[0].table.act({ do: "again" });
  await world.carry();
  assert.deepEqual([world.view.over, world.view.turn], [null, 1 - turn]);
  assert.equal(world.same.place?.round, 1);
});

test("the sets of a match follow one another; the score is kept, and nothing follows the last", async () => {
  const world = await started(1, { sets: 3 });
  const first = world.same.place?.match.first ?? -1;
  const winners = [];
  for (let set = 0; set < 3; set += 1) {
    assert.equal(world.penned, (first + set) % 2);
    const { sides } = /** @type {import("../../web/online/stages.js").Place} */ (world.same.place);
    await world.finish();
    assert.deepEqual(world.same.place?.match.winners, winners);
    winners.push(sides.indexOf(/** @type {0 | 1} */ (world.view.over?.winner)));
    await world.agree(set % 2, { do: "next" });
  }
  assert.equal(world.same.place?.match.winners.length, 2, "the third is the last");
  await world.agree(0, { do: "again" });
  assert.deepEqual(world.same.place?.match.winners, []);
  assert.equal(world.same.place?.match.first, 1 - first);
});
