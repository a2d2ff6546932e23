import assert from "node:assert/strict";
import { test } from "node:test";
import { depth } from "../../web/board/geometry.js";
import { arrange, diameter, paintOrder, readHeaps } from "../../web/board/heap.js";

const PLACES = 24;
const LISTS = 3;
const UNIT = 0.04;

/** A small file in the format of the build: a spiral, a different one in each list. */
function file() {
  /** @param {number} aspect */
  const shape = (aspect) => {
    const bytes = new Int8Array(LISTS * PLACES * 2);
    for (let list = 0; list < LISTS; list += 1) {
      for (let at = 0; at < PLACES; at += 1) {
        const away = 0.55 * Math.sqrt(at);
        const angle = at * 2.4 + list;
        bytes[2 * (list * PLACES + at)] = Math.round(
          (away * Math.cos(angle) * aspect ** 0.5) / UNIT,
        );
        bytes[2 * (list * PLACES + at) + 1] = Math.round(
          (away * Math.sin(angle)) / aspect ** 0.5 / UNIT,
        );
      }
    }
    const text = String.fromCharCode(...new Uint8Array(bytes.buffer));
    return { aspect, unit: UNIT, extents: [0.9, 1.4, 2.1], places: btoa(text) };
  };
  return {
    lists: LISTS,
    places: PLACES,
    layers: "000000100010010001000100",
    tops: [5, 12, 24],
    shapes: [shape(1), shape(2)],
  };
}

const HEAPS = readHeaps(file());

const BOWLS = {
  wide: { x: 100, y: 60, rx: 66, ry: 33, corner: 0 },
  tall: { x: 100, y: 60, rx: 33, ry: 66, corner: 0 },
  kazan: { x: 50, y: 90, rx: 36, ry: 80, corner: 18 },
  pill: { x: 50, y: 90, rx: 140, ry: 36, corner: 36 },
};

test("a stone never moves when later stones come", () => {
  for (const bowl of Object.values(BOWLS)) {
    const whole = arrange(HEAPS, 7, bowl, PLACES, 12);
    for (let count = 0; count <= PLACES; count += 1) {
      assert.deepEqual(arrange(HEAPS, 7, bowl, count, 12), whole.slice(0, count));
    }
  }
});

test("past the last place the heap stays as it is", () => {
  assert.deepEqual(arrange(HEAPS, 1, BOWLS.wide, 500, 9), arrange(HEAPS, 1, BOWLS.wide, PLACES, 9));
});

test("no stone leaves its bowl by more than .04 of itself, layers apart", () => {
  for (const bowl of Object.values(BOWLS)) {
    for (const d of [8, 14, 20]) {
      for (const { x, y, layer } of arrange(HEAPS, 2, bowl, PLACES, d)) {
        const ground = { x, y: y + 0.12 * d * layer };
        assert.ok(depth(bowl, ground, 0.455 * d) <= 1.02);
      }
    }
  }
});

test("a bowl taller than wide holds its heap upright", () => {
  const wide = arrange(HEAPS, 0, BOWLS.wide, 6, 10);
  const tall = arrange(HEAPS, 0, BOWLS.tall, 6, 10);
  wide.forEach(({ x, y, layer }, at) => {
    const lift = 0.12 * 10 * layer;
    assert.ok(Math.abs(tall[at].x - 100 - (y + lift - 60)) < 1e-9);
    assert.ok(Math.abs(tall[at].y + lift - 60 - (x - 100)) < 1e-9);
  });
});

test("different slots get different heaps, the same slot always the same", () => {
  const one = arrange(HEAPS, 0, BOWLS.wide, 8, 10);
  assert.notDeepEqual(one, arrange(HEAPS, 1, BOWLS.wide, 8, 10));
  assert.deepEqual(one, arrange(HEAPS, 0, BOWLS.wide, 8, 10));
});

test("stones shrink by classes of count and never pass the cap", () => {
  const sizes = [1, 5, 6, 12, 13, 24, 60].map((count) => diameter(HEAPS, BOWLS.wide, count, 0.86));
  assert.equal(sizes[0], sizes[1]);
  assert.equal(sizes[2], sizes[3]);
  assert.equal(sizes[5], sizes[6]);
  assert.ok(sizes[1] > sizes[2] && sizes[3] > sizes[4]);
  assert.ok(sizes[0] <= 0.86 * 33);
  assert.equal(diameter(HEAPS, BOWLS.wide, 1, 0.2), 0.2 * 33);
});

test("painting goes layer by layer and in each from the back", () => {
  const places = arrange(HEAPS, 1, BOWLS.wide, PLACES, 10);
  const order = paintOrder(places);
  assert.deepEqual(
    order.flat().sort((one, other) => one - other),
    [...places.keys()],
  );
  order.forEach((layer, number) => {
    layer.forEach((at, rank) => {
      assert.equal(places[at].layer, number);
      if (rank > 0) assert.ok(places[layer[rank - 1]].y <= places[at].y);
    });
  });
});
