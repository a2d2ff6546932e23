/**
 * The position last worked on in each game, kept by the browser, so that nothing is lost when the page is left.
 * @import { BoardSpec, Draft, Position } from "../types"
 */
import { keepLocal, localText, valueIn } from "../keeping/local.js";

const KEY = "kazan-editor";
/** Changes that can be taken back. */
const KEPT = 60;

/**
 * The draft of *game*; null where none is kept, or one that does not fit its board.
 * @param {string} game
 * @param {BoardSpec} spec
 * @returns {Draft | null}
 */
export function keptDraft(game, spec) {
  const draft = drafts()[game];
  const positions = [draft?.position, ...(Array.isArray(draft?.past) ? draft.past : [null])];
  return positions.every((position) => fits(position, spec)) ? { ...draft, next: [] } : null;
}

/**
 * Keep *draft*.
 * @param {string} game
 * @param {Draft} draft
 */
export function keepDraft(game, { options, position, past }) {
  keepLocal(KEY, JSON.stringify({ ...drafts(), [game]: { options, position, past } }));
}

/** @returns {Record<string, any>} */
function drafts() {
  const kept = valueIn(localText(KEY));
  return kept !== null && typeof kept === "object" ? kept : {};
}

/**
 * @param {any} position
 * @param {BoardSpec} spec
 */
function fits(position, spec) {
  const whole = (/** @type {unknown} */ numbers) =>
    Array.isArray(numbers) && numbers.every(Number.isInteger);
  return (
    whole(position?.slots) &&
    whole(position.extras) &&
    position.slots.length === spec.slots.length &&
    (position.side === 0 || position.side === 1)
  );
}

/**
 * *draft* with *position* as its newest; the one before can be taken back to.
 * @param {Draft} draft
 * @param {Position} position
 * @returns {Draft}
 */
export function advanced(draft, position) {
  return { ...draft, position, past: [...draft.past, draft.position].slice(-KEPT), next: [] };
}

/**
 * *draft* one change back.
 * @param {Draft} draft
 * @returns {Draft}
 */
export function back({ options, position, past, next }) {
  const before = past.at(-1);
  return before === undefined
    ? { options, position, past, next }
    : { options, position: before, past: past.slice(0, -1), next: [position, ...next] };
}

/**
 * *draft* with the change made again that was taken back last.
 * @param {Draft} draft
 * @returns {Draft}
 */
export function forth({ options, position, past, next }) {
  const [after, ...later] = next;
  return after === undefined
    ? { options, position, past, next }
    : { options, position: after, past: [...past, position], next: later };
}
