import assert from "node:assert/strict";
import { test } from "node:test";
import { createStorage } from "../../web/storage.js";
import { save } from "./toy.js";

/** A database in memory that can be made to fail. */
function fakeDatabase() {
  const kept = new Map();
  const database = {
    /** @type {Error | null} */
    error: null,
    kept,
    async all() {
      this.check();
      return [...kept.values()];
    },
    async put(/** @type {{ id: string }} */ one) {
      this.check();
      kept.set(one.id, one);
    },
    async remove(/** @type {string} */ id) {
      this.check();
      kept.delete(id);
    },
    check() {
      if (this.error) {
        throw this.error;
      }
    },
  };
  return database;
}

test("saves come back, the one played last first", async () => {
  const database = fakeDatabase();
  database.kept.set("a", save({ id: "a", updated: 1 }));
  database.kept.set("b", save({ id: "b", updated: 2 }));
  const storage = createStorage(database, () => assert.fail("no trouble expected"));
  assert.deepEqual(
    (await storage.load()).map(({ id }) => id),
    ["b", "a"],
  );
  await storage.remove("b");
  assert.deepEqual([...database.kept.keys()], ["a"]);
});

test("a refusing browser is told once a game is read, and the game goes on in memory", async () => {
  const database = fakeDatabase();
  database.error = new DOMException("no", "InvalidStateError");
  /** @type {string[]} */
  const told = [];
  const storage = createStorage(database, (kind) => told.push(kind));
  assert.deepEqual(await storage.load(), []);
  await storage.put(save());
  assert.deepEqual(told, ["refused"]);
  assert.equal(storage.list().length, 1);
});

test("a browser that throws at once when it is asked is refusing too", async () => {
  const database = fakeDatabase();
  database.all = () => {
    throw new DOMException("no", "SecurityError");
  };
  /** @type {string[]} */
  const told = [];
  const storage = createStorage(database, (kind) => told.push(kind));
  assert.deepEqual(await storage.load(), []);
  assert.deepEqual(told, ["refused"]);
});

test("a full disk is told apart, and a later success takes it back", async () => {
  const database = fakeDatabase();
  database.error = Object.assign(new Error("full"), { name: "QuotaExceededError" });
  /** @type {string[]} */
  const told = [];
  const storage = createStorage(database, (kind) => told.push(kind));
  await storage.put(save());
  database.error = null;
  await storage.put(save());
  assert.deepEqual(told, ["full", "ok"]);
});

test("a full disk lets go of something else first", async () => {
  const told = [];
  const spared = [];
  const full = Object.assign(new Error("full"), { name: "QuotaExceededError" });
  let room = false;
  const database = {
    all: async () => [],
    async put() {
      if (!room) throw full;
    },
    async remove() {},
  };
  const makeRoom = async () => {
    spared.push("knowledge");
    room = spared.length === 1;
    return room;
  };
  const storage = createStorage(database, (kind) => told.push(kind), makeRoom);
  await storage.put({ id: "a", updated: 1 });
  assert.deepEqual(told, []);
  room = false;
  await storage.put({ id: "b", updated: 2 });
  assert.deepEqual([told, spared.length], [["full"], 2]);
});

test("what is no save is set aside and left where it lies", async () => {
  const database = fakeDatabase();
  database.kept.set("a", save({ id: "a" }));
  database.kept.set("b", { id: "b", view: null });
  database.kept.set("c", save({ id: "c", game: "unheard of" }));
  database.kept.set("d", null);
  const storage = createStorage(database, () => assert.fail("no trouble expected"));
  await storage.load();
  const torn = storage.setAside(({ game }) => game !== "unheard of");
  assert.deepEqual(
    storage.list().map(({ id }) => id),
    ["a"],
  );
  assert.equal(torn.length, 3);
  assert.equal(database.kept.size, 4);
});

test("a save that another tab has removed is gone at the next reading", async () => {
  const database = fakeDatabase();
  database.kept.set("a", save({ id: "a" }));
  const storage = createStorage(database, () => assert.fail("no trouble expected"));
  await storage.load();
  database.kept.clear();
  assert.deepEqual(await storage.load(), []);
});

test("a move that comes while room is made for the one before is what is kept", async () => {
  const full = Object.assign(new Error("full"), { name: "QuotaExceededError" });
  const kept = new Map();
  let room = false;
  let cleared = () => {};
  const database = {
    all: async () => [],
    async put(/** @type {{ id: string }} */ one) {
      if (!room) {
        throw full;
      }
      kept.set(one.id, one);
    },
    async remove() {},
  };
  const makeRoom = () =>
    new Promise((/** @type {(done: boolean) => void} */ done) => {
      cleared = () => done(true);
    });
  const storage = createStorage(database, () => assert.fail("no trouble expected"), makeRoom);
  const first = storage.put(save({ id: "a", updated: 1 }));
  await new Promise((done) => setImmediate(done));
  room = true;
  await storage.put(save({ id: "a", updated: 2 }));
  cleared();
  await first;
  assert.equal(kept.get("a").updated, 2);
});

test("while nothing can be kept, another tab's news do not undo what was played here", async () => {
  const database = fakeDatabase();
  database.kept.set("a", save({ id: "a", updated: 1 }));
  const storage = createStorage(database, () => {});
  await storage.load();
  const { put } = database;
  database.put = async () => {
    throw new DOMException("no", "InvalidStateError");
  };
  await storage.put(save({ id: "a", updated: 5 }));
  database.kept.set("b", save({ id: "b", updated: 3 }));
  const found = await storage.load();
  assert.deepEqual(
    found.map(({ id, updated }) => [id, updated]),
    [
      ["a", 5],
      ["b", 3],
    ],
  );
  database.put = put;
});

test("a database that answers late is still welcome", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  let answer = (/** @type {unknown[]} */ _saves) => {};
  const database = {
    all: () => new Promise((/** @type {(saves: unknown[]) => void} */ done) => (answer = done)),
    async put() {},
    async remove() {},
  };
  /** @type {string[]} */
  const told = [];
  const late = new Promise((/** @type {(value: void) => void} */ done) => {
    const storage = createStorage(
      database,
      (kind) => told.push(kind),
      async () => false,
      () => {
        told.push(`${storage.list().length} save`);
        done();
      },
    );
    const loading = storage.load();
    context.mock.timers.tick(3000);
    loading.then(() => answer([save({ id: "a" })]));
  });
  await late;
  assert.deepEqual(told, ["refused", "ok", "1 save"]);
});
