/**
 * What the results add up to: for each game and level, and with people.
 * @import { AppState, Tally } from "../types"
 */
import { html, nothing } from "lit-html";
import { show } from "../app.js";
import { gameName, t } from "../i18n/index.js";
import { bar, button } from "../panels/parts.js";
import { formatRoute } from "../route.js";
import { read } from "../state.js";
import { handOut, today } from "./everything.js";
import { asTable, favourites, tally } from "./results.js";
import { keepResults } from "./tallies.js";

/** @param {AppState} state */
export function statistics(state) {
  const { results, games } = state;
  const keys = games.map(({ key }) => key);
  const played = favourites(keys, results).filter((key) =>
    results.some(({ game }) => game === key),
  );
  return html`<main class="page">
    ${bar({ title: t("statistics"), back: formatRoute({ screen: "games" }) })}
    ${played.length ? nothing : html`<p class="empty">${t("statistics-none")}</p>`}
    ${played.map((key) => ofGame(state, key))}
    ${
      played.length
        ? html`<p class="hint statistics-hint">${t("statistics-hint")}</p>
            <div class="foot">
              ${button({ icon: "save", text: t("statistics-export"), click: exportTable })}
              ${button({ icon: "trash", text: t("statistics-reset"), click: () => show({ kind: "reset" }) })}
            </div>`
        : nothing
    }
  </main>`;
}

/**
 * @param {AppState} state
 * @param {string} key
 */
function ofGame({ results, games }, key) {
  const levels = games.find((game) => game.key === key)?.levels ?? [];
  const rows = [...levels, "person"]
    .map((level) => ({ level, sum: tally(results, key, level) }))
    .filter(({ sum }) => sum.played > 0);
  return html`<section class="paper statistics" aria-label=${t(`game-${key}`)}>
    <h2>${gameName(key)}</h2>
    ${rows.map(({ level, sum }) => ofLevel(level, sum))}
  </section>`;
}

/**
 * @param {string} level
 * @param {Tally} sum
 */
function ofLevel(level, sum) {
  const people = level === "person";
  const { played, won, drawn, lost, streak, best, chain, helped } = sum;
  return html`<div>
    <h3>${people ? t("quick-people") : t(`level-${level}`)}</h3>
    <p>${people ? t("statistics-people", { played, drawn }) : t("statistics-line", { played, won, drawn, lost })}</p>
    ${best > 0 ? html`<p class="hint">${t("statistics-streak", { streak, best })}</p>` : nothing}
    ${helped > 0 ? html`<p class="hint">${t("statistics-helped", { helped })}</p>` : nothing}
    ${chain > 1 ? html`<p class="hint">${t("statistics-chain", { moves: chain })}</p>` : nothing}
  </div>`;
}

function exportTable() {
  handOut(`kazan-results-${today()}.csv`, asTable(read().results), "text/csv");
}

/** Forget all results; the games themselves stay. */
export function resetResults() {
  keepResults([]);
  show(null);
}
