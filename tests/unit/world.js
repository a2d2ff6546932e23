/** Two sides of a live table and the wire between them, which a test cuts, tangles and spoils. */

import assert from "node:assert/strict";
import { newTable } from "../../web/online/kept.js";
import { newKeys } from "../../web/online/keys.js";
import { createTable } from "../../web/online/table.js";
import { chance } from "./chance.js";
import { RULES } from "./mini.js";

/** @typedef {import("../../web/online/table.js").Table} Table */
/** @typedef {import("../../web/online/kept.js").Kept} Kept */
/** @typedef {import("../../web/online/terms.js").Terms} Terms */
/** @typedef {{ table: Table, kept: Kept, open: string }} Side */

export const ROOM = "0".repeat(64);

/** @type {Terms} */
export const TERMS = {
  game: "mini",
  options: { starter: 0 },
  sets: 1,
  clock: null,
  handicap: null,
};

/** A clock of three minutes with five seconds for each turn. */
export const CLOCK = /** @type {const} */ ({
  kind: "total",
  minutes: 3,
  gain: 5,
  seconds: 30,
  long: 30,
});

export class World {
  /** @param {number} seed @param {Partial<Terms>} [terms] */
  constructor(seed, terms = {}) {
    this.chance = chance(seed);
    this.terms = { ...TERMS, ...terms };
    this.time = 1_000_000;
    /** @type {{ said: string, from: string }[]} */
    this.wire = [];
    /** @type {Side[]} */
    this.sides = [];
    this.faults = 0;
    this.stranger = false;
  }

  /** @param {Kept} kept @returns {Side} */
  sit(kept) {
    const side = /** @type {Side} */ ({ kept, open: kept.keys.open });
    side.table = createTable({
      kept,
      rules: RULES,
      send: (said) => this.wire.push({ said: JSON.stringify(said), from: side.open }),
      keep: (now) => {
        side.kept = now;
      },
      changed() {},
      start: async () => ({ terms: this.terms, begun: null }),
      game: "mini",
      name: "Ayşe",
      clock: () => this.time,
    });
    return side;
  }

  async meet() {
    const [host, guest] = [newKeys(), newKeys()];
    const { stranger } = this;
    this.sides = [
      this.sit({ ...newTable(0, ROOM, host, host.open), stranger }),
      this.sit({ ...newTable(1, ROOM, guest, host.open), stranger }),
    ];
    for (const { table } of this.sides) {
      await table.open();
    }
  }

  /** Give the next message of the wire to everybody. */
  async deliver() {
    const next = this.wire.shift();
    for (const { table } of this.sides) {
      await (next && table.receive(JSON.parse(next.said), next.from));
    }
  }

  /** Carry everything to everybody, nothing spoiled. */
  async carry(most = 500) {
    while (this.wire.length && most > 0) {
      most -= 1;
      this.time += 300;
      await this.deliver();
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

  /** The side that may add. */
  get penned() {
    return this.sides.findIndex(({ table }) => table.now.penned);
  }

  /** Both stand at the same place, which is given. */
  get same() {
    const [one, other] = this.sides.map(({ table }) => table.now);
    assert.equal(JSON.stringify(one.place), JSON.stringify(other.place));
    assert.equal(one.length, other.length);
    return one;
  }

  /** The view that both have. */
  get view() {
    return /** @type {import("../../web/types").View} */ (this.same.place?.view);
  }

  /** A legal move of whoever is to move. @param {number} [used] milliseconds */
  async move(used) {
    const index = this.penned;
    const { table } = this.sides[index];
    const { path } = this.chance.pick(table.now.place?.view?.moves ?? []);
    await table.act(used === undefined ? { do: "move", path } : { do: "move", path, used });
    return index;
  }

  /** Both agree to *act*, *index* asks. @param {number} index @param {any} act */
  async agree(index, act) {
    await this.sides[index].table.act(act);
    await this.carry();
    await this.sides[1 - index].table.act(act);
    await this.carry();
  }

  /** One side gives up. */
  async finish() {
    const { place, penned } = this.sides[0].table.now;
    const side = place?.sides[penned ? 0 : 1];
    await this.sides[penned ? 0 : 1].table.act({ do: "end", reason: "resigned", side });
    await this.carry();
  }
}

/** @param {number} [seed] @param {Partial<Terms>} [terms] */
export async function started(seed = 1, terms = {}) {
  const world = new World(seed, terms);
  await world.meet();
  await world.settle();
  return world;
}
