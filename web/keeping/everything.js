/**
 * Everything out to one file and in again; whether the browser promises to keep it.
 * @import { Save, View } from "../types"
 */
import { announce, engine, loadSaves, siteVersion, storage } from "../app.js";
import { EngineError } from "../engine/client.js";
import { read, update } from "../state.js";
import { askToPersist } from "../storage.js";
import { newer, readBundle, writeBundle } from "./bundle.js";
import { lossOf, SEEN, seen } from "./gone.js";
import { keepLocal, localText, localTexts } from "./local.js";
import { parseResults, withResult } from "./results.js";
import { RESULTS } from "./tallies.js";
import { isSave } from "./whole.js";

/**
 * Give the person *content* as the file *name*.
 * @param {string} name
 * @param {BlobPart} content
 * @param {string} type
 */
export function handOut(name, content, type) {
  const link = document.createElement("a");
  const address = URL.createObjectURL(new Blob([content], { type }));
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // some browsers read it late
}

/** Today as a file name says it. */
export function today() {
  return new Date().toISOString().slice(0, 10);
}

/** All that is kept, as a file. */
export function exportEverything() {
  const text = writeBundle({ saves: read().saves, texts: localTexts() }, Date.now());
  handOut(`kazan-${today()}.json`, text, "application/json");
}

/**
 * Take in the file of another device, or of this one: games that are new or were played on, the results
 * of both, the settings of the file.
 * @param {File} file
 */
export async function importEverything(file) {
  const bundle = readBundle(await file.text());
  if (bundle === null) {
    tell("everything-foreign", { games: 0 });
    return;
  }
  let { lost } = bundle;
  let taken = 0;
  for (const save of newer(read().saves, bundle.saves)) {
    const sound = await proved(save);
    lost += sound ? 0 : 1;
    if (sound) {
      taken += 1;
      await storage.put(sound);
    }
  }
  takeTexts(bundle.texts);
  sessionStorage.setItem(TOLD, JSON.stringify([taken, lost]));
  location.reload(); // begins anew with the settings of the file
}

const TOLD = "kazan-taken";

/** After the page has begun anew: say what was taken in. */
export function tellTaken() {
  const text = globalThis.sessionStorage?.getItem(TOLD);
  if (text) {
    sessionStorage.removeItem(TOLD);
    const [games, lost] = JSON.parse(text);
    tell(lost ? "everything-partly" : "everything-taken", { games, lost });
  }
}

/**
 * @param {string} id
 * @param {{ games: number, lost?: number }} vars
 */
function tell(id, vars) {
  const notice = { id, vars };
  update({ notice });
  announce([notice]);
}

/**
 * *save* with a view that the engine has made from its record; null when the record is none.
 * @param {Save} save
 * @returns {Promise<Save | null>}
 */
async function proved(save) {
  try {
    /** @type {View} */
    const view = await engine().call("view", { record: save.view.record });
    return { ...save, game: view.game, view, pending: null, version: siteVersion() };
  } catch (error) {
    if (error instanceof EngineError) {
      return null;
    }
    throw error;
  }
}

/**
 * Saves that cannot be shown: what the engine can make of their records is kept anew, the others are told of.
 * @param {unknown[]} torn
 */
export async function mendSaves(torn) {
  let games = 0;
  for (const value of torn) {
    const sound = isSave(value) ? await proved(value) : null;
    if (sound) {
      await storage.put(sound);
    }
    games += sound ? 0 : 1;
  }
  if (torn.length > games) {
    await loadSaves();
  }
  if (games > 0) {
    tell("saves-damaged", { games });
  }
}

/** Say so if the browser has cleared games, or may do so. */
export async function tellLoss() {
  await learnPersistence();
  const { saves, persisted, storage: kind } = read();
  const now = Date.now();
  const found = { games: saves.length, persisted, now };
  const notice = kind === "ok" ? lossOf(localText(SEEN), found) : null;
  if (notice) {
    update({ notice });
    announce([notice]);
  }
  keepLocal(SEEN, seen(saves.length, now));
}

/** @param {Record<string, string>} texts */
function takeTexts(texts) {
  for (const [key, text] of Object.entries(texts)) {
    if (key !== RESULTS && key !== SEEN) {
      keepLocal(key, text);
    }
  }
  const both = parseResults(texts[RESULTS] ?? null).reduce(withResult, read().results);
  const sorted = [...both].sort((one, other) => one.when - other.when);
  keepLocal(RESULTS, JSON.stringify(sorted));
}

/** Learn whether the browser has promised to keep everything. */
export async function learnPersistence() {
  const persisted = (await navigator.storage?.persisted?.()) ?? false;
  update({ persisted });
}

/** Ask the browser for the promise. */
export async function persist() {
  update({ persisted: await askToPersist() });
  announce([{ id: read().persisted ? "keeping-sure" : "keeping-unsure" }]);
}

/** Whether this is a browser tab on an iPhone or iPad: put on the home screen, Kazan starts fresh there. */
export function startsFreshWhenInstalled() {
  const standalone = matchMedia("(display-mode: standalone)").matches;
  const apple = /iPhone|iPad|iPod/.test(navigator.userAgent);
  const tablet = navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1;
  return (apple || tablet) && !standalone;
}
