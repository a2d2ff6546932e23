/**
 * Live games on this page: one seat is taken while its game is on the screen. Entries of the chain become
 * moves on the board, moves on the board become entries.
 * @import { Options, Save, Seat, Side, View } from "../types"
 * @import { Act } from "./chain.js"
 * @import { Kept } from "./table.js"
 * @import { TakenSeat } from "./seat.js"
 */

import { announce, engine, explain } from "../app.js";
import { asset } from "../assets.js";
import { description, enter, firstView } from "../game/creating.js";
import { drawId } from "../game/lots.js";
import { createSave, seating } from "../game/plan.js";
import { friendMoves, loneSide, playerOn } from "../game/seats.js";
import { keepLocal, localText, valueIn } from "../keeping/local.js";
import { read, subscribe, update } from "../state.js";
import { cleanName, fieldsOf, recordOf } from "./link.js";
import { withFriend } from "./sharing.js";

/** Without a word for so long the other is away. */
const AWAY_MS = 20_000;
const INVITATION = /^[\da-f]{96}$/;

/** @typedef {{ show: (path: number[]) => void, adopt: (save: Save) => void }} Board what the open game lets be done */

/** @type {TakenSeat | null} */
let seat = null;
/** @type {Board | null} */
let board = null;
/** Counts seats, so that one that comes late is known. */
let turn = 0;

/** @type {import("./chain.js").Rules} */
const rules = {
  view: (record) => engine().call("view", { record }),
  play: (record, path) => engine().call("play", { record, path }),
  end: (record, reason, side) =>
    engine().call("end", side === undefined ? { record, reason } : { record, reason, side }),
  undo: (record, plies) => engine().call("undo", { record, plies }),
};

/** A number that nobody knows before. */
const random = () => drawId() + drawId();

/** @param {string} invitation */
const place = (invitation) => `kazan-live-${invitation.slice(0, 32)}`;

/** @param {string} invitation @returns {Kept | null} */
function keptOf(invitation) {
  return valueIn(localText(place(invitation)));
}

/** The relays, as addresses. @returns {Promise<string[]>} */
async function relayList() {
  const response = await fetch(asset("online/relays.json"));
  return response.json();
}

/** The hosts that the page talks to when somebody plays live. */
export async function relayHosts() {
  return (await relayList()).map((url) => new URL(url).host);
}

/**
 * Whether *save* can be played live: not the set of a match.
 * @param {Save} save
 */
export function mayInvite(save) {
  const computer = save.seats.some(({ kind }) => kind === "computer");
  return save.match.sets === 1 && save.view.over === null && !computer && save.pending === null;
}

/**
 * *save* with an invitation to play it live; the friend has the side to move, or what the lot gives.
 * @param {Save} save
 * @returns {Promise<Save>}
 */
export async function invite(save) {
  const { hostTable } = await import("./seat.js");
  const { invitation, kept } = await hostTable(random(), random());
  keepLocal(place(invitation), JSON.stringify(kept));
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
  board = on;
  fresh = true;
  const mine = save.seats[playerOn(save, loneSide(save) ?? 0)];
  const start = (/** @type {[string, string]} */ seeds) => startAct(save, seeds);
  try {
    await take(invitation, kept, { name: mine.name, game: save.game, start });
  } catch (error) {
    update({ notice: explain(error) });
  }
}

/**
 * @param {string} invitation
 * @param {Kept} kept
 * @param {{ name: string, game: string, start: (seeds: [string, string]) => Promise<Act> }} parts
 */
async function take(invitation, kept, { name, game, start }) {
  turn += 1;
  const mine = turn;
  const { takeSeat, Refused } = await import("./seat.js");
  const urls = await relayList();
  const taken = await takeSeat({
    invitation,
    kept,
    urls,
    rules,
    game,
    name,
    start,
    check: async (act) => {
      if (!(await isFair(act))) {
        throw new Refused("not what the lot gives");
      }
    },
    keep: (now) => keepLocal(place(invitation), JSON.stringify(now)),
    changed: () => mine === turn && show(invitation),
    failed: (error) => update({ notice: explain(error) }),
  });
  if (mine !== turn) {
    await taken.close(); // something else has begun meanwhile
    return;
  }
  seat = taken;
  show(invitation);
}

/** Leave the seat, if one is taken. */
export function standUp() {
  turn += 1;
  board = null;
  seat?.close();
  seat = null;
  if (read().live) {
    update({ live: null });
  }
}

/**
 * Tell the state what the table says, and bring the board in line.
 * @param {string} invitation
 */
function show(invitation) {
  if (seat === null) {
    return;
  }
  const { table, relays } = seat;
  const { status, mine, theirs, heard, left, name, game, length } = table.now;
  const here = heard > 0 && !left && Date.now() - heard < AWAY_MS;
  const before = read().live;
  const live = {
    invitation,
    status,
    relays: relays.open,
    here,
    name,
    game,
    mine,
    theirs,
    begun: length > 0,
  };
  if (JSON.stringify(before) !== JSON.stringify(live)) {
    update({ live });
    if (before && before.here !== here && length > 0) {
      announce([{ id: here ? "live-here" : "live-away" }]);
    }
  }
  follow();
}

let following = false;
/** The board has not been compared with the chain since the seat was taken. */
let fresh = true;

/** Bring the board in line with the chain, or the chain with the board. */
function follow() {
  if (following) {
    return; // what it does to the state calls it again
  }
  following = true;
  try {
    align();
  } finally {
    following = false;
  }
}

function align() {
  const { play } = read();
  const now = seat?.table.now;
  const busy = acting > 0 || play?.save.pending !== null || play.phase === "moving";
  if (!play || !board || !now?.place || busy) {
    return;
  }
  const { view, sides } = now.place;
  const { save } = play;
  const first = fresh;
  fresh = false;
  const mine = sides[seat?.table.role ?? 0];
  if (view.record === save.view.record && loneSide(save) === mine) {
    return;
  }
  const [here, there] = [fieldsOf(save.view.record), fieldsOf(view.record)];
  const same =
    here.options === there.options && here.start === there.start && loneSide(save) === mine;
  const ahead = same && here.ending === there.ending && here.moves.startsWith(there.moves);
  if (ahead && save.view.ply > view.ply && (first || onlyPasses(save, view))) {
    addMissing(save, view);
  } else if (same && there.ending === "" && isNext(save, view) && play.phase !== "looking") {
    board.show(view.last?.path ?? []);
  } else {
    board.adopt(seated({ ...save, view, pending: null, standing: null, offered: true }, sides));
  }
}

/**
 * Whether *view* is one move further than *save*.
 * @param {Save} save
 * @param {View} view
 */
function isNext(save, view) {
  const [here, there] = [fieldsOf(save.view.record), fieldsOf(view.record)];
  return view.ply === save.view.ply + 1 && there.moves.startsWith(here.moves) && friendMoves(save);
}

/**
 * Whether the board is ahead by passes only, which it makes by itself.
 * @param {Save} save
 * @param {View} view
 */
function onlyPasses(save, view) {
  return save.view.history.slice(view.ply).every(({ text }) => text === "-");
}

/**
 * A move of ours that the chain has not: the page was closed in between.
 * @param {Save} save
 * @param {View} view
 */
async function addMissing(save, view) {
  const made = view.history.length;
  if (save.view.history[made]?.side !== loneSide(save)) {
    return; // a pass of the other, who will say so
  }
  const { path } = await engine().call("trace", { record: save.view.record, ply: made + 1 });
  await played(view.record, path);
}

/**
 * A move was played on the board after *record*.
 * @param {string} record
 * @param {number[]} path
 */
export async function played(record, path) {
  const now = seat?.table.now;
  if (now?.place?.view.record === record && now.penned) {
    await attempt({ do: "move", path }, now.length);
  }
}

/** Acts on their way into the chain; until they are there the board may be ahead of it. */
let acting = 0;

/**
 * @param {Act} act
 * @param {number} [at]
 */
async function attempt(act, at) {
  acting += 1;
  try {
    await seat?.table.act(act, at);
  } catch (error) {
    const { Refused } = await import("./seat.js");
    if (!(error instanceof Refused)) {
      update({ notice: explain(error) });
    }
  } finally {
    acting -= 1;
  }
  follow();
}

/** Whether the game on the screen is live and its other side has not come yet. */
export function waitsForStart() {
  const { live, play } = read();
  return play?.save.live !== undefined && live !== null && !live.begun;
}

/** The person here resigns. */
export function resign() {
  const save = read().play?.save;
  if (save) {
    attempt({ do: "end", reason: "resigned", side: loneSide(save) ?? 0 });
  }
}

/** Offer a draw. */
export const offerDraw = () => attempt({ do: "end", reason: "agreed" });

/** Ask to take back the last move of the person here, and what followed. */
export function askBack() {
  const save = read().play?.save;
  const lone = save && loneSide(save);
  const last =
    save?.view.history.findLastIndex(({ side, text }) => side === lone && text !== "-") ?? -1;
  if (save && last >= 0) {
    attempt({ do: "back", plies: save.view.ply - last });
  }
}

/** Ask for another game that the other side begins. */
export async function askAgain() {
  const now = seat?.table.now;
  if (!now?.place) {
    return;
  }
  const { view, sides } = now.place;
  const began = sides.indexOf(view.history[0]?.side ?? view.side);
  const [record, seats] = await lot(view.game, view.options, began === 0 ? 1 : 0, now.head);
  await attempt({ do: "again", record, sides: seats });
}

/** Say yes to what the other offers. */
export function accept() {
  const { theirs } = read().live ?? {};
  if (theirs) {
    attempt(theirs);
  }
}

/** Say no. */
export function decline() {
  seat?.table.decline();
}

// beginning

/**
 * The host's first entry. A game that has not begun is begun by the lot; one that has goes on.
 * @param {Save} save
 * @param {[string, string]} seeds
 * @returns {Promise<Act>}
 */
async function startAct(save, seeds) {
  const side = loneSide(save) ?? 0;
  const names = /** @type {[string, string]} */ ([save.seats[playerOn(save, side)].name, ""]);
  const { view } = save;
  if (view.ply > 0 || fieldsOf(view.record).start !== "") {
    const record = recordOf({ ...fieldsOf(view.record), match: "" });
    return { do: "start", record, sides: [side, 1 - side], names, seeds };
  }
  const [record, sides] = await drawn(view.game, view.options, seeds);
  return { do: "start", record, sides, names, seeds };
}

/**
 * Whether a first entry is what the lot gives, where the lot decides.
 * @param {Extract<Act, { do: "start" }>} act
 */
async function isFair(act) {
  const view = await rules.view(act.record);
  if (view.ply > 0 || fieldsOf(act.record).start !== "") {
    return true;
  }
  const [record, sides] = await drawn(view.game, view.options, act.seeds);
  return record === act.record && sides.join() === act.sides.join();
}

/**
 * What the seeds of both give: who begins, and the deal.
 * @param {string} game
 * @param {Options} options
 * @param {[string, string]} seeds
 */
async function drawn(game, options, seeds) {
  const bytes = new TextEncoder().encode(seeds.join(" "));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const text = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return lot(game, options, digest[0] % 2, text.slice(2));
}

/**
 * The record and the sides of a game that *first* (0 the host, 1 the guest) begins, dealt by *chance*.
 * @param {string} game
 * @param {Options} options
 * @param {number} first
 * @param {string} chance hexadecimal digits
 * @returns {Promise<[string, [Side, Side]]>}
 */
async function lot(game, options, first, chance) {
  const dealt = "deal" in options && options.deal !== "even";
  /** @type {Options} */
  const deal = dealt ? { deal_seed: Number.parseInt(chance.slice(0, 7), 16) } : {};
  const { sides, options: chosen } = seating(description(game), { ...options, ...deal }, first);
  const { record } = await firstView(game, chosen);
  return [record, sides];
}

/**
 * *save* with the seats that the chain says.
 * @param {Save} save
 * @param {[number, number]} sides of host and guest
 * @returns {Save}
 */
function seated(save, sides) {
  const role = seat?.table.role ?? 0;
  const me = save.seats.findIndex(({ kind }) => kind === "person");
  const mine = /** @type {Side} */ (sides[role]);
  const other = /** @type {Side} */ (1 - mine);
  return { ...save, sides: me === 0 ? [mine, other] : [other, mine], updated: Date.now() };
}

// joining

/** @param {string} invitation */
export function isInvitation(invitation) {
  return INVITATION.test(invitation);
}

/**
 * Ask for the free seat of *invitation*; once there is a game, it is kept and entered.
 * @param {string} invitation
 */
export async function join(invitation) {
  const start = () => Promise.reject(new Error("a guest does not begin"));
  try {
    const { guestTable } = await import("./seat.js");
    const kept = keptOf(invitation) ?? (await guestTable(invitation, random()));
    await take(invitation, kept, { name: "", game: "", start });
  } catch (error) {
    update({ notice: explain(error) });
    return;
  }
  const stop = subscribe(({ route, live }) => {
    const table = seat?.table;
    if (route.screen !== "live" || route.invitation !== invitation) {
      stop();
    } else if (live?.begun && table?.now.place) {
      stop();
      enterLive(invitation, table.now.place, table.now.name);
    }
  });
}

/**
 * @param {string} invitation
 * @param {import("./chain.js").Place} where
 * @param {string} name of the host
 */
function enterLive(invitation, { view, sides }, name) {
  const seats = /** @type {[Seat, Seat]} */ ([
    { kind: "person", name: "" },
    { kind: "friend", name: cleanName(name) },
  ]);
  const save = createSave({
    id: drawId(),
    now: Date.now(),
    seats,
    sides: /** @type {[Side, Side]} */ ([sides[1], sides[0]]),
    sets: 1,
    first: sides[1] === (view.history[0]?.side ?? view.side) ? 0 : 1,
    touchMove: false,
    view,
  });
  standUp();
  enter({ ...save, live: invitation, offered: true }, { replace: true });
}

document.addEventListener(
  "visibilitychange",
  () => document.visibilityState === "visible" && seat?.wake(),
);
addEventListener("online", () => seat?.wake());
subscribe(() => follow());
