/**
 * A sowing game small enough to play thousands of: three pits a side, two stones in each, a store each; the
 * same as "dealt", with its stones dealt by chance; and as "dry", where an empty side passes.
 */

import { fieldsOf, recordOf } from "../../web/online/link.js";

/** @type {Record<string, import("../../web/types").GameDescription>} */
export const GAMES = {
  mini: described("mini", { starter: { default: 0, values: [0, 1] } }),
  dry: described("dry", { starter: { default: 0, values: [0, 1] } }),
  dealt: described("dealt", {
    starter: { default: 0, values: [0, 1] },
    deal: { default: "random", values: ["random", "even"] },
    deal_seed: { default: 0 },
  }),
};

/** @param {string} key @param {import("../../web/types").GameDescription["options"]} options */
function described(key, options) {
  return { key, options, slots: 8, levels: [] };
}

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
  if (!(game in GAMES) || recordOf({ game, options, moves, ending, ...rest }) !== record) {
    throw new Illegal();
  }
  const named = options.split(",").filter(Boolean);
  const chosen = Object.fromEntries(named.map((one) => one.split("=")));
  const starter = Number(chosen.starter ?? 0);
  const slots = [2, 2, 2, 0, 2, 2, 2, 0]; // south's pits and store, north's
  if (chosen.deal_seed) {
    slots[Number(chosen.deal_seed) % 3] += 1;
  }
  let side = starter;
  let last = null;
  const history = [];
  for (const letter of moves) {
    if (letter === "-" && game === "dry" && legal(slots, side).length === 0) {
      history.push({ side, text: "-" });
      last = { ...PASS, side, before: [...slots], marks: [] };
      side = 1 - side;
      continue;
    }
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
  const full = [0, 1].filter((one) => legal(slots, one).length > 0).length;
  const open = full === 2 || (full === 1 && game === "dry");
  const own = legal(slots, side).map(move);
  const over =
    ending || !open ? { reason: ending || "side empty", winner: winnerOf(ending, slots) } : null;
  return /** @type {any} */ ({
    game,
    record,
    slots,
    side,
    turn: over ? -1 : side,
    over,
    ply: moves.length,
    history,
    moves: over ? [] : own.length ? own : [PASS],
    options: { ...chosen, starter, ...(chosen.deal && { deal_seed: Number(chosen.deal_seed) }) },
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

/** @param {string} ending @param {number[]} slots */
function winnerOf(ending, slots) {
  if (/^[rt]/.test(ending)) {
    return 1 - Number(ending[1]);
  }
  return ending || slots[3] === slots[7] ? null : Number(slots[7] > slots[3]);
}

/** @param {number} pit */
const move = (pit) => ({ path: [pit], text: String(pit), steps: [], events: [] });

const PASS = { path: [], text: "-", steps: [], events: [] };

/** @param {number[]} slots @param {number} side */
const legal = (slots, side) =>
  [0, 1, 2].map((pit) => pit + 4 * side).filter((pit) => slots[pit] > 0);

/** @param {string} record @param {(fields: ReturnType<typeof fieldsOf>) => object} change */
const changed = (record, change) => {
  const fields = fieldsOf(record);
  return look(recordOf({ ...fields, ...change(fields) }));
};

/** @type {import("../../web/online/judge.js").Rules} */
export const RULES = {
  describe: (game) => GAMES[game],
  first: async (game, options) => look(beginning(Number(options.starter), game, options)),
  async match({ sets, first, winners }, { options }) {
    const starter = (first + winners.length) % 2;
    const next = {
      starter,
      sides: /** @type {[0, 1]} */ ([0, 1]),
      options: { ...options, starter },
    };
    const over = winners.length === sets;
    return {
      points: [0, 0],
      starters: [],
      winner: null,
      decided: null,
      over,
      next: over ? null : next,
    };
  },
  view: async (record) => look(record),
  async play(record, path) {
    if (look(record).over || !(path?.length <= 1) || !path.every(Number.isInteger)) {
      throw new Illegal();
    }
    const letter = path.length ? String.fromCharCode(97 + path[0]) : "-";
    return changed(record, ({ moves }) => ({ moves: moves + letter }));
  },
  async end(record, reason, side) {
    if (look(record).over) {
      throw new Illegal();
    }
    return changed(record, () => ({ ending: reason === "agreed" ? "a" : `${reason[0]}${side}` }));
  },
  undo: async (record, plies) =>
    changed(record, ({ moves }) => ({ moves: moves.slice(0, moves.length - plies) })),
};

/**
 * The record of a game that *side* begins.
 * @param {number} side
 * @param {string} [game]
 * @param {import("../../web/types").Options} [options]
 */
export function beginning(side, game = "mini", options = {}) {
  const none = { start: "", match: "", moves: "", ending: "" };
  const dealt = game === "dealt" ? [`deal=${options.deal}`, `deal_seed=${options.deal_seed}`] : [];
  return recordOf({ game, options: [...dealt, ...(side ? ["starter=1"] : [])].join(), ...none });
}
