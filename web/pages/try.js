/*
 * "Try it here": the examples of a rules page as live boards.
 *
 * The build has put into a file, for each example, the views that the engine gives from its position to the
 * end of its move. So the move plays without Python, and so does any other first move; only who plays on from
 * there starts the engine, which then answers as the computer does.
 */
import { asset } from "../assets.js";
import { boardSpecs } from "../game/data.js";
import { speak } from "../i18n/index.js";
import { loadSettings } from "../settings.js";
import { createTrial } from "./trial.js";

/** @typedef {import("./trial.js").Line} Line */

const settings = loadSettings();
const night = matchMedia("(prefers-color-scheme: dark)");

/** The page follows the theme that was chosen in the app. */
function dress() {
  const dark = settings.theme === "system" ? night.matches : settings.theme === "night";
  document.documentElement.dataset.theme = dark ? "night" : "day";
}

/** @type {Map<string, Promise<Record<string, Line>>>} */
const files = new Map();

/**
 * The lines of all examples of *game*, asked for once.
 * @param {string} game
 */
function lines(game) {
  const asked = files.get(game) ?? fetch(asset(`pages/${game}.json`)).then((file) => file.json());
  files.set(game, asked);
  asked.catch(() => files.delete(game));
  return asked;
}

/** @type {Promise<void> | undefined} */
let spoken;

/**
 * Put a live board in the place of the pictures of *figure*.
 * @param {HTMLElement} figure
 * @param {Record<string, string>} words
 * @param {HTMLButtonElement} button
 */
async function open(figure, words, button) {
  const { game = "", example = "" } = figure.dataset;
  spoken ??= speak(document.documentElement.lang);
  const [boards, known] = await Promise.all([boardSpecs(), lines(game), spoken]);
  const pictures = /** @type {HTMLElement} */ (figure.querySelector(".stands"));
  const close = () => {
    trial.destroy();
    pictures.hidden = false;
    button.hidden = false;
    button.focus();
  };
  const trial = createTrial({ spec: boards[game], line: known[example], words, settings, close });
  pictures.hidden = true;
  button.hidden = true;
  pictures.after(trial.element);
  trial.start();
}

/** Offer a live board at every example. */
function offer() {
  const main = /** @type {HTMLElement} */ (document.querySelector("main"));
  const words = JSON.parse(main.dataset.words ?? "{}");
  for (const figure of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("figure[data-example]")
  )) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button plain small try";
    button.textContent = words.try;
    button.addEventListener("click", () => {
      open(figure, words, button).catch((error) => {
        console.error(error); // the pictures are still there, and the button offers it again
      });
    });
    figure.querySelector(".stands")?.after(button);
  }
}

dress();
night.addEventListener("change", dress);
offer();
