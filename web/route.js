/**
 * Screens as hash routes, so that Back works without a server.
 * @import { Route } from "./types"
 */

/** A link among words, as messengers send it: they may write its signs as numbers, and set a full stop behind it. */
const SENT = /(?:#|%23)(?:\/|%2f)([glp])(?:\/|%2f)([\w-]*)/gi;

/**
 * The link in *text*: of several the last, for the newest message stands last; null where there is none.
 * @param {string} text
 * @returns {Route | null}
 */
export function findLink(text) {
  const [, kind, word] = [...text.matchAll(SENT)].at(-1) ?? [];
  switch (kind?.toLowerCase()) {
    case "g":
      return { screen: "link", packed: word };
    case "l":
      return { screen: "live", invitation: word };
    case "p":
      return { screen: "posed", packed: word };
    default:
      return null;
  }
}

/**
 * The route that *hash* names; anything unknown is home.
 * @param {string} hash such as "#/new/mangala"
 * @returns {Route}
 */
export function parseRoute(hash) {
  const sent = findLink(hash);
  if (sent) {
    return sent;
  }
  if (!/^#\/(\w+)(\/[\w-]+)?$/.test(hash)) {
    return { screen: "home" };
  }
  const [, screen = "", name = ""] = hash.split("/");
  if (screen === "new" && name) {
    return { screen: "setup", game: name };
  }
  if (screen === "edit" && name) {
    return { screen: "editor", game: name };
  }
  if (screen === "puzzle" && name) {
    return { screen, game: name };
  }
  if (screen === "elsewhere" && name) {
    return { screen, game: name };
  }
  if (screen === "guess" && name) {
    return { screen: "rite", game: name };
  }
  if (screen === "game" && name) {
    return { screen: "play", id: name };
  }
  if (screen === "games" || screen === "settings" || screen === "statistics") {
    return { screen };
  }
  return { screen: "home" };
}

/**
 * The hash of *route*.
 * @param {Route} route
 */
export function formatRoute(route) {
  switch (route.screen) {
    case "setup":
      return `#/new/${route.game}`;
    case "editor":
      return `#/edit/${route.game}`;
    case "posed":
      return `#/p/${route.packed}`;
    case "puzzle":
    case "elsewhere":
      return `#/${route.screen}/${route.game}`;
    case "rite":
      return `#/guess/${route.game}`;
    case "play":
      return `#/game/${route.id}`;
    case "live":
      return `#/l/${route.invitation}`;
    case "link":
      return `#/g/${route.packed}`;
    case "home":
      return "#/";
    default:
      return `#/${route.screen}`;
  }
}

/**
 * Go to *route*; *replace* leaves no step for Back.
 * @param {Route} route
 * @param {{ replace?: boolean }} [how]
 */
export function go(route, { replace = false } = {}) {
  if (replace) {
    location.replace(formatRoute(route));
  } else {
    location.hash = formatRoute(route);
  }
}
