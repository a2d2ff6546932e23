/**
 * Playing live: the invitation, the screen of who is invited, who is there, what is offered.
 * @import { AppState, PlayState, Save } from "../types"
 */
import { html, nothing } from "lit-html";
import { keepSave, show } from "../app.js";
import { loneSide, naming, playerOn } from "../game/seats.js";
import { session } from "../game/session.js";
import { gameName, t } from "../i18n/index.js";
import {
  accept,
  askAgain,
  decline,
  invite,
  isInvitation,
  join,
  relayHosts,
} from "../online/live.js";
import { formatRoute } from "../route.js";
import { read, update } from "../state.js";
import { codeOf, drawing, sendButtons } from "./code.js";
import { trouble } from "./notice.js";
import { bar, button } from "./parts.js";

/**
 * Say what an invitation does, and to whom the page will talk.
 * @param {Save} save
 */
export async function openInvite(save) {
  if (save.live) {
    await showInvitation(save.live);
  } else {
    show({ kind: "invite", save, hosts: await relayHosts() });
  }
}

/**
 * @param {Save} save
 * @param {string[]} hosts
 */
export function inviteSheet(save, hosts) {
  const fresh = save.view.ply === 0;
  return html`<h2 class="sheet-title" id="sheet-title">${t("live-title")}</h2>
    <p>${t("live-about")}</p>
    ${fresh ? html`<p>${t("live-lot")}</p>` : nothing}
    <p class="hint">${t("live-hosts", { hosts: hosts.join(", ") })}</p>
    <div class="sheet-buttons">
      ${button({ icon: "people", text: t("live-invite"), kind: "main", click: () => inviteNow(save) })}
    </div>`;
}

/** @param {Save} shown */
async function inviteNow(shown) {
  const { play } = read();
  if (play?.save.id !== shown.id || play.save.pending !== null) {
    return;
  }
  const save = await invite(play.save);
  keepSave(save);
  update({ play: { ...play, save } });
  session()?.resume();
  session()?.sit();
  await showInvitation(/** @type {string} */ (save.live));
}

/** @param {string} invitation */
async function showInvitation(invitation) {
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
    <p class="hint" aria-live="polite">${live?.begun ? t("live-begun") : t("live-invited-hint")}</p>
    ${code ? drawing(code) : nothing} ${sendButtons(t("live-text"), address)}`;
}

/**
 * The screen of who has opened an invitation.
 * @param {AppState} state
 * @param {string} invitation
 */
export function liveScreen(state, invitation) {
  return html`<main class="page link">
    ${bar({ title: t("live-title"), back: formatRoute({ screen: "home" }) })} ${trouble(state)}
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
  return html`${live.game ? html`<p class="link-names">${gameName(live.game)}</p>` : nothing}
    <p aria-busy="true">${t(live.relays === 0 ? "live-calling" : "live-waiting")}</p>
    <p class="hint">${t("live-both")}</p>`;
}

/**
 * Whether the other is there, beside whose turn it is.
 * @param {AppState} state
 * @param {Save} save
 */
export function presence({ live }, save) {
  if (!save.live || !live?.begun) {
    return nothing;
  }
  const id = live.relays === 0 ? "live-offline" : live.here ? "live-here" : "live-away";
  return html`<small class="presence" data-here=${live.here}>${t(id)}</small>`;
}

/**
 * What a live game asks of the person here.
 * @param {AppState} state
 * @param {PlayState} play
 */
export function liveStrip({ live }, { save }) {
  if (!save.live || live === null || (save.view.over && live.begun)) {
    return nothing;
  }
  if (live.status === "version") {
    return strip(t("live-version"), nothing);
  }
  if (!live.begun) {
    return strip(
      t(live.relays === 0 ? "live-calling" : "live-invited-hint"),
      small(t("live-show"), () => openInvite(save)),
    );
  }
  const other = naming(save.seats, 1 - playerOn(save, loneSide(save) ?? 0));
  if (live.theirs) {
    return strip(
      t(`live-asks-${live.theirs.do}`, other),
      html`${small(t("draw-accept"), accept, "main")} ${small(t("live-no"), decline)}`,
    );
  }
  return live.mine ? strip(t("live-asked-for"), nothing) : nothing;
}

/**
 * Another game after a live one: asked for, or agreed to.
 * @param {Save} save
 */
export function liveAgain(save) {
  const { live } = read();
  const asked = live?.theirs?.do === "again";
  const other = naming(save.seats, 1 - playerOn(save, loneSide(save) ?? 0));
  const told = asked ? t("live-asks-again", other) : live?.mine ? t("live-asked-for") : "";
  return html`${told ? html`<p class="hint" role="status">${told}</p>` : nothing}
    ${button({
      icon: "play",
      text: t(asked ? "draw-accept" : "end-rematch"),
      kind: "main",
      disabled: live === null,
      click: asked ? accept : askAgain,
    })}`;
}

/**
 * @param {string} text
 * @param {unknown} buttons
 */
function strip(text, buttons) {
  return html`<section class="strip" role="status">
    <p>${text}</p>
    <div class="strip-buttons">${buttons}</div>
  </section>`;
}

/**
 * @param {string} text
 * @param {() => void} click
 * @param {"main" | "plain"} [kind]
 */
function small(text, click, kind = "plain") {
  return html`<button type="button" class="button ${kind} small" @click=${click}><span>${text}</span></button>`;
}
