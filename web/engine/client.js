/*
 * The page's side of the engine: one worker, messages with ids, and a way to start again.
 *
 * A call made while Python starts waits for it. The worker counts as dead when it reports an error of
 * its own or leaves a call unanswered for too long; then every open call is rejected. A Python that has
 * thrown what nobody expects may have stopped for good: whoever asks next gets a fresh worker.
 */

import { asset } from "../assets.js";
import { EngineError } from "./errors.js";

export { EngineError } from "./errors.js";
export { lesson, ponder, think } from "./think.js";

/** @typedef {"starting" | "ready" | "failed"} Status */
/** @typedef {{ status: Status, code: string | null }} State  code: why it failed */
/** @typedef {{ resolve: (result: any) => void, reject: (error: EngineError) => void, ticks: number }} Open */
/** @typedef {Pick<Worker, "postMessage" | "terminate" | "addEventListener">} WorkerLike */

const START_SECONDS = 60; // then the page offers to try again; a later start is still welcome
const ANSWER_SECONDS = 20; // far above the slowest answer of a slow phone
const TICK = 1000; // milliseconds; counted, so that time asleep does not count as time unanswered

/**
 * Start the engine.
 * @param {{ spawn?: () => WorkerLike, startSeconds?: number, answerSeconds?: number }} [options]
 */
export function createEngine({
  spawn = () => new Worker(asset("engine/worker.js"), { type: "module", name: "engine" }),
  startSeconds = START_SECONDS,
  answerSeconds = ANSWER_SECONDS,
} = {}) {
  /** @type {Set<(state: State) => void>} */
  const listeners = new Set();
  /** @type {Map<number, Open>} */
  const open = new Map();
  let lastId = 0;
  let ticks = 0; // seconds since the worker was made
  /** @type {WorkerLike} */
  let worker;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let clock;
  /** @type {State} */
  let state = { status: "starting", code: null };
  let started = startPromise();
  let spoilt = false; // Python has thrown what nobody expects

  /** @param {State} next */
  function enter(next) {
    state = next;
    for (const listener of listeners) listener(next);
  }

  /** @param {EngineError} error */
  function rejectOpen(error) {
    for (const call of open.values()) call.reject(error);
    open.clear();
  }

  /** @param {EngineError} error */
  function fail(error) {
    console.error(error);
    started.reject(error);
    rejectOpen(error);
    enter({ status: "failed", code: error.code });
  }

  /** The worker is of no more use: stop it. @param {EngineError} error */
  function bury(error) {
    stop();
    fail(error);
  }

  function stop() {
    clearInterval(clock);
    worker.terminate();
  }

  function tick() {
    ticks += 1;
    if (state.status === "starting" && ticks >= startSeconds) {
      fail(new EngineError("engine-slow"));
    }
    if (state.status !== "ready") return;
    for (const call of open.values()) {
      call.ticks += 1;
      if (call.ticks >= answerSeconds) {
        bury(new EngineError("engine-died", `no answer for ${answerSeconds} s`));
        return;
      }
    }
  }

  /** @param {any} message */
  function receive(message) {
    if (message.status === "ready") {
      if (state.status === "failed") started = startPromise(); // late, but here
      started.resolve(undefined);
      enter({ status: "ready", code: null });
    } else if (message.status === "failed") {
      bury(new EngineError(message.code, message.message));
    } else {
      const call = open.get(message.id);
      open.delete(message.id);
      spoilt ||= message.answer === undefined;
      if (call) settle(call, message);
    }
  }

  function start() {
    ticks = 0;
    const fresh = spawn();
    worker = fresh;
    fresh.addEventListener("message", (event) => {
      if (worker === fresh) receive(/** @type {MessageEvent} */ (event).data);
    });
    fresh.addEventListener("error", (event) => {
      event.preventDefault();
      if (worker !== fresh) return;
      // Before Python runs, all that can break the worker is its own script not coming.
      const code = state.status === "ready" ? "engine-died" : "engine-download";
      bury(new EngineError(code, /** @type {ErrorEvent} */ (event).message));
    });
    clock = setInterval(tick, TICK);
  }

  function restart() {
    stop();
    rejectOpen(new EngineError("engine-died", "restarted"));
    started = startPromise();
    spoilt = false;
    enter({ status: "starting", code: null });
    start();
  }

  start();

  return {
    /**
     * Ask handler *name* of the bridge. Rejects with an EngineError.
     * @param {string} name
     * @param {Record<string, unknown>} [args]
     * @returns {Promise<any>}
     */
    call(name, args = {}) {
      if (state.status === "failed") {
        return Promise.reject(new EngineError(state.code ?? "engine-died"));
      }
      if (spoilt) restart();
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        open.set(id, { resolve, reject, ticks: 0 });
        worker.postMessage({ id, name, args: JSON.stringify(args) });
      });
    },

    /** Resolves when the engine answers, rejects when it failed to start; new after a restart. */
    get ready() {
      return started.promise;
    },

    get status() {
      return state.status;
    },

    /** Why the status is "failed": the code of an EngineError, else null. */
    get failure() {
      return state.code;
    },

    /**
     * Hear of each change of status; returns the way to stop hearing.
     * @param {(state: State) => void} listener
     */
    onStatus(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Drop the worker and start a new one; open calls are rejected. */
    restart,
  };
}

/** @typedef {ReturnType<typeof createEngine>} Engine */

/**
 * Give *call* what the worker answered.
 * @param {Open} call
 * @param {{ answer?: string, broken?: string }} message
 */
function settle(call, { answer, broken }) {
  if (answer === undefined) {
    call.reject(new EngineError("engine-fault", broken));
    return;
  }
  const { ok, error } = JSON.parse(answer);
  if (error) call.reject(new EngineError(error.code, error.message, error));
  else call.resolve(ok);
}

/** A promise with its handles, whose rejection need not be awaited: the status tells it too. */
function startPromise() {
  /** @type {(value: undefined) => void} */
  let resolve = () => {};
  /** @type {(error: EngineError) => void} */
  let reject = () => {};
  const promise = /** @type {Promise<void>} */ (
    new Promise((yes, no) => {
      resolve = yes;
      reject = no;
    })
  );
  promise.catch(() => {});
  return { promise, resolve, reject };
}
