/**
 * Where the stones of a heap lie. The places were worked out at build time (web/art/heaps.py says
 * how); here they are fitted into a bowl. Place i never depends on later stones, so nothing jumps
 * while a heap grows; only crossing a class of size lets it settle about its centre.
 *
 * @typedef {import("./types.d.ts").Bowl} Bowl
 *
 * The file as the build made it:
 * @typedef {{ lists: number, places: number, layers: string, tops: number[],
 *   shapes: { aspect: number, unit: number, extents: number[], places: string }[] }} HeapFile
 *
 * @typedef {{ aspect: number, unit: number, extents: number[], bytes: Int8Array }} Shape
 * @typedef {{ lists: number, places: number, layers: number[], tops: number[],
 *   shapes: Shape[] }} Heaps
 *
 * A stone of a heap, in px: its middle as seen, the diameter, the layer (0 the ground).
 * @typedef {{ x: number, y: number, d: number, layer: number }} Resting
 */

/** A stone may leave the outline by this much of itself less than its radius. */
const EDGE = 0.46;

/** How tightly a heap fills its bowl. */
const FILL = 1.12;

/** A layer stands so much of a stone higher in the picture. */
const RISE = 0.12;

const EXPONENT = 2.35;

/**
 * @param {HeapFile} file
 * @returns {Heaps}
 */
export function readHeaps({ lists, places, layers, tops, shapes }) {
  return {
    lists,
    places,
    layers: Array.from(layers, Number),
    tops,
    shapes: shapes.map((shape) => ({
      ...shape,
      bytes: Int8Array.from(atob(shape.places), (letter) => letter.charCodeAt(0)),
    })),
  };
}

/**
 * The diameter of the stones in *bowl* when it holds *count*; `cap` is the most, of the smaller radius.
 *
 * @param {Heaps} heaps
 * @param {Bowl} bowl
 * @param {number} count
 * @param {number} cap
 */
export function diameter(heaps, bowl, count, cap) {
  const { extents } = nearest(heaps, bowl);
  const found = heaps.tops.findIndex((top) => top >= count);
  const extent = extents[found < 0 ? heaps.tops.length - 1 : found];
  const fitted = (FILL * Math.sqrt(bowl.rx * bowl.ry)) / (extent + 0.5);
  return Math.min(fitted, cap * Math.min(bowl.rx, bowl.ry));
}

/**
 * The places of *count* stones of diameter *d* in *bowl*, in the order in which they came. Past the
 * last place the heap stays as it is and the count tells.
 *
 * @param {Heaps} heaps
 * @param {number} slot its number picks the list, so that no two bowls look alike
 * @param {Bowl} bowl
 * @param {number} count
 * @param {number} d
 * @returns {Resting[]}
 */
export function arrange(heaps, slot, bowl, count, d) {
  const { unit, bytes } = nearest(heaps, bowl);
  const first = (slot % heaps.lists) * heaps.places;
  const tall = bowl.ry > bowl.rx;
  return Array.from({ length: Math.min(count, heaps.places) }, (_, at) => {
    const wide = bytes[2 * (first + at)] * unit * d;
    const high = bytes[2 * (first + at) + 1] * unit * d;
    const [x, y] = tall ? inside(high, wide, bowl, d) : inside(wide, high, bowl, d);
    const layer = heaps.layers[at];
    return { x: bowl.x + x, y: bowl.y + y - RISE * d * layer, d, layer };
  });
}

/**
 * The order in which to paint: layer by layer, in each from the back.
 *
 * @param {readonly Resting[]} places
 * @returns {number[][]} indices, a list for each layer
 */
export function paintOrder(places) {
  /** @type {number[][]} */
  const layers = [];
  places.forEach(({ layer }, at) => {
    layers[layer] ??= [];
    layers[layer].push(at);
  });
  for (const layer of layers) layer.sort((one, other) => places[one].y - places[other].y);
  return layers;
}

/**
 * @param {Heaps} heaps
 * @param {Bowl} bowl
 */
function nearest({ shapes }, { rx, ry }) {
  const aspect = Math.max(rx, ry) / Math.min(rx, ry);
  /** @param {Shape} shape */
  const off = (shape) => Math.abs(Math.log(shape.aspect / aspect));
  return shapes.reduce((best, shape) => (off(shape) < off(best) ? shape : best));
}

/**
 * A place pulled back into the bowl's outline less .46 of the stone.
 *
 * @param {number} x from the middle of the bowl
 * @param {number} y
 * @param {Bowl} bowl
 * @param {number} d
 * @returns {[number, number]}
 */
function inside(x, y, { rx, ry, corner }, d) {
  const wide = rx - EDGE * d;
  const high = ry - EDGE * d;
  if (corner === 0) {
    const out = Math.abs(x / wide) ** EXPONENT + Math.abs(y / high) ** EXPONENT;
    const back = out > 1 ? out ** (-1 / EXPONENT) : 1;
    return [x * back, y * back];
  }
  const bend = Math.max(0, corner - EDGE * d);
  const left = Math.min(wide, Math.max(-wide, x));
  const top = Math.min(high, Math.max(-high, y));
  const across = Math.abs(left) - (wide - bend);
  const down = Math.abs(top) - (high - bend);
  const away = Math.hypot(across, down);
  if (across <= 0 || down <= 0 || away <= bend) return [left, top];
  return [
    Math.sign(left) * (wide - bend + (across / away) * bend),
    Math.sign(top) * (high - bend + (down / away) * bend),
  ];
}
