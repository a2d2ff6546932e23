/*
 * Thinking in slices: each is a call of its own, so that other calls are answered in between.
 */

/** @typedef {{ done: boolean, path: number[], depth: number, nodes: number, score: number, seconds: number, exact: boolean, outcome: import("../types").Outcome | null }} Thought */
/** @typedef {{ call(name: string, args: Record<string, unknown>): Promise<any> }} Caller */

const SLICE = 80; // milliseconds of search in a call; an abort waits for no more than this
const ASIDE = 5; // the same while a person thinks, whose touch must not wait: 5 to 10 ms

/**
 * Let the computer choose a move in the last position of *record*.
 *
 * Aborting *signal* rejects at once with its reason, and the search stops after its slice.
 * @param {Caller} engine
 * @param {string} record
 * @param {string} level
 * @param {{ seed?: number, signal?: AbortSignal, onProgress?: (thought: Thought) => void }} [options]
 * @returns {Promise<Thought>} the last thought; its `path` is the move
 */
export function think(engine, record, level, { seed = 0, signal, onProgress } = {}) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    search(engine, { record, level, seed }, signal, onProgress).then(resolve, reject);
  });
}

/**
 * Slice after slice until done or aborted.
 * @param {Caller} engine
 * @param {{ record: string, level: string, seed: number }} task
 * @param {AbortSignal | undefined} signal
 * @param {((thought: Thought) => void) | undefined} onProgress
 * @returns {Promise<Thought>}
 */
async function search(engine, task, signal, onProgress) {
  const { id } = await engine.call("think_start", task);
  while (!signal?.aborted) {
    /** @type {Thought} */
    const thought = await engine.call("think_step", { id, ms: SLICE });
    if (thought.done) return thought;
    if (!signal?.aborted) onProgress?.(thought);
  }
  await engine.call("think_stop", { id });
  throw signal.reason;
}

/**
 * Look at the last position of *record* while a person thinks, until nothing more is to be learned or *signal* is
 * aborted. With a *level* the computer thinks ahead for it, if it is of use to that level.
 * @param {Caller} engine
 * @param {string} record
 * @param {string | null} level
 * @param {{ signal: AbortSignal, onProgress: (thought: Thought) => void }} how
 */
export async function ponder(engine, record, level, { signal, onProgress }) {
  const { id } = await engine.call("look_start", level === null ? { record } : { record, level });
  let done = id === null;
  while (!done && !signal.aborted) {
    /** @type {Thought} */
    const thought = await engine.call("think_step", { id, ms: ASIDE });
    ({ done } = thought);
    if (!signal.aborted) onProgress(thought);
  }
  if (!done) await engine.call("think_stop", { id });
}

/**
 * A lesson of the engine ("hint", "why"): its answer, thought about in slices as `think` does.
 * @param {Caller} engine
 * @param {string} name
 * @param {Record<string, unknown>} args
 * @param {{ signal?: AbortSignal, onPart?: (part: number) => void }} [options] told the part that is done
 * @returns {Promise<any>}
 */
export function lesson(engine, name, args, { signal, onPart } = {}) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    study(engine, name, args, signal, onPart).then(resolve, reject);
  });
}

/**
 * @param {Caller} engine
 * @param {string} name
 * @param {Record<string, unknown>} args
 * @param {AbortSignal | undefined} signal
 * @param {((part: number) => void) | undefined} onPart
 */
async function study(engine, name, args, signal, onPart) {
  const { id } = await engine.call(`${name}_start`, args);
  while (!signal?.aborted) {
    const { done, part, answer } = await engine.call("lesson_step", { id, ms: SLICE });
    if (done) return answer;
    if (!signal?.aborted) onPart?.(part);
  }
  await engine.call("lesson_stop", { id });
  throw signal.reason;
}
