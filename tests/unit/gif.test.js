/** Animations: what is written is read again by a reader that shares no code with the writer. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { matcher, paletteOf } from "../../web/picture/colours.js";
import { changed } from "../../web/picture/frames.js";
import { compress, createGif, TRANSPARENT } from "../../web/picture/gif.js";

/** @param {number} seed */
function random(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * The pixels of a compressed picture of 256 colours, as the format says.
 * @param {Uint8Array} bytes
 */
function decompress(bytes) {
  const bits = (/** @type {number} */ from, /** @type {number} */ width) =>
    Array.from(
      { length: width },
      (_, at) => (bytes[(from + at) >> 3] >> ((from + at) & 7)) & 1,
    ).reduce((sum, bit, at) => sum + bit * 2 ** at, 0);
  /** @type {number[][]} */
  let table = [];
  /** @type {number[] | null} */
  let before = null;
  /** @type {number[]} */
  const pixels = [];
  let width = 9;
  for (let at = 0; ; at += 0) {
    const code = bits(at, width);
    at += width;
    if (code === 256) {
      table = Array.from({ length: 258 }, (_, colour) => [colour]);
      width = 9;
      before = null;
      continue;
    }
    if (code === 257) {
      assert.ok(at <= bytes.length * 8 && bytes.length * 8 - at < 8, "ends in the last byte");
      return pixels;
    }
    assert.ok(code <= table.length, `code ${code} of ${table.length}`);
    const run = table[code] ?? [
      .../** @type {number[]} */ (before),
      /** @type {number[]} */ (before)[0],
    ];
    pixels.push(...run);
    if (before !== null && table.length < 4096) {
      table.push([...before, run[0]]);
    }
    width = table.length >= 1 << width && width < 12 ? width + 1 : width;
    before = run;
  }
}

test("compressed pixels are the same again, however often the table fills and is cleared", () => {
  const next = random(7);
  const noise = Uint8Array.from({ length: 60_000 }, () => Math.floor(next() * 256));
  const stripes = Uint8Array.from({ length: 30_000 }, (_, at) => (at >> 6) & 7);
  const bands = Uint8Array.from({ length: 20_000 }, () => Math.floor(next() * 3) * 100);
  for (const pixels of [noise, stripes, bands, Uint8Array.of(9), new Uint8Array(50_000)]) {
    assert.deepEqual(decompress(compress(pixels)), [...pixels]);
  }
  for (let length = 1; length < 1200; length += 1) {
    assert.deepEqual(decompress(compress(noise.subarray(0, length))), [
      ...noise.subarray(0, length),
    ]);
  }
});

/**
 * The frames of a file: what each shows, whole.
 * @param {Uint8Array} file
 */
function read(file) {
  const short = (/** @type {number} */ at) => file[at] + 256 * file[at + 1];
  assert.equal(String.fromCharCode(...file.subarray(0, 6)), "GIF89a");
  const [width, height] = [short(6), short(8)];
  assert.equal(file[10], 0xf7); // 256 colours
  let at = 13 + 768;
  let screen = new Array(width * height).fill(-1);
  /** @type {{ screen: number[], ms: number }[]} */
  const frames = [];
  let ms = 0;
  while (file[at] !== 0x3b) {
    if (file[at] === 0x21) {
      ms = file[at + 1] === 0xf9 ? short(at + 4) * 10 : ms;
      at += 2;
    } else {
      assert.equal(file[at], 0x2c);
      const [x, y, wide, high] = [1, 3, 5, 7].map((byte) => short(at + byte));
      assert.ok(x + wide <= width && y + high <= height);
      at += 11;
      const data = [];
      for (let from = at; file[from]; from += file[from] + 1) {
        data.push(...file.subarray(from + 1, from + 1 + file[from]));
      }
      const pixels = decompress(Uint8Array.from(data));
      assert.equal(pixels.length, wide * high);
      screen = [...screen];
      pixels.forEach((colour, pixel) => {
        if (colour !== TRANSPARENT) {
          screen[(y + Math.floor(pixel / wide)) * width + x + (pixel % wide)] = colour;
        }
      });
      frames.push({ screen, ms });
    }
    while (file[at]) {
      at += file[at] + 1;
    }
    at += 1;
  }
  assert.equal(at, file.length - 1);
  return frames;
}

test("every frame shows what was drawn, though only what changed is written", () => {
  const next = random(3);
  const [width, height] = [23, 17];
  const gif = createGif(
    width,
    height,
    Uint8Array.from({ length: 765 }, (_, at) => at % 256),
  );
  /** @type {Uint8Array[]} */
  const drawn = [];
  let shown = new Uint8Array(width * height).fill(TRANSPARENT);
  let pixels = Uint8Array.from(shown, () => Math.floor(next() * 255));
  for (let frame = 0; frame < 20; frame += 1) {
    gif.add(changed(shown, pixels, width), 100 + 10 * frame);
    drawn.push(pixels);
    shown = pixels;
    pixels = Uint8Array.from(shown, (colour) =>
      next() < frame % 3 ? Math.floor(next() * 255) : colour,
    );
  }
  const frames = read(gif.finish());
  assert.deepEqual(
    frames.map(({ ms }) => ms),
    drawn.map((_, frame) => 100 + 10 * frame),
  );
  assert.deepEqual(
    frames.map(({ screen }) => screen),
    drawn.map((one) => [...one]),
  );
});

test("only the rectangle that changed is written", () => {
  const before = new Uint8Array(20).fill(4);
  const after = Uint8Array.from(before);
  after[6] = 1;
  after[12] = 2;
  const frame = changed(before, after, 5);
  assert.deepEqual(
    { ...frame, pixels: [...frame.pixels] },
    {
      ...{ x: 1, y: 1, width: 2, height: 2 },
      pixels: [1, TRANSPARENT, TRANSPARENT, 2],
    },
  );
  assert.deepEqual([...changed(before, before, 5).pixels], [TRANSPARENT]);
});

test("few colours are kept as they are, many come near", () => {
  const few = Uint8ClampedArray.from([200, 40, 40, 255, 12, 160, 220, 255, 200, 40, 40, 255]);
  const two = paletteOf([few], 255);
  assert.equal(two.length, 6);
  const near = matcher(two);
  assert.equal(near(200, 40, 40), near(201, 41, 42));
  assert.notEqual(near(200, 40, 40), near(12, 160, 220));

  const next = random(11);
  const many = Uint8ClampedArray.from({ length: 40_000 }, (_, at) =>
    at % 4 === 3 ? 255 : 60 + Math.floor(next() * 120),
  );
  const palette = paletteOf([many], 255);
  assert.equal(palette.length, 765);
  const match = matcher(palette);
  let worst = 0;
  for (let at = 0; at < many.length; at += 4) {
    const found = match(many[at], many[at + 1], many[at + 2]) * 3;
    const off = [0, 1, 2].map((part) => Math.abs(palette[found + part] - many[at + part]));
    worst = Math.max(worst, ...off);
  }
  assert.ok(worst < 40, `off by ${worst}`);
});
