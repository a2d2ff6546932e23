/**
 * What a live game says and asks beside its board: who is there, the opening guess, offers, time.
 * @import { AppState, LiveState, PlayState, Save } from "../types"
 */
import { html, nothing } from "lit-html";
import { loneSide, naming, namingOn, playerOn } from "../game/seats.js";
import { say, t } from "../i18n/index.js";
import { withSeldom } from "../later.js";
import {
  accept,
  askAgain,
  askNext,
  claimTime,
  decline,
  guessSeeds,
  hideSeeds,
  takeRow,
} from "../online/asking.js";
import { go } from "../route.js";
import { read } from "../state.js";
import { tossed } from "./coin.js";
import { button } from "./parts.js";
import { playByLink } from "./share.js";

/** The player at the other device. @param {Save} save */
const otherOf = (save) => naming(save.seats, 1 - playerOn(save, loneSide(save) ?? 0));

/**
 * What a live game asks of the person here.
 * @param {AppState} state
 * @param {PlayState} play
 */
export function liveStrip({ live, renew }, { save }) {
  if (!save.live || live === null) {
    return nothing;
  }
  if (live.status === "version") {
    return strip(t("live-version"), renew && small(t("new-version-start"), renew, "main"));
  }
  if (live.status === "dropped" || (live.stalls && !live.fallen)) {
    return strip(t(live.stalls ? "live-stalls" : "live-dropped"), another(save));
  }
  if (live.withheld || live.disputed) {
    return strip(
      t(live.withheld ? "live-withheld" : "live-disputed"),
      live.stranger ? another(save) : small(t("live-link"), () => playByLink(save), "main"),
    );
  }
  if (!live.begun) {
    return save.seats.some(({ stranger }) => stranger) ? nothing : awaited(live, save);
  }
  if (live.stage === "hide" || live.stage === "guess" || live.stage === "side") {
    return opening(live, save);
  }
  return save.view.over ? nothing : asked(live, save);
}

/** @param {LiveState} live @param {Save} save */
function awaited({ lost }, save) {
  const show = small(t("live-show"), () => withSeldom((part) => part.openInvite(save)));
  return lost
    ? strip(
        t("live-calling"),
        html`${show} ${small(t("live-link"), () => playByLink(save), "main")}`,
      )
    : strip(t("live-invited-hint"), show);
}

/**
 * What is offered, and what may be claimed, while the game goes on.
 * @param {LiveState} live
 * @param {Save} save
 */
function asked({ theirs, mine, fallen, lot }, save) {
  if (theirs) {
    return strip(
      t(`live-asks-${theirs.do}`, otherOf(save)),
      html`${small(t("draw-accept"), accept, "main")} ${small(t("live-no"), decline)}`,
    );
  }
  if (fallen) {
    return strip(t("live-fallen", otherOf(save)), small(t("live-claim"), claimTime, "main"));
  }
  if (mine) {
    return strip(t("live-asked-for"));
  }
  return lot < 0 ? nothing : fallenLot(lot, save);
}

/**
 * On whom the lot has fallen: whoever is to move.
 * @param {number} face the same at both devices
 * @param {Save} save
 */
function fallenLot(face, save) {
  const first = t("coin-result", namingOn(save, save.view.turn));
  return html`<section class="strip lot" role="status">
    ${tossed(face)}
    <p>${refused() ?? html`<strong>${t("coin-title")}</strong> ${first}`}</p>
  </section>`;
}

/**
 * The opening guess.
 * @param {LiveState} live
 * @param {Save} save
 */
function opening({ stage, penned, guess }, save) {
  const other = otherOf(save);
  if (!penned) {
    const waiting = t(stage === "side" ? "rite-choice" : "live-rite-waiting", other);
    return strip(`${guess ? told(guess) : ""} ${waiting}`);
  }
  if (stage === "side") {
    const you = { who: "you", name: "", number: 1 };
    return strip(
      `${guess ? told(guess) : ""} ${t("rite-side", you)}`,
      html`${small(t("rite-near"), () => takeRow(0), "main")}
      ${small(t("rite-far"), () => takeRow(1), "main")}`,
    );
  }
  const hides = stage === "hide";
  const me = { who: "you", name: "", number: 1 };
  return strip(
    hides ? t("rite-hide", me) : t("rite-guess", other),
    [1, 2].map((seeds) =>
      small(
        t(hides ? "rite-seeds" : "rite-odd-even", { seeds }),
        () => (hides ? hideSeeds(seeds) : guessSeeds(seeds)),
        "main",
      ),
    ),
  );
}

/** @param {{ seeds: number, right: boolean }} guess */
function told({ seeds, right }) {
  return `${t("rite-told", { seeds, answer: right ? "right" : "wrong" })}.`;
}

/**
 * After a live game: the next set, or another game; asked for, or agreed to.
 * @param {Save} save
 */
export function liveAgain(save) {
  const { live } = read();
  const what = save.standing?.next && !save.match.stopped ? "next" : "again";
  const { theirs = null, mine = null } = live ?? {};
  const offered = theirs?.do === "next" || theirs?.do === "again" ? theirs.do : null;
  const line = offered ? t(`live-asks-${offered}`, otherOf(save)) : mine && t("live-asked-for");
  const ask = what === "next" ? askNext : askAgain;
  const next = t("end-next-set", { set: save.match.winners.length + 2 });
  return html`${line ? html`<p class="hint" role="status">${line}</p>` : nothing}
    ${button({
      icon: "play",
      text: offered ? t("draw-accept") : what === "next" ? next : t("end-rematch"),
      kind: "main",
      disabled: live === null,
      click: offered ? accept : ask,
    })}`;
}

/** The way to play somebody else. @param {Save} save */
const another = (save) =>
  small(t("open-another"), () => go({ screen: "elsewhere", game: save.game }));

/** Why a touch does nothing, where the strip lies over the line that says so; null if there was none. */
function refused() {
  const banner = read().play?.banner;
  return banner?.tone === "refused" ? say(banner) : null;
}

/**
 * @param {string} text
 * @param {unknown} [buttons]
 */
function strip(text, buttons = null) {
  return html`<section class="strip" role="status">
    <p>${refused() ?? text}</p>
    ${buttons === null ? nothing : html`<div class="strip-buttons">${buttons}</div>`}
  </section>`;
}

/**
 * @param {string} text
 * @param {() => void} click
 * @param {"main" | "plain"} [kind]
 */
function small(text, click, kind = "plain") {
  return html`<button type="button" class="button ${kind} small" @click=${click}><span>${text}</span></button>`;
}
