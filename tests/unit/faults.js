/** What can happen to messages on their way, and what somebody who cheats would send. */

import { newKeys } from "../../web/online/keys.js";

/** @typedef {ReturnType<typeof import("./chance.js").chance>} Chance */

/**
 * One message of *world* less, twice, later, earlier, spoiled or by somebody else.
 * @param {import("./world.js").World} world
 */
export function spoil(world) {
  const { wire, chance } = world;
  const { draw } = chance;
  const [message] = wire.splice(draw(wire.length), 1);
  const back = () => wire.splice(draw(wire.length + 1), 0, message);
  world.faults += 1;
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
      if (world.sides[0].kept.open[1]) {
        wire.push({ ...message, from: newKeys().open });
      }
      return;
    case 4:
      wire.push({ ...message, said: forged(message.said, chance) });
      back();
      return;
    default:
      wire.push({ ...message, said: JSON.stringify({ nonsense: message.said.slice(draw(40)) }) });
  }
}

/**
 * A message with something else in it, as a side that cheats might write it.
 * @param {string} text
 * @param {Chance} chance
 */
export function forged(text, { draw, pick }) {
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
  const agreed = { do: "end", reason: "agreed" };
  const acts = [
    { do: "move", path: [draw(8)] },
    { do: "move", path: [draw(8)], used: 1, late: 90_000 },
    { do: "end", reason: "resigned", side: draw(2) },
    { do: "end", reason: "time", side: draw(2) },
    { do: "back", plies: 1 },
    { do: "next" },
    { do: "again" },
    { do: "seed", seed: "c".repeat(32) },
    { do: "open", seed: "c".repeat(32) },
    { do: "guess", seeds: 1 },
    { do: "reveal", seeds: 1 + draw(2), salt: "d".repeat(32) },
    { do: "side", side: draw(2) },
    { do: "start", terms: null, begun: { record: "", sides: [0, 1], match: null } },
    { do: "constructor" },
  ];
  const changes = [
    ...acts.map((act) => entry({ act })),
    entry({ by: draw(2) }),
    entry({ sig: "0".repeat(128) }),
    { entries: said.entries.toReversed() },
    { entries: "none" },
    { entries: [null] },
    { from: draw(20) },
    { have: draw(40) },
    { head: "f".repeat(64) },
    { offer: { act: agreed, index: said.have, sig: "0".repeat(128) } },
    { n: said.n + 1 },
  ];
  return JSON.stringify({ ...said, ...pick(changes) });
}
