/**
 * Games as text: sheets of saves, saves of sheets.
 * @import { Save, View } from "../types"
 */
import { engine } from "../app.js";
import { t } from "../i18n/index.js";
import { cleanName } from "../online/link.js";
import { DEFAULT_CHOICES } from "../settings.js";
import { sittingOf } from "./creating.js";
import { drawId } from "./lots.js";
import { createSave, seatsOf } from "./plan.js";
import { naming, seatOn } from "./seats.js";

/** @typedef {import("../types").Fault} Fault */
/** @typedef {{ record: string, headers: Record<string, string> }} Paper */

/**
 * The sheets of *saves*, one after the other.
 * @param {Save[]} saves
 * @returns {Promise<string>}
 */
export async function sheetsOf(saves) {
  /** @type {Paper[]} */
  const papers = [];
  for (const save of saves) {
    papers.push({ record: await toldRecord(save), headers: headersOf(save) });
  }
  const { text } = await engine().call("write_games", { games: papers });
  return text;
}

/**
 * The record of *save*; the set of a match tells of the match, which only the engine can write in.
 * @param {Save} save
 * @returns {Promise<string>}
 */
async function toldRecord(save) {
  const { record } = save.view;
  if (save.match.sets === 1) {
    return record;
  }
  const told = await engine().call("within", { record, match: save.match });
  return told.record;
}

/** @param {Save} save */
function headersOf(save) {
  const [south, north] = [0, 1].map((side) => {
    const seat = seatOn(save, side);
    const player = save.seats.indexOf(seat);
    return seat.kind === "computer" ? t("player", naming(save.seats, player)) : seat.name;
  });
  return { South: south, North: north, Date: new Date(save.updated).toISOString().slice(0, 10) };
}

/**
 * The games in *text* as saves, and what could not be read in it.
 * @param {string} text
 * @param {string} game what lists without headers are; "" where the text says it
 * @returns {Promise<{ saves: Save[], faults: Fault[] }>}
 */
export async function savesOf(text, game) {
  const asked = game === "" ? { text } : { text, game };
  /** @type {{ games: Paper[], faults: Fault[] }} */
  const { games, faults } = await engine().call("read_games", asked);
  /** @type {Save[]} */
  const saves = [];
  for (const paper of games) {
    saves.push(await saveOf(paper, saves.length));
  }
  return { saves, faults };
}

/**
 * A save of two people's game.
 * @param {Paper} paper
 * @param {number} index its place in the text: the first is the latest
 * @returns {Promise<Save>}
 */
async function saveOf({ record, headers }, index) {
  /** @type {View} */
  const view = await engine().call("view", { record });
  const { sides, points } = await sittingOf(view);
  const names = [headers.South ?? "", headers.North ?? ""].map(cleanName);
  const [near, far] = sides.map((side) => names[side]);
  const save = createSave({
    id: drawId(),
    now: Date.now() - index,
    seats: seatsOf({ ...DEFAULT_CHOICES, opponent: "person", names: [near, far] }),
    sides,
    sets: 1,
    first: sides.indexOf(view.history[0]?.side ?? view.side),
    touchMove: false,
    view,
  });
  return { ...save, match: view.match ?? save.match, points };
}
