/** Texts in localStorage under our own names; a browser that keeps nothing is told apart, not an error. */

const OURS = "kazan";

/**
 * The text kept as *key*, or null.
 * @param {string} key
 */
export function localText(key) {
  return browserStore()?.getItem(key) ?? null;
}

/**
 * Keep *text* as *key*; false where the browser keeps nothing, or has no room.
 * @param {string} key
 * @param {string} text
 */
export function keepLocal(key, text) {
  const store = browserStore();
  if (store === null) {
    return false;
  }
  try {
    store.setItem(key, text);
    return true;
  } catch (error) {
    if (error instanceof DOMException) {
      return false; // full or refused; the caller says so
    }
    throw error;
  }
}

/**
 * The value that *text* writes as JSON; null for no text, and for one that is damaged or another page's.
 * @param {string | null} text
 * @returns {any}
 */
export function valueIn(text) {
  try {
    return text === null ? null : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) {
      return null;
    }
    throw error;
  }
}

/**
 * Every text that is ours.
 * @returns {Record<string, string>}
 */
export function localTexts() {
  const store = browserStore();
  const entries = store === null ? [] : Object.entries(store);
  return Object.fromEntries(entries.filter(([key]) => isOurs(key)));
}

/** @param {string} key */
export function isOurs(key) {
  return key === OURS || key.startsWith(`${OURS}-`);
}

/** localStorage, or null where reading it is refused. */
function browserStore() {
  try {
    return globalThis.localStorage ?? null;
  } catch (error) {
    if (error instanceof DOMException) {
      return null;
    }
    throw error;
  }
}
