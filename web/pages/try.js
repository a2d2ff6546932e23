/*
 * "Try it here": the examples of a rules page as live boards.
 */
import { followTheme } from "./frame.js";
import { load } from "./load.js";
import { createTrial } from "./trial.js";

/**
 * Put a live board in the place of the pictures of *figure*.
 * @param {HTMLElement} figure
 * @param {Record<string, string>} words
 * @param {HTMLButtonElement} button
 */
async function open(figure, words, button) {
  const { spec, line } = await load(figure);
  const pictures = /** @type {HTMLElement} */ (figure.querySelector(".stands"));
  const close = () => {
    trial.destroy();
    pictures.hidden = false;
    button.hidden = false;
    button.focus();
  };
  const trial = createTrial({ spec, line, words, close });
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

followTheme();
offer();
