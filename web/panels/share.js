/**
 * Sending a game as a link: the share sheet of the device, the clipboard, or a code to be photographed.
 * @import { Save } from "../types"
 */
import { html, nothing, svg } from "lit-html";
import { announce, keepSave, show } from "../app.js";
import { stateOf } from "../game/captions.js";
import { loneSide, namingOn } from "../game/seats.js";
import { session } from "../game/session.js";
import { say, t } from "../i18n/index.js";
import { hashOf, threaded, withFriend } from "../online/sharing.js";
import { read, update } from "../state.js";
import { button } from "./parts.js";

/** Light around a code, in its modules. */
const QUIET_ZONE = 3;

/**
 * Show the ways to send *save*; two people at this device first say who plays on.
 * @param {Save} save
 */
export function openShare(save) {
  const open = save.thread === undefined && loneSide(save) === null && save.view.over === null;
  if (open) {
    show({ kind: "share-who", save });
  } else {
    offer(save, threaded);
  }
}

/** @param {Save} save */
export function shareWho(save) {
  const next = namingOn(save, save.view.side);
  return html`<h2 class="sheet-title" id="sheet-title">${t("share-who", next)}</h2>
    <div class="sheet-buttons">
      ${button({ text: t("share-who-friend"), kind: "main", click: () => offer(save, (now) => threaded(withFriend(now))) })}
      ${button({ text: t("share-who-here"), click: () => offer(save, threaded) })}
    </div>
    <p class="hint">${t("share-who-hint")}</p>`;
}

/**
 * Keep *shown* as it is sent, changed by *change*, and show its link.
 * @param {Save} shown
 * @param {(save: Save) => Save} change
 */
async function offer(shown, change) {
  const { play } = read();
  const before = play?.save.id === shown.id ? play.save : shown;
  const save = change(before);
  keepSave(save);
  if (play?.save === before) {
    update({ play: { ...play, save } });
    if (save.seats !== before.seats) {
      session()?.resume(); // the side to move is not played here any more
    }
  }
  const address = location.origin + location.pathname + hashOf(save);
  show({ kind: "share", save, address, code: await codeOf(address) });
}

/**
 * The code of *address* as a drawing; null where it is too long for one.
 * @param {string} address
 */
async function codeOf(address) {
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

/**
 * @param {Save} save
 * @param {string} address
 * @param {{ size: number, path: string } | null} code
 */
export function shareSheet(save, address, code) {
  return html`<h2 class="sheet-title" id="sheet-title">${t("share-title")}</h2>
    <p class="hint">${say(stateOf(save))}. ${t("share-hint")}</p>
    ${code ? drawing(code) : nothing}
    <div class="sheet-buttons">
      ${
        "share" in navigator
          ? button({
              icon: "share",
              text: t("share-send"),
              kind: "main",
              click: () => send(save, address),
            })
          : nothing
      }
      ${button({ icon: "copy", text: t("share-copy"), click: () => copy(address) })}
    </div>
    <p class="hint">${t(code ? "share-code-hint" : "share-long")}</p>`;
}

/** @param {{ size: number, path: string }} code */
function drawing({ size, path }) {
  const whole = size + 2 * QUIET_ZONE;
  return html`<svg class="code" role="img" aria-label=${t("share-code")}
    viewBox="${-QUIET_ZONE} ${-QUIET_ZONE} ${whole} ${whole}" shape-rendering="crispEdges">
    ${svg`<path d=${path} />`}
  </svg>`;
}

/**
 * @param {Save} save
 * @param {string} address
 */
async function send(save, address) {
  try {
    await navigator.share({
      text: t("share-text", { game: t(`game-${save.game}`) }),
      url: address,
    });
  } catch (error) {
    const closed = error instanceof Error && error.name === "AbortError";
    if (!closed) {
      await copy(address);
    }
  }
}

/** @param {string} address */
async function copy(address) {
  await navigator.clipboard.writeText(address);
  announce([{ id: "export-copied" }]);
}
