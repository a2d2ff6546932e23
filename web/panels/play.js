/**
 * The screen of a game: bar, board, status line, tools, moves.
 * @import { AppState, Message, PlayState } from "../types"
 */
import { html, nothing } from "lit-html";
import { show } from "../app.js";
import { clockFace, farClock } from "../clock/face.js";
import { outcomeOf, statusOf } from "../game/captions.js";
import { canUndo, friendMoves, loneSide, namingOn, personMoves } from "../game/seats.js";
import { mount, opening, session } from "../game/session.js";
import { reached } from "../game/touch.js";
import { gameName, has, say, t } from "../i18n/index.js";
import { seldom, withSeldom } from "../later.js";
import { teachCard } from "../learn/card.js";
import { mayTeach, reviewable } from "../learn/teach.js";
import { halt } from "../online/live.js";
import { formatRoute } from "../route.js";
import { big } from "./big.js";
import { icon } from "./icons.js";
import { matchLine } from "./lines.js";
import { movesLine } from "./moves.js";
import { trouble } from "./notice.js";
import { bar } from "./parts.js";
import { presence } from "./presence.js";
import { table } from "./table.js";

/**
 * @param {AppState} state
 * @param {PlayState} play
 */
export function playScreen(state, play) {
  const { save } = play;
  const facing = state.settings.table === "facing" && loneSide(save) === null;
  const ended = play.sheet === "end";
  return html`<main class="play" data-game=${save.game} ?data-ended=${ended}
    ?data-teach=${play.teach !== null} ?data-review=${reviewable(play)} ?data-big=${state.settings.big}>
    ${state.settings.big ? smaller() : nothing}
    ${bar({
      title: gameName(save.game),
      second: save.practice ? `${t("review-practice")} · ${matchLine(save)}` : matchLine(save),
      back: formatRoute(save.practice ? { screen: "play", id: save.practice } : { screen: "home" }),
      extra: html`<div class="bar-extra">
        ${clockFace(play, session()?.left() ?? null)}
        <button type="button" class="round" aria-label=${t("menu")} aria-haspopup="dialog"
          @click=${() => show({ kind: "menu" })}>${icon("menu")}</button>
      </div>`,
    })}
    ${
      facing
        ? html`<div class="status far" aria-hidden="true">
          ${status(state, play)} ${farClock(play, session()?.left() ?? null)}
        </div>`
        : nothing
    }
    ${table(`${opening()} ${save.match.winners.length}`, mount)}
    <div class="status near">${reviewable(play) ? seldom((part) => part.reviewCard(state, play)) : status(state, play)}</div>
    ${play.phase === "looking" ? lookTools(play) : tools(play)} ${movesLine(play)} ${trouble(state)}
    ${ended ? seldom((part) => part.endSheet(state, play)) : nothing} ${teachCard(play)}
    ${play.failure ? failure(play.failure) : play.sheet === "decided" ? decided(play) : friendly(state, play)}
  </main>`;
}

/** The way back from the big board. */
function smaller() {
  return html`<button type="button" class="round big-close" aria-label=${t("big-close")}
    @click=${() => big(false)}>${icon("small")}</button>`;
}

/**
 * The status line: the banner of what happens, or quietly whose turn it is.
 * @param {AppState} state
 * @param {PlayState} play
 */
export function status(state, play) {
  const { banner, save, phase } = play;
  if (banner) {
    const detail = `${banner.id}.detail`;
    return html`<p class="pill ${banner.tone}">
      ${banner.icon ? icon(banner.icon) : nothing}
      <span><strong>${say(banner)}</strong>
        ${has(detail) ? html`<span>${t(detail, banner.vars)}</span>` : nothing}</span>
    </p>`;
  }
  if (phase === "looking") {
    return html`<p class="turn"><span>${t("status-looking", { ply: play.ply, plies: save.view.ply })}
      ${outcome(play)}</span></p>`;
  }
  if (halt()) {
    return nothing; // the strip says what is waited for
  }
  const { removing } = reached(save.view, play.picked);
  const message = statusOf(save, phase, {
    engine: state.engine,
    removing,
    confirming: play.confirming,
    queued: play.queue.length > 0,
    mover: phase === "moving" ? play.mover : null,
  });
  const busy = phase === "thinking" || phase === "waiting";
  return html`<p class="turn" data-side=${play.mover ?? save.view.turn}>
    <span class="turn-mark ${busy ? "busy" : ""}" aria-hidden="true"></span>
    <span>${say(message)} ${outcome(play)} ${presence(state, save)}</span>
    ${
      play.confirming
        ? html`<button type="button" class="button main small" @click=${() => session()?.accept()}>
            ${icon("check")}<span>${t("confirm-move")}</span>
          </button>`
        : nothing
    }
    ${
      friendMoves(save) && save.view.ply > 0 && !save.live
        ? html`<button type="button" class="button main small" @click=${() => withSeldom((part) => part.openShare(save))}>
            ${icon("share")}<span>${t("share-move")}</span>
          </button>`
        : nothing
    }
  </p>`;
}

/**
 * What a live game asks of the person here.
 * @param {AppState} state
 * @param {PlayState} play
 */
function friendly(state, play) {
  return play.save.live ? seldom((part) => part.liveStrip(state, play)) : nothing;
}

/**
 * What best play gives, in small below whose turn it is.
 * @param {PlayState} play
 */
function outcome({ outcome: found, save }) {
  return found ? html`<small class="outcome">${say(outcomeOf(save, found))}</small>` : nothing;
}

/** @param {Message} what */
export function failure(what) {
  return html`<section class="strip" role="alert">
    <p>${say(what)}</p>
    <div class="strip-buttons">
      <button type="button" class="button main small" @click=${() => session()?.retry()}>
        <span>${t("try-again")}</span>
      </button>
    </div>
  </section>`;
}

/** @param {PlayState} play */
function tools(play) {
  const { save, phase } = play;
  const { view } = save;
  const moving = phase === "moving";
  return html`<nav class="tools" aria-label=${t("tools")}>
    ${
      save.touchMove
        ? nothing
        : html`${tool("undo", "U", () => session()?.undo(), moving || !canUndo(save))}
          ${tool("redo", "Y", () => session()?.redo(), moving || view.redo === 0)}`
    }
    ${
      moving
        ? tool("skip", "", () => session()?.skip(), false)
        : tool("replay", "R", () => session()?.replay(), phase !== "idle" || view.last === null)
    }
    ${
      mayTeach(save)
        ? tool(
            "teach",
            "H",
            () => session()?.teach(),
            phase !== "idle" || !personMoves(save) || halt() !== "",
          )
        : nothing
    }
    ${tool("moves", "L", () => show({ kind: "moves" }), view.ply === 0)}
    ${tool("share", "", () => withSeldom((part) => part.openShare(save)), save.pending !== null)}
  </nav>`;
}

/**
 * @param {string} name
 * @param {string} key
 * @param {() => void} click
 * @param {boolean} disabled
 */
function tool(name, key, click, disabled) {
  return html`<button type="button" class="tool" data-tool=${name} ?disabled=${disabled}
    aria-keyshortcuts=${key || nothing} @click=${click}>
    ${icon(name)}<span>${t(`tool-${name}`)}</span>
    ${key ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing}
  </button>`;
}

/** @param {PlayState} play */
function lookTools(play) {
  const { ply, save } = play;
  const last = save.view.ply;
  /** @param {number} to */
  const look = (to) => () => session()?.look(to);
  return html`<nav class="tools" aria-label=${t("look-tools")}>
    ${tool("first", "", look(0), ply === 0)} ${tool("back", "", look(ply - 1), ply === 0)}
    ${tool("next", "", look(ply + 1), ply === last)} ${tool("last", "", look(last), ply === last)}
    ${tool("close", "", () => session()?.leave(), false)}
  </nav>`;
}

/**
 * A game that one side cannot lose any more: the offer to stop.
 * @param {PlayState} play
 */
function decided(play) {
  const { decided: side, score } = play.save.view;
  if (side === null) {
    return nothing;
  }
  return html`<section class="strip" role="status">
    <p>${t("decided", { ...namingOn(play.save, side), stones: score[side] })}</p>
    <div class="strip-buttons">
      <button type="button" class="button main small" @click=${() => session()?.end("stopped")}>
        <span>${t("decided-stop")}</span>
      </button>
      <button type="button" class="button plain small" @click=${() => session()?.playOn()}>
        <span>${t("decided-on")}</span>
      </button>
    </div>
  </section>`;
}
