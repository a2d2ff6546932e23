import assert from "node:assert/strict";
import { test } from "node:test";
import { hash, newKeys } from "../../web/online/keys.js";
import { createTable, newTable } from "../../web/online/table.js";
import { chance } from "./chance.js";
import { beginning, RULES } from "./mini.js";

/** @typedef {import("../../web/online/table.js").Table} Table */
/** @typedef {import("../../web/online/table.js").Kept} Kept */
/** @typedef {import("../../web/online/table.js").Said} Said */
/** @typedef {{ table: Table, kept: Kept, open: string }} Side */

/** The long form: build.py test --all. */
const GAMES = process.env.KAZAN_LONG ? 200 : 12;
const ROOM = "0".repeat(64);

/** Two sides and the wire between them, which a test cuts, tangles and spoils. */
class World {
  /** @param {number} seed */
  constructor(seed) {
    this.chance = chance(seed);
    this.time = 1_000_000;
    /** @type {{ said: string, from: string }[]} */
    this.wire = [];
    /** @type {Side[]} */
    this.sides = [];
    this.faults = 0;
  }

  /** @param {Kept} kept @returns {Side} */
  sit(kept) {
    /** @type {Side} */
    const side = {
      kept,
      open: kept.keys.open,
      table: /** @type {Table} */ (/** @type {unknown} */ (null)),
    };
    side.table = createTable({
      kept,
      rules: RULES,
      send: (said) => this.wire.push({ said: JSON.stringify(said), from: side.open }),
      keep: (now) => {
        side.kept = now;
      },
      changed() {},
      start: async (seeds) => ({
        do: "start",
        record: beginning(Number.parseInt((await hash(seeds.join(""))).slice(0, 2), 16) % 2),
        sides: [0, 1],
        names: ["Ayşe", ""],
        seeds,
      }),
      game: "mini",
      name: "Ayşe",
      clock: () => this.time,
    });
    return side;
  }

  async meet() {
    const [host, guest] = [newKeys(), newKeys()];
    this.sides = [
      this.sit(await newTable(0, ROOM, host, host.open, "a".repeat(32))),
      this.sit(await newTable(1, ROOM, guest, host.open, "b".repeat(32))),
    ];
    for (const { table } of this.sides) {
      await table.open();
    }
  }

  /** Carry everything to everybody, nothing spoiled. */
  async carry(most = 500) {
    while (this.wire.length && most > 0) {
      most -= 1;
      this.time += 300;
      const { said, from } = /** @type {{ said: string, from: string }} */ (this.wire.shift());
      for (const { table } of this.sides) {
        await table.receive(JSON.parse(said), from);
      }
    }
    assert.ok(most > 0, "they never stop talking");
  }

  /** Say and carry until nothing is new. */
  async settle() {
    for (let round = 0; round < 4; round += 1) {
      for (const { table } of this.sides) {
        this.time += 300;
        await table.tick();
      }
      await this.carry();
    }
  }

  /** Close the page of a side and open it again. @param {number} index */
  async reopen(index) {
    const side = this.sit(JSON.parse(JSON.stringify(this.sides[index].kept)));
    await side.table.open();
    this.sides[index] = side;
  }

  /** One message less, twice, later, earlier, spoiled or by somebody else. */
  spoil() {
    const { draw } = this.chance;
    const place = draw(this.wire.length);
    const [message] = this.wire.splice(place, 1);
    const back = () => this.wire.splice(draw(this.wire.length + 1), 0, message);
    this.faults += 1;
    switch (draw(6)) {
      case 0:
        return; // lost
      case 1:
        back();
        back();
        return;
      case 2:
        back();
        return;
      case 3: // a stranger who had the link first would have the seat
        back();
        if (this.sides[0].kept.open[1]) {
          this.wire.push({ ...message, from: newKeys().open });
        }
        return;
      case 4:
        this.wire.push({ ...message, said: forged(message.said, this.chance) });
        back();
        return;
      default:
        this.wire.push({
          ...message,
          said: JSON.stringify({ nonsense: message.said.slice(draw(40)) }),
        });
    }
  }
}

/**
 * A message with something else in it, as a side that cheats might write it.
 * @param {string} text
 * @param {ReturnType<typeof chance>} chance
 */
function forged(text, { draw, pick }) {
  const said = JSON.parse(text);
  if (!Array.isArray(said.entries)) {
    return text; // spoiled before
  }
  const place = draw(said.entries.length || 1);
  /** @param {object} change */
  const entry = (change) => ({
    entries: said.entries.map((/** @type {object} */ one, /** @type {number} */ index) =>
      index === place ? { ...one, ...change } : one,
    ),
  });
  const act = { do: "end", reason: "agreed" };
  const changes = [
    entry({ act: { do: "move", path: [draw(8)] } }),
    entry({ act: { do: "end", reason: "resigned", side: draw(2) } }),
    entry({ act: { do: "back", plies: 1 } }),
    entry({ by: draw(2) }),
    entry({ sig: "0".repeat(128) }),
    { entries: said.entries.toReversed() },
    { entries: "none" },
    { entries: [null] },
    { from: draw(20) },
    { have: draw(40) },
    { head: "f".repeat(64) },
    { offer: { act, index: said.have, sig: "0".repeat(128) } },
    { seed: "c".repeat(32) },
    { n: said.n + 1 },
  ];
  return JSON.stringify({ ...said, ...pick(changes) });
}

/** @param {World} world */
function same(world) {
  const [one, other] = world.sides.map(({ table }) => table.now);
  assert.equal(one.head, other.head);
  assert.equal(one.place?.view.record, other.place?.view.record);
  return one;
}

/** The side that may add. @param {World} world */
const penned = (world) => world.sides.findIndex(({ table }) => table.now.penned);

/** A legal move of whoever is to move. @param {World} world */
async function move(world) {
  const index = penned(world);
  const { table } = world.sides[index];
  const moves = table.now.place?.view.moves ?? [];
  await table.act({ do: "move", path: world.chance.pick(moves).path });
  return index;
}

async function started(seed = 1) {
  const world = new World(seed);
  await world.meet();
  await world.settle();
  return world;
}

test("two meet, draw a start from both seeds, and play to the end", async () => {
  const world = await started();
  assert.equal(same(world).status, "playing");
  while (same(world).place?.view.over === null) {
    await move(world);
    await world.carry();
  }
  assert.ok(same(world).length > 5);
});

test("no seed is told before the hash of the other is known", async () => {
  const world = new World(1);
  await world.meet();
  const [host, guest] = world.sides;
  await host.table.tick();
  const first = /** @type {Said} */ (JSON.parse(world.wire[0].said));
  assert.deepEqual([first.seed, first.commit], ["", await hash("a".repeat(32))]);
  world.wire = [];
  await guest.table.receive({ ...first, seed: "c".repeat(32) }, host.open);
  assert.equal(guest.kept.seeds[0], "", "a seed that does not fit its hash");
});

test("an illegal move, a move out of turn and a move for the other are refused", async () => {
  const world = await started();
  const index = penned(world);
  const { table } = world.sides[index];
  await assert.rejects(table.act({ do: "move", path: [3] }), /illegal-move/);
  const { path } = (table.now.place?.view.moves ?? [])[0];
  await assert.rejects(world.sides[1 - index].table.act({ do: "move", path }), /not this side/);
  const before = same(world).head;
  await table.tick();
  const said = JSON.parse(/** @type {{ said: string }} */ (world.wire.pop()).said);
  const entry = { act: { do: "move", path }, by: index, sig: "0".repeat(128) };
  const lie = { ...said, n: said.n + 1, from: said.have, have: said.have + 1, entries: [entry] };
  await world.sides[1 - index].table.receive(lie, world.sides[index].open);
  await world.sides[1 - index].table.receive({ ...lie, n: lie.n + 1 }, newKeys().open);
  assert.equal(world.sides[1 - index].table.now.head, before);
});

test("a draw needs both, whoever is to move; no is told", async () => {
  for (const first of [0, 1]) {
    const world = await started();
    const index = first ? penned(world) : 1 - penned(world);
    const act = /** @type {const} */ ({ do: "end", reason: "agreed" });
    await world.sides[index].table.act(act);
    await world.carry();
    assert.deepEqual(world.sides[1 - index].table.now.theirs, act);
    await world.sides[1 - index].table.decline();
    await world.carry();
    assert.equal(world.sides[index].table.now.mine, null);
    assert.equal(same(world).place?.view.over, null);
    await world.sides[index].table.act(act);
    await world.carry();
    await world.sides[1 - index].table.act(act);
    await world.carry();
    assert.equal(same(world).place?.view.over?.reason, "a");
  }
});

test("one resigns out of turn, even while the other moves", async () => {
  const world = await started();
  const mover = penned(world);
  const quitter = world.sides[1 - mover].table;
  const side = world.sides[0].table.now.place?.sides[1 - mover];
  await quitter.act({ do: "end", reason: "resigned", side });
  world.wire = [];
  await move(world);
  await world.settle();
  assert.equal(same(world).place?.view.over?.reason, `r${side}`);
});

test("moves are taken back by consent, and another game follows by consent", async () => {
  const world = await started();
  const mover = await move(world);
  await world.carry();
  const back = /** @type {const} */ ({ do: "back", plies: 1 });
  await world.sides[mover].table.act(back);
  await world.carry();
  await world.sides[1 - mover].table.act(back);
  await world.carry();
  assert.equal(same(world).place?.view.ply, 0);
  await world.sides[0].table.act({ do: "end", reason: "resigned", side: 0 });
  await world.carry();
  const again = /** @type {const} */ ({ do: "again", record: beginning(1), sides: [0, 1] });
  await world.sides[1].table.act(again);
  await world.carry();
  assert.equal(same(world).place?.view.over?.reason, "r0");
  await world.sides[0].table.act(again);
  await world.carry();
  assert.deepEqual([same(world).place?.view.over, same(world).place?.view.turn], [null, 1]);
});

test("a third with the link gets no seat and cannot change anything", async () => {
  const world = await started();
  const keys = newKeys();
  const third = world.sit(await newTable(1, ROOM, keys, world.sides[0].open, "e".repeat(32)));
  await third.table.open();
  const before = same(world).head;
  world.sides.push(third);
  await world.settle();
  world.sides.pop();
  assert.equal(third.table.now.status, "taken");
  assert.equal(same(world).head, before);
});

test("a page of another version is told so", async () => {
  const world = await started();
  await world.sides[0].table.tick();
  const said = JSON.parse(/** @type {{ said: string }} */ (world.wire.pop()).said);
  await world.sides[1].table.receive({ ...said, rules: 99 }, world.sides[0].open);
  assert.equal(world.sides[1].table.now.status, "version");
});

test("two devices of one side: what the other side has seen counts", async () => {
  const world = await started(5);
  const index = penned(world);
  const twin = world.sit(JSON.parse(JSON.stringify(world.sides[index].kept)));
  await twin.table.open();
  const moves = /** @type {{ path: number[] }[]} */ (twin.table.now.place?.view.moves);
  await twin.table.act({ do: "move", path: moves[1].path });
  await world.sides[index].table.act({ do: "move", path: moves[0].path });
  world.sides.push(twin);
  await world.settle();
  const heads = new Set(world.sides.map(({ table }) => table.now.head));
  world.sides.pop();
  assert.equal(heads.size, 1);
  same(world);
});

test("games over a bad wire end equal on both sides", async () => {
  let [faults, moves, ended] = [0, 0, 0];
  for (let seed = 0; seed < GAMES; seed += 1) {
    const world = new World(seed);
    const { draw } = world.chance;
    await world.meet();
    for (let round = 0; round < 400; round += 1) {
      world.time += 200 + draw(400);
      for (const { table } of world.sides) {
        if (draw(3) === 0) {
          await table.tick();
        }
        const { penned: may, place } = table.now;
        if (may && place?.view.over === null && draw(2) === 0) {
          await table.act({ do: "move", path: world.chance.pick(place.view.moves).path });
          moves += 1;
        }
      }
      if (draw(25) === 0) {
        await world.reopen(draw(2));
      }
      if (draw(30) === 0) {
        world.faults += world.wire.length;
        world.wire = []; // nobody is connected
      }
      for (let count = draw(4); count > 0 && world.wire.length; count -= 1) {
        if (draw(3) === 0) {
          world.spoil();
        }
        const next = world.wire.shift();
        for (const { table } of world.sides) {
          await (next && table.receive(JSON.parse(next.said), next.from));
        }
      }
      world.wire.splice(0, Math.max(0, world.wire.length - 30));
      if (world.sides.every(({ table }) => table.now.place?.view.over)) {
        break;
      }
    }
    await world.settle();
    const now = same(world);
    ended += now.place?.view.over ? 1 : 0;
    faults += world.faults;
  }
  console.log(`${ended} games ended, ${moves} moves, ${faults} faults`);
  assert.equal(ended, GAMES);
});
