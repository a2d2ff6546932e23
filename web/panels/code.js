/** Ways out for an address: a code to be photographed, the device's share sheet, the clipboard. */
import { html, nothing, svg } from "lit-html";
import { copy } from "../app.js";
import { t } from "../i18n/index.js";
import { read } from "../state.js";
import { button } from "./parts.js";

/** Light around a code, in its modules. */
const QUIET_ZONE = 3;

/**
 * The code of *address* as a drawing; null where it is too long for one.
 * @param {string} address
 */
export async function codeOf(address) {
  const { correction, generate } = await import("lean-qr");
  try {
    const code = generate(address, { minCorrectionLevel: correction.L });
    return { size: code.size, path: outline(code) };
  } catch {
    return null; // no code holds so much; the link can still be sent
  }
}

/**
 * The dark modules of *code* as a path, run by run.
 * @param {import("lean-qr").Bitmap2D} code
 */
function outline(code) {
  let path = "";
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      const first = x;
      while (code.get(x, y)) {
        x += 1;
      }
      if (x > first) {
        path += `M${first} ${y}h${x - first}v1h${first - x}z`;
      }
    }
  }
  return path;
}

/** @param {{ size: number, path: string }} code */
export function drawing({ size, path }) {
  const whole = size + 2 * QUIET_ZONE;
  return html`<svg class="code" role="img" aria-label=${t("share-code")}
    viewBox="${-QUIET_ZONE} ${-QUIET_ZONE} ${whole} ${whole}" shape-rendering="crispEdges">
    ${svg`<path d=${path} />`}
  </svg>`;
}

/**
 * Buttons that send *address*, with *text* before it.
 * @param {string} text
 * @param {string} address
 */
export function sendButtons(text, address) {
  return html`<div class="sheet-buttons">
    ${
      "share" in navigator
        ? button({
            icon: "share",
            text: t("share-send"),
            kind: "main",
            click: () => send(text, address),
          })
        : nothing
    }
    ${copyButton("share-copy", address)}
  </div>`;
}

/**
 * The button *id* that copies *text*, and then says that it has.
 * @param {string} id
 * @param {string} text
 */
export function copyButton(id, text) {
  const copied = read().copied === text;
  return button({
    icon: copied ? "check" : "copy",
    text: t(copied ? "export-copied" : id),
    click: () => copy(text),
  });
}

/**
 * @param {string} text
 * @param {string} address
 */
async function send(text, address) {
  try {
    await navigator.share({ text, url: address });
  } catch (error) {
    const closed = error instanceof Error && error.name === "AbortError";
    if (!closed) {
      await copy(address);
    }
  }
}
