/**
 * A game that came by a link: what it is, and what to do with it.
 * @import { AppState, LinkState, Message, View } from "../types"
 */
import { html, nothing } from "lit-html";
import { gameName, say, t } from "../i18n/index.js";
import { openLink, replaceByLink, takeLink } from "../online/opening.js";
import { formatRoute, go } from "../route.js";
import { icon } from "./icons.js";
import { trouble } from "./notice.js";
import { bar, button } from "./parts.js";
import { boardPicture } from "./picture.js";

/**
 * @param {AppState} state
 * @param {LinkState} link
 */
export function linkScreen(state, link) {
  const game = link.shared?.game;
  const known = game !== undefined && game in state.boards;
  const view = link.view ?? (known ? state.starts[game] : undefined);
  return html`<main class="page link">
    ${bar({
      title: known ? gameName(game) : t("link-title"),
      second: known ? t("link-title") : undefined,
      back: formatRoute({ screen: "home" }),
    })}
    ${trouble(state)}
    ${
      known && view
        ? html`<div class="setup-picture">${boardPicture(state.boards[game], view, true)}</div>`
        : nothing
    }
    <section class="paper" aria-live="polite">${content(state, link)}</section>
  </main>`;
}

/**
 * @param {AppState} state
 * @param {LinkState} link
 */
function content(state, link) {
  if (link.failure) {
    return failed(state, link, link.failure);
  }
  return html`${names(link)}
    ${
      link.view
        ? html`<p class="link-state">${say(standing(link, link.view))}</p>
            ${link.fork ? fork(link) : choice(link, link.view)} ${installed()}`
        : html`<p class="hint" aria-busy="true">${t("link-reading")}</p>`
    }`;
}

/**
 * @param {AppState} state
 * @param {LinkState} link
 * @param {Message} failure
 */
function failed(state, link, failure) {
  return html`<p class="error" role="alert">${say(failure)}</p>
    <p class="hint">${t("link-ask-again")}</p>
    <div class="sheet-buttons">
      ${
        state.engine === "failed"
          ? button({ text: t("try-again"), kind: "main", click: () => openLink(link.packed) })
          : nothing
      }
      ${button({ text: t("link-home"), click: () => go({ screen: "home" }, { replace: true }) })}
    </div>`;
}

/** @param {LinkState} link */
function names({ shared }) {
  if (!shared?.names.some(Boolean)) {
    return nothing;
  }
  const [south, north] = shared.names.map((name, side) => name || playerNumber(side));
  return html`<p class="link-names"><bdi>${south}</bdi> – <bdi>${north}</bdi></p>`;
}

/** @param {number} side */
const playerNumber = (side) => t("player", { who: "player", name: "", number: side + 1 });

/**
 * Where the game stands, as the text of a sentence.
 * @param {LinkState} link
 * @param {View} view
 * @returns {Message}
 */
function standing({ shared }, view) {
  const plies = view.ply;
  if (view.over) {
    return { id: "link-over", vars: { plies } };
  }
  const name = shared?.names[view.side] ?? "";
  return {
    id: "link-turn",
    vars: { plies, who: name ? "name" : "player", name, number: view.side + 1 },
  };
}

/**
 * @param {LinkState} link
 * @param {View} view
 */
function choice(link, view) {
  return html`<div class="sheet-buttons">
      ${
        view.over
          ? nothing
          : button({
              icon: "play",
              text: t("link-play"),
              kind: "main",
              click: () => takeLink(link, true),
            })
      }
      ${button({ text: t(view.over ? "link-look" : "link-both"), click: () => takeLink(link, false) })}
    </div>
    ${view.over ? nothing : html`<p class="hint">${t("link-play-hint")}</p>`}`;
}

/** @param {LinkState} link */
function fork(link) {
  const id = link.fork?.id ?? "";
  return html`<p role="alert">${t(link.fork?.live ? "link-live" : "link-fork")}</p>
    <div class="sheet-buttons">
      ${button({
        text: t("link-fork-keep"),
        kind: "main",
        click: () => go({ screen: "play", id }, { replace: true }),
      })}
      ${button({ text: t("link-fork-both"), click: () => takeLink(link, true) })}
      ${button({ text: t("link-fork-replace"), click: () => replaceByLink(link) })}
    </div>`;
}

/** On an iPhone links open in the browser, never in the app on the home screen, whose games are its own. */
function installed() {
  if (!("standalone" in navigator) || navigator.standalone) {
    return nothing;
  }
  return html`<details class="more">
    <summary><span>${t("link-installed")}</span>${icon("next")}</summary>
    <p class="hint">${t("link-installed-how")}</p>
    ${button({ icon: "copy", text: t("share-copy"), click: () => navigator.clipboard.writeText(location.href) })}
  </details>`;
}
