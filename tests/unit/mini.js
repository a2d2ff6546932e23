/** A sowing game small enough to play thousands of: three pits a side, two stones in each, a store each. */

import { fieldsOf, recordOf } from "../../web/online/link.js";

/** An error as the engine gives them. */
class Illegal extends Error {
  code = "illegal-move";
}

/**
 * The view of *record*, as far as the tables ask for it.
 * @param {string} record
 * @returns {import("../../web/types").View}
 */
function look(record) {
  const { game, options, moves, ending, ...rest } = fieldsOf(record);
  if (game !== "mini" || recordOf({ game, options, moves, ending, ...rest }) !== record) {
    throw new Illegal();
  }
  const slots = [2, 2, 2, 0, 2, 2, 2, 0]; // south's pits and store, north's
  const starter = options === "starter=1" ? 1 : 0;
  let side = starter;
  let last = null;
  const history = [];
  for (const letter of moves) {
    const pit = letter.charCodeAt(0) - 97;
    if (!legal(slots, side).includes(pit)) {
      throw new Illegal();
    }
    history.push({ side, text: letter });
    last = { ...move(pit), side, before: [...slots], marks: [] };
    let [hand, place] = [slots[pit], pit];
    slots[pit] = 0;
    while (hand > 0) {
      place = (place + 1) % 8;
      if (place !== (side ? 3 : 7)) {
        slots[place] += 1;
        hand -= 1;
      }
    }
    side = place === (side ? 7 : 3) ? side : 1 - side;
  }
  const open = legal(slots, 0).length > 0 && legal(slots, 1).length > 0;
  const over =
    ending || !open ? { reason: ending || "side empty", winner: null, side: null, swept: 0 } : null;
  return /** @type {any} */ ({
    game,
    record,
    slots,
    side,
    turn: over ? -1 : side,
    over,
    ply: moves.length,
    history,
    moves: over ? [] : legal(slots, side).map(move),
    options: { starter },
    last,
    match: null,
    marks: [],
    score: [slots[3], slots[7]],
    decided: null,
    undo: moves.length,
    redo: 0,
    quietLimit: 0,
  });
}

/** @param {number} pit */
const move = (pit) => ({ path: [pit], text: String(pit), steps: [], events: [] });

/** @param {number[]} slots @param {number} side */
const legal = (slots, side) =>
  [0, 1, 2].map((pit) => pit + 4 * side).filter((pit) => slots[pit] > 0);

/** @param {string} record @param {(fields: ReturnType<typeof fieldsOf>) => object} change */
const changed = (record, change) => {
  const fields = fieldsOf(record);
  return look(recordOf({ ...fields, ...change(fields) }));
};

/** @type {import("../../web/online/chain.js").Rules} */
export const RULES = {
  view: async (record) => look(record),
  async play(record, path) {
    if (look(record).over || path?.length !== 1 || !Number.isInteger(path[0])) {
      throw new Illegal();
    }
    return changed(record, ({ moves }) => ({ moves: moves + String.fromCharCode(97 + path[0]) }));
  },
  async end(record, reason, side) {
    if (look(record).over) {
      throw new Illegal();
    }
    return changed(record, () => ({ ending: reason === "agreed" ? "a" : `r${side}` }));
  },
  undo: async (record, plies) =>
    changed(record, ({ moves }) => ({ moves: moves.slice(0, -plies) })),
};

/** The record of a game that *side* begins. @param {number} side */
export function beginning(side) {
  const none = { start: "", match: "", moves: "", ending: "" };
  return recordOf({ game: "mini", options: side ? "starter=1" : "", ...none });
}
