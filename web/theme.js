/** Day and night: what the settings ask for, or else the system. */
import { read } from "./state.js";

const system = matchMedia("(prefers-color-scheme: dark)");

/** Whether it is night on the page. */
export function dark() {
  const { theme } = read().settings;
  return theme === "system" ? system.matches : theme === "night";
}

/** Put the theme and the hand on the page, where style sheets and the board find them. */
export function useTheme() {
  const { dataset } = document.documentElement;
  const theme = dark() ? "night" : "day";
  if (dataset.theme !== theme) {
    dataset.theme = theme; // the board paints itself anew whenever this is written
  }
  dataset.hand = read().settings.left ? "left" : "right";
}

/**
 * Call *listener* when the system turns from day to night or back.
 * @param {() => void} listener
 */
export function onSystemTheme(listener) {
  system.addEventListener("change", listener);
}
