/**
 * Keeps the focus where a person is: a screen that opens is met at its heading, and what vanishes under
 * the focus hands it to its neighbour.
 */

const FOCUSABLE =
  "a[href], button:not(:disabled), input, select, textarea, summary, [tabindex='0']";

/**
 * Draw by *draw*, and find a place for the focus if that has taken it away.
 * @param {() => void} draw
 */
export function keepingFocus(draw) {
  const before = document.activeElement;
  const around = ancestors(before);
  draw();
  if (before instanceof HTMLElement && before !== document.body && isLost()) {
    const near = around.find((one) => one.isConnected && !one.closest("dialog:not([open])"));
    (near && neighbour(near) ? neighbour(near) : heading())?.focus({ preventScroll: true });
  }
}

/** Nothing has the focus, or something that cannot be used. */
function isLost() {
  const now = document.activeElement;
  return now === null || now === document.body || now.matches(":disabled");
}

/**
 * What lies around *element*, nearest first, within its part of the page.
 * @param {Element | null} element
 */
function ancestors(element) {
  /** @type {Element[]} */
  const found = [];
  for (let at = element?.parentElement; at && at.id !== "page"; at = at.parentElement) {
    found.push(at);
  }
  return found;
}

/**
 * @param {Element} around
 * @returns {HTMLElement | null}
 */
function neighbour(around) {
  return around.matches("main, dialog") ? null : around.querySelector(FOCUSABLE);
}

/** The heading of the screen, made fit to be focused. */
function heading() {
  const found = /** @type {HTMLElement | null} */ (
    document.querySelector("dialog[open] h2, main h1")
  );
  if (found && !found.hasAttribute("tabindex")) {
    found.tabIndex = -1;
  }
  return found;
}

/** Meet the screen that has just been drawn at its heading, which is then read. */
export function meetScreen() {
  const modal = document.querySelector("dialog[open]");
  if (!modal && !document.querySelector("#page main")?.contains(document.activeElement)) {
    heading()?.focus({ preventScroll: true });
  }
}
