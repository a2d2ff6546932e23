/**
 * Live games on this page: inviting, sitting down, joining. One seat is taken while its game is on the screen.
 * @import { ClockChoice, Save, Seat } from "../types"
 * @import { Board } from "./following.js"
 * @import { Kept } from "./kept.js"
 * @import { Laid } from "./saves.js"
 */
import { explain } from "../app.js";
import { enter } from "../game/creating.js";
import { drawId } from "../game/lots.js";
import { loneSide, playerOn } from "../game/seats.js";
import { read, subscribe, update } from "../state.js";
import { useBoard } from "./following.js";
import { cleanName } from "./link.js";
import { dropTable, forgetOldTables, keepTable, keptOf } from "./places.js";
import { saveAt, startOf } from "./saves.js";
import { leave, onTable, standUp, take, taken, wake } from "./seating.js";
import { withFriend } from "./sharing.js";

/** Whether nobody has come yet to the table that is sat down at. */
let alone = false;

/**
 * Whether *save* can be played live.
 * @param {Save} save
 */
export function mayInvite(save) {
  const computer = save.seats.some(({ kind }) => kind === "computer");
  const stranger = save.seats.some((seat) => seat.stranger);
  return save.view.over === null && !computer && !stranger && save.pending === null;
}

/**
 * *save* with an invitation to play it live; the friend has the side to move, or what the lot gives.
 * @param {Save} save
 * @param {ClockChoice | null} clock
 * @returns {Promise<Save>}
 */
export async function invite(save, clock) {
  const { hostTable } = await import("./seat.js");
  const { invitation, kept } = await hostTable(drawId() + drawId());
  forgetOldTables();
  keepTable(invitation, { ...kept, clock });
  return {
    ...(loneSide(save) === null ? withFriend(save) : save),
    live: invitation,
    clock: null,
    offered: true,
  };
}

/**
 * Take the seat of *save*; what happens is done to *on*.
 * @param {Save} save
 * @param {Board} on
 */
export async function sitDown(save, on) {
  const invitation = save.live ?? "";
  const kept = keptOf(invitation);
  if (kept === null) {
    return; // kept on another device: the game can be seen and sent as a link
  }
  useBoard(on);
  alone = kept.entries.length === 0;
  const mine = save.seats[playerOn(save, loneSide(save) ?? 0)];
  const start = async () => startOf(save, kept.clock ?? null);
  try {
    await take(invitation, kept, { name: mine.name, game: save.game, start });
  } catch (error) {
    update({ notice: explain(error) });
  }
}

/** The game on the screen is closed. */
export function getUp() {
  useBoard(null);
  alone = false;
  standUp();
}

/**
 * Get up for good: the table of *invitation* is forgotten.
 * @param {string} invitation
 */
export async function abandon(invitation) {
  getUp();
  await leave();
  dropTable(invitation);
}

/** Why the game on the screen cannot be played yet, or any more: a Fluent id; "" where it can be. */
export function halt() {
  const { live, play } = read();
  if (play?.save.live === undefined) {
    return "";
  }
  if (live?.status === "dropped" || live?.status === "version" || live?.disputed) {
    return "refuse-halted";
  }
  const absent = live === null ? alone : live.stage !== "play";
  return absent ? "refuse-absent" : "";
}

/**
 * Ask for the free seat of *invitation*; once there is a game, it is kept and entered.
 * @param {string} invitation
 */
export async function join(invitation) {
  const start = () => Promise.reject(new Error("a guest does not begin"));
  try {
    const { guestTable } = await import("./seat.js");
    const kept = keptOf(invitation) ?? (await guestTable(invitation));
    forgetOldTables();
    await take(invitation, kept, { name: "", game: "", start });
  } catch (error) {
    update({ notice: explain(error) });
    return;
  }
  const stop = subscribe(({ route }) => {
    if (route.screen !== "live" || route.invitation !== invitation) {
      stop();
      leave();
    }
  });
  whenLaid(invitation, () => {
    stop();
    enterLive();
  });
}

/**
 * Do *what* once there is a board at the table of *invitation*.
 * @param {string} invitation
 * @param {() => void} what
 */
export function whenLaid(invitation, what) {
  const stop = onTable(() => {
    const seat = taken();
    if (seat?.invitation !== invitation) {
      stop();
    } else if (seat.table.now.place?.view) {
      stop();
      what();
    }
  });
}

/** Keep the game at the table as a new one, and play it. */
export function enterLive() {
  const seat = taken();
  const place = seat?.table.now.place;
  if (!seat || !place?.view) {
    return;
  }
  const { role, stranger, now } = seat.table;
  /** @type {Seat} */
  const other = { kind: "friend", name: cleanName(now.name), ...(stranger && { stranger }) };
  const save = saveAt(/** @type {Laid} */ (place), role, other);
  enter({ ...save, live: seat.invitation }, { replace: true });
}

document.addEventListener(
  "visibilitychange",
  () => document.visibilityState === "visible" && wake(),
);
addEventListener("online", () => wake());
