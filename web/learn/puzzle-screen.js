/**
 * The screen of a puzzle: its day, the board, what is to be done, and how it went.
 * @import { AppState, PlayState, Puzzle, Side } from "../types"
 */
import { html, nothing } from "lit-html";
import { show } from "../app.js";
import { tell } from "../game/captions.js";
import { mount, session } from "../game/session.js";
import { gameName, say, t } from "../i18n/index.js";
import { icon } from "../panels/icons.js";
import { dayWords } from "../panels/lines.js";
import { trouble } from "../panels/notice.js";
import { bar } from "../panels/parts.js";
import { failure, status } from "../panels/play.js";
import { table } from "../panels/table.js";
import { formatRoute } from "../route.js";
import { read } from "../state.js";
import { named } from "./advice.js";
import { small } from "./card.js";
import { dateOf, dayOf, solvedDays, streak } from "./daily.js";
import { foretold } from "./foretell.js";
import { ownMoves, turnPages, wrongWords } from "./puzzle.js";

/** Wrong moves after which the answer may be seen. */
const TRIES = 2;
const LEVELS = ["easy", "medium", "hard"];

/**
 * @param {AppState} state
 * @param {string} game
 */
export function puzzleScreen(state, game) {
  const { play } = state;
  if (!play?.puzzle) {
    return html`<main class="play puzzle" data-game=${game}>
      ${head(game, "")}
      <p class="status near" aria-busy="true">${t("status-starting")}</p>
      ${trouble(state)}
    </main>`;
  }
  const { puzzle, save } = play;
  const line =
    puzzle.day === null
      ? t("puzzle-shared")
      : `${dayWords(dateOf(puzzle.day).getTime())} · ${t(`puzzle-level-${LEVELS[puzzle.entry[2]]}`)}`;
  return html`<main class="play puzzle" data-game=${save.game} data-stage=${puzzle.stage}>
    ${head(game, line, puzzle.day !== null)}
    ${table(save.id, mount)}
    <div class="status near">${puzzle.stage === "open" ? status(state, play) : nothing}</div>
    ${card(state, play, puzzle)} ${trouble(state)}
    ${play.failure ? failure(play.failure) : nothing}
  </main>`;
}

/**
 * @param {string} game
 * @param {string} second
 * @param {boolean} [daily] whether it is one of many days
 */
function head(game, second, daily = true) {
  const title = html`${t("puzzle-title")} · ${gameName(game)}`;
  const extra = daily
    ? html`<button type="button" class="round" aria-label=${t("calendar")}
        aria-haspopup="dialog" @click=${() => openCalendar(game)}>${icon("calendar")}</button>`
    : nothing;
  return bar({ title, second, back: formatRoute({ screen: "home" }), extra });
}

/**
 * Show the month of the puzzle of *game* that is on the screen.
 * @param {string} game
 */
function openCalendar(game) {
  const date = dateOf(read().play?.puzzle?.day ?? dayOf(new Date()));
  show({ kind: "calendar", game, year: date.getFullYear(), month: date.getMonth() });
}

/**
 * @param {AppState} state
 * @param {PlayState} play
 * @param {Puzzle} puzzle
 */
function card(state, play, puzzle) {
  const { day } = puzzle;
  const today = dayOf(new Date());
  const days = solvedDays()[play.save.game] ?? {};
  const row = day === null ? 0 : streak(days, today);
  const solved = String(day) in days;
  return html`<section class="strip teach puzzle-card" aria-label=${t("puzzle-title")}>
    <div class="teach-words" role="status">
      <p class="teach-first">${solved && puzzle.stage !== "solved" ? icon("check") : nothing} ${aim(puzzle)}</p>
      ${puzzle.stage === "wrong" ? fault(state, play, puzzle) : nothing}
      ${detail(state, play, puzzle)}
      ${puzzle.stage === "solved" && row > 0 ? html`<p>${t("puzzle-streak", { days: row })}</p>` : nothing}
    </div>
    <div class="strip-buttons">
      ${day === null ? nothing : page("puzzle-earlier", "back", -1, day <= 0)} ${action(puzzle)}
      ${day === null ? nothing : page("puzzle-later", "next", 1, day >= today)}
    </div>
  </section>`;
}

/** @param {Puzzle} puzzle */
function aim(puzzle) {
  const { stage, entry } = puzzle;
  if (stage === "wrong") {
    return say(wrongWords(puzzle));
  }
  if (stage !== "open") {
    return t(`puzzle-${stage}`);
  }
  const moves = ownMoves(entry);
  return moves ? t("puzzle-aim-moves", { moves }) : t("puzzle-aim");
}

/**
 * Why the last move was wrong: the reply, then each move that follows as it is shown.
 * @param {AppState} state
 * @param {PlayState} play
 * @param {Puzzle} puzzle
 */
function fault(state, { save }, { fault: first, line, step }) {
  const said = step > 0 ? tell(save, state.boards[save.game], line[step - 1]) : first;
  return said.length ? html`<p>${said.map(say).join(" ")}</p>` : nothing;
}

/**
 * @param {AppState} state
 * @param {PlayState} play
 * @param {Puzzle} puzzle
 */
function detail(state, { save }, { stage, tries, entry, side, right = 1 }) {
  if (tries < TRIES || stage === "solved" || foretold(entry)) {
    return stage === "open" && !foretold(entry)
      ? html`<p class="hint">${right === 1 ? t("puzzle-aim.hint") : t("puzzle-ways", { right })}</p>`
      : nothing;
  }
  const spec = state.boards[save.game];
  const [, , , text] = entry;
  const slot = spec.slots.find((one) => one.side === side && String(one.number) === text)?.slot;
  const move = { path: slot === undefined ? [] : [slot], text, steps: [], events: [] };
  return html`<details class="hint"><summary>${t("puzzle-answer")}</summary>
    ${say(named("advice", move, spec))}</details>`;
}

/** @param {Puzzle} puzzle */
function action({ stage, line, step }) {
  if (stage === "wrong") {
    const more = step < line.length;
    const show = small(step ? "tool-next" : "puzzle-why", () => session()?.showWhy());
    return html`${more ? show : nothing} ${main("try-again", () => session()?.tryAgain())}`;
  }
  if (stage === "side") {
    return html`${main("rite-near", () => session()?.takeSide(/** @type {Side} */ (0)))}
      ${main("rite-far", () => session()?.takeSide(/** @type {Side} */ (1)))}`;
  }
  return nothing;
}

/**
 * @param {string} id
 * @param {() => void} click
 */
function main(id, click) {
  return small(id, click, true);
}

/**
 * @param {string} id
 * @param {string} name
 * @param {number} days
 * @param {boolean} disabled
 */
function page(id, name, days, disabled) {
  return html`<button type="button" class="round" aria-label=${t(id)} ?disabled=${disabled}
    @click=${() => turnPages(days)}>${icon(name)}</button>`;
}
