/**
 * The end of a game: the board rises, the sheet comes from below; all stones stay in sight.
 * @import { AppState, PlayState, Save } from "../types"
 */
import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { beginNextSet, rematch } from "../game/begin.js";
import { reasonOf, resultOf } from "../game/captions.js";
import { posedRow } from "../game/plan.js";
import { loneSide, naming, nearSide } from "../game/seats.js";
import { openGame, session } from "../game/session.js";
import { rich, say, t } from "../i18n/index.js";
import { withSeldom } from "../later.js";
import { formatRoute, go } from "../route.js";
import { read } from "../state.js";
import { setLine } from "./lines.js";
import { liveAgain } from "./live-strip.js";
import { button, half } from "./parts.js";

/**
 * @param {AppState} state
 * @param {PlayState} play
 */
export function endSheet(state, play) {
  const { save } = play;
  const near = nearSide(save, "fixed");
  const { over } = save.view;
  const reason = reasonOf(save, state.boards[save.game]);
  // Of two people the winner's score comes first, beside the winner's name.
  const first = loneSide(save) === null ? (over?.winner ?? near) : near;
  return html`<section class="end" aria-labelledby="result" tabindex="-1"
    ${ref((element) => element && arrive(/** @type {HTMLElement} */ (element)))}>
    ${matchState(save)}
    <div class="end-head">
      <h2 id="result">${say(resultOf(save))}</h2>
      <p class="end-score">${points(save, first)} – ${points(save, 1 - first)}</p>
    </div>
    <p class="end-reason">${rich(reason.id, reason.vars)}</p>
    <div class="end-buttons">
      ${nextButtons(save)}
      <div class="end-pair">
        ${button({ icon: "replay", text: t("end-look"), click: () => session()?.look(save.view.ply) })}
        ${button({
          icon: "plus",
          text: t("new-game"),
          click: () => go({ screen: "setup", game: save.game }),
        })}
        ${button({ icon: "share", text: t("share-move"), click: () => withSeldom((part) => part.openShare(save)) })}
      </div>
    </div>
  </section>`;
}

/**
 * What *side* has; the winner's stands out.
 * @param {Save} save
 * @param {number} side
 */
function points({ view: { score, over } }, side) {
  return side === over?.winner ? html`<strong>${score[side]}</strong>` : score[side];
}

/** @type {WeakSet<HTMLElement>} */
const met = new WeakSet();

/**
 * Give a new sheet the focus, so that it is read.
 * @param {HTMLElement} sheet
 */
function arrive(sheet) {
  if (!met.has(sheet)) {
    met.add(sheet);
    requestAnimationFrame(() => sheet.focus({ preventScroll: true }));
  }
}

/** @param {Save} save */
function matchState(save) {
  if (save.match.sets === 1) {
    return nothing;
  }
  const near = save.sides.indexOf(nearSide(save, "fixed"));
  const points = save.standing?.points ?? save.points;
  return html`<p class="end-match">
    ${setLine(save)} · ${t("match-points", { near: half(points[near]), far: half(points[1 - near]) })}
  </p>`;
}

/** @param {Save} save */
function nextButtons(save) {
  const { standing, match } = save;
  const again = save.live
    ? liveAgain(save)
    : button({
        icon: "play",
        text: t(posedRow(save) ? "end-again" : "end-rematch"),
        kind: "main",
        click: () => rematch(save),
      });
  if (match.sets === 1) {
    return again;
  }
  if (standing === null) {
    return html`<p class="hint" aria-busy="true">${t("status-starting")}</p>`;
  }
  if (match.stopped || standing.over) {
    return html`<p class="end-winner">${matchWinner(save)}</p> ${again}`;
  }
  const next = t("end-next-set", { set: match.winners.length + 2 });
  return html`${
    standing.decided === null
      ? nothing
      : html`<p class="hint">${t("match-decided")} ${matchWinner(save)}</p>`
  }
    ${
      save.live
        ? liveAgain(save)
        : button({ icon: "play", text: next, kind: "main", click: () => nextSet(save) })
    }
    ${
      standing.decided === null || save.live
        ? nothing
        : button({ icon: "flag", text: t("match-stop"), click: () => session()?.stopMatch() })
    }`;
}

/** @param {Save} save */
function matchWinner(save) {
  const winner = save.standing?.winner ?? null;
  return winner === null ? t("match-drawn") : t("match-won", naming(save.seats, winner));
}

/** @param {Save} save */
async function nextSet(save) {
  await beginNextSet(save);
  const { route, saves } = read();
  const going = saves.find(({ id }) => id === save.id);
  if (going && formatRoute(route) === formatRoute({ screen: "play", id: save.id })) {
    openGame(going);
  }
}
