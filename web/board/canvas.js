/** Making elements and painting on them. */

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
