/**
 * The one mutable thing on the page: what is shown. Panels draw it, actions update it.
 * @import { AppState } from "./types"
 */
import { DEFAULT_SETTINGS } from "./settings.js";

/** @type {AppState} */
let current = {
  ready: false,
  route: { screen: "home" },
  settings: DEFAULT_SETTINGS,
  language: "en",
  saves: [],
  results: [],
  query: "",
  persisted: false,
  storage: "ok",
  engine: "starting",
  games: [],
  boards: {},
  starts: {},
  setup: null,
  play: null,
  rite: null,
  link: null,
  editor: null,
  live: null,
  open: null,
  hosts: [],
  dialog: null,
  copied: "",
  notice: null,
  knowledge: null,
  renew: null,
  offline: "unknown",
  announcement: "",
};

/** @type {Set<(state: AppState) => void>} */
const listeners = new Set();

/** The state now; never changed in place. */
export function read() {
  return current;
}

/**
 * Replace some of the state and tell all who listen.
 * @param {Partial<AppState>} changes
 */
export function update(changes) {
  current = { ...current, ...changes };
  for (const listener of listeners) {
    listener(current);
  }
}

/**
 * Call *listener* after every update; gives the function that ends it.
 * @param {(state: AppState) => void} listener
 */
export function subscribe(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
