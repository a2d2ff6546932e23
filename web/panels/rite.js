/**
 * "Tek mi, çift mi?": the guess that opens a game of dealt seeds, on one phone that is passed.
 * @import { AppState, RiteState, Side, SideHint } from "../types"
 */
import { html, nothing } from "lit-html";
import { guess, hide, takeSide, teachSide, toSides, uncover } from "../game/guess.js";
import { seatsOf } from "../game/plan.js";
import { naming } from "../game/seats.js";
import { gameName, say, t } from "../i18n/index.js";
import { rowWords } from "../learn/rows.js";
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
    <div class="rite-board">${row(rite, 1)} ${shown} ${row(rite, 0)}</div>
    ${coach(rite)}`;
}

/**
 * The button of a row; the one that is advised stands out.
 * @param {RiteState} rite
 * @param {Side} side
 */
function row({ hint }, side) {
  const advised = hint?.stage === "told" && hint.side === side;
  const text = t(side ? "rite-far" : "rite-near");
  return button({ text, kind: advised ? "main" : "plain", click: () => takeSide(side) });
}

/**
 * The coach about the choice of a side: asked once it says where to look, asked again which row is better.
 * @param {RiteState} rite
 */
function coach({ hint, view }) {
  const forced = view?.options.start_hole === "left-most";
  const words = hint?.stage === "told" ? advice(hint) : hint ? [nudge(hint.stage, forced)] : [];
  const more = hint ? t("teach-side") : t("tool-teach");
  return html`<div class="rite-coach" role="status" aria-busy=${hint?.stage === "asking"}>
      ${words.map((text) => html`<p>${text}</p>`)}
    </div>
    ${hint === null || hint.stage === "nudge" ? button({ icon: "teach", text: more, kind: "quiet", click: teachSide }) : nothing}`;
}

/**
 * @param {"nudge" | "asking"} stage
 * @param {boolean} forced
 */
function nudge(stage, forced) {
  return t(stage === "asking" ? "rite-counting" : forced ? "nudge-rows" : "nudge-rows-free");
}

/**
 * @param {Extract<SideHint, { stage: "told" }>} hint
 * @returns {string[]}
 */
function advice({ side, rows }) {
  const taken = side === null ? t("advice-rows-alike") : t("advice-row", { side: SIDES[side] });
  const counted = rows.map((_, each) => say(rowWords(rows, /** @type {Side} */ (each))));
  return rows.length ? [taken, ...counted] : [taken, t("advice-row-free")];
}

const SIDES = ["near", "far"];
