/**
 * Games as text: out to a file or the clipboard, in from either.
 * @import { Fault, Message, Save } from "../types"
 */
import { html, nothing } from "lit-html";
import { explain, keepSave, show } from "../app.js";
import { enter } from "../game/creating.js";
import { savesOf, sheetsOf } from "../game/papers.js";
import { say, t } from "../i18n/index.js";
import { handOut } from "../keeping/everything.js";
import { findLink, go } from "../route.js";
import { read, update } from "../state.js";
import { copyButton } from "./code.js";
import { button } from "./parts.js";

/** More faults than these are counted only. */
const SHOWN_FAULTS = 20;

/**
 * Show *save* as a sheet.
 * @param {Save} save
 */
export async function openExport(save) {
  try {
    show({ kind: "export", save, record: await sheetsOf([save]) });
  } catch (error) {
    update({ dialog: null, notice: explain(error) });
  }
}

/** All games as one file. */
export async function exportAll() {
  const { saves } = read();
  try {
    download("kazan", saves[0], await sheetsOf(saves.filter((save) => save.pending === null)));
  } catch (error) {
    update({ notice: explain(error) });
  }
}

/**
 * @param {Save} save
 * @param {string} record
 */
export function exportSheet(save, record) {
  return html`<h2 class="sheet-title" id="sheet-title">${t("export-title")}</h2>
    <p class="hint">${t("export-hint")}</p>
    <textarea class="record" readonly rows="5" lang="zxx" aria-label=${t("export-text")}
      .value=${record}></textarea>
    <div class="sheet-buttons">
      ${button({ icon: "save", text: t("export-file"), kind: "main", click: () => download(`kazan-${save.game}`, save, record) })}
      ${copyButton("export-copy", record)}
    </div>`;
}

/**
 * @param {string} name
 * @param {Save} save whose day the file has
 * @param {string} record
 */
function download(name, save, record) {
  const day = new Date(save.updated).toISOString().slice(0, 10);
  handOut(`${name}-${day}.txt`, record, "text/plain");
}

/**
 * @param {Message | null} error
 * @param {number} taken games of the text that are kept now
 * @param {Fault[]} faults
 */
export function importSheet(error, taken, faults) {
  return html`<h2 class="sheet-title" id="sheet-title">${t("import-title")}</h2>
    <p class="hint">${t("import-hint")}</p>
    ${error ? html`<p class="error" role="alert">${say(error)}</p>` : nothing}
    ${taken + faults.length > 0 ? outcome(taken, faults) : nothing}
    <form @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
      takeIn(String(form.get("record") ?? ""), String(form.get("game") ?? ""));
    }}>
      <textarea class="record" name="record" rows="5" lang="zxx" required
        aria-label=${t("import-text")}></textarea>
      <label class="selection">
        <span>${t("import-game")}</span>
        <select name="game">
          <option value="">${t("import-game-told")}</option>
          ${read().games.map(({ key }) => html`<option value=${key}>${t(`game-${key}`)}</option>`)}
        </select>
      </label>
      <div class="sheet-buttons">
        <button type="submit" class="button main"><span>${t("import-open")}</span></button>
        <label class="button plain">
          <span>${t("import-file")}</span>
          <input type="file" class="away" accept=".txt,text/plain" @change=${readFile} />
        </label>
      </div>
    </form>`;
}

/**
 * What became of a text of several games.
 * @param {number} taken
 * @param {Fault[]} faults
 */
function outcome(taken, faults) {
  return html`<div class="import-outcome" role="status">
    ${taken ? html`<p>${t("import-taken", { games: taken })}</p>` : nothing}
    ${faults.length ? html`<p class="error">${t("import-faults", { games: faults.length })}</p>` : nothing}
    <ol class="faults">
      ${faults.slice(0, SHOWN_FAULTS).map(
        ({ line, token, cause }) => html`<li>
          <strong>${t("import-line", { line })}</strong>
          ${token ? html`<code>${token}</code>` : nothing} ${t(`error-${cause}`)}
        </li>`,
      )}
    </ol>
  </div>`;
}

/** @param {Event} event */
async function readFile(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const [file] = input.files ?? [];
  if (file) {
    const form = new FormData(/** @type {HTMLFormElement} */ (input.form));
    await takeIn(await file.text(), String(form.get("game") ?? ""));
  }
}

/**
 * Take in a link, or the games of a text: a single one is opened, of several it is said what became of them.
 * @param {string} text
 * @param {string} game what lists without headers are
 */
async function takeIn(text, game) {
  const sent = findLink(text);
  if (sent) {
    show(null);
    go(sent);
    return;
  }
  try {
    const { saves, faults } = await savesOf(text, game);
    if (saves.length === 1 && faults.length === 0) {
      enter(saves[0]);
      return;
    }
    for (const save of saves.toReversed()) {
      keepSave(save);
    }
    const error = saves.length + faults.length ? null : { id: "error-record-foreign" };
    show({ kind: "import", error, taken: saves.length, faults });
  } catch (error) {
    show({ kind: "import", error: explain(error) });
  }
}
