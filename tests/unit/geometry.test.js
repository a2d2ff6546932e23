import assert from "node:assert/strict";
import { test } from "node:test";
import { depth, layout, neighbour, outline } from "../../web/board/geometry.js";
import { loose } from "../../web/board/points.js";
import { GAMES, BOARDS as SPECS } from "./games.js";

/** @typedef {import("../../web/board/types.d.ts").BoardSpec} BoardSpec */
/** @typedef {import("../../web/board/types.d.ts").Box} Box */
/** @typedef {import("../../web/board/types.d.ts").Layout} Layout */

/** What bar, status and tools leave of common screens. */
const HOSTS = [
  { width: 360, height: 492 },
  { width: 412, height: 679 },
  { width: 768, height: 860 },
  { width: 703, height: 300 },
  { width: 1440, height: 720 },
];

const FLAWS = 0.6;

/**
 * @param {(spec: BoardSpec, plan: Layout, name: string) => void} check
 */
function everyBoard(check) {
  for (const game of GAMES) {
    for (const host of HOSTS) {
      for (const bottom of [0, 1]) {
        const plan = layout(SPECS[game], { ...host, bottom });
        check(SPECS[game], plan, `${game} ${host.width}x${host.height} bottom ${bottom}`);
      }
    }
  }
}

/**
 * @param {Box} inner
 * @param {Box} outer
 */
function within(inner, outer) {
  return (
    inner.x >= outer.x - FLAWS &&
    inner.y >= outer.y - FLAWS &&
    inner.x + inner.w <= outer.x + outer.w + FLAWS &&
    inner.y + inner.h <= outer.y + outer.h + FLAWS
  );
}

/**
 * @param {Box} one
 * @param {Box} other
 */
function overlap(one, other) {
  return (
    one.x + one.w > other.x + FLAWS &&
    other.x + other.w > one.x + FLAWS &&
    one.y + one.h > other.y + FLAWS &&
    other.y + other.h > one.y + FLAWS
  );
}

/** @param {import("../../web/board/types.d.ts").Bowl} bowl */
const boxOf = ({ x, y, rx, ry }) => ({ x: x - rx, y: y - ry, w: 2 * rx, h: 2 * ry });

test("every slot has one place, by its number", () => {
  everyBoard((spec, plan, name) => {
    assert.deepEqual(
      plan.places.map(({ slot }) => slot),
      spec.slots.map(({ slot }) => slot),
      name,
    );
    plan.places.forEach(({ slot }, at) => {
      assert.equal(slot, at, name);
    });
  });
});

test("board, bowls, counts and cells stay inside their host, bowls inside their board", () => {
  everyBoard((_, plan, name) => {
    const host = { x: 0, y: 0, w: plan.width, h: plan.height };
    assert.ok(within(plan.board, host), name);
    for (const { slot, role, bowl, count, cell, heap } of plan.places) {
      const loose = role === "hand" || role === "taken" || plan.board.w === 0;
      assert.ok(within(boxOf(bowl), host), `${name}: bowl ${slot}`);
      assert.ok(within(boxOf(heap), boxOf(bowl)), `${name}: heap ${slot}`);
      if (cell) assert.ok(within(cell, host), `${name}: cell ${slot}`);
      if (cell && !loose) assert.ok(within(boxOf(bowl), plan.board), `${name}: bowl ${slot}`);
      if (count) {
        const figure = { x: count.x - count.size * 0.6, y: count.y - count.size / 2 };
        const box = { ...figure, w: count.size * 1.2, h: count.size };
        assert.ok(within(box, host), `${name}: count ${slot}`);
      }
    }
  });
});

test("no bowl overlaps another, no cell another, no count a bowl", () => {
  everyBoard((spec, plan, name) => {
    const carved = plan.places.filter(({ role }) => role !== "hand" && role !== "taken");
    for (const one of carved) {
      for (const other of carved) {
        if (other.slot <= one.slot) continue;
        const pair = `${name}: ${one.slot} and ${other.slot}`;
        assert.ok(!overlap(boxOf(one.bowl), boxOf(other.bowl)), `bowls, ${pair}`);
        if (one.cell && other.cell) assert.ok(!overlap(one.cell, other.cell), `cells, ${pair}`);
      }
      if (one.count && spec.stores !== "kazans") {
        const { x, y, size } = one.count;
        const figure = { x: x - size * 0.55, y: y - size * 0.4, w: size * 1.1, h: size * 0.8 };
        for (const other of carved) {
          const pair = `${name}: count ${one.slot}, bowl ${other.slot}`;
          assert.ok(!overlap(figure, boxOf(other.bowl)), pair);
        }
      }
    }
  });
});

test("a finger finds 48 px everywhere on a phone of 360 by 640", () => {
  for (const game of GAMES) {
    const plan = layout(SPECS[game], { width: 360, height: 478 });
    for (const { slot, cell } of plan.places) {
      if (!cell) continue;
      assert.ok(cell.w >= 48 && cell.h >= 48, `${game} ${slot}: ${cell.w} by ${cell.h}`);
    }
  }
});

test("rows are as high as the look asks for", () => {
  /** @param {string} game @param {number} width @param {number} height */
  const row = (game, width, height) =>
    layout(SPECS[game], { width, height }).places[0].cell?.h ?? 0;
  assert.ok(Math.abs(row("mangala", 412, 679) - 79) < 1.5);
  assert.ok(row("mangala", 360, 492) >= 55);
  assert.ok(row("toguz", 360, 492) >= 50.5);
});

test("upright, a side's first pit lies farthest from its store, which lies nearest its owner", () => {
  const { places } = layout(SPECS.mangala, { width: 412, height: 679 });
  assert.ok(places[0].bowl.y < places[5].bowl.y && places[5].bowl.y < places[12].bowl.y);
  assert.ok(places[6].bowl.y > places[11].bowl.y && places[11].bowl.y > places[13].bowl.y);
  assert.ok(places[0].bowl.x < places[6].bowl.x);
});

test("flat, a side's pits run from its own left to its own right", () => {
  const { places } = layout(SPECS.toguz, { width: 1440, height: 720 });
  assert.ok(places[0].bowl.x < places[8].bowl.x);
  assert.ok(places[9].bowl.x > places[17].bowl.x);
  assert.ok(places[18].bowl.x > places[19].bowl.x, "one's own kazan is on the right");
});

test("turning the board swaps the sides by a half turn", () => {
  for (const game of GAMES) {
    const host = { width: 412, height: 679 };
    const south = layout(SPECS[game], { ...host, bottom: 0 });
    const north = layout(SPECS[game], { ...host, bottom: 1 });
    const { board } = south;
    for (const { slot, role, bowl } of south.places) {
      if (role === "hand" || role === "taken" || SPECS[game].stores === "cloth") continue;
      const other = north.places[slot].bowl;
      assert.ok(Math.abs(bowl.x + other.x - 2 * board.x - board.w) < 0.01, `${game} ${slot}`);
      assert.ok(Math.abs(bowl.y + other.y - 2 * board.y - board.h) < 0.01, `${game} ${slot}`);
    }
  }
});

test("the outline of a bowl lies at depth 1, its centre inside, its box's corner outside", () => {
  const round = { x: 50, y: 40, rx: 30, ry: 20, corner: 0 };
  const square = { ...round, corner: 12 };
  for (const bowl of [round, square]) {
    for (const point of outline(bowl)) {
      assert.ok(Math.abs(depth(bowl, point) - 1) < 0.02);
    }
    assert.ok(depth(bowl, bowl) < 0.1);
    assert.ok(depth(bowl, { x: 80, y: 60 }) > 1);
    assert.ok(depth(bowl, { x: 75, y: 40 }, 10) > 1);
  }
});

test("every pit and point can be reached with the arrow keys", () => {
  const keys = /** @type {const} */ (["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);
  everyBoard((_, plan, name) => {
    const cells = plan.places.filter(({ cell }) => cell).map(({ slot }) => slot);
    const seen = new Set([cells[0]]);
    for (const slot of seen) {
      for (const key of keys) {
        const next = neighbour(plan, slot, key);
        if (next !== null) seen.add(next);
      }
    }
    assert.equal(seen.size, cells.length, name);
  });
});

test("loose morris stones stay on their cloth, and hand and taken ones of one turn apart", () => {
  for (const host of HOSTS) {
    const plan = layout(SPECS.morris, host);
    const box = { x: 0, y: 0, w: plan.width, h: plan.height };
    for (const slot of [24, 25, 26, 27]) {
      const place = plan.places[slot];
      const r = place.bowl.corner;
      for (let at = 0; at < (slot < 26 ? 9 : 7); at += 1) {
        const { x, y } = loose(place, at);
        const stone = { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
        assert.ok(within(stone, box), `${host.width} ${slot} ${at}`);
        assert.ok(!overlap(stone, plan.board), `${host.width} ${slot} ${at} on the board`);
      }
    }
  }
});

test("numbers and names of pits touch no bowl, no count and no other word", () => {
  for (const game of GAMES.filter((name) => name !== "morris")) {
    for (const host of HOSTS) {
      for (const names of [false, game === "toguz"]) {
        const plan = layout(SPECS[game], { ...host, bottom: 0, names });
        const pits = plan.places.filter(({ role }) => role === "pit");
        for (const { slot, count } of pits) {
          const title = count?.title;
          assert.ok(count && title);
          const [w, h] = [title.named ? title.width * 0.9 : title.size, title.size];
          const box = { x: title.x - w / 2, y: title.y - h / 2, w, h };
          const name = `${game} ${host.width}x${host.height} ${names} ${slot}`;
          for (const other of pits) {
            assert.ok(!overlap(box, boxOf(other.bowl)), `${name}: bowl ${other.slot}`);
            if (!other.count) continue;
            const { x, y, size } = other.count;
            const figure = { x: x - size * 0.3, y: y - size * 0.36, w: size * 0.6, h: size * 0.72 };
            assert.ok(!overlap(box, figure), `${name}: count ${other.slot}`);
          }
        }
      }
    }
  }
});
