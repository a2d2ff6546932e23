/**
 * "Tek mi, çift mi?": the guess that opens a game of dealt seeds, on one phone that is passed.
 * @import { AppState, RiteState } from "../types"
 */
import { html, nothing } from "lit-html";
import { guess, hide, takeSide, toSides, uncover } from "../game/guess.js";
import { seatsOf } from "../game/plan.js";
import { naming } from "../game/seats.js";
import { gameName, t } from "../i18n/index.js";
import { formatRoute } from "../route.js";
import { notice } from "./notice.js";
import { bar, button } from "./parts.js";
import { boardPicture } from "./picture.js";

/**
 * @param {AppState} state
 * @param {RiteState} rite
 */
export function riteScreen(state, rite) {
  const back = formatRoute({ screen: "setup", game: rite.game });
  return html`<main class="page rite">
    ${bar({ title: gameName(rite.game), second: html`<span lang="tr">${t("rite-call")}</span>`, back })}
    ${notice(state)}
    <section class="rite-stage" data-stage=${rite.stage}>${stage(state, rite)}</section>
  </main>`;
}

/**
 * @param {AppState} state
 * @param {RiteState} rite
 */
function stage(state, rite) {
  const seats = seatsOf(rite.choices);
  const challenger = naming(seats, rite.challenger);
  const guesser = naming(seats, 1 - rite.challenger);
  switch (rite.stage) {
    case "cover-hide":
      return cover(t("rite-pass", challenger), t("rite-here", challenger));
    case "cover-guess":
      return cover(t("rite-pass", guesser), t("rite-here", guesser));
    case "hide":
      return html`<h2>${t("rite-hide", challenger)}</h2>
        <p>${t("rite-hide.hint")}</p>
        ${fists((seeds) => hide(seeds))}`;
    case "guess":
      return html`<h2>${t("rite-guess", challenger)}</h2>
        <p>${t("rite-guess.hint")}</p>
        ${fists((seeds) => guess(seeds), true)}`;
    case "told":
      return told(rite);
    case "side":
      return sides(state, rite);
  }
}

/**
 * The screen between two private ones: it shows nothing.
 * @param {string} asked
 * @param {string} here
 */
function cover(asked, here) {
  return html`<h2>${asked}</h2>
    <p>${t("rite-cover")}</p>
    ${button({ text: here, kind: "main", click: uncover })}`;
}

/**
 * One seed or two.
 * @param {(seeds: number) => void} take
 * @param {boolean} [asked] whether it is a guess: odd or even
 */
function fists(take, asked = false) {
  return html`<div class="fists">
    ${[1, 2].map(
      (seeds) => html`<button type="button" class="fist" @click=${() => take(seeds)}>
        ${palm(seeds)}
        <span>${t(asked ? "rite-odd-even" : "rite-seeds", { seeds })}</span>
      </button>`,
    )}
  </div>`;
}

/** @param {number} seeds */
function palm(seeds) {
  return html`<span class="palm" data-seeds=${seeds} aria-hidden="true"><i></i><i></i></span>`;
}

/** @param {RiteState} rite */
function told(rite) {
  const seats = seatsOf(rite.choices);
  return html`${palm(rite.hidden)}
    <h2 role="status">${t("rite-told", { seeds: rite.hidden, answer: rite.right ? "right" : "wrong" })}</h2>
    <p>${t("rite-choice", naming(seats, rite.chooser))}</p>
    ${button({ text: t("rite-go-on"), kind: "main", click: toSides })}`;
}

/**
 * The deal between two buttons, one by each row.
 * @param {AppState} state
 * @param {RiteState} rite
 */
function sides(state, rite) {
  const chooser = naming(seatsOf(rite.choices), rite.chooser);
  if (rite.view === null) {
    return html`<h2 aria-busy="true">${t("rite-dealing")}</h2>`;
  }
  const shown = boardPicture(state.boards[rite.game], rite.view);
  if (chooser.who === "computer") {
    const { side } = rite;
    return html`<h2 role="status">
        ${side === null ? t("rite-computer") : t("rite-computer-took", { side: side ? "far" : "near" })}
      </h2>
      <div class="rite-board">${shown}</div>
      ${side === null ? nothing : button({ text: t("setup-start"), kind: "main", click: () => takeSide(side) })}`;
  }
  return html`<h2>${t("rite-side", chooser)}</h2>
    <p>${t("rite-side.hint")}</p>
    <div class="rite-board">
      ${button({ text: t("rite-far"), click: () => takeSide(1) })} ${shown}
      ${button({ text: t("rite-near"), click: () => takeSide(0) })}
    </div>`;
}
