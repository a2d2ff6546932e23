/**
 * The elements of a live example: a board, a line that says what happens, buttons.
 * @import { BoardSpec } from "../types"
 */
import { createBoard } from "../board/board.js";
import { loadSettings } from "../settings.js";

export const settings = loadSettings();

const night = matchMedia("(prefers-color-scheme: dark)");

/** Let the page follow the theme that was chosen in the app. */
export function followTheme() {
  const dress = () => {
    const dark = settings.theme === "system" ? night.matches : settings.theme === "night";
    document.documentElement.dataset.theme = dark ? "night" : "day";
  };
  dress();
  night.addEventListener("change", dress);
}

/**
 * @param {BoardSpec} spec
 * @param {(info: import("../board/cells.js").SlotInfo) => string} label
 */
export function createFrame(spec, label) {
  const element = document.createElement("div");
  element.className = "trial";
  const host = document.createElement("div");
  host.className = "trial-board";
  host.dataset.kind = spec.kind === "points" ? "points" : (spec.stores ?? "ends");
  const status = document.createElement("p");
  status.className = "trial-status";
  status.setAttribute("role", "status");
  const tools = document.createElement("div");
  tools.className = "trial-tools";
  element.append(host, status, tools);
  const { wood, stones } = spec;
  const board = createBoard(host, spec, { wood, stones, sound: settings.sound, label });
  return {
    element,
    board,
    status,
    /**
     * @param {string} text
     * @param {() => void} click
     */
    button(text, click) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "button plain small";
      button.textContent = text;
      button.addEventListener("click", click);
      tools.append(button);
      return button;
    },
  };
}
