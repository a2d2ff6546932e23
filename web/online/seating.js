/**
 * The one seat that this page has taken at a live table, and what the state tells of it.
 * @import { LiveState } from "../types"
 * @import { Begun } from "./judge.js"
 * @import { Kept } from "./kept.js"
 * @import { TakenSeat } from "./seat.js"
 * @import { Place } from "./stages.js"
 * @import { Terms } from "./terms.js"
 */
import { announce, explain } from "../app.js";
import { paint } from "../clock/face.js";
import { steady } from "../clock/steady.js";
import { read, update } from "../state.js";
import { keepTable, relayList } from "./places.js";
import { rules } from "./rules.js";
import { createTicking } from "./ticking.js";

/** Without a relay for so long there is no connection. */
const LOST_MS = 4000;
/** Without a word for so long the other is away. */
const AWAY_MS = 20_000;

/** @typedef {TakenSeat & { invitation: string, ticking: ReturnType<typeof createTicking> }} Seat */

/** @type {Seat | null} */
let seat = null;
/** Counts seats, so that one that comes late is known. */
let turn = 0;
let connectedSince = 0;
let lostSince = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let leaving;
/** @type {Set<() => void>} */
const listeners = new Set();

/** The seat taken; null while there is none. */
export const taken = () => seat;

/**
 * Call *listener* whenever something at the table is different; gives the function that ends it.
 * @param {() => void} listener
 */
export function onTable(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Take the seat of *invitation*; one that is taken already stays.
 * @param {string} invitation
 * @param {Kept} kept
 * @param {object} parts
 * @param {string} parts.name
 * @param {string} parts.game
 * @param {() => Promise<{ terms: Terms, begun: Begun | null }>} parts.start
 */
export async function take(invitation, kept, { name, game, start }) {
  clearTimeout(leaving);
  if (seat?.invitation === invitation) {
    show();
    return;
  }
  leave();
  turn += 1;
  const mine = turn;
  const { takeSeat } = await import("./seat.js");
  const parts = { invitation, kept, rules, game, name, start };
  const sat = await takeSeat({
    ...parts,
    urls: await relayList(),
    keep: (now) => keepTable(invitation, now),
    changed: () => mine === turn && show(),
    failed,
  });
  if (mine !== turn) {
    await sat.close(); // something else has begun meanwhile
    return;
  }
  seat = { ...sat, invitation, ticking: tickingOf(sat) };
  show();
}

/** @param {unknown} error */
const failed = (error) => update({ notice: explain(error) });

/** @param {TakenSeat} sat */
function tickingOf({ table }) {
  return createTicking({
    table: () => table.now,
    role: table.role,
    rests() {
      const { play } = read();
      return play?.phase === "idle" && play.save.view.record === table.now.place?.view?.record;
    },
    connected: () => (connectedSince ? steady() - connectedSince : 0),
    paint() {
      paint(timeLeft());
      show();
    },
    fall() {
      const { place, length } = table.now;
      table
        .act({ do: "end", reason: "time", side: place?.sides[table.role] }, length)
        .catch(failed);
    },
    now: steady,
    later: (what, milliseconds) => setTimeout(what, milliseconds),
    forget: (timer) => clearTimeout(timer),
  });
}

/**
 * What each player of the game on the screen has left; null without a live clock.
 * @returns {[number, number] | null}
 */
export function timeLeft() {
  const left = seat?.ticking.left() ?? null;
  const save = read().play?.save;
  if (!seat || !left || save?.live !== seat.invitation) {
    return null;
  }
  const me = save.seats.findIndex(({ kind }) => kind === "person");
  return me === seat.table.role ? left : [left[1], left[0]];
}

/** Leave the seat, unless it is sat down on again at once: by another set, or another game. */
export function standUp() {
  clearTimeout(leaving);
  leaving = setTimeout(leave);
}

/** Leave the seat, if one is taken; resolves once the good-bye is said. */
export function leave() {
  clearTimeout(leaving);
  turn += 1;
  seat?.ticking.close();
  const closed = seat?.close();
  seat = null;
  connectedSince = 0;
  lostSince = 0;
  if (read().live) {
    update({ live: null });
  }
  return closed;
}

/** Tell the state, and all who listen, what the table says. */
function show() {
  if (seat === null) {
    return;
  }
  const before = read().live;
  const live = told(seat);
  connectedSince = live.relays === 0 ? 0 : connectedSince || steady();
  lostSince = live.relays === 0 ? lostSince || steady() : 0;
  seat.ticking.follow();
  if (JSON.stringify(before) !== JSON.stringify(live)) {
    update({ live });
    if (before && before.here !== live.here && live.begun) {
      announce([{ id: live.here ? "live-here" : "live-away" }]);
    }
  }
  for (const listener of listeners) {
    listener();
  }
}

/** @param {Seat} seat @returns {LiveState} */
function told({ table, relays, ticking, invitation }) {
  const { now, role, stranger } = table;
  const { status, place, mine, theirs, heard, left, name, penned } = now;
  const game = read().games.some(({ key }) => key === now.game) ? now.game : "";
  return {
    invitation,
    status,
    relays: relays.open,
    lost: relays.open === 0 && lostSince > 0 && steady() - lostSince > LOST_MS,
    here: heard > 0 && !left && steady() - heard < AWAY_MS,
    name,
    game,
    mine,
    theirs,
    begun: place?.view != null,
    stage: place?.stage ?? null,
    penned,
    lot: place ? lotIn(place) : -1,
    guess: place ? guessOf(place, role) : null,
    stranger,
    fallen: ticking.fallen,
    disputed: now.disputed,
    withheld: now.withheld,
    stalls: now.stalls,
  };
}

/**
 * On whom the lot has fallen, while that is news.
 * @param {Place} place
 */
const lotIn = ({ stage, view, lot }) =>
  stage === "play" && view?.ply === 0 && view.over === null ? lot : -1;

/**
 * What came of the guess, once the hand is opened.
 * @param {Place} place
 * @param {number} role
 */
function guessOf({ hidden, guess, chooser }, role) {
  return hidden ? { seeds: hidden, right: hidden === guess, mine: chooser === role } : null;
}

/** The phone has slept, or the network is another. */
export const wake = () => seat?.wake();
