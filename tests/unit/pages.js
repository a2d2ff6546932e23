/** Pages without a screen, in threads of their own, that meet at a relay; see `page.js`. */

import assert from "node:assert/strict";
import { Worker } from "node:worker_threads";
import { startRelay } from "../relay.mjs";
import { beginning, RULES } from "./mini.js";
import { save } from "./toy.js";

const PATIENCE_MS = 60_000;
/** @type {Awaited<ReturnType<typeof startRelay>>} */
let relay;
/** @type {Worker[]} */
const workers = [];

/** Begin: a relay for all pages. */
export async function openRelay() {
  relay = await startRelay();
}

/** End all pages and the relay. */
export async function closeRelay() {
  await Promise.all(workers.map((worker) => worker.terminate()));
  await relay.close();
}

/** @param {[string, string][]} [kept] what the browser has kept */
export function page(kept = []) {
  const worker = new Worker(new URL("./page.js", import.meta.url), {
    workerData: { url: relay.url, kept },
  });
  worker.setMaxListeners(0);
  workers.push(worker);
  /** @param {string} what @param {unknown} [value] @returns {Promise<any>} */
  const ask = (what, value) =>
    new Promise((done, failed) => {
      worker.once("message", done);
      worker.once("error", failed);
      worker.postMessage({ what, value });
    });
  return {
    do: async (/** @type {string} */ what, /** @type {unknown} */ value) =>
      (await ask(what, value)).done,
    look: () => ask("look"),
    close: () => worker.terminate(),
  };
}

/** @typedef {ReturnType<typeof page>} Page */

/**
 * What *one* shows once *true_* holds of it.
 * @param {Page} one
 * @param {(seen: any) => unknown} true_
 * @param {() => Promise<void>} [first] done before each look
 */
export async function until(one, true_, first = async () => {}) {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    await first();
    const seen = await one.look();
    if (true_(seen)) {
      return seen;
    }
    assert.ok(
      Date.now() < end,
      `${true_}: ${JSON.stringify({ ...seen, local: null, saves: null })}`,
    );
  }
}

/**
 * Two people's game, *moves* made.
 * @param {string} moves
 * @param {{ game?: string, options?: import("../../web/types").Options, sets?: number }} [how]
 */
export async function game(moves, { game: key = "mini", options = {}, sets = 1 } = {}) {
  let view = await RULES.view(beginning(0, key, options));
  for (const letter of moves) {
    view = await RULES.play(view.record, [letter.charCodeAt(0) - 97]);
  }
  const person = /** @type {const} */ ({ kind: "person", name: "" });
  const match = { sets, first: 0, winners: [], stopped: false };
  return save({ game: key, seats: [{ ...person, name: "Ayşe" }, person], match, view });
}

/**
 * Two pages at one table, for *hosted*.
 * @param {import("../../web/types").Save} hosted
 * @param {import("../../web/types").ClockChoice | null} [clock]
 */
export async function meet(hosted, clock = null) {
  const [host, guest] = [page(), page()];
  const invitation = await host.do("host", { save: hosted, clock });
  await guest.do("guest", invitation);
  await until(host, ({ live }) => live?.begun);
  await until(guest, ({ live, play }) => live?.begun && play);
  return [host, guest];
}

/** Both show the same position. @param {Page[]} pages @param {(view: any) => unknown} [true_] */
export async function same(pages, true_ = () => true) {
  const [one] = pages;
  const { play } = await until(one, (seen) => true_(seen.play.view) && seen.phase === "idle");
  for (const other of pages.slice(1)) {
    await until(other, (seen) => seen.play.view.record === play.view.record);
  }
  return play.view;
}

/** The page whose person is to move. @param {Page[]} pages */
export async function mover(pages) {
  for (const one of pages) {
    const { play } = await one.look();
    if (play.seats[play.sides.indexOf(play.view.turn)]?.kind === "person") {
      return one;
    }
  }
  throw new Error("nobody is to move");
}

/** The page that is to go on, whatever it is. @param {Page[]} pages */
export async function penned(pages) {
  for (;;) {
    for (const one of pages) {
      if ((await one.look()).live.penned) {
        return one;
      }
    }
  }
}
