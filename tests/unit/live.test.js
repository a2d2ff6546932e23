import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Worker } from "node:worker_threads";
import { startRelay } from "../relay.mjs";
import { beginning, RULES } from "./mini.js";
import { save } from "./toy.js";

const PATIENCE_MS = 20_000;
/** @type {Awaited<ReturnType<typeof startRelay>>} */
let relay;
/** @type {Worker[]} */
const workers = [];

before(async () => {
  relay = await startRelay();
});
after(async () => {
  await Promise.all(workers.map((worker) => worker.terminate()));
  await relay.close();
});

/** @param {[string, string][]} [kept] what the browser has kept */
function page(kept = []) {
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
 */
async function until(one, true_) {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
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

/** Two people's game, *moves* made. @param {string} moves */
async function game(moves) {
  let view = await RULES.view(beginning(0));
  for (const letter of moves) {
    view = await RULES.play(view.record, [letter.charCodeAt(0) - 97]);
  }
  const person = /** @type {const} */ ({ kind: "person", name: "" });
  return { ...save({ game: "mini", seats: [{ ...person, name: "Ayşe" }, person], view }) };
}

/** Two pages at one table. @param {string} moves made before */
async function meet(moves) {
  const [host, guest] = [page(), page()];
  const invitation = await host.do("host", await game(moves));
  await guest.do("guest", invitation);
  const { saves } = await until(guest, ({ saves }) => saves.length > 0);
  await guest.do("reopen", saves[0]);
  await until(host, ({ live }) => live?.begun);
  await until(guest, ({ live, play }) => live?.begun && play);
  return [host, guest];
}

/** Both show the same position. @param {Page[]} pages @param {(view: any) => unknown} [true_] */
async function same(pages, true_ = () => true) {
  const [one] = pages;
  const { play } = await until(one, (seen) => true_(seen.play.view) && seen.phase === "idle");
  for (const other of pages.slice(1)) {
    await until(other, (seen) => seen.play.view.record === play.view.record);
  }
  return play.view;
}

/** The page whose person is to move. @param {Page[]} pages */
async function mover(pages) {
  for (const one of pages) {
    const { play } = await one.look();
    if (play.seats[play.sides.indexOf(play.view.turn)]?.kind === "person") {
      return one;
    }
  }
  throw new Error("nobody is to move");
}

test("a fresh game is begun by the lot and played to its end on both boards", async () => {
  const pages = await meet("");
  let view = await same(pages);
  for (const one of pages) {
    const { play } = await one.look();
    assert.deepEqual(play.seats.map((/** @type {any} */ seat) => seat.kind).sort(), [
      "friend",
      "person",
    ]);
  }
  for (let ply = 1; view.over === null; ply += 1) {
    const one = await mover(pages);
    await one.do("touch", view.moves.at(-1).path[0]);
    view = await same(pages, (now) => now.ply === ply);
  }
  assert.ok(view.ply > 3);
  const { notice } = await pages[0].look();
  assert.equal(notice, null);
});

test("a game goes on where it is; draw, no, taking back, resigning, another game", async () => {
  const [host, guest] = await meet("a");
  const both = [host, guest];
  assert.equal((await same(both)).ply, 1);
  await host.do("draw");
  await until(guest, ({ live }) => live.theirs?.do === "end");
  await guest.do("decline");
  await until(host, ({ live }) => live.mine === null);
  await host.do("back");
  await until(guest, ({ live }) => live.theirs?.do === "back");
  await guest.do("accept");
  const { play } = await until(host, ({ play: now }) => now.view.ply === 0);
  assert.equal(play.view.turn, 0);
  await same(both);
  await guest.do("resign");
  assert.equal((await same(both, (view) => view.over)).over.reason, "r1");
  await host.do("again");
  await until(guest, ({ live }) => live.theirs?.do === "again");
  await guest.do("accept");
  assert.equal((await same(both, (view) => view.over === null)).turn, 1);
});

test("a page that was closed comes back to what happened meanwhile", async () => {
  const [host, guest] = await meet("a");
  const { play, local } = await guest.look();
  await guest.close();
  const again = page(local);
  const one = await mover([host]).catch(() => null);
  if (one) {
    await host.do("touch", play.view.moves[0].path[0]);
    await until(host, ({ play: now }) => now.view.ply === 2);
  }
  await again.do("reopen", play);
  await same([host, again]);
});
