/*
 * The worker that runs the engine: boots Python, then forwards calls to `kazan.bridge.call`.
 *
 *   in   { id, name, args }                 args: JSON text, keyword arguments of the handler
 *   out  { id, answer }                     the bridge's JSON text
 *        { id, broken }                     the engine threw what nobody expects
 *        { status: "ready" }
 *        { status: "failed", code, message }
 *
 * Calls that come while Python starts wait for it.
 */

import { loadPyodide } from "pyodide";
import { asset } from "../assets.js";
import { restoring, start } from "./python.js";
import { createSnapshots, fold } from "./snapshot.js";

/** @typedef {(name: string, args: string) => string} Bridge */

const scope = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** The address of a folder of the site. @param {string} name */
const folder = (name) => new URL(asset(name), location.href).href;

const QUIET = 4000; // milliseconds after the start, when the first moves have been made

/** A failure to get hold of a file, told apart from one inside Python. */
class DownloadError extends Error {}

const snapshots = createSnapshots(
  `/kept/snapshot${asset("python/")}${asset("packed/")}${encodeURIComponent(navigator.userAgent)}`,
);

/**
 * Boot Python with the engine in it: as it lay in memory the last time, else from its files.
 * @returns {Promise<Bridge>}
 */
async function boot() {
  const wheel = fetchWheel();
  const memory = await snapshots.take();
  const runtime = (memory && (await restore(memory, wheel))) ?? (await begin(wheel));
  return runtime.pyimport("kazan.bridge").call;
}

/**
 * Null if this browser can make nothing of *memory*: it is let go of then.
 * @param {import("./snapshot.js").Memory} memory
 * @param {Promise<Uint8Array>} wheel
 */
async function restore(memory, wheel) {
  try {
    const runtime = await load(restoring(memory, folder("python/")), wheel);
    runtime.pyimport("kazan.bridge").destroy(); // an error here is the snapshot's
    await snapshots.proved();
    return runtime;
  } catch (error) {
    if (error instanceof DownloadError) throw error;
    console.warn(`The engine starts from its files: ${error}`);
    await snapshots.drop();
    return null;
  }
}

/**
 * The first start, which the next one is spared.
 * @param {Promise<Uint8Array>} wheel
 */
async function begin(wheel) {
  const runtime = await load({ _makeSnapshot: true }, wheel);
  runtime.pyimport("kazan.bridge").destroy(); // nothing of it may be held from here when its memory is copied
  const memory = runtime.makeMemorySnapshot();
  setTimeout(() => snapshots.keep(fold(memory)), QUIET);
  return runtime;
}

/**
 * Python with the engine. Rejects as soon as a file of theirs does not come.
 * @param {import("pyodide").PyodideConfig} how
 * @param {Promise<Uint8Array>} wheel
 */
async function load(how, wheel) {
  const downloads = watchDownloads();
  const options = {
    indexURL: folder("python/"),
    stdLibURL: `${folder("packed/")}python_stdlib.zip`,
    lockFileContents: __LOCK__,
    ...how,
  };
  try {
    return await Promise.race([start(loadPyodide, options, wheel), downloads.failed]);
  } finally {
    downloads.stop();
  }
}

/** The engine's wheel, its content checked against the lock file. */
async function fetchWheel() {
  const { file_name, sha256 } = __LOCK__.packages.kazan;
  const bytes = sha256.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  const integrity = `sha256-${btoa(String.fromCharCode(...bytes))}`;
  const response = await fetch(folder("packed/") + file_name, { integrity }).catch((error) => {
    throw new DownloadError(`${file_name}: ${error}`);
  });
  if (!response.ok) throw new DownloadError(`${file_name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * Notice when a file that Pyodide asks for does not come: Pyodide itself would wait for ever.
 * @returns {{ failed: Promise<never>, stop: () => void }}
 */
function watchDownloads() {
  const original = scope.fetch;
  /** @type {Promise<never>} */
  const failed = new Promise((_resolve, reject) => {
    scope.fetch = async (resource, options) => {
      try {
        const response = await original.call(scope, resource, options);
        if (!response.ok) throw new Error(String(response.status));
        // a host or a network that answers with a page of its own; Pyodide would wait for ever
        if (response.headers.get("Content-Type")?.startsWith("text/html"))
          throw new Error("a page");
        return response;
      } catch (error) {
        reject(new DownloadError(`${resource}: ${error}`));
        throw error;
      }
    };
  });
  return {
    failed,
    stop() {
      scope.fetch = original;
    },
  };
}

const bridge = boot();

bridge.then(
  () => scope.postMessage({ status: "ready" }),
  (error) => {
    const code = error instanceof DownloadError ? "engine-download" : "engine-broken";
    scope.postMessage({ status: "failed", code, message: String(error) });
  },
);

scope.addEventListener("message", async ({ data: { id, name, args } }) => {
  try {
    const call = await bridge;
    scope.postMessage({ id, answer: call(name, args) });
  } catch (error) {
    scope.postMessage({ id, broken: String(error) });
  }
});
