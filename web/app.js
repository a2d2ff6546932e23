/**
 * What the page is made of, once: the engine, the saves, the settings, and the words about trouble.
 * @import { AppState, Message, Save, Settings } from "./types"
 */
import { createEngine, EngineError } from "./engine/client.js";
import { clearShelf } from "./engine/shelf.js";
import { has, say, speak } from "./i18n/index.js";
import { chooseLanguage } from "./i18n/language.js";
import { SEEN, seen } from "./keeping/gone.js";
import { keepLocal } from "./keeping/local.js";
import { tellTabs } from "./keeping/tabs.js";
import { countResult } from "./keeping/tallies.js";
import { isWhole } from "./keeping/whole.js";
import { notBefore } from "./moment.js";
import { keepSettings } from "./settings.js";
import { read, update } from "./state.js";
import { askToPersist, browserDatabase, createStorage } from "./storage.js";

export const storage = createStorage(
  browserDatabase(),
  (kind) => update({ storage: kind, notice: kind === "ok" ? null : { id: `storage-${kind}` } }),
  clearShelf,
  () => read().ready && sortSaves(),
);

/** @type {ReturnType<typeof createEngine> | null} */
let started = null;

/** The engine; the first call starts it. */
export function engine() {
  if (started === null) {
    started = createEngine();
    update({ engine: started.status });
    started.onStatus(({ status }) => update({ engine: status }));
  }
  return started;
}

/** Start the engine again after it failed. */
export function restartEngine() {
  engine().restart();
}

/**
 * What to tell about *error*; one that nobody expects is for the console too.
 * @param {unknown} error
 * @returns {Message}
 */
export function explain(error) {
  const id = error instanceof EngineError ? `error-${error.code}` : "";
  if (has(id)) {
    return { id };
  }
  console.error(error);
  return { id: "error-error" };
}

/** The version of the site that is open. */
export function siteVersion() {
  return document.querySelector("meta[name='version']")?.getAttribute("content") ?? "";
}

/** Read all saves anew: another tab has kept one. */
export async function loadSaves() {
  await storage.load();
  sortSaves();
}

/** List the saves that can be shown; gives the others. */
export function sortSaves() {
  const torn = storage.setAside((save) => isWhole(save, read().boards));
  const saves = storage.list();
  notBefore(saves[0]?.updated ?? 0);
  update({ saves });
  return torn;
}

/**
 * The lists and, once it is *kept*, the other tabs hear of a change.
 * @param {Promise<void>} kept
 */
async function tellSaves(kept) {
  const saves = storage.list();
  update({ saves });
  keepLocal(SEEN, seen(saves.length, Date.now()));
  await kept;
  tellTabs();
}

/**
 * Keep *save*, and tell the lists of it.
 * @param {Save} save
 */
export function keepSave(save) {
  const kept = storage.put({ ...save, version: siteVersion() });
  countResult(save);
  tellSaves(kept);
  if (!read().settings.askedToPersist) {
    set({ askedToPersist: true });
    askToPersist();
  }
}

/**
 * Forget a save.
 * @param {string} id
 */
export function removeSave(id) {
  tellSaves(storage.remove(id));
}

/**
 * Change some settings and keep them.
 * @param {Partial<Settings>} changes
 */
export function set(changes) {
  const settings = { ...read().settings, ...changes };
  keepSettings(settings);
  update({ settings });
}

/**
 * Speak another language; "" follows the browser.
 * @param {string} language
 */
export async function setLanguage(language) {
  set({ language });
  await useLanguage();
}

/** Load the language that the settings or the browser ask for. */
export async function useLanguage() {
  const language = read().settings.language || chooseLanguage(navigator.languages);
  await speak(language);
  update({ language });
}

/**
 * Tell people who listen instead of look.
 * @param {Message[]} messages
 */
export function announce(messages) {
  const text = messages.map(say).join(" ");
  const again = text === read().announcement; // the same words are read again only if they differ
  update({ announcement: again ? `${text}\u00a0` : text });
}

/**
 * Open a dialog, or close it with null.
 * @param {AppState["dialog"]} dialog
 */
export function show(dialog) {
  update({ dialog, copied: "" });
}

/**
 * Put *text* on the clipboard, and say so.
 * @param {string} text
 */
export async function copy(text) {
  await navigator.clipboard.writeText(text);
  update({ copied: text });
  announce([{ id: "export-copied" }]);
}
