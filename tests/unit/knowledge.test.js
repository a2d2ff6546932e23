import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../web/engine/errors.js";
import { createKnowledge } from "../../web/engine/knowledge.js";

const KALAH = { seeds: 4, leftovers: "owner" };
const entry = (file, game, options = {}) => ({
  ...{ file, kind: "endgame", game, options, bytes: file.length, hash: "" },
});
const LIST = [
  entry("kalah-emptier", "kalah", { leftovers: "emptier" }),
  entry("kalah-owner", "kalah", { leftovers: "owner" }),
  entry("mangala", "mangala"),
];

/**
 * Knowledge on a page of its own; everything it does is written down in `done`.
 * @param {Record<string, any>} [how]
 */
function bench({ kept = [], offline = false, saving = false, full = false, refuse = {} } = {}) {
  const shelf = new Set(kept);
  const page = {
    ...{ done: [], troubles: [], reports: [], shelf, offline, slices: 2, dead: false },
    /** Let everything happen that follows by itself. */
    async settle() {
      for (let turn = 0; turn < 200; turn += 1) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      return page.done.splice(0);
    },
  };
  let open = true;
  /** @type {Map<number, { file: string, left: number }>} */
  const loading = new Map();
  const handlers = {
    data_start({ content }) {
      const id = loading.size + 1;
      loading.set(id, { file: atob(content), left: page.slices });
      return { id };
    },
    data_step({ id }) {
      const job = loading.get(id);
      job.left -= 1;
      if (job.left === 0 && refuse[job.file]) throw new EngineError(refuse[job.file]);
      if (job.left === 0) page.done.push(`use ${job.file}`);
      return { done: job.left === 0 };
    },
    data_forget: () => page.done.push("forget"),
  };
  const knowledge = createKnowledge({
    list: async () => LIST,
    address: ({ file }) => `/${file}`,
    async fetch({ file }) {
      page.done.push(`fetch ${file}`);
      return page.offline ? null : new TextEncoder().encode(file).buffer;
    },
    shelf: {
      get open() {
        return open;
      },
      sort: async (addresses) => new Set(addresses.filter((address) => shelf.has(address))),
      read: async (address) =>
        shelf.has(address) ? new TextEncoder().encode(address.slice(1)).buffer : null,
      async write(address) {
        open = !full;
        if (open) shelf.add(address);
        else shelf.clear();
        return open;
      },
      drop: async (address) => shelf.delete(address),
      clear: async () => shelf.clear(),
    },
    async call(name, args) {
      if (page.dead) throw new EngineError("engine-died");
      return handlers[name](args);
    },
    idle: async () => {},
    saving: () => saving,
    onChange: (report) => page.reports.push(report),
    onTrouble: (error) => page.troubles.push(error.code),
  });
  return { page, knowledge };
}

const playing = (game, options) => ({ aim: { game, options }, ready: true, wanted: true });
const ALL = ["/kalah-emptier", "/kalah-owner", "/mangala"];

test("nothing is fetched before a game can be played", async () => {
  const { page, knowledge } = bench();
  knowledge.follow({ aim: null, ready: true, wanted: true });
  knowledge.follow({ aim: { game: "kalah", options: KALAH }, ready: false, wanted: true });
  assert.deepEqual(await page.settle(), []);
});

test("the files of the game on the screen come first, and only those are handed over", async () => {
  const { page, knowledge } = bench();
  knowledge.follow(playing("kalah", KALAH));
  assert.deepEqual(await page.settle(), [
    "fetch kalah-owner",
    "use kalah-owner",
    "fetch kalah-emptier",
    "fetch mangala",
  ]);
  assert.deepEqual([...page.shelf].sort(), ALL);
  assert.deepEqual(page.reports.at(-1), {
    ...{ games: ["kalah", "mangala"], kept: 31, total: 31, whole: true, ready: true },
  });
});

test("what is kept is not fetched again, and another game takes its own files", async () => {
  const { page, knowledge } = bench({ kept: ALL });
  const kalah = playing("kalah", KALAH);
  knowledge.follow(kalah);
  knowledge.follow(kalah);
  assert.deepEqual(await page.settle(), ["use kalah-owner"]);
  page.reports.length = 0;
  knowledge.follow(playing("mangala", {}));
  assert.deepEqual(await page.settle(), ["use mangala"]);
  assert.deepEqual(
    page.reports.map(({ ready }) => ready),
    [false, true],
  );
  knowledge.follow(kalah);
  assert.deepEqual(await page.settle(), []);
});

test("a new engine is told again", async () => {
  const { page, knowledge } = bench({ kept: ALL });
  const kalah = playing("kalah", KALAH);
  knowledge.follow(kalah);
  await page.settle();
  knowledge.follow({ ...kalah, ready: false });
  knowledge.follow(kalah);
  assert.deepEqual(await page.settle(), ["use kalah-owner"]);
});

test("an engine that dies meanwhile is told once it lives again", async () => {
  const { page, knowledge } = bench({ kept: ALL });
  const kalah = playing("kalah", KALAH);
  page.dead = true;
  knowledge.follow(kalah);
  assert.deepEqual(await page.settle(), []);
  page.dead = false;
  knowledge.follow({ ...kalah, ready: false });
  knowledge.follow(kalah);
  assert.deepEqual(await page.settle(), ["use kalah-owner"]);
  assert.deepEqual(page.troubles, []);
});

test("what the network does not give is tried again when it is back", async () => {
  const { page, knowledge } = bench({ offline: true });
  knowledge.follow(playing("mangala", {}));
  assert.equal((await page.settle()).length, 3);
  assert.deepEqual(await page.settle(), []);
  page.offline = false;
  knowledge.retry();
  assert.equal((await page.settle())[1], "use mangala");
  assert.deepEqual(page.troubles, []);
});

test("a device that saves data fetches nothing unless it is asked to", async () => {
  const { page, knowledge } = bench({ saving: true, kept: ["/kalah-owner"] });
  knowledge.follow(playing("mangala", {}));
  assert.deepEqual(await page.settle(), []);
  knowledge.follow(playing("kalah", KALAH));
  assert.deepEqual(await page.settle(), ["use kalah-owner"]); // it costs nothing
  knowledge.fetch();
  assert.deepEqual(await page.settle(), ["fetch kalah-emptier", "fetch mangala"]);
});

test("a refused file is told once, thrown away and not tried again", async () => {
  const { page, knowledge } = bench({ kept: ALL, refuse: { "kalah-owner": "data-damaged" } });
  const kalah = playing("kalah", KALAH);
  knowledge.follow(kalah);
  assert.deepEqual(await page.settle(), []);
  assert.deepEqual(page.troubles, ["data-damaged"]);
  assert.equal(page.shelf.has("/kalah-owner"), false);
  knowledge.follow({ ...kalah, aim: { game: "kalah", options: { ...KALAH } } });
  assert.deepEqual(await page.settle(), []);
});

test("where there is no room, the game on the screen still gets its own", async () => {
  const { page, knowledge } = bench({ full: true });
  knowledge.follow(playing("mangala", {}));
  assert.deepEqual(await page.settle(), ["fetch mangala", "use mangala"]);
  assert.deepEqual([...page.shelf], []);
  assert.equal(page.reports.at(-1)?.kept, 0);
});

test("removed means gone from the device and the engine, until it is wanted again", async () => {
  const { page, knowledge } = bench({ kept: ALL });
  const kalah = playing("kalah", KALAH);
  knowledge.follow(kalah);
  await page.settle();
  knowledge.follow({ ...kalah, wanted: false });
  await knowledge.remove();
  assert.deepEqual(await page.settle(), ["forget"]);
  assert.deepEqual([...page.shelf], []);
  knowledge.follow(kalah);
  assert.equal((await page.settle())[0], "fetch kalah-owner");
});

test("what is kept can be looked up without a game", async () => {
  const { page, knowledge } = bench({ kept: ["/mangala"] });
  await knowledge.look();
  assert.deepEqual(page.reports, [
    { games: ["mangala"], kept: 7, total: 31, whole: false, ready: true },
  ]);
});
