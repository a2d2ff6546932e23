/**
 * Playing live, before the game: the invitation, and the screen of who has opened it.
 * @import { AppState, Dialog, Save } from "../types"
 */
import { html, nothing } from "lit-html";
import { keepSave, show } from "../app.js";
import { clockChoice } from "../clock/setup.js";
import { NO_CLOCK } from "../clock/times.js";
import { session } from "../game/session.js";
import { gameName, t } from "../i18n/index.js";
import { invite, join } from "../online/live.js";
import { isInvitation, relayHosts } from "../online/places.js";
import { choiceOf } from "../online/terms.js";
import { formatRoute } from "../route.js";
import { read, update } from "../state.js";
import { codeOf, drawing, sendButtons } from "./code.js";
import { notice } from "./notice.js";
import { bar, button } from "./parts.js";

/** @typedef {Extract<Dialog, { kind: "invite" }>} Invite */

/**
 * Say what an invitation does, and to whom the page will talk.
 * @param {Save} save
 */
export async function openInvite(save) {
  if (save.live) {
    await showInvitation(save.live);
  } else {
    show({ kind: "invite", save, hosts: await relayHosts(), clock: save.clock ?? NO_CLOCK });
  }
}

/** @param {Invite} dialog */
export function inviteSheet(dialog) {
  const { save, hosts, clock } = dialog;
  const fresh = save.view.ply === 0;
  const timed = save.view.options.start_hole !== "left-most";
  return html`<h2 class="sheet-title" id="sheet-title">${t("live-title")}</h2>
    <p>${t("live-about")}</p>
    ${fresh ? html`<p>${t("live-lot")}</p>` : nothing}
    ${timed ? clockChoice({ clock }, (changes) => show({ ...dialog, ...changes })) : nothing}
    ${timed && clock.kind !== "none" ? html`<p class="hint">${t("live-clock")}</p>` : nothing}
    <p class="hint">${t("live-hosts", { hosts: hosts.join(", ") })}</p>
    <div class="sheet-buttons">
      ${button({ icon: "people", text: t("live-invite"), kind: "main", click: () => inviteNow(dialog) })}
    </div>`;
}

/** @param {Invite} dialog */
async function inviteNow({ save: shown, clock }) {
  const { play } = read();
  if (play?.save.id !== shown.id || play.save.pending !== null) {
    return;
  }
  const save = await invite(play.save, choiceOf(clock));
  keepSave(save);
  update({ play: { ...play, save } });
  session()?.resume();
  session()?.sit();
  await showInvitation(/** @type {string} */ (save.live));
}

/** @param {string} invitation */
export async function showInvitation(invitation) {
  const hash = formatRoute({ screen: "live", invitation });
  const address = location.origin + location.pathname + hash;
  show({ kind: "invited", address, code: await codeOf(address) });
}

/**
 * @param {AppState} state
 * @param {string} address
 * @param {{ size: number, path: string } | null} code
 */
export function invitedSheet({ live }, address, code) {
  return html`<h2 class="sheet-title" id="sheet-title">${t("live-invited")}</h2>
    <p class="hint" aria-live="polite">${t(comes(live))}</p>
    ${code ? drawing(code) : nothing} ${sendButtons(t("live-text"), address)}`;
}

/** Whether the friend comes: a Fluent id. @param {AppState["live"]} live */
function comes(live) {
  if (live?.begun) {
    return "live-begun";
  }
  return live?.lost ? "live-calling" : "live-invited-hint";
}

/**
 * The screen of who has opened an invitation.
 * @param {AppState} state
 * @param {string} invitation
 */
export function liveScreen(state, invitation) {
  return html`<main class="page link">
    ${bar({ title: t("live-title"), back: formatRoute({ screen: "home" }) })} ${notice(state)}
    <section class="paper" aria-live="polite">
      ${
        isInvitation(invitation)
          ? invited(state, invitation)
          : html`<p class="error" role="alert">${t("link-damaged")}</p>
              <p class="hint">${t("link-ask-again")}</p>`
      }
    </section>
  </main>`;
}

/**
 * @param {AppState} state
 * @param {string} invitation
 */
function invited({ live, hosts }, invitation) {
  if (live === null) {
    return html`<p>${t("live-asked")}</p>
      <p class="hint">${t("live-asked-hint")} ${t("live-hosts", { hosts: hosts.join(", ") })}</p>
      <div class="sheet-buttons">
        ${button({ icon: "play", text: t("live-join"), kind: "main", click: () => join(invitation) })}
      </div>`;
  }
  if (live.status === "taken" || live.status === "version") {
    return html`<p class="error" role="alert">${t(`live-${live.status}`)}</p>`;
  }
  if (live.withheld) {
    return html`<p class="error" role="alert">${t("live-withheld")}</p>`;
  }
  return html`${live.game ? html`<p class="link-names">${gameName(live.game)}</p>` : nothing}
    <p class="calm" aria-busy="true"><span class="turn-mark busy" aria-hidden="true"></span>
      ${t(live.lost ? "live-calling" : "live-waiting")}</p>
    <p class="hint">${t("live-both")}</p>`;
}
