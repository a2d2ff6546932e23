/** What goes on beside the game on the screen, as long as it is there; each gives the way to stop it. */
import { announce, engine } from "../app.js";
import { ponder } from "../engine/client.js";
import { halt } from "../online/live.js";
import { onPower, sparing } from "../power.js";
import { read, subscribe, update } from "../state.js";
import { outcomeOf } from "./captions.js";
import { createPonder, taskOf } from "./ponder.js";
import { nearSide } from "./seats.js";

/** Milliseconds that a banner stays when nobody touches anything. */
const BANNER_MS = 2400;

/** Let the engine look at the position while a person thinks. */
export function followThought() {
  const pondering = createPonder({
    call: (name, args) => engine().call(name, args),
    ponder: (record, level, signal, onProgress) =>
      ponder(engine(), record, level, { signal, onProgress }),
    tell(outcome) {
      const { play } = read();
      if (play && play.outcome !== outcome) {
        update({ play: { ...play, outcome } });
        if (outcome) {
          announce([outcomeOf(play.save, outcome)]);
        }
      }
    },
  });
  const follow = () =>
    pondering.follow(taskOf(read(), { hidden: document.hidden, sparing: sparing() }));
  const stops = [subscribe(follow), onPower(follow)];
  document.addEventListener("visibilitychange", follow);
  return () => {
    for (const stop of stops) {
      stop();
    }
    document.removeEventListener("visibilitychange", follow);
    pondering.close();
  };
}

/** Turn the board when the setting of the table changes. */
export function followTable() {
  let { table } = read().settings;
  return subscribe(({ settings, play }) => {
    if (settings.table !== table && play) {
      table = settings.table;
      update({ play: { ...play, bottom: nearSide(play.save, table) } });
    }
  });
}

/**
 * Show what can be touched when a live game begins, or is broken off.
 * @param {import("./loop.js").Loop} loop
 */
export function followHalt(loop) {
  let before = halt();
  return subscribe(({ play }) => {
    const now = halt();
    if (now !== before && play?.phase === "idle") {
      before = now;
      loop.show();
    }
  });
}

/** Let each banner go after a while, unless it asks for something. */
export function forgetBanners() {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let shown = read().play?.banner ?? null;
  const stop = subscribe(({ play }) => {
    const banner = play?.banner ?? null;
    if (banner === shown) {
      return;
    }
    shown = banner;
    clearTimeout(timer);
    if (play && banner && banner.id !== "banner-take") {
      timer = setTimeout(
        () => update({ play: { ...play, ...read().play, banner: null } }),
        BANNER_MS,
      );
    }
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
