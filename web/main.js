/**
 * The page: starts, follows the address, draws the state.
 * @import { AppState } from "./types"
 */
import { html, nothing, render } from "lit-html";
import { engine, loadSaves, sortSaves, storage, useLanguage } from "./app.js";
import { keepingFocus, meetScreen } from "./focus.js";
import { description, lastChoices } from "./game/creating.js";
import { boardSpecs, gameDescriptions, hasPuzzles, startView } from "./game/data.js";
import { completeOptions } from "./game/plan.js";
import { closeGame, openGame } from "./game/session.js";
import { t } from "./i18n/index.js";
import { mendSaves, tellLoss, tellTaken } from "./keeping/everything.js";
import { onOtherTabs } from "./keeping/tabs.js";
import { loadResults } from "./keeping/tallies.js";
import { listenToKeys } from "./keyboard.js";
import { startKnowledge } from "./knowledge.js";
import { fetchSeldom, seldom, withSeldom } from "./later.js";
import { openPuzzle } from "./learn/puzzle.js";
import { stopLooking } from "./online/challenge.js";
import { relayHosts } from "./online/places.js";
import { dialog } from "./panels/dialogs.js";
import { home } from "./panels/home.js";
import { playScreen } from "./panels/play.js";
import { register } from "./register.js";
import { go, parseRoute } from "./route.js";
import { loadSettings } from "./settings.js";
import { read, subscribe, update } from "./state.js";
import { onSystemTheme, useTheme } from "./theme.js";

const page = /** @type {HTMLElement} */ (document.querySelector("#page"));
const voice = /** @type {HTMLElement} */ (document.querySelector("#voice"));

/** What stands on the page in *state*. @param {AppState} state */
function screen(state) {
  const { route, play, rite } = state;
  switch (route.screen) {
    case "setup":
      return seldom((part) => part.setup(state, route.game));
    case "rite":
      return seldom((part) => (rite ? part.riteScreen(state, rite) : nothing));
    case "elsewhere":
      return seldom((part) => part.elsewhere(state, route.game));
    case "editor":
      return seldom((part) => part.editorScreen(state, route.game));
    case "puzzle":
      return seldom((part) => part.puzzleScreen(state, route.game));
    case "posed":
      return seldom((part) => {
        if (play?.puzzle) {
          return part.puzzleScreen(state, play.save.game);
        }
        return state.link ? part.linkScreen(state, state.link) : nothing;
      });
    case "play":
      return play ? playScreen(state, play) : nothing;
    case "live":
      return seldom((part) => part.liveScreen(state, route.invitation));
    case "link":
      return seldom((part) => (state.link ? part.linkScreen(state, state.link) : nothing));
    case "games":
      return seldom((part) => part.games(state));
    case "settings":
      return seldom((part) => part.settings(state));
    case "statistics":
      return seldom((part) => part.statistics(state));
    default:
      return home(state);
  }
}

let drawing = false;

/** A screen has been opened and is not drawn yet. */
let opened = false;

/** Draw once after all updates of this moment. */
function schedule() {
  if (!drawing && read().ready) {
    drawing = true;
    queueMicrotask(() => {
      drawing = false;
      draw();
    });
  }
}

function draw() {
  const state = read();
  useTheme();
  document.title = title(state);
  keepingFocus(() => render(html`${screen(state)} ${dialog(state)}`, page));
  if (opened && page.querySelector("main")) {
    opened = false;
    meetScreen();
  }
  if (voice.textContent !== state.announcement) {
    voice.textContent = state.announcement;
  }
}

/** @param {AppState} state */
function title({ route, play }) {
  const game = route.screen === "play" ? play?.save.game : "game" in route ? route.game : undefined;
  return game ? t("title-game", { game: t(`game-${game}`) }) : t("app-name");
}

/** Bring the state in line with the address. */
function follow() {
  const route = parseRoute(location.hash);
  const { saves, games: known, rite } = read();
  if ("game" in route && !known.some(({ key }) => key === route.game)) {
    go({ screen: "home" }, { replace: true });
    return;
  }
  if (route.screen === "puzzle" && !hasPuzzles(route.game)) {
    go({ screen: "home" }, { replace: true });
    return;
  }
  if (route.screen === "rite" && rite === null) {
    go({ screen: "setup", game: route.game }, { replace: true });
    return;
  }
  closeGame();
  stopLooking();
  const seated = route.screen === "live" && saves.find(({ live }) => live === route.invitation);
  if (seated) {
    go({ screen: "play", id: seated.id }, { replace: true });
    return;
  }
  const save = route.screen === "play" ? saves.find(({ id }) => id === route.id) : undefined;
  if (route.screen === "play" && save === undefined) {
    go({ screen: "home" }, { replace: true });
    return;
  }
  const setup = route.screen === "setup" ? lastChoices(route.game) : null;
  update({
    route,
    setup,
    link: null,
    editor: null,
    dialog: null,
    rite: route.screen === "rite" ? rite : null,
  });
  if (route.screen === "live" || route.screen === "elsewhere") {
    relayHosts().then((hosts) => update({ hosts }));
  }
  if (route.screen === "link") {
    withSeldom((part) => part.openLink(route.packed));
  }
  if (save) {
    openGame(save);
  }
  if (route.screen === "editor") {
    withSeldom((part) => part.openEditor(route.game));
  }
  if (route.screen === "posed") {
    withSeldom((part) => part.openSharedPuzzle(route.packed));
  }
  if (route.screen === "puzzle") {
    openPuzzle(route.game);
  }
  window.scrollTo(0, 0);
}

/** The first position of every game, for the pictures. */
async function loadStarts() {
  for (const { key } of read().games) {
    const view = await startView(key, completeOptions(description(key), {}));
    if (view) {
      update({ starts: { ...read().starts, [key]: view } });
    }
  }
}

async function start() {
  update({ settings: loadSettings(), results: loadResults() });
  useTheme();
  const [descriptions, boards] = await Promise.all([
    gameDescriptions(),
    boardSpecs(),
    storage.load(),
    useLanguage(),
  ]);
  update({ games: descriptions, boards });
  const torn = sortSaves();
  update({ ready: true });
  subscribe(schedule);
  follow();
  schedule();
  tellTaken();
  tellLoss();
  onOtherTabs(loadSaves);
  window.addEventListener("hashchange", () => {
    opened = true;
    follow();
  });
  onSystemTheme(schedule);
  listenToKeys();
  requestAnimationFrame(() => setTimeout(engine)); // the page is painted first
  startKnowledge();
  mendSaves(torn);
  await loadStarts();
  await fetchSeldom();
  await register({
    onUpdate: (apply) => update({ renew: apply }),
    onFilling: () => update({ offline: "filling" }),
    onKept: () => update({ offline: "ready" }),
  });
}

start();
