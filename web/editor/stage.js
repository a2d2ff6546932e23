/**
 * The board of the editor: every pit and point can be touched, held or typed at.
 * @import { BoardSpec, EditorState } from "../types"
 */
import { createBoard } from "../board/board.js";
import { labelOf } from "../game/captions.js";
import { say } from "../i18n/index.js";
import { read, subscribe } from "../state.js";
import { putStones, touchSlot } from "./editor.js";
import { holding } from "./holding.js";
import { marksOf } from "./position.js";

/** Two people without names: what is said of a slot is said of player 1 or 2. */
const NOBODY = /** @type {any} */ ({
  seats: [
    { kind: "person", name: "" },
    { kind: "person", name: "" },
  ],
  sides: [0, 1],
});

/** @type {(() => void) | null} */
let close = null;

/**
 * What a slot of *spec* is called, for those who do not see it.
 * @param {import("../board/types").SlotInfo} info
 */
export function nameOf(info) {
  return say(labelOf(info, { ...NOBODY, game: read().editor?.game ?? "" }));
}

/**
 * Make the board of the editor in *host*, or let it go.
 * @param {Element | undefined} host
 */
export function mountEditor(host) {
  close?.();
  close = null;
  const { editor } = read();
  if (host instanceof HTMLElement && editor) {
    close = stage(host, read().boards[editor.game]);
  }
}

/**
 * @param {HTMLElement} host
 * @param {BoardSpec} spec
 */
function stage(host, spec) {
  const board = createBoard(host, spec, { ...dress(spec), label: nameOf, stores: true });
  const held = holding(host, slotOf, (slot) => touchSlot(slot));
  board.onPick = (slot) => {
    if (!held.done() && !touchSlot(slot)) {
      board.refuse(slot);
    }
  };
  const typed = typing();
  host.addEventListener("keydown", typed);
  /** @type {EditorState | null} */
  let shown = null;
  const follow = () => {
    const { editor } = read();
    board.update(dress(spec));
    if (editor && editor !== shown) {
      shown = editor;
      board.show(editor.position.slots, cuesOf(editor, spec));
    }
  };
  follow();
  const stop = subscribe(follow);
  return () => {
    stop();
    held.close();
    board.destroy();
  };
}

/** @param {BoardSpec} spec */
function dress(spec) {
  const { wood, stones, sound } = read().settings;
  return {
    wood: wood || spec.wood,
    stones: spec.kind === "points" ? spec.stones : stones || spec.stones,
    sound,
    titles: spec.slots.map(({ role, number }) => ({
      number: role === "pit" ? String(number) : "",
      name: "",
    })),
    bottom: 0,
  };
}

/**
 * Every slot can be touched; the one touched last is marked.
 * @param {EditorState} editor
 * @param {BoardSpec} spec
 */
function cuesOf({ position, slot }, spec) {
  return {
    marks: marksOf(position, spec),
    open: true,
    lit: slot === null ? [] : [slot],
    last: { from: [], to: [] },
    active: position.side,
  };
}

/**
 * The slot of the board that *event* is about.
 * @param {Event} event
 */
function slotOf({ target }) {
  const button = target instanceof Element ? target.closest("[data-slot]") : null;
  return button instanceof HTMLElement ? Number(button.dataset.slot) : null;
}

/** Keys on a slot: + and - for a stone more or less, digits for a number, which grows as it is typed. */
function typing() {
  let at = -1;
  let number = 0;
  return (/** @type {KeyboardEvent} */ event) => {
    const slot = slotOf(event);
    if (slot === null || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const digit = /^[0-9]$/.test(event.key);
    number = digit ? (slot === at ? number * 10 : 0) + Number(event.key) : 0;
    at = digit ? slot : -1;
    if (digit) {
      putStones(slot, number);
    } else if (event.key === "+" || event.key === "-") {
      touchSlot(slot, event.key === "+" ? 1 : -1);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      putStones(slot, 0);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
}
