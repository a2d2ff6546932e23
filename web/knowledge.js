/**
 * What the computer knows by heart, on this page: follows the game on the screen and the settings.
 */
import { engine, explain } from "./app.js";
import { asset } from "./assets.js";
import { createKnowledge } from "./engine/knowledge.js";
import { createShelf, KNOWLEDGE } from "./engine/shelf.js";
import { saving } from "./power.js";
import { read, subscribe, update } from "./state.js";

const LIST = "knowledge.json";
const MARK = "knowledge";
/** Milliseconds after which even a busy page goes on. */
const PATIENCE = 3000;

/** @type {import("./engine/knowledge.js").Knowledge | null} */
let started = null;

/** Begin to follow; nothing is fetched before a game can be played. */
export function startKnowledge() {
  const knowledge = createKnowledge({
    list: async () => (await fetched(asset(LIST)))?.json() ?? null,
    address: ({ file }) => asset(file),
    fetch: async ({ file, hash }) =>
      (await fetched(asset(file), `sha256-${hash}`))?.arrayBuffer() ?? null,
    shelf: createShelf(KNOWLEDGE),
    call: (name, args) => engine().call(name, args),
    idle,
    saving,
    onChange(report) {
      update({ knowledge: report });
      if (report.ready && read().play && performance.getEntriesByName(MARK).length === 0) {
        performance.mark(MARK); // for sitebuild/bench_strength.py
      }
    },
    onTrouble: (error) => update({ notice: read().notice ?? explain(error) }),
  });
  started = knowledge;
  const follow = () => {
    const { play, engine: status, settings } = read();
    const aim = play && { game: play.save.game, options: play.save.view.options };
    knowledge.follow({ aim, ready: status === "ready", wanted: settings.knowledge });
  };
  subscribe(follow);
  follow();
  addEventListener("online", () => knowledge.retry());
  idle().then(knowledge.look);
}

/** Fetch everything now. */
export function fetchKnowledge() {
  started?.fetch();
}

/** Let go of everything on the device. */
export function removeKnowledge() {
  started?.remove();
}

/**
 * The answer of *address*; null when the network is away, or something else answers in its place.
 * @param {string} address
 * @param {string} [integrity]
 */
async function fetched(address, integrity = "") {
  try {
    const response = await fetch(address, { integrity });
    return response.ok ? response : null;
  } catch (error) {
    if (error instanceof TypeError) {
      return null;
    }
    throw error;
  }
}

/** Resolves when the page has nothing else to do. @returns {Promise<void>} */
function idle() {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) {
      requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    } else {
      setTimeout(resolve, 100); // Safari
    }
  });
}
