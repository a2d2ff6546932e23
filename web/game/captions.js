/**
 * What is said about a position, a move, a touch: Fluent ids with their variables, never words.
 * @import { Banner, BoardSpec, GameEvent, Mark, Message, Move, Outcome, Save, Side, SlotSpec, View } from "../types"
 */
import { loneSide, naming, namingOn, playerOn, seatOn } from "./seats.js";

/** @param {string | null} code a code of the engine, words apart by spaces */
export function dashed(code) {
  return (code ?? "").replaceAll(" ", "-");
}

/**
 * The number or name of *slot* as players say it.
 * @param {BoardSpec} spec
 * @param {number} slot
 */
export function slotName(spec, slot) {
  const found = spec.slots.find((one) => one.slot === slot);
  return found?.name ?? String(found?.number ?? "");
}

const ICONS = {
  again: "again",
  capture: "capture",
  tuzdik: "horns",
  mill: "mill",
  pass: "pass",
  endless: "endless",
  lap: "again",
};

/**
 * The banner for *event*, or null where the end sheet speaks.
 * @param {GameEvent} event
 * @param {Save} save
 * @param {BoardSpec} spec
 * @returns {Banner | null}
 */
export function bannerOf(event, save, spec) {
  if (event.kind === "end") {
    return null;
  }
  const vars = {
    ...(event.side < 0 ? {} : namingOn(save, event.side)),
    game: save.game,
    stones: event.stones,
    pit: event.slots.length ? slotName(spec, event.slots[0]) : "",
  };
  if (event.kind === "nothing") {
    return { id: `nothing-${dashed(event.why)}`, vars, icon: "", tone: "quiet" };
  }
  const icon = ICONS[/** @type {keyof typeof ICONS} */ (event.kind)] ?? "";
  const id = event.kind === "capture" ? `capture-${dashed(event.why)}` : event.kind;
  return { id: `banner-${id}`, vars, icon, tone: event.kind === "lap" ? "quiet" : "happening" };
}

/**
 * The banner of a mill whose stone has still to be chosen.
 * @param {Save} save
 * @returns {Banner}
 */
export function takeBanner(save) {
  return {
    id: "banner-take",
    vars: namingOn(save, save.view.turn),
    icon: "mill",
    tone: "happening",
  };
}

/**
 * Whose turn it is, or what is waited for.
 * @param {Save} save
 * @param {string} phase
 * @param {{ engine: string, removing: boolean, confirming: boolean, queued: boolean, mover?: Side | null }} now
 *   while the stones of *mover* move it is still that side's turn
 * @returns {Message}
 */
export function statusOf(save, phase, now) {
  const { view } = save;
  if (now.mover === 0 || now.mover === 1) {
    return { id: "status-turn", vars: namingOn(save, now.mover) };
  }
  if (view.over) {
    return { id: "status-over" };
  }
  const vars = namingOn(save, view.turn);
  if (phase === "waiting") {
    return { id: now.queued ? "status-queued" : "status-starting", vars };
  }
  if (phase === "thinking") {
    return { id: now.engine === "ready" ? "status-thinking" : "status-starting", vars };
  }
  if (now.confirming) {
    return { id: "status-confirm", vars };
  }
  return { id: now.removing ? "status-take" : "status-turn", vars };
}

/**
 * The result as one word or two.
 * @param {Save} save
 * @returns {Message}
 */
export function resultOf(save) {
  const winner = save.view.over?.winner ?? null;
  if (winner === null) {
    return { id: "result-draw" };
  }
  const lone = loneSide(save);
  if (lone !== null && winner !== lone && seatOn(save, winner).kind === "computer") {
    return { id: "result-lost" };
  }
  return { id: "result-won", vars: namingOn(save, winner) };
}

/**
 * What best play gives.
 * @param {Save} save
 * @param {Outcome} outcome
 * @returns {Message}
 */
export function outcomeOf(save, { winner, stones }) {
  if (winner === null) {
    return { id: "outcome-draw" };
  }
  const by = namingOn(save, winner);
  return stones === null
    ? { id: "outcome-won", vars: by }
    : { id: "outcome-won-by", vars: { ...by, stones } };
}

/**
 * Why the game ended, stones swept included.
 * @param {Save} save
 * @param {BoardSpec} spec
 * @returns {Message}
 */
export function reasonOf(save, spec) {
  const { view } = save;
  const over = /** @type {NonNullable<View["over"]>} */ (view.over);
  const side = over.side ?? over.winner;
  /** @type {Message["vars"]} */
  const vars = {
    stones: over.swept,
    moves: view.quietLimit,
    ...(side === null ? naming(save.seats, 0) : namingOn(save, side)),
  };
  if (over.reason === "side empty") {
    return emptySide(save, spec, vars);
  }
  const sweep = over.reason === "no move" ? swept(save, spec) : null;
  return sweep
    ? { id: "reason-no-move-taken", vars: { ...vars, ...namingOn(save, sweep.taker) } }
    : { id: `reason-${dashed(over.reason)}`, vars };
}

/**
 * Whose pits the stones left at the end lay in, and who got them; null when none were left.
 * @param {Save} save
 * @param {BoardSpec} spec
 */
function swept(save, spec) {
  const sweep = save.view.last?.steps.find(([kind]) => kind === "sweep");
  if (sweep === undefined) {
    return null;
  }
  const [owner, taker] = sweep
    .slice(1, 3)
    .map((slot) => spec.slots.find((one) => one.slot === slot)?.side ?? 0);
  return { owner, taker };
}

/**
 * The row that emptied, and where the stones left went: to the player of the empty row (taken), or to
 * their owner (kept).
 * @param {Save} save
 * @param {BoardSpec} spec
 * @param {Message["vars"]} vars
 * @returns {Message}
 */
function emptySide(save, spec, vars) {
  const sweep = swept(save, spec);
  if (sweep === null) {
    return { id: "reason-side-empty", vars };
  }
  const { owner, taker } = sweep;
  const names = { ...vars, ...namingOn(save, taker) };
  return {
    id: owner === taker ? "reason-side-empty-kept" : "reason-side-empty-taken",
    vars: names,
  };
}

/**
 * A move in words, for those who do not see the board: first the move, then what came of it.
 * @param {Save} save the game after the move, or before it
 * @param {BoardSpec} spec
 * @param {{ side: number } & Move} move
 * @returns {Message[]}
 */
export function tell(save, spec, move) {
  const by = namingOn(save, move.side);
  const [first] = move.path;
  const lift = move.steps.find(([kind]) => kind === "lift");
  /** @type {Message[]} */
  const told = [];
  if (lift) {
    told.push({ id: "tell-sow", vars: { ...by, pit: slotName(spec, first), stones: lift[3] } });
  } else if (move.path.length) {
    told.push({ id: "tell-move", vars: { ...by, move: move.text } });
  }
  for (const event of move.events) {
    const banner = event.kind === "lap" ? null : bannerOf(event, save, spec);
    if (banner) {
      told.push(banner);
    }
  }
  return told;
}

/**
 * Where a save stands, in a line: whose turn, or the result.
 * @param {Save} save
 * @returns {Message}
 */
export function stateOf(save) {
  if (save.view.over) {
    return resultOf(save);
  }
  return { id: "status-turn", vars: naming(save.seats, playerOn(save, save.view.turn)) };
}

/**
 * What a slot is and holds, in words.
 * @param {import("../board/types").SlotInfo} info
 * @param {Save} save
 * @returns {Message}
 */
export function labelOf({ role, side = 0, number, name, count, mark }, save) {
  if (role === "point") {
    const stone = count > 0 ? "light" : count < 0 ? "dark" : "none";
    return { id: "label-point", vars: { point: name ?? "", stone } };
  }
  if (mark) {
    return { id: "label-tuzdik", vars: { ...namingOn(save, mark.side), pit: number ?? 0 } };
  }
  const vars = { ...namingOn(save, side), game: save.game, stones: count };
  return { id: `label-${role}`, vars: number === undefined ? vars : { ...vars, pit: number } };
}
