/**
 * Games as text: out to a file or the clipboard, in from either.
 * @import { MatchState, Message, Save, Standing, View } from "../types"
 */
import { html, nothing } from "lit-html";
import { announce, engine, explain, show } from "../app.js";
import { enter } from "../game/creating.js";
import { drawId } from "../game/lots.js";
import { createSave, seatsOf } from "../game/plan.js";
import { say, t } from "../i18n/index.js";
import { handOut } from "../keeping/everything.js";
import { findLink } from "../online/link.js";
import { go } from "../route.js";
import { DEFAULT_CHOICES } from "../settings.js";
import { update } from "../state.js";
import { button } from "./parts.js";

/**
 * Show *save* as text. The set of a match tells of the match, which only the engine can write in.
 * @param {Save} save
 */
export async function openExport(save) {
  const { record } = save.view;
  try {
    const told =
      save.match.sets > 1
        ? await engine().call("within", { record, match: save.match })
        : save.view;
    show({ kind: "export", save, record: told.record });
  } catch (error) {
    update({ dialog: null, notice: explain(error) });
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
      ${button({ icon: "save", text: t("export-file"), kind: "main", click: () => download(save, record) })}
      ${button({ icon: "copy", text: t("export-copy"), click: () => copy(record) })}
    </div>`;
}

/**
 * @param {Save} save
 * @param {string} record
 */
function download(save, record) {
  const day = new Date(save.updated).toISOString().slice(0, 10);
  handOut(`kazan-${save.game}-${day}.txt`, record, "text/plain");
}

/** @param {string} record */
async function copy(record) {
  await navigator.clipboard.writeText(record);
  announce([{ id: "export-copied" }]);
}

/** @param {Message | null} error */
export function importSheet(error) {
  return html`<h2 class="sheet-title" id="sheet-title">${t("import-title")}</h2>
    <p class="hint">${t("import-hint")}</p>
    ${error ? html`<p class="error" role="alert">${say(error)}</p>` : nothing}
    <form @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const form = /** @type {HTMLFormElement} */ (event.target);
      takeIn(String(new FormData(form).get("record") ?? ""));
    }}>
      <textarea class="record" name="record" rows="5" lang="zxx" required
        aria-label=${t("import-text")}></textarea>
      <div class="sheet-buttons">
        <button type="submit" class="button main"><span>${t("import-open")}</span></button>
        <label class="button plain">
          <span>${t("import-file")}</span>
          <input type="file" class="away" accept=".txt,text/plain" @change=${readFile} />
        </label>
      </div>
    </form>`;
}

/** @param {Event} event */
async function readFile(event) {
  const [file] = /** @type {HTMLInputElement} */ (event.target).files ?? [];
  if (file) {
    await takeIn(await file.text());
  }
}

/** @param {string} text */
async function takeIn(text) {
  const packed = findLink(text);
  if (packed !== null) {
    show(null);
    go({ screen: "link", packed });
    return;
  }
  try {
    /** @type {View} */
    const view = await engine().call("view", { record: text.trim() });
    const save = createSave({
      id: drawId(),
      now: Date.now(),
      seats: seatsOf({ ...DEFAULT_CHOICES, opponent: "person" }),
      sides: [0, 1],
      sets: 1,
      first: view.history[0]?.side ?? view.side,
      touchMove: false,
      view,
    });
    enter(view.match ? await placedIn(view.match, save) : save);
  } catch (error) {
    show({ kind: "import", error: explain(error) });
  }
}

/**
 * *save* as the next set of *match*.
 * @param {MatchState} match
 * @param {Save} save
 * @returns {Promise<Save>}
 */
async function placedIn(match, save) {
  const { game, options } = save.view;
  /** @type {Standing} */
  const { points, next } = await engine().call("match", { ...match, game, options });
  return { ...save, match, points, sides: next?.sides ?? save.sides };
}
