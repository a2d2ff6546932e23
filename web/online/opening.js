/**
 * Games into this device: a link is read, meets the games that are here, and is joined or asked about.
 * @import { LinkState, Message, Save, Seat, View } from "../types"
 * @import { Shared } from "./link.js"
 */
import { announce, engine, explain, keepSave } from "../app.js";
import { enter, sittingOf } from "../game/creating.js";
import { drawId } from "../game/lots.js";
import { createSave, nextSet } from "../game/plan.js";
import { moment } from "../moment.js";
import { go } from "../route.js";
import { read, update } from "../state.js";
import { meet } from "./joining.js";
import { LinkError, recordOf, unpack } from "./link.js";
import { abandon } from "./live.js";

/**
 * Read the game in *packed*. One that only goes on from here is joined; else the state asks.
 * @param {string} packed
 */
export async function openLink(packed) {
  update({ link: { packed, shared: null, view: null, fork: null, failure: null } });
  try {
    const shared = unpack(packed);
    if (!read().games.some(({ key }) => key === shared.game)) {
      throw new LinkError("version"); // a game that this Kazan does not have yet
    }
    change(packed, { shared });
    /** @type {View} */
    const view = await engine().call("view", { record: recordOf(shared) });
    if (read().link?.packed === packed) {
      await arrive(packed, shared, view);
    }
  } catch (error) {
    const failure = reasonOf(error);
    change(packed, { failure });
    announce([failure]);
  }
}

/**
 * What to tell about a link that could not be read.
 * @param {unknown} error
 * @returns {Message}
 */
export function reasonOf(error) {
  if (error instanceof LinkError) {
    return { id: error.code === "version" ? "error-record-version" : `link-${error.code}` };
  }
  const told = explain(error);
  return told.id.startsWith("error-engine") ? told : { id: "link-wrong" };
}

/**
 * @param {string} packed
 * @param {Partial<LinkState>} changes
 */
function change(packed, changes) {
  const { link } = read();
  if (link?.packed === packed) {
    update({ link: { ...link, ...changes } });
  }
}

/**
 * @param {string} packed
 * @param {Shared} shared
 * @param {View} view
 */
async function arrive(packed, shared, view) {
  const { kind, save } = meet(shared, view, read().saves);
  if (save === null || kind === "fork") {
    change(packed, { view, fork: save });
  } else if (kind === "continues") {
    join(goneOn(save, shared, view));
  } else if (kind === "set") {
    join(await setAfter(save, shared, view));
  } else {
    update({ notice: { id: kind === "older" ? "link-older" : "link-same" } });
    go({ screen: "play", id: save.id }, { replace: true });
  }
}

/** @param {Save} save */
function join(save) {
  keepSave(save);
  go({ screen: "play", id: save.id }, { replace: true });
}

/**
 * *save* where *view* is.
 * @param {Save} save
 * @param {Shared} shared
 * @param {View} view
 * @returns {Save}
 */
function goneOn(save, shared, view) {
  const fresh = { view, pending: null, standing: null, offered: false, updated: moment() };
  return named({ ...save, ...fresh }, shared);
}

/**
 * *save* with the set of *view* after the one that has ended.
 * @param {Save} save
 * @param {Shared} shared
 * @param {View} view
 */
async function setAfter(save, shared, view) {
  const { sides, points } = await sittingOf(view);
  return named({ ...nextSet(save, view, sides, moment()), points }, shared);
}

/**
 * *save* with the names of *shared* where none is given here.
 * @param {Save} save
 * @param {Shared} shared
 * @returns {Save}
 */
function named(save, { names }) {
  const seats = /** @type {[Seat, Seat]} */ (
    save.seats.map((seat, player) => ({ ...seat, name: seat.name || names[save.sides[player]] }))
  );
  return { ...save, seats };
}

/**
 * Take the game of the link in as a new one.
 * @param {LinkState} link
 * @param {boolean} alone whether a friend elsewhere plays the other side
 */
export async function takeLink({ shared, view }, alone) {
  if (shared === null || view === null) {
    return;
  }
  const { sides, points } = await sittingOf(view);
  const me = sides.indexOf(view.side);
  const seats = [0, 1].map((player) => ({
    kind: alone && player !== me ? "friend" : "person",
    name: shared.names[sides[player]],
  }));
  const save = createSave({
    id: drawId(),
    now: moment(),
    seats: /** @type {[Seat, Seat]} */ (seats),
    sides,
    sets: view.match?.sets ?? 1,
    first: view.match?.first ?? sides.indexOf(view.history[0]?.side ?? view.side),
    touchMove: false,
    view,
  });
  const match = view.match ?? save.match;
  enter({ ...save, match, points, thread: shared.thread }, { replace: true });
}

/**
 * Put the game of the link in the place of the one it differs from.
 * @param {LinkState} link
 */
export async function replaceByLink({ shared, view, fork }) {
  if (shared && view && fork) {
    const { live, ...save } = fork;
    const { sides, points } = await sittingOf(view);
    const match = view.match ?? fork.match;
    if (live) {
      await abandon(live); // or its table would bring back what it holds
    }
    join({ ...goneOn(save, shared, view), sides, points, match });
  }
}
