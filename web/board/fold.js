/**
 * The board after a step. Pure, so that replay, skip and tests need no page.
 *
 * @typedef {import("./types.d.ts").Step} Step
 */

/** The hand that sows; it is no slot. */
export const HAND = -1;

/** Light stones wait in this slot of the morris board, the dark ones in the next. */
const LIGHT_HAND = 24;

/** What south has taken lies in this slot: dark stones; the light ones in the next. */
const DARK_TAKEN = 26;

/**
 * The slots after one step.
 *
 * A morris point holds a signed stone (+1 light, -1 dark), so its three kinds carry the colour; all
 * other slots hold plain counts.
 *
 * @param {readonly number[]} slots
 * @param {Step} step
 * @returns {number[]}
 */
export function apply(slots, [kind, source, target, stones]) {
  const after = [...slots];
  if (kind === "place") {
    after[source] -= 1;
    after[target] = source === LIGHT_HAND ? 1 : -1;
  } else if (kind === "move") {
    after[target] = after[source];
    after[source] = 0;
  } else if (kind === "remove") {
    after[source] = 0;
    after[target] += 1;
  } else if (kind === "unplace") {
    after[source] = 0;
    after[target] += 1;
  } else if (kind === "unremove") {
    after[source] -= 1;
    after[target] = source === DARK_TAKEN ? -1 : 1;
  } else {
    if (source !== HAND) after[source] -= stones;
    if (target !== HAND) after[target] += stones;
  }
  return after;
}

/**
 * The slots after all of *steps*.
 *
 * @param {readonly number[]} slots
 * @param {readonly Step[]} steps
 * @returns {number[]}
 */
export function fold(slots, steps) {
  return steps.reduce(apply, [...slots]);
}

/**
 * Steps that take *steps* back, the last first. A sowing has no hand on its way back: each stone goes
 * home to the pit it was lifted from ("gather").
 *
 * @param {readonly Step[]} steps
 * @returns {Step[]}
 */
export function reversed(steps) {
  /** @type {Step[]} */
  const back = [];
  let origin = HAND;
  steps.forEach(([kind, source, target, stones], at) => {
    if (kind === "lift") origin = source;
    else if (kind === "drop") back.push(["gather", target, origin, 1]);
    else if (kind === "tuzdik" && steps[at - 1]?.[0] === "drop") {
      back[back.length - 1] = ["gather", target, origin, 1]; // it lay in the pit for a moment only
    } else if (kind === "move") back.push(["move", target, source, 1]);
    else if (kind === "place") back.push(["unplace", target, source, 1]);
    else if (kind === "remove") back.push(["unremove", target, source, 1]);
    else back.push(["gather", target, source, stones]);
  });
  return back.filter(([, source, target]) => source !== target).reverse();
}
