/**
 * Home: the last game large, the others small, those played most first, a quick start at the foot.
 * @import { AppState, Save, View } from "../types"
 */
import { html, nothing } from "lit-html";
import { show } from "../app.js";
import { begin } from "../game/begin.js";
import { lastChoices } from "../game/creating.js";
import { gameName, t } from "../i18n/index.js";
import { favourites } from "../keeping/results.js";
import { dailyRow } from "../learn/daily-row.js";
import { formatRoute, go } from "../route.js";
import { classAddress, rulesAddress } from "../rules.js";
import { icon } from "./icons.js";
import { saveLine } from "./lines.js";
import { notice } from "./notice.js";
import { boardPicture, pictureToCome } from "./picture.js";

/** More than these wait on a screen of their own. */
const LISTED = 3;

/** @param {AppState} state */
export function home(state) {
  const open = state.saves.filter((save) => save.view.over === null);
  const [latest] = open;
  const keys = state.games.map(({ key }) => key);
  const played = [...state.results, ...open];
  const first = latest?.game ?? (played.length ? favourites(keys, played)[0] : firstGame(state));
  const others = favourites(keys, played).filter((key) => key !== first);
  const shown = new Set([latest?.id, ...others.map((game) => newest(open, game)?.id)]);
  const further = open.filter((save) => !shown.has(save.id));
  return html`<main class="home">
    <header class="home-head">
      <h1 class="wordmark">${t("app-name")}</h1>
      <nav class="home-ways" aria-label=${t("menu")}>
        <a class="round" href=${rulesAddress(state.language)} aria-label=${t("rules")}>
          ${icon("book")}
        </a>
        <a class="round" href=${formatRoute({ screen: "settings" })} aria-label=${t("settings")}>
          ${icon("settings")}
        </a>
      </nav>
    </header>
    ${notice(state)} ${large(state, first, latest)}
    <ul class="tiles">
      ${others.map((game) => html`<li>${tile(state, game, newest(open, game))}</li>`)}
    </ul>
    ${dailyRow(state)} ${furtherGames(state, further)}
    <footer class="home-foot">
      <a class="all" href=${classAddress(state.language)}><span>${t("home-class")}</span>${icon("next")}</a>
      ${offlineSign(state)}
    </footer>
    ${quickStart()}
  </main>`;
}

/**
 * The last save of *game* that still goes on.
 * @param {Save[]} open
 * @param {string} game
 */
function newest(open, game) {
  return open.find((save) => save.game === game);
}

/**
 * The game to show first to someone new: the one at home in the language.
 * @param {AppState} state
 */
function firstGame(state) {
  const [first] = state.games;
  const wanted = t("first-game");
  return state.games.some(({ key }) => key === wanted) ? wanted : first.key;
}

/**
 * @param {AppState} state
 * @param {string} game
 * @param {Save | undefined} save
 */
function large(state, game, save) {
  const view = save?.view ?? state.starts[game];
  const href = save
    ? formatRoute({ screen: "play", id: save.id })
    : formatRoute({ screen: "setup", game });
  return html`<section class="large">
    <a href=${href} tabindex="-1" aria-hidden="true">${pictured(state, game, view, true)}</a>
    <div class="large-line">
      <div>
        <h2>${gameName(game)}</h2>
        <p>${save ? saveLine(save) : t(`game-${game}.line`)}</p>
      </div>
      <a class="button main oval" href=${href}>
        ${icon("play")}<span>${save ? t("home-continue") : t("home-play")}</span>
      </a>
    </div>
  </section>`;
}

/**
 * @param {AppState} state
 * @param {string} game
 * @param {Save | undefined} save
 */
function tile(state, game, save) {
  const href = save
    ? formatRoute({ screen: "play", id: save.id })
    : formatRoute({ screen: "setup", game });
  return html`<a class="tile" href=${href}>
    ${pictured(state, game, save?.view ?? state.starts[game])}
    <strong>${gameName(game)}</strong>
    <span>${save ? saveLine(save) : t(`game-${game}.line`)}</span>
  </a>`;
}

/**
 * @param {AppState} state
 * @param {string} game
 * @param {View | undefined} view
 * @param {boolean} [counts] whether the stones are counted
 */
function pictured(state, game, view, counts = false) {
  const spec = state.boards[game];
  return view ? boardPicture(spec, view, counts) : pictureToCome(spec);
}

/**
 * @param {AppState} state
 * @param {Save[]} further
 */
function furtherGames(state, further) {
  const finished = state.saves.some((save) => save.view.over !== null);
  if (further.length === 0 && !finished) {
    return nothing;
  }
  return html`<section class="further">
    ${
      further.length
        ? html`<h2>${t("home-further")}</h2>
            <ul class="rows">
              ${further.slice(0, LISTED).map((save) => html`<li>${saveRow(state, save)}</li>`)}
            </ul>`
        : nothing
    }
    <a class="all" href=${formatRoute({ screen: "games" })}>
      <span>${t("home-all-games")}</span>${icon("next")}
    </a>
  </section>`;
}

/**
 * A saved game as a row with a small picture.
 * @param {AppState} state
 * @param {Save} save
 * @param {string} [more] a further line
 */
export function saveRow(state, save, more = "") {
  return html`<a class="row" href=${formatRoute({ screen: "play", id: save.id })}>
    ${pictured(state, save.game, save.view)}
    <span class="row-text">
      <strong>${gameName(save.game)}</strong>
      <span>${saveLine(save)}</span>
      ${more ? html`<span>${more}</span>` : nothing}
    </span>
  </a>`;
}

/** Whether all of it is on the device. @param {AppState} state */
function offlineSign({ offline }) {
  if (offline === "unknown") {
    return nothing;
  }
  return html`<p class="offline">
    ${offline === "ready" ? icon("check") : nothing}<span>${t(`offline-${offline}`)}</span>
  </p>`;
}

function quickStart() {
  return html`<nav class="quick" aria-label=${t("quick-start")}>
    <button type="button" @click=${() => show({ kind: "quick", opponent: "computer" })}>
      ${icon("computer")}<span>${t("quick-computer")}</span>
    </button>
    <button type="button" @click=${() => show({ kind: "quick", opponent: "person" })}>
      ${icon("people")}<span>${t("quick-people")}</span>
    </button>
    <button type="button" @click=${() => go({ screen: "games" })}>
      ${icon("moves")}<span>${t("quick-games")}</span>
    </button>
  </nav>`;
}

/**
 * The sheet of the quick start: one touch of a game begins it with the choices made last.
 * @param {AppState} state
 * @param {"computer" | "person"} opponent
 */
export function quickSheet(state, opponent) {
  return html`<h2 class="sheet-title" id="sheet-title">${t("quick-title", { opponent })}</h2>
    <ul class="quick-games">
      ${state.games.map(
        ({ key }) => html`<li>
          <button type="button" class="row" @click=${() => begin(key, { ...lastChoices(key), opponent })}>
            ${pictured(state, key, state.starts[key])}
            <span class="row-text">
              <strong>${gameName(key)}</strong>
              <span>${t(`game-${key}.line`)}</span>
            </span>
          </button>
          <a class="round" href=${formatRoute({ screen: "setup", game: key })}
            aria-label=${t("quick-options", { game: t(`game-${key}`) })}
            @click=${() => show(null)}>${icon("options")}</a>
        </li>`,
      )}
    </ul>`;
}
