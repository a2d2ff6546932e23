/**
 * What the computer knows by heart, in the settings: what is on the device, and whether it should be.
 * @import { AppState } from "../types"
 */
import { html, nothing } from "lit-html";
import { set } from "../app.js";
import { t } from "../i18n/index.js";
import { fetchKnowledge, removeKnowledge } from "../knowledge.js";
import { button, toggle } from "./parts.js";

/** @param {AppState} state */
export function knowledge({ knowledge: report, settings }) {
  const wanted = settings.knowledge;
  const lines = [t("settings-knowledge.hint")];
  if (report?.kept) {
    const games = report.games.map((game) => t(`game-${game}`)).join(", ");
    lines.push(t("knowledge-kept", { games, size: kilobytes(report.kept) }));
  } else if (report && wanted) {
    lines.push(t("knowledge-later", { size: kilobytes(report.total) }));
  }
  return html`${toggle({
    label: t("settings-knowledge"),
    hint: lines.join(" "),
    value: wanted,
    change: keep,
  })}
  ${
    report && wanted && !report.whole
      ? button({ text: t("knowledge-fetch"), click: fetchKnowledge })
      : nothing
  }`;
}

/** @param {boolean} wanted */
function keep(wanted) {
  set({ knowledge: wanted });
  if (!wanted) {
    removeKnowledge();
  }
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return Math.ceil(bytes / 1000);
}
