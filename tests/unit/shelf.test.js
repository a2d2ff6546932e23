import assert from "node:assert/strict";
import { test } from "node:test";
import { clearShelf, createShelf, KNOWLEDGE } from "../../web/engine/shelf.js";

const CONTENT = new Uint8Array([1, 2, 3]).buffer;
const plenty = async () => 1e9;

/** Caches as a browser has them; *fail* names what throws. @param {{ fail?: string }} [how] */
function browser({ fail = "" } = {}) {
  /** @type {Map<string, Map<string, Response>>} */
  const all = new Map();
  const allowed = (/** @type {string} */ name) => {
    if (fail === name) throw new DOMException("no", "QuotaExceededError");
  };
  const path = (/** @type {any} */ request) =>
    new URL(request.url ?? request, "http://kazan.example").pathname;
  return {
    all,
    async open(/** @type {string} */ name) {
      allowed("open");
      const found = all.get(name) ?? new Map();
      all.set(name, found);
      return {
        keys: async () =>
          [...found.keys()].map((address) => new Request(`http://kazan.example${address}`)),
        match: async (request) => found.get(path(request))?.clone(),
        async put(request, response) {
          allowed("put");
          found.set(path(request), response);
        },
        delete: async (request) => found.delete(path(request)),
      };
    },
    async delete(/** @type {string} */ name) {
      allowed("delete");
      return all.delete(name);
    },
  };
}

test("what is kept is read back, and what no list names any more is thrown away", async () => {
  const shelf = createShelf(KNOWLEDGE, browser(), plenty);
  assert.equal(await shelf.write("/a", CONTENT), true);
  assert.equal(await shelf.write("/b", CONTENT), true);
  assert.deepEqual([...(await shelf.sort(["/b", "/c"]))], ["/b"]);
  assert.equal(await shelf.read("/a"), null);
  assert.deepEqual(await shelf.read("/b"), CONTENT);
  await shelf.drop("/b");
  assert.equal(await shelf.read("/b"), null);
});

test("when space is short nothing is kept, and what was kept goes", async () => {
  let free = 1e9;
  const caches = browser();
  const shelf = createShelf(KNOWLEDGE, caches, async () => free);
  await shelf.write("/a", CONTENT);
  free = 1e6;
  assert.equal(await shelf.write("/b", CONTENT), false);
  assert.equal(shelf.open, false);
  assert.equal(caches.all.size, 0);
  free = 1e9;
  await shelf.clear();
  assert.equal(await shelf.write("/b", CONTENT), true);
});

for (const fail of ["open", "put"]) {
  test(`a browser that refuses to ${fail} keeps nothing, and does no harm`, async () => {
    const shelf = createShelf(KNOWLEDGE, browser({ fail }), plenty);
    assert.equal(await shelf.write("/a", CONTENT), false);
    assert.equal(await shelf.read("/a"), null);
    assert.deepEqual(await shelf.sort(["/a"]), new Set());
    assert.equal(shelf.open, false);
  });
}

test("a browser without such a thing keeps nothing", async () => {
  const shelf = createShelf(KNOWLEDGE, undefined, plenty);
  assert.equal(shelf.open, false);
  assert.equal(await shelf.write("/a", CONTENT), false);
  assert.equal(await clearShelf(undefined), false);
  assert.equal(await clearShelf(browser({ fail: "delete" })), false);
});
