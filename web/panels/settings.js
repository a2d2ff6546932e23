/**
 * Settings of the page, the same for every game.
 * @import { AppState } from "../types"
 */
import { html } from "lit-html";
import { setLanguage } from "../app.js";
import { t } from "../i18n/index.js";
import { LANGUAGES, NAMES } from "../i18n/language.js";
import { keepingPanel } from "../keeping/panel.js";
import { go } from "../route.js";
import { aboutAddress } from "../rules.js";
import { VALUES } from "../settings.js";
import { icon } from "./icons.js";
import { knowledge } from "./knowledge.js";
import { looks } from "./looks.js";
import { notice } from "./notice.js";
import { selection } from "./parts.js";
import { choice, flag } from "./switches.js";

/** @param {AppState} state */
export function settings(state) {
  const now = state.settings;
  return html`<main class="page">
    <header class="bar">
      <button type="button" class="round" aria-label=${t("back")} @click=${leave}>
        ${icon("back")}
      </button>
      <div class="bar-text"><h1>${t("settings")}</h1></div>
    </header>
    ${notice(state)}
    <div class="paper">
      ${selection({
        label: t("settings-language"),
        choices: [
          { value: "", text: t("settings-language-system") },
          ...LANGUAGES.map((code) => ({ value: code, text: NAMES[code], lang: code })),
        ],
        value: now.language,
        change: setLanguage,
      })}
      ${choice(now, "theme", VALUES.theme)}
      ${choice(now, "pace", VALUES.pace)}
      ${flag(now, "sound")} ${flag(now, "haptics")} ${flag(now, "confirm")} ${flag(now, "skip")}
      ${choice(now, "table", VALUES.table)}
      ${choice(now, "numbers", VALUES.numbers)}
      ${flag(now, "left")} ${flag(now, "big")}
      ${flag(now, "outcome")} ${flag(now, "ponder")}
      ${flag(now, "challenge")} ${knowledge(state)}
    </div>
    <div class="paper">${looks(state)}</div>
    ${keepingPanel(state)}
    <p class="foot-link">
      <a class="text-link" href=${aboutAddress(state.language)}>${t("about-site")}</a>
    </p>
  </main>`;
}

/** Back to where the settings were opened from. */
function leave() {
  if (history.length > 1) {
    history.back();
  } else {
    go({ screen: "home" });
  }
}
