/**
 * The sheet that makes a picture or an animation of a game, and gives it to the device to share or to keep.
 * @import { PictureState, Save } from "../types"
 */
import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { engine, explain, show } from "../app.js";
import { deal } from "../board/stones.js";
import { nearSide } from "../game/seats.js";
import { t } from "../i18n/index.js";
import { handOut } from "../keeping/everything.js";
import { button, segmented } from "../panels/parts.js";
import { read, subscribe, update } from "../state.js";
import { animation, sceneOf } from "./animation.js";
import { createPoster, forOthers } from "./poster.js";

/** Pixels to each px of a picture that is sent. */
const SHARP = 2;

let making = new AbortController();

/**
 * Show the sheet for *save*, with its picture.
 * @param {Save} save
 */
export function openPicture(save) {
  make(save, "still");
}

/**
 * Make the picture or animation *what* of *save*; closing the sheet ends it.
 * @param {Save} save
 * @param {PictureState["what"]} what
 */
async function make(save, what) {
  making.abort();
  making = new AbortController();
  const { signal } = making;
  show({ kind: "picture", save, what, part: 0, canvas: null, file: null });
  const stop = subscribe(({ dialog }) => {
    if (dialog?.kind !== "picture" || dialog.save !== save) {
      making.abort();
      stop();
    }
  });
  try {
    const file = what === "still" ? await still(save, signal) : await moving(save, what, signal);
    if (!signal.aborted) {
      change({ part: 1, file });
    }
  } catch (error) {
    if (!signal.aborted) {
      show(null);
      update({ notice: explain(error) });
    }
  }
}

/** @param {Partial<PictureState>} changes */
function change(changes) {
  const { dialog } = read();
  if (dialog?.kind === "picture") {
    show({ ...dialog, ...changes });
  }
}

/**
 * The side below in the picture.
 * @param {Save} save
 */
const below = (save) => nearSide(save, "fixed");

/**
 * @param {Save} save
 * @param {AbortSignal} signal
 */
async function still(save, signal) {
  const { canvas, places, draw } = await createPoster(forOthers(save), below(save), SHARP);
  const { slots, marks, turn } = save.view;
  draw(sceneOf(forOthers(save), slots, deal(slots, places), marks, turn));
  if (!signal.aborted) {
    change({ canvas });
  }
  const type = "image/png";
  /** @type {Blob | null} */
  const blob = await new Promise((done) => canvas.toBlob(done, type));
  if (blob === null) {
    throw new Error("this browser cannot write the picture");
  }
  return new File([blob], `kazan-${save.game}.png`, { type });
}

/**
 * @param {Save} save
 * @param {PictureState["what"]} what
 * @param {AbortSignal} signal
 */
async function moving(save, what, signal) {
  const { record, ply } = save.view;
  const bytes = await animation(forOthers(save), below(save), what === "game" ? 1 : ply, {
    trace: (number) => engine().call("trace", { record, ply: number }),
    signal,
    onPart: (part, canvas) => change({ part, canvas }),
  });
  const type = "image/gif";
  return new File([/** @type {BlobPart} */ (bytes)], `kazan-${save.game}.gif`, { type });
}

/** @param {PictureState} shown */
export function pictureSheet({ save, what, part, canvas, file }) {
  const moved = save.view.ply > 0;
  const percent = Math.floor(100 * part);
  return html`<h2 class="sheet-title" id="sheet-title">${t("picture-title")}</h2>
    ${
      moved
        ? segmented({
            name: "picture",
            label: t("picture-what"),
            choices: /** @type {const} */ (["still", "move", "game"]).map((value) => ({
              value,
              text: t(`picture-${value}`),
            })),
            value: what,
            change: (value) => make(save, value),
          })
        : nothing
    }
    <div class="poster" role="img" aria-label=${t("picture-shown", { game: t(`game-${save.game}`) })}
      ${ref((element) => hang(element, canvas))}></div>
    ${
      file
        ? html`<p class="hint" role="status">${t("picture-done", { kilobytes: Math.ceil(file.size / 1024) })}</p>
          <div class="sheet-buttons">
            ${shares(file) ? button({ icon: "share", text: t("picture-share"), kind: "main", click: () => share(file) }) : nothing}
            ${button({ icon: "save", text: t("picture-save"), kind: shares(file) ? "plain" : "main", click: () => handOut(file.name, file, file.type) })}
          </div>`
        : html`<p class="hint" role="status">${t("picture-making")}</p>
          <progress max="100" value=${percent} aria-label=${t("picture-making")}></progress>
          <div class="sheet-buttons">${button({ text: t("cancel"), click: () => show(null) })}</div>`
    }`;
}

/**
 * The canvas itself is shown: what is drawn next is seen at once.
 * @param {Element | undefined} element
 * @param {HTMLCanvasElement | null} canvas
 */
function hang(element, canvas) {
  if (element && canvas && canvas.parentElement !== element) {
    element.replaceChildren(canvas);
  }
}

/**
 * Whether the device has a share sheet that takes *file*.
 * @param {File} file
 */
function shares(file) {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** @param {File} file */
async function share(file) {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    const closed = error instanceof Error && error.name === "AbortError";
    if (!closed) {
      handOut(file.name, file, file.type);
    }
  }
}
