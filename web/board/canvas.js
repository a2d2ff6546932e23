/**
 * Making elements and painting on them.
 *
 * @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Context
 */

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {HTMLElement} root
 * @param {T} tag
 * @param {string} name
 * @returns {HTMLElementTagNameMap[T]}
 */
export function add(root, tag, name) {
  const element = document.createElement(tag);
  element.className = name;
  root.append(element);
  return element;
}

/**
 * @param {HTMLCanvasElement} canvas
 * @returns {CanvasRenderingContext2D}
 */
export function context2d(canvas) {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser cannot paint on a canvas");
  return context;
}

/** Whether a picture made out of sight can be handed to a canvas whole. */
const handsOver =
  typeof OffscreenCanvas === "function" && typeof ImageBitmapRenderingContext === "function";

/** @type {OffscreenCanvas | undefined} */
let sheet;

/**
 * Paint *canvas* anew, in px from *origin*, *scale* device pixels each.
 *
 * Where it can be, the picture is made out of sight and handed over: a canvas with a context of its
 * own is copied in every frame by a browser that draws without a graphics card, even when it rests
 * (LayerTreeHost::DoUpdateLayers of a sowing at 412 x 839 x 2.6: 3.0 ms a frame, so 0.6).
 *
 * @param {HTMLCanvasElement} canvas
 * @param {number} scale
 * @param {{ x: number, y: number }} origin
 * @param {(context: Context) => void} paint
 */
export function present(canvas, scale, origin, paint) {
  /** @param {Context | null} context */
  const draw = (context) => {
    if (!context) throw new Error("this browser cannot paint on a canvas");
    context.setTransform(scale, 0, 0, scale, -origin.x * scale, -origin.y * scale);
    paint(context);
  };
  if (!handsOver) {
    // Setting a size clears the canvas.
    canvas.width = Number(canvas.width);
    draw(canvas.getContext("2d"));
    return;
  }
  sheet ??= new OffscreenCanvas(1, 1);
  sheet.width = canvas.width;
  sheet.height = canvas.height;
  draw(sheet.getContext("2d"));
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(sheet.transferToImageBitmap());
}
