/**
 * A short buzz for what happens on the board, where the device can and the person wants it.
 * @import { GameEvent } from "../types"
 */
import { read } from "../state.js";

/** Milliseconds on, off, on ... */
const BUZZES = new Map([
  ["again", [25]],
  ["capture", [35]],
  ["tuzdik", [50]],
  ["mill", [30, 40, 30]],
  ["end", [60, 60, 60]],
]);

/** @param {GameEvent} event */
export function feel({ kind }) {
  const buzz = BUZZES.get(kind);
  if (buzz && read().settings.haptics && navigator.userActivation?.hasBeenActive) {
    navigator.vibrate?.(buzz);
  }
}
