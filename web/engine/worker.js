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

/** @typedef {(name: string, args: string) => string} Bridge */

const scope = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** The address of a folder of the site. @param {string} name */
const folder = (name) => new URL(asset(name), location.href).href;

/** A failure to get hold of a file, told apart from one inside Python. */
class DownloadError extends Error {}

/**
 * Boot Python with the engine in it.
 * @returns {Promise<Bridge>}
 */
async function boot() {
  const wheel = fetchWheel();
  const downloads = watchDownloads();
  const python = loadPyodide({
    indexURL: folder("python/"),
    stdLibURL: `${folder("packed/")}python_stdlib.zip`,
    lockFileContents: __LOCK__,
  });
  const [runtime, archive] = await Promise.race([Promise.all([python, wheel]), downloads.failed]);
  downloads.stop();
  runtime.unpackArchive(archive, "whl");
  return runtime.pyimport("kazan.bridge").call;
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
  return response.arrayBuffer();
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
