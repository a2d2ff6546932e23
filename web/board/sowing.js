/**
 * The layouts of the sowing boards.
 *
 * Upright (the flat board turned a quarter clockwise)      flat
 *
 *          far store                                       far pits, 1 on the right
 *     near 1      far last                        far store                          near store
 *       ...         ...                                    near pits, 1 on the left
 *     near last   far 1
 *          near store
 *
 * @typedef {import("./types.d.ts").BoardSpec} BoardSpec
 * @typedef {import("./types.d.ts").Layout} Layout
 * @typedef {import("./types.d.ts").Orientation} Orientation
 * @typedef {import("./types.d.ts").Place} Place
 * @typedef {import("./types.d.ts").Bowl} Bowl
 * @typedef {import("./types.d.ts").Box} Box
 * @typedef {import("./types.d.ts").Count} Count
 * @typedef {import("./types.d.ts").Point} Point
 *
 * @typedef {{ width: number, height: number, orientation: Orientation, bottom: number,
 *   edge: number | null, still: boolean } & import("./figures.js").Wanted} View
 * @typedef {Omit<Layout, "width" | "height" | "orientation" | "board"> & { board: Box }} Drawn
 * @typedef {{ bowl: Bowl, heap: Bowl, count: Count | null, cell: Box | null }} Hole
 * @typedef {{ pits: Hole[], store: Hole | null, line: Point[] }} Half
 */

import { flatCount, nameStrip, storeSize, uprightCount } from "./figures.js";
import { clothStores, clothWords, endStore, flatKazan, uprightKazan } from "./stores.js";

/** Least and greatest proportion of length to width, by what the board carries. */
const UPRIGHT = { ends: [1.2, 1.85], kazans: [1.2, 1.75], cloth: [1.1, 1.75] };

/** Height of the flat board, of its width. */
const FLAT = { ends: 0.42, kazans: 0.52, cloth: 0.46 };

/** The largest stones, their diameter by the smaller radius of their bowl. */
const PIT_CAP = 0.86;
const KAZANS_CAP = 0.765;
const STORE_CAP = 0.7;

/** Seeds on the cloth are no larger than many in a hole, of the largest there. */
const CLOTH = 0.62;

/** Height of the cloth below a still board that its captured stones take, of its width. */
const HUDDLE = 0.12;

/** Least height of a row of pits that a finger can take. */
const TOUCH = 48;

/**
 * @param {BoardSpec} spec
 * @param {View} view
 * @returns {Drawn}
 */
export function sowingLayout(spec, view) {
  const stores = spec.stores ?? "ends";
  const pits = spec.pits ?? 0;
  const upright = view.orientation === "upright";
  const board = upright ? uprightBoard(stores, pits, view) : flatBoard(stores, view);
  const half = upright
    ? uprightHalf(stores, pits, board, view)
    : flatHalf(stores, pits, board, view);
  const cloth = stores === "cloth" ? clothStores(board, view) : null;
  const places = spec.slots.map(({ slot, role, side = 0, number = 1 }) => {
    const near = side === view.bottom;
    const pit = role === "pit" ? half.pits[number - 1] : half.store;
    const hole = pit ? turned(pit, board, near) : cloth?.[near ? 0 : 1];
    if (!hole) throw new RangeError(`slot ${slot} of ${spec.game} has no place on its board`);
    const cap = role === "store" ? storeCap(stores, half.pits[0], hole) : pitCap(stores);
    return { slot, role, side, near, cap, ...hole };
  });
  return {
    board,
    places,
    brass: brassLine(half.line, board),
    dimple: 0,
    words: cloth ? clothWords(board, view) : [null, null],
  };
}

/**
 * @param {"ends" | "kazans" | "cloth"} stores
 * @param {number} pits
 * @param {View} view
 * @returns {Box}
 */
function uprightBoard(stores, pits, { width, height, edge }) {
  const margin = edge ?? (width < 400 ? 6 : 8);
  const [least, most] = UPRIGHT[stores];
  const room = height - (width < 400 ? 0 : 8);
  const w = Math.min(width - 2 * margin, room / least);
  const rows = (TOUCH * pits + 2 * 0.03 * w) / (1 - 2 * 0.019);
  const strip = stores === "cloth" ? Math.min(0.13 * height, Math.max(44, (room - rows) / 2)) : 0;
  const h = Math.min(room - 2 * strip, w * most);
  return { x: (width - w) / 2, y: (height - h) / 2, w, h };
}

/**
 * @param {"ends" | "kazans" | "cloth"} stores
 * @param {View} view
 * @returns {Box}
 */
function flatBoard(stores, { width, height, edge, still }) {
  const margin = edge ?? Math.min(55, Math.max(8, 0.038 * width));
  const ratio = FLAT[stores];
  const cloth = stores === "cloth";
  const wide = width - 2 * margin - (cloth && !still ? 0.2 * width : 0);
  const high = height - 2 * Math.min(14, margin);
  const w = Math.min(wide, high / (ratio + (cloth && still ? HUDDLE : 0)));
  const h = w * ratio;
  return { x: (width - w) / 2, y: (height - h - (cloth && still ? HUDDLE * w : 0)) / 2, w, h };
}

/**
 * @param {"ends" | "kazans" | "cloth"} stores
 * @param {number} pits
 * @param {Box} board
 * @param {import("./figures.js").Wanted} wanted
 * @returns {Half}
 */
function uprightHalf(stores, pits, { w, h }, wanted) {
  const kazans = stores === "kazans";
  const rim = (kazans ? 0.022 : 0.03) * w;
  const band = (kazans ? 0.092 : 0.118) * w;
  const store = stores === "ends" ? 0.108 * h : 0;
  const start = kazans ? 0.045 * w : rim + store + 0.019 * h;
  const pitch = (h - 2 * start) / pits;
  const rx = (kazans ? 0.132 : 0.168) * w;
  const room = (kazans ? 0.81 : 0.84) * pitch;
  const strip = wanted.names ? nameStrip(pitch) : 0;
  const ry = Math.min(room, pitch - strip - 4) / 2;
  const column = (rim + band) / 2;
  const big = storeSize(pitch, wanted);
  const reach = kazans ? 0.386 * w : w / 2;
  return {
    pits: Array.from({ length: pits }, (_, at) => {
      const y = start + (at + 0.5) * pitch - strip / 2;
      const bowl = { x: rim + band + rx, y, rx, ry, corner: kazans ? 0.92 * ry : 0 };
      return hole(bowl, uprightCount({ x: column, y }, { ...bowl, foot: y + ry }, pitch, wanted), {
        x: 0,
        y: start + at * pitch,
        w: reach,
        h: pitch,
      });
    }),
    store: kazans
      ? uprightKazan(w, h, big)
      : store === 0
        ? null
        : endStore(
            { x: w / 2, y: h - rim - store / 2, rx: 0.36 * w, ry: store / 2 },
            { x: column, y: h - rim - store / 2 },
            { x: column, y: h - rim - store / 2 + 0.95 * big },
            big,
          ),
    line: kazans
      ? []
      : [
          { x: w / 2, y: start + 0.2 * pitch },
          { x: w / 2, y: h - start - 0.2 * pitch },
        ],
  };
}

/**
 * @param {"ends" | "kazans" | "cloth"} stores
 * @param {number} pits
 * @param {Box} board
 * @param {import("./figures.js").Wanted} wanted
 * @returns {Half}
 */
function flatHalf(stores, pits, { w, h }, wanted) {
  const kazans = stores === "kazans";
  const rim = (kazans ? 0.03 : 0.045) * h;
  const store = stores === "ends" ? 0.092 * w : 0;
  const start = kazans ? 0.045 * h : rim + store + 0.018 * w;
  const pitch = (w - 2 * start) / pits;
  const rx = (kazans ? 0.42 : 0.44) * pitch;
  const ry = (kazans ? 0.145 : 0.156) * h;
  // The kazans between the rows leave the toguz counts a band that begins at the board's edge.
  const far = kazans ? 0.093 * h + ry : stores === "cloth" ? 0.27 * h : rim + 0.115 * h + ry;
  const row = h - far;
  const band = h - (far - ry) * (kazans ? 0.53 : 0.57);
  const big = storeSize(pitch, wanted);
  const middle = kazans ? 0.098 * h : 0;
  return {
    pits: Array.from({ length: pits }, (_, at) => {
      const x = start + (at + 0.5) * pitch;
      return hole(
        { x, y: row, rx, ry, corner: kazans ? 0.92 * Math.min(rx, ry) : 0 },
        flatCount({ x, y: band }, pitch, wanted),
        { x: x - pitch / 2, y: h / 2 + middle, w: pitch, h: h / 2 - middle },
      );
    }),
    store: kazans
      ? flatKazan(w, h, rim, big)
      : store === 0
        ? null
        : endStore(
            { x: w - rim - store / 2, y: h / 2, rx: store / 2, ry: 0.345 * h },
            { x: w - rim - store / 2, y: band },
            { x: w - rim - store / 2 - 1.1 * big, y: band },
            big,
          ),
    line: kazans
      ? []
      : [
          { x: start + 0.2 * pitch, y: h / 2 },
          { x: w - start - 0.2 * pitch, y: h / 2 },
        ],
  };
}

/**
 * @param {Bowl} bowl
 * @param {Count} count
 * @param {Box} cell
 * @returns {Hole}
 */
function hole(bowl, count, cell) {
  return { bowl, heap: bowl, count, cell };
}

/**
 * *hole* moved onto the board, for the far side by a half turn.
 *
 * @param {Hole} hole
 * @param {Box} board
 * @param {boolean} near
 * @returns {Hole}
 */
function turned({ bowl, heap, count, cell }, board, near) {
  /** @type {<P extends Point>(at: P) => P} */
  const move = (at) => ({
    ...at,
    x: board.x + (near ? at.x : board.w - at.x),
    y: board.y + (near ? at.y : board.h - at.y),
  });
  const corner = cell && (near ? cell : { ...cell, x: cell.x + cell.w, y: cell.y + cell.h });
  return {
    bowl: move(bowl),
    heap: move(heap),
    count: count && {
      ...move(count),
      mark: move(count.mark),
      title: count.title && move(count.title),
    },
    cell: cell && corner && { ...cell, ...pick(move(corner)) },
  };
}

/** @param {Point} at */
function pick({ x, y }) {
  return { x, y };
}

/**
 * @param {Point[]} ends
 * @param {Box} board
 */
function brassLine(ends, board) {
  if (ends.length === 0) return { width: 0, strokes: [], lozenges: [] };
  const short = Math.min(board.w, board.h);
  const [from, to] = ends.map(({ x, y }) => ({ x: board.x + x, y: board.y + y }));
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const r = Math.max(2.5, 0.012 * short);
  /** @type {[Point, Point][]} */
  const strokes = [[from, to]];
  return {
    width: Math.max(1, 0.0052 * short),
    strokes,
    lozenges: [
      { ...from, r },
      { ...middle, r: r * 1.45 },
      { ...to, r },
    ],
  };
}

/** @param {"ends" | "kazans" | "cloth"} stores */
function pitCap(stores) {
  return stores === "kazans" ? KAZANS_CAP : PIT_CAP;
}

/**
 * Stones are no larger in a kazan or on the cloth than in a pit.
 *
 * @param {"ends" | "kazans" | "cloth"} stores
 * @param {Hole} pit
 * @param {Hole} store
 */
function storeCap(stores, { bowl }, { heap }) {
  const same = (pitCap(stores) * Math.min(bowl.rx, bowl.ry)) / Math.min(heap.rx, heap.ry);
  if (stores === "ends") return STORE_CAP;
  return Math.min(STORE_CAP, stores === "cloth" ? CLOTH * same : same);
}
