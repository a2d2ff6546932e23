/**
 * Setting up a game: against whom, who starts, how many sets, the options of the game.
 * @import { AppState, BoardSpec, Choices, GameDescription, OptionChoice, OptionValue } from "../types"
 */
import { html, nothing } from "lit-html";
import { clockChoice } from "../clock/setup.js";
import { begin } from "../game/begin.js";
import {
  allowsHandicap,
  allowsMatch,
  description,
  hasGuess,
  lastChoices,
} from "../game/creating.js";
import { startsFromEitherSide } from "../game/plan.js";
import { gameName, has, t } from "../i18n/index.js";
import { withSeldom } from "../later.js";
import { formatRoute } from "../route.js";
import { rulesAddress } from "../rules.js";
import { update } from "../state.js";
import { icon } from "./icons.js";
import { notice } from "./notice.js";
import { bar, button, segmented, toggle } from "./parts.js";
import { boardPicture, pictureToCome } from "./picture.js";

/** Options that are chosen elsewhere, or drawn by lot. */
const ELSEWHERE = new Set(["starter", "deal_seed"]);

/** @param {Partial<Choices>} changes */
function change(changes) {
  update({ setup: { .../** @type {Choices} */ (current), ...changes } });
}

/** @type {Choices | null} */
let current = null;

/**
 * @param {AppState} state
 * @param {string} game
 */
export function setup(state, game) {
  const choices = state.setup ?? lastChoices(game);
  current = choices;
  const described = description(game);
  const start = state.starts[game];
  return html`<main class="page setup">
    ${bar({ title: gameName(game), second: t(`game-${game}.line`), back: formatRoute({ screen: "home" }) })}
    ${notice(state)}
    <div class="setup-picture">${start ? boardPicture(state.boards[game], start) : pictureToCome(state.boards[game])}</div>
    <form class="paper" @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      begin(game, choices, { replace: true });
    }}>
      <p class="about">${t(`game-${game}.about`)}
        <a class="text-link" href=${rulesAddress(state.language, game)}>${t("rules")}</a></p>
      ${opponent(described, choices)} ${starter(described, choices)} ${sets(game, choices)}
      ${
        allowsMatch(game, choices.options) && choices.opponent !== "elsewhere"
          ? tournament(choices)
          : nothing
      }
      ${allowsClock(choices) ? clockChoice(choices, change) : nothing}
      <details class="more">
        <summary><span>${t("setup-more")}</span>${icon("next")}</summary>
        <div>
          ${Object.entries(described.options)
            .filter(([name, choice]) => !ELSEWHERE.has(name) && valueCount(choice) !== 1)
            .map(([name, choice]) => option(game, name, choice, choices))}
          ${allowsHandicap(game) ? handicap(state.boards[game], choices) : nothing}
          ${toggle({
            label: t("touch-move"),
            hint: t("touch-move.hint"),
            value: choices.touchMove,
            change: (touchMove) => change({ touchMove }),
          })}
        </div>
      </details>
      ${button({ icon: "edit", text: t("editor-title"), click: () => withSeldom((part) => part.editUnder(game, choices.options)) })}
      <div class="setup-start">
        <button type="submit" class="button main"><span>${t("setup-start")}</span></button>
      </div>
    </form>
  </main>`;
}

/** @param {OptionChoice} choice */
const valueCount = (choice) => choice.values?.length ?? 0;

/**
 * @param {GameDescription} game
 * @param {Choices} choices
 */
function opponent(game, choices) {
  const { opponent: kind, level, names } = choices;
  const forced = choices.options.start_hole === "left-most";
  return html`${segmented({
    name: "opponent",
    label: t("setup-opponent"),
    choices: [
      { value: "computer", text: t("opponent-computer") },
      { value: "person", text: t("opponent-person") },
      { value: "elsewhere", text: t("opponent-elsewhere") },
    ],
    value: kind,
    change: (opponent) => change({ opponent: /** @type {Choices["opponent"]} */ (opponent) }),
  })}
  ${
    kind !== "computer"
      ? kind === "person"
        ? html`<div class="names">${[0, 1].map((player) => nameField(player, names))}</div>`
        : nothing
      : segmented({
          name: "level",
          label: t("setup-level"),
          choices: game.levels.map((value) => ({ value, text: t(`level-${value}`) })),
          value: level,
          change: (value) => change({ level: value }),
          hint: forced ? t("level-side") : t(`level-${level}.hint`),
        })
  }`;
}

/**
 * @param {number} player
 * @param {[string, string]} names
 */
function nameField(player, names) {
  return html`<label class="field">
    <span>${t("setup-name", { number: player + 1 })}</span>
    <input type="text" maxlength="24" autocomplete="off" .value=${names[player]}
      placeholder=${t("player", { who: "player", name: "", number: player + 1 })}
      @change=${(/** @type {Event} */ event) => {
        const { value } = /** @type {HTMLInputElement} */ (event.target);
        change({ names: player === 0 ? [value, names[1]] : [names[0], value] });
      }} />
  </label>`;
}

/**
 * @param {GameDescription} game
 * @param {Choices} choices
 */
function starter(game, choices) {
  if (hasGuess(game.key)) {
    return html`<div class="choice"><span class="label">${t("setup-starter")}</span>
      <p class="hint">${t("starter-guess")}</p></div>`;
  }
  if (choices.opponent === "elsewhere") {
    return html`<div class="choice"><span class="label">${t("setup-starter")}</span>
      <p class="hint">${t("live-lot")}</p></div>`;
  }
  const people = choices.opponent === "person" ? "-person" : "";
  const light = startsFromEitherSide(game) ? "setup-starter" : "setup-light";
  return segmented({
    name: "starter",
    label: t(light),
    choices: /** @type {const} */ (["me", "other", "lot", "turn"]).map((value) => ({
      value,
      text: t(`starter-${value}${value === "me" || value === "other" ? people : ""}`),
    })),
    value: choices.starter,
    change: (value) => change({ starter: value }),
    hint: has(`starter-${choices.starter}.hint`) ? t(`starter-${choices.starter}.hint`) : undefined,
  });
}

/**
 * @param {string} game
 * @param {Choices} choices
 */
function sets(game, choices) {
  if (!allowsMatch(game, choices.options)) {
    return html`<div class="choice"><span class="label">${t("setup-sets")}</span>
      <p class="hint">${t("sets-even-deal")}</p></div>`;
  }
  return segmented({
    name: "sets",
    label: t("setup-sets"),
    choices: [1, 3, 5].map((value) => ({ value, text: String(value) })),
    value: choices.sets,
    change: (value) => change({ sets: value }),
    hint: t("setup-sets.hint", { sets: choices.sets }),
  });
}

/** What a tournament has: five sets, touch-move, the lot. @param {Choices} choices */
function tournament({ sets, touchMove, starter }) {
  const on = sets === 5 && touchMove && starter === "lot";
  return toggle({
    label: t("setup-tournament"),
    hint: t("setup-tournament.hint"),
    value: on,
    change: (wanted) =>
      change(
        wanted
          ? { sets: 5, touchMove: true, starter: "lot" }
          : { sets: 1, touchMove: false, starter: "me" },
      ),
  });
}

/** A clock is for two people who choose their moves. @param {Choices} choices */
function allowsClock({ opponent: kind, options }) {
  return kind !== "computer" && options.start_hole !== "left-most";
}

/**
 * Who gives stones at the start, and how many.
 * @param {BoardSpec} spec
 * @param {Choices} choices
 */
function handicap(spec, choices) {
  const people = choices.opponent === "person" ? "-person" : "";
  const { giver = -1, stones = 0 } = choices.handicap ?? {};
  const amounts = GIVEN.map((number) => ((spec.pits ?? 0) > 6 ? 3 * number : number));
  return html`${segmented({
    name: "giver",
    label: t("setup-handicap"),
    choices: [
      { value: -1, text: t("handicap-none") },
      { value: 0, text: t(`starter-me${people}`) },
      { value: 1, text: t(`starter-other${people}`) },
    ],
    value: giver,
    change: (value) =>
      change({ handicap: value < 0 ? null : { giver: value, stones: stones || amounts[1] } }),
    hint: giver < 0 ? undefined : t("handicap-stones.hint"),
  })}
  ${
    giver < 0
      ? nothing
      : segmented({
          name: "given",
          label: t("handicap-stones"),
          choices: amounts.map((value) => ({ value, text: String(value) })),
          value: stones,
          change: (value) => change({ handicap: { giver, stones: value } }),
        })
  }`;
}

/** Stones that can be given; three times as many where there are nine pits. */
const GIVEN = [1, 2, 3, 4, 6];

/**
 * One option of a game, from its description.
 * @param {string} game
 * @param {string} name
 * @param {OptionChoice} choice
 * @param {Choices} choices
 */
function option(game, name, choice, choices) {
  const id = `option-${game}-${name.replaceAll("_", "-")}`;
  const value = choices.options[name];
  /** @param {OptionValue} to */
  const set = (to) => change({ options: { ...choices.options, [name]: to } });
  if (choice.values === undefined) {
    return wholeNumber(id, choice, Number(value), set);
  }
  if (choice.values.length === 2 && choice.values.every((one) => typeof one === "boolean")) {
    return toggle({ label: t(id), hint: t(`${id}.hint`), value: Boolean(value), change: set });
  }
  const key = (/** @type {OptionValue} */ one) => `${id}.value-${String(one).replaceAll(" ", "-")}`;
  const hint = `${id}.hint-${String(value).replaceAll(" ", "-")}`;
  return segmented({
    name,
    label: t(id),
    choices: choice.values.map((one) => ({
      value: one,
      text: has(key(one)) ? t(key(one)) : String(one),
    })),
    value,
    change: set,
    hint: t(has(hint) ? hint : `${id}.hint`),
  });
}

/**
 * @param {string} id
 * @param {OptionChoice} choice
 * @param {number} value
 * @param {(value: number) => void} set
 */
function wholeNumber(id, choice, value, set) {
  return html`<label class="field number">
    <span>${t(id)}</span>
    <input type="number" inputmode="numeric" step="1" min=${choice.least ?? nothing} max="999"
      .value=${String(value)} @change=${(/** @type {Event} */ event) => {
        const entered = /** @type {HTMLInputElement} */ (event.target).valueAsNumber;
        const least = choice.least ?? 0;
        set(Number.isInteger(entered) && entered >= least ? entered : Number(choice.default));
      }} />
    <span class="hint">${t(`${id}.hint`)}</span>
  </label>`;
}
