/**
 * Setting up a position: what is changed, kept, and checked by the engine at every change.
 * @import { BoardSpec, Draft, EditorState, Options, Position, Save } from "../types"
 */
import { engine, explain, show } from "../app.js";
import { firstView, trying } from "../game/creating.js";
import { go } from "../route.js";
import { read, update } from "../state.js";
import { advanced, back, forth, keepDraft, keptDraft } from "./drafts.js";
import {
  alike,
  cleared,
  mirrored,
  positionOf,
  put,
  touched,
  turned,
  turnedTuzdik,
} from "./position.js";

/** @param {string} game */
const specOf = (game) => read().boards[game];

/**
 * Open the editor of *game*, where it was left or else at the start of the game.
 * @param {string} game
 */
export async function openEditor(game) {
  const draft = keptDraft(game, specOf(game)) ?? (await freshDraft(game, wanted(game)));
  const { route } = read();
  if (draft && route.screen === "editor" && route.game === game) {
    update({
      editor: { game, ...draft, touch: "add", slot: null, checked: null, faults: [], view: null },
    });
    check();
  }
}

/**
 * The options that were chosen for *game* last.
 * @param {string} game
 */
function wanted(game) {
  return read().settings.choices[game]?.options ?? {};
}

/**
 * The start of *game* as a draft.
 * @param {string} game
 * @param {Options} options
 * @returns {Promise<Draft | null>}
 */
async function freshDraft(game, options) {
  const view = await trying(() => firstView(game, options));
  return (
    view && {
      options: view.options,
      position: positionOf(view, specOf(game)),
      past: [],
      next: [],
    }
  );
}

/**
 * Go to the editor with *options* for the game; what was worked on under others can be taken back to.
 * @param {string} game
 * @param {Options} options
 */
export async function editUnder(game, options) {
  const kept = keptDraft(game, specOf(game));
  if (JSON.stringify(kept?.options) !== JSON.stringify(options)) {
    const fresh = await freshDraft(game, options);
    if (fresh) {
      keepDraft(game, kept ? { ...advanced(kept, fresh.position), options } : fresh);
    }
  }
  go({ screen: "editor", game });
}

/**
 * Go to the editor with a position of the game *save*: after *ply* moves.
 * @param {Save} save
 * @param {number} ply
 */
export async function editPosition({ game, view }, ply) {
  const { record, options } = view;
  const plies = view.ply - ply;
  const shown = await trying(async () =>
    plies > 0 ? await engine().call("undo", { record, plies }) : view,
  );
  if (shown) {
    const spec = specOf(game);
    const position = positionOf(shown, spec);
    const kept = keptDraft(game, spec);
    const draft =
      kept && !alike(kept.position, position) ? advanced(kept, position) : { past: [], next: [] };
    keepDraft(game, { ...draft, options, position });
    go({ screen: "editor", game });
  }
}

/** The editor on the screen. */
function editor() {
  return /** @type {EditorState} */ (read().editor);
}

/**
 * @param {Draft} draft
 * @param {number | null} [slot] the slot that was touched
 */
function keep(draft, slot = editor().slot) {
  const { game, position } = editor();
  const same = alike(position, draft.position);
  update({ editor: { ...editor(), ...draft, slot } });
  if (!same) {
    keepDraft(game, draft);
    check();
  }
}

/**
 * @param {(position: Position, spec: BoardSpec) => Position} changed
 * @param {number | null} [slot]
 */
function change(changed, slot) {
  const { game, position } = editor();
  const next = changed(position, specOf(game));
  keep(alike(position, next) ? editor() : advanced(editor(), next), slot);
}

/**
 * A touch of *slot*, as the choice beside the board says; false if that does nothing here.
 * @param {number} slot
 * @param {number} [by] stones more, whatever is chosen
 */
export function touchSlot(slot, by) {
  const { position, touch, game } = editor();
  const pit = specOf(game).slots[slot].role === "pit";
  if (touch === "tuzdik" && pit && by === undefined) {
    change((before, spec) => turnedTuzdik(before, spec, slot), slot);
  } else {
    const more = by ?? (touch === "take" ? -1 : 1);
    change((before, spec) => touched(before, spec, slot, more), slot);
  }
  return editor().position !== position;
}

/**
 * @param {number} slot
 * @param {number} stones
 */
export function putStones(slot, stones) {
  change((before, spec) => put(before, spec, slot, stones), slot);
}

/** @param {EditorState["touch"]} touch */
export function chooseTouch(touch) {
  update({ editor: { ...editor(), touch } });
}

/** Let the other side move. */
export function turnRound() {
  change((position) => ({ ...position, side: turned(position.side) }));
}

export const empty = () => change(cleared, null);
export const mirror = () => change(mirrored, null);
export const undo = () => keep(back(editor()));
export const redo = () => keep(forth(editor()));

/** The start of the game. */
export async function restart() {
  const { game, options } = editor();
  const fresh = await freshDraft(game, options);
  if (fresh && read().editor?.game === game) {
    change(() => fresh.position, null);
  }
}

/** Ask the engine what is wrong with the position; the answer to an older one is not told. */
async function check() {
  const { game, options, position } = editor();
  const { slots, extras, side } = position;
  /** @param {Partial<EditorState>} found */
  function tell(found) {
    const now = read().editor;
    if (now?.position === position) {
      update({ editor: { ...now, ...found } });
    }
  }
  try {
    const { faults, view } = await engine().call("position", {
      game,
      options,
      slots,
      extras,
      side,
    });
    tell({ faults, view, checked: position });
  } catch (error) {
    tell({ faults: [], view: null, checked: position });
    if (read().editor?.position === position) {
      update({ notice: explain(error) });
    }
  }
}

/** What can be done with the position. */
export const useIt = () => show({ kind: "position" });
