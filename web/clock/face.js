/**
 * What the clock shows: a line for each player, the far one above; whoever is to move stands out.
 * @import { PlayState, Save } from "../types"
 */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { playerOn } from "../game/seats.js";
import { playerName } from "../panels/lines.js";
import { isTimed } from "./runner.js";
import { formatTime } from "./times.js";

/** Milliseconds at which time is short. */
const LOW = 30_000;

/**
 * The clock of the open game; nothing where there is none.
 * @param {PlayState} play
 * @param {[number, number] | null} left milliseconds of each player
 */
export function clockFace({ save, bottom }, left) {
  const shown = timesOf(save, left);
  if (!shown) {
    return nothing;
  }
  const near = playerOn(save, bottom);
  return html`<div class="clock">${[1 - near, near].map((player) => line(save, player, shown[player]))}</div>`;
}

/**
 * The time of the far player, for him to read from his side; nothing where there is no clock.
 * @param {PlayState} play
 * @param {[number, number] | null} left
 */
export function farClock({ save, bottom }, left) {
  const shown = timesOf(save, left);
  const far = 1 - playerOn(save, bottom);
  return shown ? html`<div class="clock far-clock">${line(save, far, shown[far])}</div>` : nothing;
}

/**
 * What each player has left; null where nothing is timed.
 * @param {Save} save
 * @param {[number, number] | null} left
 */
function timesOf(save, left) {
  return isTimed(save) || save.live ? (left ?? save.clock?.left ?? null) : null;
}

/**
 * @param {Save} save
 * @param {number} player
 * @param {number} left milliseconds
 */
function line(save, player, left) {
  const runs = save.view.turn !== -1 && playerOn(save, save.view.turn) === player;
  return html`<div role="timer" ?data-runs=${runs} ?data-low=${left <= LOW}>
    <span class="away">${playerName(save, player)}</span>
    <time .textContent=${live(formatTime(left))} data-player=${player}></time>
  </div>`;
}

/**
 * Show the time that is *left* without drawing the screen again.
 * @param {[number, number] | null} left
 */
export function paint(left) {
  for (const face of document.querySelectorAll(".clock time")) {
    const player = Number(face.getAttribute("data-player"));
    if (left) {
      face.textContent = formatTime(left[player]);
      face.parentElement?.toggleAttribute("data-low", left[player] <= LOW);
    }
  }
}
