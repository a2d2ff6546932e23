/**
 * The clock among the choices for a game of two people.
 * @import { Choices, ClockChoice } from "../types"
 */
import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { segmented } from "../panels/parts.js";
import { GAINS, KINDS, MINUTES, SECONDS, TOURNAMENT_MINUTES } from "./times.js";

/**
 * @param {Pick<Choices, "clock">} choices
 * @param {(changes: Pick<Choices, "clock">) => void} change
 */
export function clockChoice({ clock }, change) {
  /** @param {Partial<ClockChoice>} changes */
  const set = (changes) => change({ clock: { ...clock, ...changes } });
  /**
   * @param {"minutes" | "gain" | "seconds" | "long"} name
   * @param {number[]} values
   */
  const amount = (name, values) =>
    segmented({
      name: `clock-${name}`,
      label: t(name === "long" ? "clock-minutes" : `clock-${name}`),
      choices: values.map((value) => ({ value, text: String(value) })),
      value: clock[name],
      change: (value) => set({ [name]: value }),
    });
  return html`${segmented({
    name: "clock",
    label: t("setup-clock"),
    choices: KINDS.map((kind) => ({ value: kind, text: t(`clock-${kind}`) })),
    value: clock.kind,
    change: (kind) => set({ kind }),
    hint: t(`clock-${clock.kind}.hint`),
  })}
  ${
    {
      none: "",
      total: html`${amount("minutes", MINUTES)} ${amount("gain", GAINS)}`,
      move: amount("seconds", SECONDS),
      tournament: amount("long", TOURNAMENT_MINUTES),
    }[clock.kind]
  }`;
}
