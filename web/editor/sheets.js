/**
 * The sheets of the editor: whole changes of the position, and what can be done with it.
 * @import { AppState, BoardSpec, Choices, Save, Side, View } from "../types"
 */
import { html, nothing } from "lit-html";
import { engine, explain, set, show } from "../app.js";
import { lesson } from "../engine/client.js";
import { description, enter, lastChoices } from "../game/creating.js";
import { drawId } from "../game/lots.js";
import { createSave, seatsOf } from "../game/plan.js";
import { session } from "../game/session.js";
import { t } from "../i18n/index.js";
import { sharedPuzzle } from "../learn/shared.js";
import { hasChoices } from "../learn/teach.js";
import { moment } from "../moment.js";
import { hashOf } from "../online/sharing.js";
import { codeOf, drawing, sendButtons } from "../panels/code.js";
import { icon } from "../panels/icons.js";
import { button, segmented, selection } from "../panels/parts.js";
import { openPicture } from "../picture/sheet.js";
import { read, subscribe, update } from "../state.js";
import { empty, mirror, restart } from "./editor.js";
import { sideVars } from "./screen.js";

/** Whole changes of the position. */
export function editorMenu() {
  return html`<h2 class="sheet-title" id="sheet-title">${t("editor-title")}</h2>
    <div class="menu">
      ${entry("first", t("editor-start"), restart)} ${entry("trash", t("editor-clear"), empty)}
      ${entry("table", t("editor-mirror"), mirror)}
    </div>
    <p class="hint">${t("editor-how")}</p>`;
}

/**
 * @param {string} name
 * @param {string} text
 * @param {() => void} click
 */
function entry(name, text, click) {
  return html`<button type="button" class="entry" data-entry=${name} @click=${() => {
    show(null);
    click();
  }}>${icon(name)}<span>${text}</span></button>`;
}

/** @param {AppState} state */
export function positionSheet({ editor, boards }) {
  if (!editor?.view) {
    return nothing;
  }
  const { game, view } = editor;
  const me = editor.me ?? view.side;
  const choices = lastChoices(game);
  return html`<h2 class="sheet-title" id="sheet-title">${t("editor-use")}</h2>
    ${segmented({
      name: "me",
      label: t("editor-me"),
      choices: [0, 1].map((value) => ({
        value,
        text: t("editor-side", sideVars(boards[game], value)),
      })),
      value: me,
      change: (value) => update({ editor: { ...editor, me: /** @type {Side} */ (value) } }),
    })}
    ${selection({
      label: t("setup-level"),
      choices: description(game).levels.map((value) => ({ value, text: t(`level-${value}`) })),
      value: choices.level,
      change: (level) => chooseLevel(game, { ...choices, level }),
    })}
    <div class="position-ways">
      ${button({ icon: "computer", text: t("editor-computer"), kind: "main", click: () => enter(saveOf(view, "computer", me)) })}
      ${button({ icon: "people", text: t("quick-people"), click: () => enter(saveOf(view, "person", 0)) })}
      ${hasChoices({ view }) ? button({ icon: "teach", text: t("editor-analyse"), click: () => analyse(view) }) : nothing}
      ${button({ icon: "share", text: t("editor-link"), click: () => sendLink(view) })}
      ${hasChoices({ view }) ? button({ icon: "puzzle", text: t("editor-puzzle"), click: () => makePuzzle(view) }) : nothing}
      ${button({ icon: "picture", text: t("picture-title"), click: () => openPicture(saveOf(view, "person", 0)) })}
    </div>`;
}

/**
 * @param {string} game
 * @param {Choices} choices
 */
function chooseLevel(game, choices) {
  const { settings } = read();
  set({ choices: { ...settings.choices, [game]: choices } });
}

/**
 * A game that begins with *view*; player 0 sits at *me*.
 * @param {View} view
 * @param {Choices["opponent"]} opponent
 * @param {Side} me
 */
function saveOf(view, opponent, me) {
  const sides = /** @type {[Side, Side]} */ ([me, 1 - me]);
  return createSave({
    id: drawId(),
    now: moment(),
    seats: seatsOf({ ...lastChoices(view.game), opponent }),
    sides,
    ...{ sets: 1, first: sides.indexOf(view.side), touchMove: false, view },
  });
}

/**
 * Look at the position with the teacher: what best play gives, and what to play.
 * @param {View} view
 */
function analyse(view) {
  const save = { ...saveOf(view, "person", 0), analysis: true };
  enter(save);
  const stop = subscribe(({ play, route }) => {
    const here = route.screen === "play" && route.id === save.id;
    if (here && play?.phase === "idle" && session()) {
      stop();
      session()?.teach();
    }
  });
}

/** @param {View} view */
async function sendLink(view) {
  const address = location.origin + location.pathname + hashOf(saveOf(view, "person", 0));
  const code = await codeOf(address);
  show({ kind: "position-link", address, code });
}

/**
 * @param {string} address
 * @param {{ size: number, path: string } | null} code
 */
export function positionLink(address, code) {
  const game = read().editor?.game ?? "";
  return html`<h2 class="sheet-title" id="sheet-title">${t("editor-link")}</h2>
    ${code ? drawing(code) : nothing}
    ${sendButtons(t("share-text", { game: t(`game-${game}`) }), address)}
    <p class="hint">${t("editor-link.hint")}</p>`;
}

let proving = new AbortController();

/**
 * Let the engine look for a win that makes a puzzle.
 * @param {View} view
 */
async function makePuzzle(view) {
  proving.abort();
  proving = new AbortController();
  const { signal } = proving;
  const waiting = {
    kind: /** @type {const} */ ("position-puzzle"),
    aim: null,
    address: "",
    code: null,
  };
  show(waiting);
  const stop = subscribe(({ dialog }) => {
    if (dialog !== waiting && !signal.aborted) {
      stop();
      proving.abort(); // the sheet was closed
    }
  });
  try {
    const aim = await lesson(engine(), "compose", { record: view.record }, { signal });
    stop();
    const address = location.origin + location.pathname + sharedPuzzle(saveOf(view, "person", 0));
    const code = aim.proved ? await codeOf(address) : null;
    show({ ...waiting, aim, address, code });
  } catch (error) {
    stop();
    if (!signal.aborted) {
      show(null);
      update({ notice: explain(error) });
    }
  }
}

/** @param {Extract<import("../types").Dialog, { kind: "position-puzzle" }>} shown */
export function puzzleSheet({ aim, address, code }) {
  const { editor, boards } = read();
  const title = html`<h2 class="sheet-title" id="sheet-title">${t("editor-puzzle")}</h2>`;
  if (!editor?.view) {
    return title;
  }
  const { view } = editor;
  if (aim === null) {
    return html`${title}<p class="busy-line" role="status" aria-busy="true">${t("editor-proving")}</p>
      <div class="sheet-buttons">${button({ text: t("cancel"), click: () => show({ kind: "position" }) })}</div>`;
  }
  if (!aim.proved) {
    return html`${title}<p role="status">${t("editor-puzzle-none")}</p>
      <div class="sheet-buttons">
        ${button({ icon: "share", text: t("editor-link"), kind: "main", click: () => sendLink(view) })}
      </div>`;
  }
  const vars = {
    ...sideVars(boards[editor.game], view.side),
    moves: Math.ceil(aim.plies / 2),
    right: aim.right.length,
    choices: aim.choices,
  };
  return html`${title}
    <p role="status">${t("editor-puzzle-proved", vars)} ${t("editor-puzzle-right", vars)}</p>
    ${code ? drawing(code) : nothing}
    ${sendButtons(t("editor-puzzle-text", { game: t(`game-${editor.game}`) }), address)}`;
}
