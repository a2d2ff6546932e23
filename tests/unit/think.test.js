import assert from "node:assert/strict";
import { test } from "node:test";
import { think } from "../../web/engine/think.js";

/** An engine that thinks for *slices* slices, each ended by the test. */
function thinker(slices) {
  const calls = [];
  const waiting = [];
  let left = slices;
  return {
    calls,
    call(name, args) {
      calls.push([name, args]);
      if (name === "think_start") return Promise.resolve({ id: 5 });
      if (name === "think_stop") return Promise.resolve({ stopped: true });
      return new Promise((resolve) => waiting.push(resolve));
    },
    /** Let the running slice end, and everything that follows from it happen. */
    async finishSlice() {
      await settled();
      left -= 1;
      waiting.shift()({ done: left === 0, path: [left], depth: slices - left });
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const names = (engine) => engine.calls.map(([name]) => name);

test("thinking goes slice by slice to the last thought", async () => {
  const engine = thinker(3);
  const progress = [];
  const thought = think(engine, "R", "hard", { seed: 7, onProgress: (now) => progress.push(now) });
  for (let slice = 0; slice < 3; slice += 1) await engine.finishSlice();
  assert.deepEqual((await thought).path, [0]);
  assert.deepEqual(
    progress.map(({ depth }) => depth),
    [1, 2],
  );
  assert.deepEqual(engine.calls[0], ["think_start", { record: "R", level: "hard", seed: 7 }]);
  assert.deepEqual(names(engine).slice(1), ["think_step", "think_step", "think_step"]);
});

test("a slice is asked for only when the one before is answered", async () => {
  const engine = thinker(2);
  think(engine, "R", "easy");
  await settled();
  assert.deepEqual(names(engine), ["think_start", "think_step"]);
});

test("an abort rejects at once and stops the search after its slice", async () => {
  const engine = thinker(9);
  const controller = new AbortController();
  const thought = think(engine, "R", "hard", { signal: controller.signal });
  await settled();
  controller.abort();
  await assert.rejects(thought, { name: "AbortError" }); // no slice has ended yet
  await engine.finishSlice();
  assert.deepEqual(engine.calls.at(-1), ["think_stop", { id: 5 }]);
});

test("what was aborted before it began asks nothing", async () => {
  const engine = thinker(1);
  await assert.rejects(think(engine, "R", "easy", { signal: AbortSignal.abort() }), {
    name: "AbortError",
  });
  assert.deepEqual(engine.calls, []);
});

test("an error of the engine reaches the one who asked", async () => {
  const engine = { call: () => Promise.reject(new Error("engine-died")) };
  await assert.rejects(think(engine, "R", "easy"), { message: "engine-died" });
});
