/** Texts in localStorage under our own names; a browser that keeps nothing is told apart, not an error. */

const OURS = "kazan";
/** How begins the name of a table of a live game, whose keys are this device's alone. */
export const TABLE = "kazan-live-";

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

/** The keys that begin with *start*. @param {string} start */
export function localKeys(start) {
  return Object.keys(browserStore() ?? {}).filter((key) => key.startsWith(start));
}

/** Forget the text kept as *key*. @param {string} key */
export function dropLocal(key) {
  browserStore()?.removeItem(key);
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
 * Every text of ours that may be taken to another device.
 * @returns {Record<string, string>}
 */
export function localTexts() {
  const store = browserStore();
  const entries = store === null ? [] : Object.entries(store);
  return Object.fromEntries(entries.filter(([key]) => isOurs(key)));
}

/** Whether a text may travel. @param {string} key */
export function isOurs(key) {
  return key === OURS || (key.startsWith(`${OURS}-`) && !key.startsWith(TABLE));
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
