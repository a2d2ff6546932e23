/**
 * A page without a screen, in a thread of its own: state, loop and live play as they are, around a board that
 * shows nothing and an engine that knows only the small game. Told what to do by messages.
 */

import { createRequire, register } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { GAMES, RULES } from "./mini.js";

const page = /** @type {any} */ (globalThis);
const port = /** @type {import("node:worker_threads").MessagePort} */ (parentPort);
const { url, kept } = workerData;
/** @type {Map<string, string>} */
const local = new Map(kept);
page.__ASSETS__ = new Proxy({}, { get: (_, name) => name });
page.WebSocket = createRequire(new URL("../../web/package.json", import.meta.url))("ws").WebSocket;
Object.defineProperty(page, "navigator", { value: {} });
page.indexedDB = { open: () => ({}) };
page.document = {
  addEventListener() {},
  createTreeWalker: () => ({}),
  querySelector: () => null,
  visibilityState: "visible",
  documentElement: {},
};
page.addEventListener = () => {};
page.location = {
  hash: "",
  /** Only games are gone to. @param {string} hash */
  replace(hash) {
    const save = read().saves.find(({ id }) => hash === `#/game/${id}`);
    update({ route: { screen: "play", id: save?.id ?? "" } });
    open(save);
  },
};
page.localStorage = {
  getItem: (/** @type {string} */ key) => local.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ text) => local.set(key, text),
};
page.fetch = async (/** @type {string} */ name) => ({
  ok: true,
  headers: new Headers(),
  json: async () => (name === "online/relays.json" ? [url] : []),
});

/** The engine's worker. */
page.Worker = class {
  /** @type {((event: any) => void)[]} */
  heard = [];
  /** @param {string} kind @param {(event: any) => void} what */
  addEventListener(kind, what) {
    if (kind === "message") {
      this.heard.push(what);
      queueMicrotask(() => what({ data: { status: "ready" } }));
    }
  }
  terminate() {}
  /** @param {{ id: number, name: string, args: string }} message */
  async postMessage({ id, name, args }) {
    const answer = await ANSWERS[name](JSON.parse(args)).then(
      (/** @type {unknown} */ ok) => ({ ok }),
      (/** @type {any} */ error) => ({ error: { code: error.code } }),
    );
    for (const what of this.heard) {
      what({ data: { id, answer: JSON.stringify(answer) } });
    }
  }
};

/** @type {Record<string, (args: any) => Promise<unknown>>} */
const ANSWERS = {
  new: ({ game, options }) => RULES.first(game, options, null),
  match: ({ game: _, options, ...match }) => RULES.match(match, /** @type {any} */ ({ options })),
  view: ({ record }) => RULES.view(record),
  play: ({ record, path }) => RULES.play(record, path),
  end: ({ record, reason, side }) => RULES.end(record, reason, side),
  undo: ({ record, plies }) => RULES.undo(record, plies),
  trace: async ({ record, ply }) =>
    (await RULES.undo(record, (await RULES.view(record)).ply - ply)).last,
};

/** Texts as modules, as the bundler makes them. */
const loader = `import { readFile } from "node:fs/promises";
export async function load(url, context, next) {
  if (!url.endsWith(".ftl")) return next(url, context);
  const source = "export default " + JSON.stringify(await readFile(new URL(url), "utf8"));
  return { format: "module", shortCircuit: true, source };
}`;
register(`data:text/javascript,${encodeURIComponent(loader)}`);

const { speak } = await import("../../web/i18n/index.js");
await speak("en");
const { read, update } = await import("../../web/state.js");
const { createLoop } = await import("../../web/game/loop.js");
const { createHand } = await import("../../web/game/hand.js");
const { createEndings } = await import("../../web/game/endings.js");
const live = await import("../../web/online/live.js");
const asking = await import("../../web/online/asking.js");
const challenge = await import("../../web/online/challenge.js");
const { timeLeft } = await import("../../web/online/seating.js");
const { engine } = await import("../../web/app.js");
const { DEFAULT_SETTINGS } = await import("../../web/settings.js");

update({ games: Object.values(GAMES), settings: { ...DEFAULT_SETTINGS, pace: "off" } });
/** @type {any} */
let hand = null;

/** @param {any} save */
function open(save) {
  update({
    play: /** @type {any} */ ({
      save,
      phase: "waiting",
      picked: [],
      queue: [],
      ply: save.view.ply,
      bottom: 0,
    }),
  });
  const loop = createLoop(
    /** @type {any} */ ({
      board: { show() {}, animate: async () => {}, refuse() {}, preview() {}, update() {} },
      spec: { slots: [] },
      async call(/** @type {string} */ name, /** @type {any} */ args) {
        const answer = await engine().call(name, args);
        if (name === "play") {
          asking.played(args.record, args.path);
        }
        return answer;
      },
      keep() {},
      pause: async () => {},
      halt: live.halt,
      feel() {},
      say() {},
      explain: (/** @type {unknown} */ error) => ({ id: String(error) }),
    }),
  );
  hand = createHand(loop);
  createEndings(loop);
  loop.resume();
  live.sitDown(save, { show: loop.follow, adopt: loop.adopt });
}

/** @type {Record<string, (value: any) => unknown>} */
const DO = {
  async host({ save, clock = null }) {
    const invited = await live.invite(save, clock);
    open(invited);
    return invited.live;
  },
  seek({ game, choices }) {
    update({ route: { screen: "elsewhere", game } });
    return challenge.look(game, choices, () => 0); // however slow the machine, nobody gives up
  },
  acceptCall: (key) => challenge.acceptCall(key),
  async guest(invitation) {
    update({ route: { screen: "live", invitation } });
    await live.join(invitation);
  },
  reopen: open,
  touch: (pit) => hand.tap(pit),
  draw: () => asking.offerDraw(),
  back: () => asking.askBack(),
  again: () => asking.askAgain(),
  next: () => asking.askNext(),
  resign: () => asking.resign(),
  accept: () => asking.accept(),
  decline: () => asking.decline(),
  hide: (seeds) => asking.hideSeeds(seeds),
  guess: (seeds) => asking.guessSeeds(seeds),
  side: (side) => asking.takeRow(side),
};

port.on("message", async ({ what, value }) => {
  if (what === "look") {
    const { play, live: now, notice, saves, open: looking } = read();
    port.postMessage({
      play: play?.save,
      phase: play?.phase,
      live: now,
      looking,
      left: timeLeft(),
      notice,
      saves,
      local: [...local],
    });
  } else {
    port.postMessage({ done: await DO[what](value) });
  }
});
