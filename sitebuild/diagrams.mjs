/*
 * Draws positions as SVG with the board's own geometry, for pages that are read without JavaScript.
 *
 *   node diagrams.mjs < TASK
 *
 * TASK is JSON: {
 *   web        the folder of the sources
 *   heaps      heaps.json of the art
 *   boards     {game: board.json}
 *   diagrams   [{ game, slots, tuzdiks, from, to, taken, lines }]: the stones of each slot; the slots
 *              with a cap; rings where a move begins, where it ends, where stones are taken; mills
 * }
 * Prints a JSON list of SVG texts, in the same order.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const task = JSON.parse(readFileSync(0, "utf8"));
/** @param {string} name */
const board = (name) => import(pathToFileURL(join(task.web, "board", name)).href);
const { layout, outline } = await board("geometry.js");
const { arrange, diameter, paintOrder, readHeaps } = await board("heap.js");
const { loose } = await board("points.js");
const { deal } = await board("stones.js");
const { toneOf } = await board("tones.js");
const heaps = readHeaps(task.heaps);

const WIDTH = 640;
const SHAPES = { ends: 0.48, kazans: 0.58, cloth: 0.62, points: 0.72 };
const EDGE = 14;

/** More stones in a store are told by its count alone; each is a few bytes of every page. */
const SHOWN = 40;

/** Lit and shaded wood, and what is cut into it. */
const WOODS = {
  walnut: ["#83593a", "#5f3d25", "#2c180c"],
  pear: ["#85502f", "#5f3119", "#2b140a"],
  beech: ["#d4ae80", "#b98f62", "#6b4520"],
  olive: ["#bd966a", "#93704a", "#553414"],
};

/** Lit and shaded stones, three tones of each kind. */
const STONES = {
  river: ["#f3ece0 #b9ab97", "#cfc4b2 #857a6b", "#a9b0b3 #636a70"],
  glass: ["#8fd8e6 #17707f", "#a7e3b4 #2a7a49", "#f3b9a0 #a8452a"],
  bone: ["#fffaf0 #d3bd93", "#f8efdc #c5ac80", "#fdf4e2 #b99e70"],
  seeds: ["#8a7060 #2c1e17", "#745b4b #241711", "#9a7f6c #392820"],
};

/** @param {number} value */
const short = (value) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");

/** @param {{ x: number, y: number }[]} points */
const closed = (points) => `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}Z`;

/**
 * The outline of *bowl* about its own middle; a third of the corners is round enough for a picture.
 * @param {any} bowl
 * @param {number} [out]
 */
function shape(bowl, out = 0) {
  const points = outline({ ...bowl, x: 0, y: 0 }, out);
  return closed(points.filter((/** @type {any} */ _, /** @type {number} */ at) => at % 3 === 0));
}

/** @param {any} diagram */
function draw(diagram) {
  const spec = task.boards[diagram.game];
  const form = spec.kind === "points" ? "points" : (spec.stores ?? "ends");
  const height = Math.round(WIDTH * SHAPES[/** @type {keyof typeof SHAPES} */ (form)]);
  const plan = layout(spec, { width: WIDTH, height, still: true, edge: EDGE });
  const tone = toneOf(spec.wood);
  const parts = [
    definitions(spec),
    form === "cloth" || form === "points" ? cloth(height) : "",
    ground(plan),
    brass(plan, tone),
    spec.kind === "points" ? points(plan, diagram, tone) : pits(plan, diagram, tone),
    rings(plan, diagram, tone),
  ];
  const { top, bottom } = reach(plan, form, height);
  const box = `0 ${short(top)} ${WIDTH} ${short(bottom - top)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${WIDTH}" height="${Math.round(bottom - top)}">${parts.join("")}</svg>`;
}

/**
 * What of the height is used: stones beside the board need all of it.
 * @param {any} plan
 * @param {string} form
 * @param {number} height
 */
function reach({ board: { y, h } }, form, height) {
  if (form === "cloth" || form === "points") return { top: 0, bottom: height };
  return { top: Math.max(0, y - EDGE), bottom: Math.min(height, y + h + EDGE) };
}

/** @param {any} spec */
function definitions(spec) {
  const [lit, shaded, cut] = WOODS[/** @type {keyof typeof WOODS} */ (spec.wood)];
  const gradients = [
    `<linearGradient id="w" x2="1" y2="1"><stop stop-color="${lit}"/><stop offset="1" stop-color="${shaded}"/></linearGradient>`,
    `<linearGradient id="b" x2="1" y2="1"><stop stop-color="${cut}"/><stop offset="1" stop-color="${shaded}"/></linearGradient>`,
  ];
  const kinds = STONES[/** @type {keyof typeof STONES} */ (spec.stones)] ?? [];
  const stones = kinds.map((tones, at) => {
    const [bright, dark] = tones.split(" ");
    gradients.push(
      `<radialGradient id="g${at}" cx=".35" cy=".3" r=".75"><stop stop-color="${bright}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
    );
    return `<g id="s${at}"><circle cx=".1" cy=".13" r=".52" fill-opacity=".35"/><circle r=".5" fill="url(#g${at})"/></g>`;
  });
  return `<defs>${gradients.join("")}${stones.join("")}</defs>`;
}

/**
 * Where stones lie beside the board they lie on cloth, by day and by night.
 * @param {number} height
 */
function cloth(height) {
  return `<rect width="${WIDTH}" height="${height}" rx="18" fill="#cfc1a2"/>`;
}

/** @param {any} plan */
function ground({ board: { x, y, w, h, radius } }) {
  const box = `width="${short(w)}" height="${short(h)}" rx="${short(radius)}"`;
  return (
    `<rect x="${short(x + 3)}" y="${short(y + 6)}" ${box} fill-opacity=".28"/>` +
    `<rect x="${short(x)}" y="${short(y)}" ${box} fill="url(#w)"/>`
  );
}

/**
 * @param {any} plan
 * @param {any} tone
 */
function brass({ brass: { width, strokes, lozenges } }, tone) {
  const [bright] = tone.brass;
  const lines = strokes.map(
    (/** @type {any} */ [from, to]) =>
      `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`,
  );
  const path = lines.length
    ? `<path d="${lines.join("")}" stroke="${bright}" stroke-width="${short(width)}" stroke-linecap="round"/>`
    : "";
  const marks = lozenges.map(
    (/** @type {any} */ { x, y, r }) =>
      `<path d="M${short(x)} ${short(y - r)}l${short(r)} ${short(r)}l${short(-r)} ${short(r)}l${short(-r)} ${short(-r)}Z" fill="${bright}"/>`,
  );
  return path + marks.join("");
}

/**
 * @param {any} plan
 * @param {any} diagram
 * @param {any} tone
 */
function pits(plan, { slots, tuzdiks }, tone) {
  /** @type {Map<string, string>} */
  const shapes = new Map();
  /** @type {string[]} */
  const counts = [];
  const stones = deal(slots, plan.places);
  const drawn = plan.places.map((/** @type {any} */ place) => {
    const { slot, bowl } = place;
    const at = `${short(bowl.x)} ${short(bowl.y)}`;
    const carved = place.role !== "store" || isCarved(plan, bowl);
    const path = shape(bowl);
    if (carved && !shapes.has(path)) shapes.set(path, `p${shapes.size}`);
    const bed = carved
      ? `<use href="#${shapes.get(path)}" x="${short(bowl.x)}" y="${short(bowl.y)}"/>`
      : "";
    const top = tuzdiks.includes(slot)
      ? `<g transform="translate(${at})"><path d="${shape(bowl, -4)}" fill="#e6d8bd" stroke="#6b2f1c" stroke-width="2" stroke-dasharray="5 4"/><path d="M0 12V-3c0-14-18-14-18-3 0 9 11 9 11 2M0-3c0-14 18-14 18-3 0 9-11 9-11 2" fill="none" stroke="#6b2f1c" stroke-width="3"/></g>`
      : heap(place, slots[slot], stones[slot]);
    counts.push(count({ ...place, carved }, slots[slot], tuzdiks.includes(slot), tone));
    return bed + top;
  });
  const defs = [...shapes].map(
    ([path, id]) =>
      `<path id="${id}" d="${path}" fill="url(#b)" stroke="${tone.lip[1]}" stroke-width="1.5"/>`,
  );
  const type = `fill="${tone.count}" font-family="Onest,system-ui,sans-serif" font-weight="600" text-anchor="middle" dominant-baseline="central"`;
  return `<defs>${defs.join("")}</defs>${drawn.join("")}<g ${type}>${counts.join("")}</g>`;
}

/**
 * Whether a store is cut into the board, not on the cloth beside it.
 * @param {any} plan
 * @param {any} bowl
 */
function isCarved({ board: { x, y, w, h } }, bowl) {
  return bowl.x > x && bowl.x < x + w && bowl.y > y && bowl.y < y + h;
}

/**
 * @param {any} place
 * @param {number} held
 * @param {number[]} sprites
 */
function heap(place, held, sprites) {
  if (held === 0) return "";
  const stones = place.role === "store" ? Math.min(held, SHOWN) : held;
  const d = diameter(heaps, place.heap, stones, place.cap);
  const places = arrange(heaps, place.slot, place.heap, stones, d);
  const { x, y } = place.heap;
  const uses = paintOrder(places)
    .flat()
    .map((/** @type {number} */ at) => {
      const spot = places[at];
      const [right, down] = [(spot.x - x) / d, (spot.y - y) / d];
      return `<use href="#s${sprites[at] % 3}" x="${fine(right)}" y="${fine(down)}"/>`;
    });
  return `<g transform="translate(${short(x)} ${short(y)})scale(${short(d)})">${uses.join("")}</g>`;
}

/** @param {number} value */
const fine = (value) => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, "$1.");

/**
 * @param {any} place
 * @param {number} stones
 * @param {boolean} capped
 * @param {any} tone
 */
function count(place, stones, capped, tone) {
  const { rx, x: left, y: middle } = place.bowl;
  const beside = place.carved ? null : { x: left - rx - 18, y: middle, size: 30 };
  const where = place.count ?? beside;
  if (!where || capped) return "";
  const { x, y, size } = where;
  const lying = place.role === "store" && !place.carved;
  const other = lying ? "#2b2018" : stones === 0 && place.role !== "store" ? tone.zero : null;
  const fill = other ? ` fill="${other}"` : "";
  return `<text x="${short(x)}" y="${short(y)}" font-size="${short(Math.min(30, size))}"${fill}>${stones}</text>`;
}

/**
 * @param {any} plan
 * @param {any} diagram
 * @param {any} tone
 */
function points(plan, { slots }, tone) {
  return plan.places
    .map((/** @type {any} */ place) => {
      const { slot, role, side, bowl } = place;
      if (role === "point") {
        const { x, y } = bowl;
        const stone = slots[slot];
        const dimple = `<circle cx="${short(x)}" cy="${short(y)}" r="${short(plan.dimple)}" fill="#1c0d05" stroke="${tone.brass[0]}"/>`;
        return dimple + (stone ? piece(x, y, bowl.rx, stone > 0) : "");
      }
      const light = (role === "hand") === (side === 0);
      return Array.from({ length: slots[slot] }, (_, at) => {
        const { x, y } = loose(place, at);
        return piece(x, y, bowl.corner, light);
      }).join("");
    })
    .join("");
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {boolean} light
 */
function piece(x, y, r, light) {
  const centre = `cx="${short(x)}" cy="${short(y)}"`;
  const shadow = `<circle cx="${short(x + r * 0.14)}" cy="${short(y + r * 0.18)}" r="${short(r)}" fill-opacity=".4"/>`;
  if (light) {
    return `${shadow}<circle ${centre} r="${short(r)}" fill="#f3e7cf"/><circle ${centre} r="${short(r * 0.62)}" fill="none" stroke="#c3ab82" stroke-width="1.5"/>`;
  }
  const corners = Array.from({ length: 8 }, (_, at) => {
    const angle = ((at + 0.5) * Math.PI) / 4;
    return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) };
  });
  const k = r * 0.42;
  return `${shadow}<path d="${closed(corners)}" fill="#35312d" stroke="#e9dcc4" stroke-width="1.5"/><path d="M${short(x - k)} ${short(y)}h${short(2 * k)}M${short(x)} ${short(y - k)}v${short(2 * k)}" stroke="#e9dcc4" stroke-width="1.5"/>`;
}

/**
 * @param {any} plan
 * @param {any} diagram
 * @param {any} tone
 */
function rings(plan, { from, to, taken, lines }, tone) {
  /**
   * @param {number[]} slots
   * @param {string} look
   */
  const ring = (slots, look) =>
    slots
      .map((slot) => {
        const { bowl } = plan.places[slot];
        return `<path transform="translate(${short(bowl.x)} ${short(bowl.y)})" d="${shape(bowl, 3)}" fill="none" ${look}/>`;
      })
      .join("");
  const mills = lines.map((/** @type {number[]} */ mill) => {
    const ends = [mill[0], mill[mill.length - 1]].map((slot) => plan.places[slot].bowl);
    return `<path d="M${short(ends[0].x)} ${short(ends[0].y)}L${short(ends[1].x)} ${short(ends[1].y)}" stroke="#63d8cb" stroke-width="6" stroke-linecap="round" stroke-opacity=".8"/>`;
  });
  const strong = tone.light ? "#064f4c" : "#63d8cb";
  return (
    mills.join("") +
    ring(taken, `stroke="${tone.past}" stroke-width="2" stroke-dasharray="3 5"`) +
    ring(from, `stroke="${strong}" stroke-width="4"`) +
    ring(to, `stroke="${tone.past}" stroke-width="3"`)
  );
}

console.log(JSON.stringify(task.diagrams.map(draw)));
