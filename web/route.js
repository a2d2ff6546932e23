/**
 * Screens as hash routes, so that Back works without a server.
 * @import { Route } from "./types"
 */

/**
 * The route that *hash* names; anything unknown is home.
 * @param {string} hash such as "#/new/mangala"
 * @returns {Route}
 */
export function parseRoute(hash) {
  if (hash.startsWith("#/g/")) {
    return { screen: "link", packed: hash.slice("#/g/".length) };
  }
  if (hash.startsWith("#/l/")) {
    return { screen: "live", invitation: hash.slice("#/l/".length) };
  }
  if (hash.startsWith("#/p/")) {
    return { screen: "posed", packed: hash.slice("#/p/".length) };
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
