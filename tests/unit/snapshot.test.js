import assert from "node:assert/strict";
import { test } from "node:test";
import { createSnapshots, fold, unfold } from "../../web/engine/snapshot.js";

const HEAD = Uint32Array.of(7, 16, 0, 9);
/** 5 pages and a cut one; the second and the last hold something. */
const MEMORY = new Uint8Array(5 * 4096 + 16);
MEMORY[4097] = 7;
MEMORY[MEMORY.length - 1] = 9;
const SNAPSHOT = new Uint8Array([...new Uint8Array(HEAD.buffer), ...MEMORY]);

/** The memory that *kept* makes of one where something has been. @param {any} kept */
function laid(kept) {
  const memory = new Uint8Array(MEMORY.length);
  memory.fill(5, 0, 2 * 4096);
  kept.lay(memory);
  return memory;
}

/** A shelf in memory. */
function shelf() {
  /** @type {Map<string, ArrayBuffer>} */
  const kept = new Map();
  return {
    kept,
    async sort(/** @type {string[]} */ addresses) {
      for (const address of kept.keys()) if (!addresses.includes(address)) kept.delete(address);
      return new Set(kept.keys());
    },
    read: async (/** @type {string} */ address) => kept.get(address) ?? null,
    async write(/** @type {string} */ address, /** @type {ArrayBuffer} */ content) {
      kept.set(address, content);
      return true;
    },
    drop: async (/** @type {string} */ address) => kept.delete(address),
  };
}

test("a memory is laid out again as it was, and takes the room of what it holds", () => {
  const folded = fold(SNAPSHOT);
  assert.ok(folded.length < 3 * 4096);
  const kept = unfold(folded.buffer);
  assert.deepEqual(kept?.head, new Uint8Array(HEAD.buffer));
  assert.deepEqual(laid(kept), MEMORY);
});

test("one that is cut, or nonsense, is none", () => {
  const { buffer } = fold(SNAPSHOT);
  assert.equal(unfold(buffer.slice(0, -1)), null);
  assert.equal(unfold(new ArrayBuffer(3)), null);
  assert.equal(unfold(Uint32Array.of(4096, 16, 2 ** 31, 0).buffer), null);
});

test("a memory of another size is not taken for its own", () => {
  const kept = unfold(fold(SNAPSHOT).buffer);
  assert.throws(() => kept?.lay(new Uint8Array(4096)), RangeError);
});

test("it is taken again and again as long as each start succeeds", async () => {
  const snapshots = createSnapshots("/kept/a", shelf());
  assert.equal(await snapshots.take(), null);
  await snapshots.keep(fold(SNAPSHOT));
  for (let start = 0; start < 3; start += 1) {
    assert.deepEqual(laid(await snapshots.take()), MEMORY);
    await snapshots.proved();
  }
});

test("one that a start did not survive is not tried again", async () => {
  const place = shelf();
  const snapshots = createSnapshots("/kept/a", place);
  await snapshots.keep(fold(SNAPSHOT));
  await snapshots.take();
  assert.equal(await snapshots.take(), null);
  assert.equal(place.kept.size, 0);
});

test("that of another version or browser is thrown away", async () => {
  const place = shelf();
  await createSnapshots("/kept/a", place).keep(fold(SNAPSHOT));
  assert.equal(await createSnapshots("/kept/b", place).take(), null);
  assert.equal(place.kept.size, 0);
});
