/*
 * The page for teachers: each part prints by itself, and a tournament of the class is run on this device.
 * Names stay in the browser's own store.
 */
import { html, nothing, render } from "lit-html";
import { keepLocal, localText } from "../keeping/local.js";
import { followTheme } from "./frame.js";
import * as play from "./tournament.js";

/** @typedef {import("./tournament.js").Tournament} Tournament */

const KEPT = "kazan-class";

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
/** @type {Record<string, string>} */
const words = JSON.parse(main.dataset.words ?? "{}");
const place = /** @type {HTMLElement} */ (document.querySelector("#class-tournament"));

/** @type {Tournament | null} */
let tournament = play.parse(localText(KEPT));
/** @type {{ names: string, system: play.System, rounds: number | null }} */
const form = { names: "", system: "swiss", rounds: null };
let unkept = false;

/**
 * The word *id* with *values* put in.
 * @param {string} id
 * @param {Record<string, string | number>} [values]
 */
function t(id, values = {}) {
  return words[`class-${id}`].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

/** @param {Tournament | null} next */
function keep(next) {
  tournament = next;
  unkept = !keepLocal(KEPT, next ? JSON.stringify(next) : "");
  draw();
}

function draw() {
  render(
    html`${unkept ? html`<p role="alert">${t("unkept")}</p>` : nothing}
      ${tournament ? running(tournament) : opening()}`,
    place,
  );
}

/** Who plays, and how. */
function opening() {
  const names = play.namesIn(form.names);
  const advised = play.advised(names.length);
  return html`<form class="class-form" @submit=${begin}>
    <label class="class-field">
      <span>${t("names")}</span>
      <textarea rows="8" spellcheck="false" autocomplete="off" .value=${form.names} @input=${(
        /** @type {Event} */ event,
      ) => {
        form.names = /** @type {HTMLTextAreaElement} */ (event.target).value;
        draw();
      }}></textarea>
    </label>
    <p class="hint">${t("count", { n: names.length })}</p>
    <fieldset class="class-systems">
      <legend>${t("system")}</legend>
      ${
        /** @type {const} */ (["swiss", "all"]).map(
          (system) => html`<label>
          <input type="radio" name="system" .checked=${form.system === system} @change=${() => {
            form.system = system;
            draw();
          }} />
          <span>${t(`system-${system}`)}</span>
        </label>`,
        )
      }
    </fieldset>
    ${
      form.system === "swiss"
        ? html`<label class="class-field class-rounds">
            <span>${t("rounds")}</span>
            <input type="number" min="1" max="20" inputmode="numeric"
              .value=${String(form.rounds ?? advised)} @change=${(/** @type {Event} */ event) => {
                form.rounds = /** @type {HTMLInputElement} */ (event.target).valueAsNumber || null;
              }} />
          </label>`
        : nothing
    }
    <button class="button main" ?disabled=${names.length < 2}>${t("begin")}</button>
  </form>`;
}

/** @param {SubmitEvent} event */
function begin(event) {
  event.preventDefault();
  const names = play.namesIn(form.names);
  keep(play.open(form.system, names, form.rounds ?? play.advised(names.length)));
}

/** @param {Tournament} now */
function running(now) {
  const last = now.rounds.length - 1;
  const ready = play.complete(now);
  return html`
    ${now.rounds
      .map((_, round) => round)
      .reverse()
      .map((round) => roundOf(now, round))}
    <div class="class-go">
      ${
        play.over(now)
          ? html`<p><strong>${t("over")}</strong></p>`
          : html`<button class="button main" type="button" ?disabled=${!ready}
              @click=${() => keep(play.withNextRound(now))}>${t("next", { n: last + 2 })}</button>
            ${ready ? nothing : html`<p class="hint">${t("missing")}</p>`}`
      }
    </div>
    ${table(now)}
    <button class="button plain small class-new" type="button" @click=${() => {
      if (window.confirm(t("forget"))) {
        form.names = now.names.join("\n");
        keep(null);
      }
    }}>${t("new")}</button>`;
}

/**
 * @param {Tournament} now
 * @param {number} round
 */
function roundOf(now, round) {
  const open = round === now.rounds.length - 1;
  return html`<details class="class-round" ?open=${open}>
    <summary>${t("round", { n: round + 1, of: now.planned })}</summary>
    <ol>${now.rounds[round].map((_, game) => html`<li>${pairing(now, round, game)}</li>`)}</ol>
  </details>`;
}

/**
 * @param {Tournament} now
 * @param {number} round
 * @param {number} game
 */
function pairing(now, round, game) {
  const { first, second, result } = now.rounds[round][game];
  if (second === play.BYE) {
    return html`<span class="class-pair">${now.names[first]} <em>${t("bye")}</em></span>`;
  }
  const pair = `${now.names[first]} – ${now.names[second]}`;
  const choices = [
    { value: 1, text: "1 : 0" },
    { value: 0.5, text: "½ : ½" },
    { value: 0, text: "0 : 1" },
  ];
  return html`<span class="class-pair">${pair}</span>
    <span class="class-result" role="group" aria-label=${pair}>
      ${choices.map(
        ({ value, text }) => html`<button type="button" aria-pressed=${String(result === value)}
          @click=${() =>
            keep(
              play.withResult(now, round, game, result === value ? null : value),
            )}>${text}</button>`,
      )}
    </span>
    <span class="class-line" aria-hidden="true">${result === null ? "    :    " : choices.find(({ value }) => value === result)?.text}</span>`;
}

/** @param {Tournament} now */
function table(now) {
  return html`<div class="scroll" role="group" tabindex="0" aria-label=${t("table")}>
    <table class="class-table">
      <caption>${t("table")}</caption>
      <thead>
        <tr>
          <th scope="col">${t("place")}</th>
          <th scope="col">${t("name")}</th>
          <th scope="col">${t("points")}</th>
          <th scope="col">${t("games")}</th>
          <th scope="col"><abbr title=${t(`tie-${now.system}`)}>${t("tie")}</abbr></th>
        </tr>
      </thead>
      <tbody>
        ${play.standings(now).map(
          ({ player, points, games, tie }, at) => html`<tr>
            <td>${at + 1}</td>
            <th scope="row">${now.names[player]}</th>
            <td>${halves(points)}</td>
            <td>${games}</td>
            <td>${halves(tie)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </div>
  <p class="hint">${t(`tie-${now.system}`)}</p>`;
}

/**
 * Points as people write them, quarters of the tie-break too.
 * @param {number} points
 */
function halves(points) {
  const whole = Math.floor(points);
  const part = { 0.25: "¼", 0.5: "½", 0.75: "¾" }[points - whole] ?? "";
  return whole === 0 && part ? part : `${whole}${part}`;
}

/** Each part gets a button that prints it alone. */
function offerPrints() {
  for (const heading of main.querySelectorAll(":scope > h2[id]")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button plain small class-print";
    button.textContent = t("print");
    button.setAttribute("aria-label", `${t("print")}: ${heading.textContent}`);
    button.addEventListener("click", () => printPart(heading));
    heading.after(button);
  }
}

/** @param {Element} heading */
function printPart(heading) {
  const part = [heading];
  for (let next = heading.nextElementSibling; next && next.tagName !== "H2"; ) {
    part.push(next);
    next = next.nextElementSibling;
  }
  for (const element of part) {
    element.classList.add("chosen");
  }
  document.body.classList.add("printing");
  window.addEventListener(
    "afterprint",
    () => {
      document.body.classList.remove("printing");
      for (const element of part) {
        element.classList.remove("chosen");
      }
    },
    { once: true },
  );
  window.print();
}

followTheme();
offerPrints();
draw();
