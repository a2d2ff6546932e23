import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { createEngine } from "../../web/engine/client.js";

/** A worker that the test plays itself: what was posted, and events on demand. */
class FakeWorker extends EventTarget {
  posted = [];
  terminated = false;

  postMessage(message) {
    this.posted.push(message);
  }

  terminate() {
    this.terminated = true;
  }

  /** Send *data* to the page. */
  say(data) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }

  /** Report an error that nothing caught. */
  crash(message) {
    this.dispatchEvent(Object.assign(new Event("error", { cancelable: true }), { message }));
  }
}

/** An engine on fake workers, the newest last, with a clock that the test turns. */
function setUp(context, options = {}) {
  mock.timers.enable({ apis: ["setInterval"] });
  mock.method(console, "error", () => {});
  context.after(() => mock.reset());
  context.after(() => mock.timers.reset());
  const workers = [];
  const spawn = () => {
    workers.push(new FakeWorker());
    return workers.at(-1);
  };
  const engine = createEngine({ spawn, startSeconds: 60, answerSeconds: 20, ...options });
  const states = [];
  engine.onStatus((state) => states.push(state));
  return { engine, workers, states, worker: () => workers.at(-1) };
}

const wait = (seconds) => mock.timers.tick(seconds * 1000);

test("a call made while the engine starts is sent and answered", async (context) => {
  const { engine, worker } = setUp(context);
  const answer = engine.call("view", { record: "x" });
  assert.equal(engine.status, "starting");
  const [{ id, name, args }] = worker().posted;
  assert.deepEqual([name, JSON.parse(args)], ["view", { record: "x" }]);
  worker().say({ status: "ready" });
  worker().say({ id, answer: '{"ok":{"ply":7}}' });
  assert.deepEqual(await answer, { ply: 7 });
});

test("answers find their calls whatever their order", async (context) => {
  const { engine, worker } = setUp(context);
  const answers = [engine.call("a"), engine.call("b")];
  const [first, second] = worker().posted;
  worker().say({ id: second.id, answer: '{"ok":2}' });
  worker().say({ id: first.id, answer: '{"ok":1}' });
  assert.deepEqual(await Promise.all(answers), [1, 2]);
});

test("an error of the engine rejects with its code and details", async (context) => {
  const { engine, worker } = setUp(context);
  const answer = engine.call("play");
  const error = { code: "illegal-move", message: "no", move: 3 };
  worker().say({ id: worker().posted[0].id, answer: JSON.stringify({ error }) });
  await assert.rejects(answer, { code: "illegal-move", message: "no", details: error });
});

test("an exception nobody expects rejects that call, and who asks next gets a fresh worker", async (context) => {
  const { engine, worker, states } = setUp(context);
  worker().say({ status: "ready" });
  const first = worker();
  const answer = engine.call("play");
  const other = engine.call("view");
  first.say({ id: first.posted[0].id, broken: "ZeroDivisionError" });
  await assert.rejects(answer, { code: "engine-fault" });
  assert.equal(engine.status, "ready");
  first.say({ id: first.posted[1].id, answer: '{"ok":1}' });
  assert.equal(await other, 1);
  const next = engine.call("play");
  assert.notEqual(worker(), first);
  assert.equal(first.terminated, true);
  worker().say({ status: "ready" });
  worker().say({ id: worker().posted[0].id, answer: '{"ok":2}' });
  assert.equal(await next, 2);
  engine.call("play");
  assert.equal(worker().posted.length, 2);
  assert.deepEqual(
    states.map(({ status }) => status),
    ["ready", "starting", "ready"],
  );
});

test("the promise `ready` follows the status", async (context) => {
  const { engine, worker, states } = setUp(context);
  worker().say({ status: "ready" });
  await engine.ready;
  assert.deepEqual(states, [{ status: "ready", code: null }]);
});

test("a start that fails tells its code, rejects what waits, and stops the worker", async (context) => {
  const { engine, worker } = setUp(context);
  const answer = engine.call("games");
  const { ready } = engine;
  worker().say({ status: "failed", code: "engine-download", message: "404" });
  await assert.rejects(answer, { code: "engine-download" });
  await assert.rejects(ready, { code: "engine-download" });
  await assert.rejects(engine.call("games"), { code: "engine-download" });
  assert.deepEqual([engine.status, engine.failure], ["failed", "engine-download"]);
  assert.ok(worker().terminated);
});

test("restart makes a new worker, whose start is awaited anew", async (context) => {
  const { engine, workers, worker } = setUp(context);
  worker().say({ status: "failed", code: "engine-broken" });
  engine.restart();
  assert.equal(engine.status, "starting");
  assert.equal(workers.length, 2);
  worker().say({ status: "ready" });
  await engine.ready;
  const answer = engine.call("games");
  worker().say({ id: worker().posted[0].id, answer: '{"ok":[]}' });
  assert.deepEqual(await answer, []);
});

test("a worker that was replaced is not heard any more", (context) => {
  const { engine, workers } = setUp(context);
  engine.restart();
  workers[0].say({ status: "failed", code: "engine-broken" });
  workers[0].crash("late");
  assert.equal(engine.status, "starting");
  assert.ok(workers[0].terminated);
});

test("a start that takes too long counts as failed, and is still welcome when it comes", async (context) => {
  const { engine, worker } = setUp(context);
  const answer = engine.call("games");
  wait(60);
  await assert.rejects(answer, { code: "engine-slow" });
  assert.equal(engine.failure, "engine-slow");
  assert.ok(!worker().terminated);
  worker().say({ status: "ready" });
  await engine.ready;
  assert.deepEqual([engine.status, engine.failure], ["ready", null]);
});

test("a worker that leaves a call unanswered is dead, and every open call is told", async (context) => {
  const { engine, worker } = setUp(context);
  worker().say({ status: "ready" });
  const answers = [engine.call("play"), engine.call("view")];
  wait(19);
  assert.equal(engine.status, "ready");
  wait(1);
  for (const answer of answers) await assert.rejects(answer, { code: "engine-died" });
  assert.equal(engine.status, "failed");
  assert.ok(worker().terminated);
});

test("calls that wait for the start are not counted as unanswered", (context) => {
  const { engine, worker } = setUp(context);
  engine.call("games");
  wait(59);
  worker().say({ status: "ready" });
  wait(10);
  assert.equal(engine.status, "ready");
});

test("an error of the worker itself kills it", async (context) => {
  const { engine, worker } = setUp(context);
  worker().say({ status: "ready" });
  const answer = engine.call("play");
  worker().crash("out of memory");
  await assert.rejects(answer, { code: "engine-died" });
  assert.equal(engine.failure, "engine-died");
});

test("a worker script that does not come is a failed download", (context) => {
  const { engine, worker } = setUp(context);
  worker().crash("404");
  assert.equal(engine.failure, "engine-download");
});

test("who stopped listening hears no more", (context) => {
  const { engine, worker, states } = setUp(context);
  const heard = [];
  const stop = engine.onStatus((state) => heard.push(state));
  stop();
  worker().say({ status: "ready" });
  assert.deepEqual([heard.length, states.length], [0, 1]);
});
