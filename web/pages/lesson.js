/*
 * A lesson: one step at a time, each on a live board. How far one has come is kept.
 */
import { followTheme } from "./frame.js";
import { load } from "./load.js";
import { createTrial } from "./trial.js";

const KEY = "kazan-lessons";

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
const lesson = /** @type {HTMLElement} */ (document.querySelector(".lesson"));
const words = JSON.parse(main.dataset.words ?? "{}");
const steps = sections(lesson);

/** @type {ReturnType<typeof createTrial> | null} */
let trial = null;

/**
 * The steps: each heading with what follows it, in an element of its own.
 * @param {HTMLElement} root
 */
function sections(root) {
  /** @type {HTMLElement[]} */
  const made = [];
  for (const child of [...root.children]) {
    if (child.localName === "h2") {
      const section = document.createElement("section");
      section.hidden = true;
      made.push(section);
    }
    made.at(-1)?.append(child);
  }
  root.append(...made);
  return made;
}

/** The number of the step that comes next in each game; none where the browser keeps nothing. */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // refused, or not ours
  }
}

/** @param {number} at */
function keep(at) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [lesson.dataset.game ?? ""]: at }));
  } catch {
    // refused or full: the lesson goes on all the same
  }
}

const head = document.createElement("p");
head.className = "lesson-head";
const tools = document.createElement("div");
tools.className = "trial-tools lesson-tools";

/**
 * @param {string} text
 * @param {string} look
 * @param {() => void} click
 */
function button(text, look, click) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = `button ${look} small`;
  made.textContent = text;
  made.addEventListener("click", click);
  tools.append(made);
  return made;
}

let at = 0;
const back = button(words["step-back"], "plain", () => go(at - 1));
const next = button(words["step-next"], "plain", () => go(at + 1));
const again = button(words["step-again"], "plain", () => go(0));

/**
 * Go to step *to* and put its board there.
 * @param {number} to
 */
async function go(to) {
  trial?.destroy();
  trial = null;
  at = Math.min(Math.max(to, 0), steps.length - 1);
  keep(at);
  for (const [number, step] of steps.entries()) step.hidden = number !== at;
  head.textContent = words.step
    .replace("{n}", String(at + 1))
    .replace("{all}", String(steps.length));
  head.style.setProperty("--done", String((at + 1) / steps.length));
  back.hidden = at === 0;
  next.hidden = at === steps.length - 1;
  again.hidden = at < steps.length - 1;
  next.classList.replace("main", "plain");
  steps[at].append(tools);
  await board(steps[at]);
}

/** @param {HTMLElement} step */
async function board(step) {
  const figure = /** @type {HTMLElement | null} */ (step.querySelector("figure[data-example]"));
  if (!figure) return;
  const here = at;
  const { spec, line } = await load(figure);
  if (here !== at || trial) return;
  const hint = figure.querySelector(".hint")?.textContent ?? "";
  const done = () => next.classList.replace("plain", "main");
  trial = createTrial({ spec, line, words, lesson: { hint, done } });
  figure.classList.add("live");
  figure.prepend(trial.element);
  trial.start();
}

followTheme();
lesson.before(head);
go(Number(kept()[lesson.dataset.game ?? ""]) || 0).catch((error) => {
  console.error(error); // the text and its picture are there all the same
});
