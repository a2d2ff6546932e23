/**
 * Sending a game as a link: the share sheet of the device, the clipboard, or a code to be photographed.
 * @import { Save } from "../types"
 */
import { html, nothing } from "lit-html";
import { keepSave, show } from "../app.js";
import { stateOf } from "../game/captions.js";
import { friendMoves, loneSide, namingOn } from "../game/seats.js";
import { session } from "../game/session.js";
import { say, t } from "../i18n/index.js";
import { abandon, mayInvite } from "../online/live.js";
import { hashOf, threaded, withFriend } from "../online/sharing.js";
import { read, update } from "../state.js";
import { codeOf, drawing, sendButtons } from "./code.js";
import { openInvite } from "./live.js";
import { button } from "./parts.js";

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

/**
 * Go on by links: the friend cannot be reached at the same time.
 * @param {Save} shown
 */
export function playByLink({ live, ...save }) {
  abandon(/** @type {string} */ (live));
  keepSave(save);
  const { play } = read();
  if (play?.save.id === save.id) {
    update({ play: { ...play, save } });
    session()?.resume();
  }
  if (friendMoves(save)) {
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
    <p class="hint">${t("share-who-hint")}</p>
    ${inviting(save)}`;
}

/**
 * The way to play at the same time, where that can be.
 * @param {Save} save
 */
function inviting(save) {
  return mayInvite(save)
    ? html`<div class="sheet-buttons">
        ${button({ icon: "people", text: t("live-title"), click: () => openInvite(save) })}
      </div>`
    : nothing;
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
 * @param {Save} save
 * @param {string} address
 * @param {{ size: number, path: string } | null} code
 */
export function shareSheet(save, address, code) {
  return html`<h2 class="sheet-title" id="sheet-title">${t("share-title")}</h2>
    <p class="hint">${say(stateOf(save))}. ${t("share-hint")}</p>
    ${code ? drawing(code) : nothing}
    ${sendButtons(t("share-text", { game: t(`game-${save.game}`) }), address)}
    <p class="hint">${t(code ? "share-code-hint" : "share-long")}</p>
    ${inviting(save)}`;
}
