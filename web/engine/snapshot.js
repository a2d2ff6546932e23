/*
 * The interpreter as it lay in memory when it had started, kept on the device: to lay it out again takes a third
 * of a start. It is made here and never fetched, for it fits only the files and the browser that it was made with.
 */

import { createShelf, SNAPSHOT } from "./shelf.js";

const PAGE = 4096; // bytes; of a fresh memory two pages in three hold nothing, and are left out

/**
 * *memory* without its empty pages: its length, the number of pages kept, their places, the pages.
 * @param {Uint8Array} memory
 */
export function fold(memory) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length >> 2);
  /** @type {number[]} */
  const places = [];
  for (let place = 0; place * PAGE < memory.length; place += 1) {
    if (holdsSomething(words, place)) places.push(place);
  }
  const head = Uint32Array.of(memory.length, places.length, ...places);
  const folded = new Uint8Array(head.byteLength + places.length * PAGE);
  folded.set(new Uint8Array(head.buffer));
  places.forEach((place, at) => {
    const page = memory.subarray(place * PAGE, (place + 1) * PAGE);
    folded.set(page, head.byteLength + at * PAGE);
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
 * The memory that was folded; null if *content* is not whole.
 * @param {ArrayBuffer} content
 */
export function unfold(content) {
  if (content.byteLength < 8) return null;
  const [length, count] = new Uint32Array(content, 0, 2);
  const start = 4 * (2 + count);
  if (content.byteLength !== start + count * PAGE) return null;
  const memory = new Uint8Array(length);
  new Uint32Array(content, 8, count).forEach((place, at) => {
    const room = Math.min(PAGE, length - place * PAGE);
    memory.set(new Uint8Array(content, start + at * PAGE, room), place * PAGE);
  });
  return memory;
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
