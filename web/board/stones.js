/**
 * Which stone lies where. A stone keeps its sprite all game and takes it along, so each has a
 * number, and each slot of a sowing board a list of them in the order in which they came.
 *
 * @typedef {import("./types.d.ts").SlotSpec} SlotSpec
 * @typedef {import("./types.d.ts").Step} Step
 */

/**
 * The stones of *slots* numbered afresh; slots that hold no heap get an empty list.
 *
 * @param {readonly number[]} slots
 * @param {readonly SlotSpec[]} specs
 * @returns {number[][]}
 */
export function deal(slots, specs) {
  let next = 0;
  return specs.map(({ slot, role }) => {
    if (role !== "pit" && role !== "store") return [];
    return Array.from({ length: slots[slot] }, () => {
      next += 1;
      return mixed(next);
    });
  });
}

/**
 * The lists *heaps* changed so that they hold *slots*: stones that are too many in one slot lie in
 * another that lacks them, all others stay.
 *
 * @param {readonly (readonly number[])[]} heaps
 * @param {readonly number[]} slots
 * @param {readonly SlotSpec[]} specs
 * @returns {number[][]}
 */
export function regroup(heaps, slots, specs) {
  /** @type {number[]} */
  const spare = [];
  const kept = specs.map(({ slot, role }) => {
    const want = role === "pit" || role === "store" ? slots[slot] : 0;
    spare.push(...heaps[slot].slice(want));
    return heaps[slot].slice(0, want);
  });
  let next = Math.max(0, ...heaps.map((heap) => heap.length)) + spare.length;
  return kept.map((heap, slot) => {
    const { role } = specs[slot];
    const lack = role === "pit" || role === "store" ? slots[slot] - heap.length : 0;
    for (let at = 0; at < lack; at += 1) {
      next += 1;
      heap.push(spare.shift() ?? mixed(next));
    }
    return heap;
  });
}

/** Kinds of steps that carry stones from heap to heap. */
const MOVED = new Set(["capture", "sweep", "tuzdik", "gather"]);

/**
 * The lists *heaps* after *steps*, every stone followed: what the animation comes to when nobody
 * ends it early.
 *
 * @param {readonly (readonly number[])[]} heaps
 * @param {readonly Step[]} steps
 * @returns {number[][]}
 */
export function follow(heaps, steps) {
  const after = heaps.map((heap) => [...heap]);
  /** @type {number[]} */
  let hand = [];
  for (const [kind, source, target, stones] of steps) {
    if (kind === "lift") hand = after[source].splice(0);
    else if (kind === "drop") after[target].push(...hand.splice(-1));
    else if (MOVED.has(kind)) {
      after[target].push(...after[source].splice(-stones));
    }
  }
  return after;
}

/**
 * A number for stone *at* that does not show its order: neighbours get unlike sprites.
 *
 * @param {number} at
 */
function mixed(at) {
  return (Math.imul(at, 0x9e3779b1) >>> 8) % 9973;
}
