import assert from "node:assert/strict";
import { test } from "node:test";
import { isOver } from "../../web/online/stages.js";
import { spoil } from "./faults.js";
import { CLOCK, World } from "./world.js";

/** The long form: build.py test --all. */
const GAMES = process.env.KAZAN_LONG ? 400 : 24;
const ROUNDS = 900;

/** Every kind of table in turn. @type {Partial<import("./world.js").Terms>[]} */
const KINDS = [
  {},
  { clock: CLOCK },
  { sets: 3, clock: { ...CLOCK, kind: "move" } },
  { game: "dealt", options: { starter: 0, deal: "random", deal_seed: 0 }, sets: 3 },
];

/**
 * What a person does at *side*: hides, guesses, takes a side, moves, agrees to the next set.
 * @param {World} world
 * @param {import("./world.js").Side} side
 */
async function play(world, { table }) {
  const { draw, pick } = world.chance;
  const { place, penned } = table.now;
  if (place && isOver(place)) {
    const last = place.match.winners.length + 1 >= place.match.sets;
    await (last || table.now.mine ? undefined : table.act({ do: "next" }));
    return;
  }
  if (!penned || !place) {
    return;
  }
  if (place.stage === "hide") {
    await table.hide(1 + draw(2));
  } else if (place.stage === "guess") {
    await table.act({ do: "guess", seeds: 1 + draw(2) });
  } else if (place.stage === "side") {
    await table.act({ do: "side", side: draw(2) });
  } else if (place.view) {
    const used = place.clock ? { used: draw(400) } : {};
    await table.act({ do: "move", path: pick(place.view.moves).path, ...used });
  }
}

/** Whether nothing more is to be played. @param {World} world */
const done = (world) =>
  world.sides.every(({ table }) => {
    const { place } = table.now;
    return isOver(place) && place?.match.winners.length === world.terms.sets - 1;
  });

/** @param {World} world */
async function round(world) {
  const { draw } = world.chance;
  world.time += 200 + draw(400);
  for (const side of world.sides) {
    if (draw(3) === 0) {
      await side.table.tick();
    }
    if (draw(2) === 0) {
      await play(world, side);
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
      spoil(world);
    }
    await world.deliver();
  }
  world.wire.splice(0, Math.max(0, world.wire.length - 30));
}

test("games over a bad wire end equal on both sides", async () => {
  let [faults, entries, sets] = [0, 0, 0];
  for (let seed = 0; seed < GAMES; seed += 1) {
    const world = new World(seed, KINDS[seed % KINDS.length]);
    await world.meet();
    for (let count = 0; count < ROUNDS && !done(world); count += 1) {
      await round(world);
    }
    await world.settle();
    assert.ok(done(world), `game ${seed} has come to its end`);
    sets += world.terms.sets;
    faults += world.faults;
    entries += world.same.length;
  }
  console.log(`${GAMES} games of ${sets} sets ended, ${entries} entries, ${faults} faults`);
});
