/**
 * What the coach found, as things to say: Fluent ids with their variables, never words.
 * @import { BoardSpec, Hint, Message, Move, Reason, Teach, Why } from "../types"
 */
import { slotName } from "../game/captions.js";

/** The most reasons that are said of one move. */
const SAID = 2;

/**
 * The nudge before a move is told.
 * @param {string} nudge a code of the coach
 * @param {BoardSpec} spec
 * @returns {Message}
 */
export function nudgeOf(nudge, spec) {
  const place = nudge === "first" || nudge === "middle" || nudge === "last";
  return { id: `nudge-${place && spec.kind === "points" ? "quiet" : nudge}` };
}

/**
 * Which move is meant.
 * @param {string} id its text, without what kind of move it is
 * @param {Move} move
 * @param {BoardSpec} spec
 * @returns {Message}
 */
export function named(id, move, spec) {
  const [first] = move.path;
  return spec.kind === "points"
    ? { id: `${id}-move`, vars: { move: move.text } }
    : { id: `${id}-pit`, vars: { pit: first === undefined ? "" : slotName(spec, first) } };
}

/**
 * The move that is advised and why; another that is as good.
 * @param {Hint} hint
 * @param {BoardSpec} spec
 * @returns {Message[]}
 */
export function adviceOf(hint, spec) {
  const [best, other] = hint.moves;
  const said = [named("advice", best, spec), ...reasonsOf(best.reasons, hint.depth, spec)];
  return other ? [...said, named("advice-also", other, spec)] : said;
}

/**
 * Why a move is good; *depth* plies were looked ahead.
 * @param {Reason[]} reasons
 * @param {number} depth
 * @param {BoardSpec} spec
 * @returns {Message[]}
 */
export function reasonsOf(reasons, depth, spec) {
  if (reasons.length === 0) {
    return [{ id: depth > 1 ? "advice-searched" : "advice-good", vars: { moves: depth } }];
  }
  return reasons.slice(0, SAID).map((reason) => ({
    id: `advice-${reason.code === "capture" ? `capture-${reason.why}` : reason.code}`,
    vars: varsOf(reason, spec),
  }));
}

/**
 * What goes wrong with a move.
 * @param {Move} move
 * @param {Why} why
 * @param {BoardSpec} spec
 * @returns {Message[]}
 */
export function faultsOf(move, why, spec) {
  /** @type {Message[]} */
  const said = why.reasons.slice(0, SAID).map((reason) => ({
    id: `fault-${reason.code}`,
    vars: varsOf(reason, spec),
  }));
  if (why.throws) {
    said.push({ id: "fault-throws" });
  } else if (why.behind > 0 && said.length < SAID) {
    said.push({ id: "fault-behind", vars: { stones: why.behind } });
  }
  return [named("fault", move, spec), ...(said.length ? said : [{ id: "fault-none" }])];
}

/**
 * @param {Reason} reason
 * @param {BoardSpec} spec
 */
function varsOf({ stones, slots, by, why, moves }, spec) {
  return {
    stones,
    pit: slots.length ? slotName(spec, slots[0]) : "",
    points: slots.map((slot) => slotName(spec, slot)).join(" "),
    by: by < 0 ? "" : slotName(spec, by),
    how: why,
    moves: moves.length,
    line: moves.map(([slot]) => (slot === undefined ? "" : slotName(spec, slot))).join("-"),
  };
}

/**
 * The slots to light up.
 * @param {Teach} teach
 */
export function litBy({ stage, hint, asked }) {
  if (stage === "why" && asked) {
    return asked.path;
  }
  return stage === "move" && hint ? hint.moves.flatMap(({ path }) => path) : [];
}
