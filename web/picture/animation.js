/**
 * A game, or its last move, as a short animation: drawn frame by frame on the device and written as a GIF.
 * @import { PastMove, Save, Side } from "../types"
 * @import { Scene } from "./poster.js"
 */
import { deal, follow } from "../board/stones.js";
import { stateOf } from "../game/captions.js";
import { say, t } from "../i18n/index.js";
import { matcher, paletteOf } from "./colours.js";
import { LAST, momentsOf } from "./film.js";
import { changed, indexed } from "./frames.js";
import { createGif, TRANSPARENT } from "./gif.js";
import { createPoster } from "./poster.js";

/** Colours beside the transparent one. */
const COLOURS = 255;

/**
 * The animation of the moves *from* to the last of *save*.
 * @param {Save} save as it is told to others
 * @param {Side} bottom the side below
 * @param {number} from the first ply that is shown, from 1
 * @param {object} how
 * @param {(ply: number) => Promise<PastMove>} how.trace the move made as number *ply*
 * @param {AbortSignal} how.signal
 * @param {(part: number, canvas: HTMLCanvasElement) => void} how.onPart told the part that is done
 * @returns {Promise<Uint8Array>} a GIF
 */
export async function animation(save, bottom, from, { trace, signal, onPart }) {
  const poster = await createPoster(save, bottom, 1);
  const { canvas, context, places } = poster;
  const last = save.view.ply;
  const close = from === last;
  const palette = paletteOf(await sample(), COLOURS);
  const gif = createGif(canvas.width, canvas.height, palette);
  const match = matcher(palette);
  /** What the frame before shows. */
  let shown = new Uint8Array(canvas.width * canvas.height).fill(TRANSPARENT);

  /** Pictures that have all colours: how it begins, and how it ends. */
  async function sample() {
    const first = await trace(from);
    const ends = [
      sceneOf(save, first.before, deal(first.before, places), first.marks, first.side),
      sceneOf(save, save.view.slots, deal(save.view.slots, places), save.view.marks, -1),
    ];
    return ends.map((scene) => {
      poster.draw({ ...scene, lit: [0] });
      return context.getImageData(0, 0, canvas.width, canvas.height).data;
    });
  }

  /**
   * @param {Scene} scene
   * @param {number} ms
   */
  function shoot(scene, ms) {
    poster.draw(scene);
    const { width, height } = canvas;
    const pixels = indexed(context.getImageData(0, 0, width, height).data, match);
    gif.add(changed(shown, pixels, width), ms);
    shown = pixels;
  }

  /** @type {number[][] | null} */
  let heaps = null;
  for (let ply = from; ply <= last; ply += 1) {
    const move = await trace(ply);
    heaps ??= deal(move.before, places);
    const foot = t("picture-caption", { ply, move: move.text });
    if (ply === from) {
      shoot({ ...sceneOf(save, move.before, heaps, move.marks, move.side), foot: "" }, 900);
    }
    const moments = momentsOf(move, heaps, close);
    for (const [at, { slots, heaps: lying, lit, ms }] of moments.entries()) {
      const ends = ply === last && at === moments.length - 1;
      const scene = { ...sceneOf(save, slots, lying, move.marks, move.side), lit, foot };
      shoot(scene, ends ? 600 : ms);
      await breath();
      signal.throwIfAborted();
      onPart((ply - from + (at + 1) / moments.length) / (last - from + 1), canvas);
    }
    heaps = follow(heaps, move.steps);
  }
  const end = sceneOf(save, save.view.slots, heaps ?? [], save.view.marks, save.view.turn);
  shoot({ ...end, foot: say(stateOf(save)) }, LAST);
  return gif.finish();
}

/**
 * @param {Save} save
 * @param {number[]} slots
 * @param {number[][]} heaps
 * @param {Scene["marks"]} marks
 * @param {number} turn
 * @returns {Scene}
 */
export function sceneOf(save, slots, heaps, marks, turn) {
  return { slots, heaps, marks, lit: [], turn, foot: say(stateOf(save)) };
}

/** Let the page do what waits. */
function breath() {
  return new Promise((done) => setTimeout(done));
}
