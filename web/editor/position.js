/**
 * A position that is being set up, and every way to change it: pure, so that tests need no page. It counts
 * stones and knows no rule: whether a position is legal is for the engine to say.
 * @import { BoardSpec, SlotSpec } from "../board/types"
 * @import { Position, Side, View } from "../types"
 */

/** More stones lie in no slot of any game. */
const MOST = 255;
/** The stones of a side on a board of points. */
const PIECES = 9;

/**
 * The position of *view*.
 * @param {View} view
 * @param {BoardSpec} spec
 * @returns {Position}
 */
export function positionOf(view, spec) {
  const extras = hasTuzdiks(spec) ? [0, 0] : [];
  for (const { kind, slot, side } of view.marks) {
    if (kind === "tuzdik") {
      extras[side] = spec.slots[slot].number ?? 0;
    }
  }
  return { slots: [...view.slots], extras, side: view.side };
}

/**
 * Whether a pit of *spec* can become a tuzdik.
 * @param {BoardSpec} spec
 */
export function hasTuzdiks({ stores }) {
  return stores === "kazans";
}

/**
 * The marks of *position* as the board draws them.
 * @param {Position} position
 * @param {BoardSpec} spec
 */
export function marksOf({ extras }, spec) {
  return extras.flatMap((number, owner) =>
    spec.slots
      .filter((slot) => slot.role === "pit" && slot.side === 1 - owner && slot.number === number)
      .map(({ slot }) => ({ kind: "tuzdik", slot, side: owner })),
  );
}

/**
 * *position* with *stones* in *slot*, or as many as can be there; a pit under a tuzdik stays empty.
 * @param {Position} position
 * @param {BoardSpec} spec
 * @param {number} slot
 * @param {number} stones
 * @returns {Position}
 */
export function put(position, spec, slot, stones) {
  const { role } = spec.slots[slot];
  if (marksOf(position, spec).some((mark) => mark.slot === slot)) {
    return position;
  }
  const [least, most] = role === "point" ? [-1, 1] : [0, role === "hand" ? PIECES : MOST];
  const slots = [...position.slots];
  slots[slot] = Math.min(most, Math.max(least, stones));
  return counted({ ...position, slots }, spec);
}

/**
 * *position* after a touch of *slot*: *by* stones more, or on a point the next of nothing, light, dark.
 * @param {Position} position
 * @param {BoardSpec} spec
 * @param {number} slot
 * @param {number} by
 */
export function touched(position, spec, slot, by) {
  const here = position.slots[slot];
  const point = spec.slots[slot].role === "point";
  const next = by < 0 ? { 0: -1, 1: 0, [-1]: 1 } : { 0: 1, 1: -1, [-1]: 0 };
  return put(position, spec, slot, point ? next[/** @type {0} */ (here)] : here + by);
}

/**
 * *position* with the pit *slot* as the other side's tuzdik, or no longer; its stones go with it.
 * @param {Position} position
 * @param {BoardSpec} spec
 * @param {number} slot
 * @returns {Position}
 */
export function turnedTuzdik(position, spec, slot) {
  const { side = 0, number = 0 } = spec.slots[slot];
  const owner = 1 - side;
  const extras = [...position.extras];
  if (extras[owner] === number) {
    extras[owner] = 0;
    return { ...position, extras };
  }
  extras[owner] = number;
  const store = storeOf(spec, owner);
  const slots = [...position.slots];
  slots[store] = Math.min(MOST, slots[store] + slots[slot]);
  slots[slot] = 0;
  return { ...position, slots, extras };
}

/**
 * The slot of the store of *side*.
 * @param {BoardSpec} spec
 * @param {number} side
 */
function storeOf(spec, side) {
  return spec.slots.findIndex((slot) => slot.role === "store" && slot.side === side);
}

/**
 * *position* without a stone on the board, in a store or in a hand.
 * @param {Position} position
 * @param {BoardSpec} spec
 * @returns {Position}
 */
export function cleared(position, spec) {
  const { slots, extras } = position;
  return counted({ ...position, slots: slots.map(() => 0), extras: extras.map(() => 0) }, spec);
}

/**
 * *position* with the sides changed, whose turn it is too.
 * @param {Position} position
 * @param {BoardSpec} spec
 * @returns {Position}
 */
export function mirrored({ slots, extras, side }, spec) {
  const other = spec.slots.map((slot) =>
    slot.role === "point" ? -slots[slot.slot] : facing(slot),
  );
  /** @param {SlotSpec} slot */
  function facing({ role, side: of = 0, number }) {
    const found = spec.slots.find(
      (slot) => slot.role === role && slot.side === 1 - of && slot.number === number,
    );
    return slots[/** @type {SlotSpec} */ (found).slot];
  }
  return {
    slots: other.map((stones) => stones || 0),
    extras: [...extras].reverse(),
    side: turned(side),
  };
}

/**
 * The other side.
 * @param {Side} side
 */
export function turned(side) {
  return /** @type {Side} */ (1 - side);
}

/**
 * *position* with the stones of a board of points that are nowhere else among those taken.
 * @param {Position} position
 * @param {BoardSpec} spec
 * @returns {Position}
 */
function counted(position, spec) {
  const slots = [...position.slots];
  for (const { slot, role, side = 0 } of spec.slots) {
    if (role === "taken") {
      slots[slot] = Math.max(0, PIECES - piecesOf(position, spec, 1 - side));
    }
  }
  return { ...position, slots };
}

/**
 * The stones of *side* on the points and in its hand.
 * @param {Position} position
 * @param {BoardSpec} spec
 * @param {number} side
 */
function piecesOf({ slots }, spec, side) {
  const colour = side === 0 ? 1 : -1;
  return spec.slots.reduce((sum, { slot, role, side: of }) => {
    const mine = role === "point" ? Number(slots[slot] === colour) : 0;
    return sum + mine + (role === "hand" && of === side ? slots[slot] : 0);
  }, 0);
}

/**
 * Whether two positions are the same.
 * @param {Position} one
 * @param {Position} other
 */
export function alike(one, other) {
  return (
    JSON.stringify([one.slots, one.extras, one.side]) ===
    JSON.stringify([other.slots, other.extras, other.side])
  );
}
