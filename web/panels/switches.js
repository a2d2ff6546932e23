/**
 * A setting as something to touch, wherever it is offered.
 * @import { Settings } from "../types"
 */
import { set } from "../app.js";
import { t } from "../i18n/index.js";
import { segmented, toggle } from "./parts.js";

/**
 * @template {"theme" | "pace" | "table" | "numbers"} Name
 * @param {Settings} now
 * @param {Name} name
 * @param {Settings[Name][]} values
 */
export function choice(now, name, values) {
  return segmented({
    name,
    label: t(`settings-${name}`),
    choices: values.map((value) => ({ value, text: t(`${name}-${value}`) })),
    value: now[name],
    change: (value) => set({ [name]: value }),
    hint: name === "table" ? t(`table-${now.table}.hint`) : undefined,
  });
}

/**
 * @param {Settings} now
 * @param {"sound" | "haptics" | "confirm" | "skip" | "count" | "left" | "big" | "outcome" | "ponder" | "challenge"} name
 */
export function flag(now, name) {
  return toggle({
    label: t(`settings-${name}`),
    hint: t(`settings-${name}.hint`),
    value: now[name],
    change: (value) => set({ [name]: value }),
  });
}
