/*
 * The interpreter as it lay in memory when it had started, kept on the device: to lay it out again takes a third
 * of a start. It is made here and never fetched, for it fits only the files and the browser that it was made with.
 */

import { createShelf, SNAPSHOT } from "./shelf.js";

const PAGE = 4096; // bytes; of a fresh memory two pages in three hold nothing, and are left out

/**
 * What Pyodide needs to start from a memory, and the memory itself.
 * @typedef {{ head: Uint8Array, lay: (memory: Uint8Array) => void }} Memory
 */

/**
 * *snapshot* without its empty pages: the length of its memory, of its head, the number of pages kept, their places;
 * the head; the pages.
 * @param {Uint8Array} snapshot as Pyodide makes it: a head, whose length is its second word, and the memory
 */
export function fold(snapshot) {
  const [, size] = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2);
  const memory = snapshot.subarray(size);
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length >> 2);
  /** @type {number[]} */
  const places = [];
  for (let place = 0; place * PAGE < memory.length; place += 1) {
    if (holdsSomething(words, place)) places.push(place);
  }
  const index = Uint32Array.of(memory.length, size, places.length, ...places);
  const start = index.byteLength + size;
  const folded = new Uint8Array(start + places.length * PAGE);
  folded.set(new Uint8Array(index.buffer));
  folded.set(snapshot.subarray(0, size), index.byteLength);
  places.forEach((place, at) => {
    folded.set(memory.subarray(place * PAGE, (place + 1) * PAGE), start + at * PAGE);
  });
  return folded;
}

/** A page that is cut short by the end counts as one that does. @param {Uint32Array} words @param {number} place */
function holdsSomething(words, place) {
  const end = ((place + 1) * PAGE) >> 2;
  if (end > words.length) return true;
  for (let at = (place * PAGE) >> 2; at < end; at += 1) {
    if (words[at] !== 0) return true;
  }
  return false;
}

/**
 * What was folded; null if *content* is not whole.
 * @param {ArrayBuffer} content
 * @returns {Memory | null}
 */
export function unfold(content) {
  if (content.byteLength < 12) return null;
  const [length, size, count] = new Uint32Array(content, 0, 3);
  const index = 4 * (3 + count);
  const start = index + size;
  if (content.byteLength !== start + count * PAGE) return null;
  return {
    head: new Uint8Array(content, index, size),
    /** Into a *memory* in which nothing has run: behind the last page it is empty. */
    lay(memory) {
      if (memory.length !== length) throw new RangeError(`${length} bytes for ${memory.length}`);
      let end = 0;
      new Uint32Array(content, 12, count).forEach((place, at) => {
        const page = new Uint8Array(
          content,
          start + at * PAGE,
          Math.min(PAGE, length - place * PAGE),
        );
        memory.fill(0, end, place * PAGE);
        memory.set(page, place * PAGE);
        end = (place + 1) * PAGE;
      });
    },
  };
}

/**
 * The snapshot that belongs to *address*, which names all that it depends on.
 * @param {string} address
 * @param {Pick<ReturnType<typeof createShelf>, "sort" | "read" | "write" | "drop">} [shelf]
 */
export function createSnapshots(address, shelf = createShelf(SNAPSHOT)) {
  const trying = `${address}/trying`;

  async function drop() {
    await shelf.drop(address);
    await shelf.drop(trying);
  }

  return {
    /**
     * The memory to start from, or null. Until `proved` is called it counts as being tried: one that a start did not
     * survive is not tried again.
     */
    async take() {
      const kept = await shelf.sort([address, trying]);
      if (!kept.has(address)) return null;
      const content = kept.has(trying) ? null : await shelf.read(address);
      const memory = content && unfold(content);
      if (memory) await shelf.write(trying, new ArrayBuffer(0));
      else await drop();
      return memory;
    },
    /** The start from it has succeeded. */
    proved: () => shelf.drop(trying),
    drop,
    /** Keep *folded*, if there is room for it. @param {Uint8Array<ArrayBuffer>} folded */
    keep: (folded) => shelf.write(address, folded.buffer),
  };
}
