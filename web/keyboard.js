/**
 * Keys for everything: digits pick pits, letters name points, and one key for each tool.
 * @import { PlayState } from "./types"
 */
import { show } from "./app.js";
import { session } from "./game/session.js";
import { slotForKey } from "./game/touch.js";
import { formatRoute, go } from "./route.js";
import { read } from "./state.js";

/** The letter of a point ("d" of "d6") that waits for its digit. */
let letter = "";

/** Listen from now on. */
export function listenToKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) {
      return;
    }
    const { play, dialog } = read();
    if (dialog === null && play !== null && pressed(event.key.toLowerCase(), event.key, play)) {
      event.preventDefault();
    }
  });
}

/** @param {EventTarget | null} target */
function isWriting(target) {
  return target instanceof HTMLElement && target.matches("input, textarea, select");
}

/**
 * Do what *key* means; false if it means nothing.
 * @param {string} key in lower case, as keys are named (no text of ours)
 * @param {string} name
 * @param {PlayState} play
 */
function pressed(key, name, play) {
  const game = session();
  const action = ACTIONS.get(name.length > 1 ? name : key);
  if (/^[a-g]$/.test(key) && read().boards[play.save.game].kind === "points") {
    letter = key;
    return true;
  }
  if (/^[1-9]$/.test(key)) {
    const slot = slotForKey(read().boards[play.save.game], play.save.view.side, letter, key);
    letter = "";
    if (slot !== null) {
      game?.tap(slot);
    }
    return slot !== null;
  }
  letter = "";
  action?.(play);
  return action !== undefined;
}

/** @type {Map<string, (play: PlayState) => void>} */
const ACTIONS = new Map([
  ["u", () => session()?.undo()],
  ["y", () => session()?.redo()],
  ["h", () => session()?.teach()],
  ["r", () => session()?.replay()],
  ["l", () => show({ kind: "moves" })],
  ["m", () => show({ kind: "menu" })],
  ["n", (play) => go({ screen: "setup", game: play.save.game })],
  ["PageUp", (play) => session()?.look(lookedAt(play) - 1)],
  ["PageDown", (play) => session()?.look(lookedAt(play) + 1)],
  ["Escape", leave],
  ...["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map(
    (arrow) => /** @type {[string, () => void]} */ ([arrow, enterBoard]),
  ),
]);

/** Arrows lead into the board from outside it; inside, the board follows them itself. */
function enterBoard() {
  const board = document.querySelector(".board");
  if (!board?.contains(document.activeElement)) {
    /** @type {HTMLElement | null} */ (board?.querySelector("[tabindex='0']"))?.focus();
  }
}

/** @param {PlayState} play */
function lookedAt(play) {
  return play.phase === "looking" ? play.ply : play.save.view.ply;
}

/**
 * One step back: put back what is picked, end a look back, or go home.
 * @param {PlayState} play
 */
function leave(play) {
  if (play.phase === "teaching") {
    session()?.dismiss();
  } else if (play.phase === "looking") {
    session()?.leave();
  } else if (!session()?.drop()) {
    location.hash = formatRoute({ screen: "home" });
  }
}
