/**
 * Playing with somebody at another device: a friend who is invited, or anybody who wants the same game.
 * @import { AppState, Choices, OpenState } from "../types"
 * @import { Terms } from "../online/terms.js"
 */
import { html, nothing } from "lit-html";
import {
  create,
  description,
  enter,
  firstView,
  given,
  lastChoices,
  trying,
} from "../game/creating.js";
import { completeOptions, seating } from "../game/plan.js";
import { gameName, t } from "../i18n/index.js";
import { acceptCall, look, stopLooking, termsFor } from "../online/challenge.js";
import { invite } from "../online/live.js";
import { choiceOf } from "../online/terms.js";
import { formatRoute } from "../route.js";
import { subscribe } from "../state.js";
import { showInvitation } from "./live.js";
import { trouble } from "./notice.js";
import { bar, button } from "./parts.js";

/**
 * @param {AppState} state
 * @param {string} game
 */
export function elsewhere(state, game) {
  const choices = lastChoices(game);
  const terms = termsFor(game, choices);
  const { open } = state;
  return html`<main class="page link">
    ${bar({
      title: gameName(game),
      second: `${t("elsewhere-title")} · ${line(terms)}`,
      back: formatRoute({ screen: "setup", game }),
    })}
    ${trouble(state)}
    ${
      open
        ? html`<section class="paper" aria-live="polite">
            ${looking(open, game, choices)}
          </section>`
        : html`${friend(state, game, choices)}
          ${state.settings.challenge ? anybody(state, game, choices) : nothing}`
    }
  </main>`;
}

/**
 * @param {AppState} state
 * @param {string} game
 * @param {Choices} choices
 */
function friend({ hosts }, game, choices) {
  return html`<section class="paper">
    <h2>${t("elsewhere-friend")}</h2>
    <p>${t("live-about")}</p>
    ${choices.clock.kind === "none" ? nothing : html`<p class="hint">${t("live-clock")}</p>`}
    <p class="hint">${t("live-hosts", { hosts: hosts.join(", ") })}</p>
    <div class="sheet-buttons">
      ${button({ icon: "people", text: t("live-invite"), kind: "main", click: () => inviteFriend(game, choices) })}
    </div>
  </section>`;
}

/**
 * @param {AppState} state
 * @param {string} game
 * @param {Choices} choices
 */
function anybody({ hosts }, game, choices) {
  return html`<section class="paper">
    <h2>${t("open-title")}</h2>
    <p>${t("open-about")}</p>
    <p class="hint">${t("open-hosts", { hosts: hosts.join(", ") })}</p>
    <div class="sheet-buttons">
      ${button({ icon: "people", text: t("open-look"), kind: "main", click: () => look(game, choices) })}
    </div>
  </section>`;
}

/** How many sets, and with what clock. @param {Terms} terms */
function line({ sets, clock }) {
  return `${t("open-sets", { sets })} · ${t("open-clock", { ...(clock ?? { kind: "none" }) })}`;
}

/**
 * @param {OpenState} open
 * @param {string} game
 * @param {Choices} choices
 */
function looking({ phase, relays, calls }, game, choices) {
  if (phase === "expired") {
    return html`<p role="status">${t("open-expired")}</p>
      <div class="sheet-buttons">
        ${button({ text: t("open-again"), kind: "main", click: () => look(game, choices) })}
        ${button({ text: t("open-stop"), click: stopLooking })}
      </div>`;
  }
  const found = phase !== "calling";
  const said = relays === 0 ? t("live-calling") : t(found ? "open-asking" : "open-calling");
  return html`<p class="calm" aria-busy="true"><span class="turn-mark busy" aria-hidden="true"></span>
      ${said}</p>
    <p class="hint">${t("open-calling.hint")}</p>
    ${found ? nothing : others(calls)}
    <div class="sheet-buttons">${button({ text: t("open-stop"), click: stopLooking })}</div>`;
}

/**
 * What others would play under the usual rules.
 * @param {OpenState["calls"]} calls
 */
function others(calls) {
  const usual = calls.filter(({ terms: { game, options } }) => {
    const plain = completeOptions(description(game), {});
    return Object.entries(plain).every(([name, value]) => options[name] === value);
  });
  return usual.length === 0
    ? nothing
    : html`<h2>${t("open-others")}</h2>
        <ul class="calls">
          ${usual.map(
            ({ key, terms }) => html`<li>
              <span><strong>${gameName(terms.game)}</strong> ${line(terms)}</span>
              ${button({ icon: "play", text: t("open-join"), click: () => acceptCall(key) })}
            </li>`,
          )}
        </ul>`;
}

/**
 * A game for which a friend is invited; the lot begins it when both are there.
 * @param {string} game
 * @param {Choices} choices
 */
async function inviteFriend(game, choices) {
  const { sides, options } = seating(description(game), choices.options, 0);
  const save = await trying(async () => {
    const view = await firstView(game, options, given(game, choices.handicap, sides));
    const { seats, ...begun } = create(choices, sides, 0, view);
    const [me, other] = seats;
    return invite({ ...begun, seats: [me, { ...other, kind: "friend" }] }, choiceOf(choices.clock));
  });
  if (save === null) {
    return;
  }
  const stop = subscribe(({ play }) => {
    if (play?.save.id === save.id) {
      stop();
      showInvitation(/** @type {string} */ (save.live));
    }
  });
  enter(save, { replace: true });
}
