/** A game small enough to write down: two pits and a store a side, first stone in the next place. */

/** @type {import("../../web/types").BoardSpec} */
export const SPEC = {
  game: "toy",
  kind: "sowing",
  pits: 2,
  stores: "ends",
  wood: "walnut",
  stones: "river",
  slots: [
    { slot: 0, role: "pit", side: 0, number: 1, key: "1" },
    { slot: 1, role: "pit", side: 0, number: 2, key: "2" },
    { slot: 2, role: "pit", side: 1, number: 1, key: "1" },
    { slot: 3, role: "pit", side: 1, number: 2, key: "2" },
    { slot: 4, role: "store", side: 0 },
    { slot: 5, role: "store", side: 1 },
  ],
};

/** @param {Partial<import("../../web/types").View>} parts */
export function view(parts = {}) {
  return /** @type {import("../../web/types").View} */ ({
    game: "toy",
    options: {},
    record: "start",
    state: "0",
    slots: [1, 1, 1, 1, 0, 0],
    side: 0,
    turn: 0,
    marks: [],
    ply: 0,
    undo: 0,
    redo: 0,
    moves: [sow(0, 1), sow(1, 4)],
    last: null,
    history: [],
    score: [0, 0],
    decided: null,
    over: null,
    quiet: 0,
    quietLimit: 0,
    occurrences: 1,
    ...parts,
  });
}

/**
 * A move of the one stone in *pit* to *target*.
 * @param {number} pit
 * @param {number} target
 * @param {import("../../web/types").GameEvent[]} [events]
 * @returns {import("../../web/types").Move}
 */
export function sow(pit, target, events = []) {
  return {
    path: [pit],
    text: String((pit % 2) + 1),
    steps: [
      ["lift", pit, -1, 1],
      ["drop", -1, target, 1],
    ],
    events,
  };
}

/**
 * The view after south's move from *pit* to *target*: north to move.
 * @param {number} pit
 * @param {number} target
 * @param {Partial<import("../../web/types").View>} parts
 */
export function after(pit, target, parts = {}) {
  const slots = [1, 1, 1, 1, 0, 0];
  slots[pit] -= 1;
  slots[target] += 1;
  const move = sow(pit, target);
  return view({
    record: `start ${move.text}`,
    slots,
    side: 1,
    turn: 1,
    ply: 1,
    undo: 1,
    moves: [sow(2, 3), sow(3, 5)],
    last: { ...move, side: 0, before: [1, 1, 1, 1, 0, 0], marks: [] },
    history: [{ side: 0, text: move.text }],
    ...parts,
  });
}

/** @param {Partial<import("../../web/types").Save>} parts */
export function save(parts = {}) {
  return /** @type {import("../../web/types").Save} */ ({
    id: "one",
    created: 1,
    updated: 1,
    game: "toy",
    seats: [
      { kind: "person", name: "" },
      { kind: "computer", level: "easy", name: "" },
    ],
    sides: [0, 1],
    match: { sets: 1, first: 0, winners: [], stopped: false },
    points: [0, 0],
    standing: null,
    past: [],
    touchMove: false,
    pending: null,
    offered: false,
    view: view(),
    ...parts,
  });
}

/** Two people at one phone. */
export const PEOPLE = /** @type {import("../../web/types").Save["seats"]} */ ([
  { kind: "person", name: "Ayşe" },
  { kind: "person", name: "" },
]);

/**
 * An event.
 * @param {string} kind
 * @param {Partial<import("../../web/types").GameEvent>} parts
 */
export function event(kind, parts = {}) {
  return { kind, after: 2, side: 0, slots: [], stones: 0, why: "", ...parts };
}
