/**
 * Lets the clock of the open game run: from the moment a player may move until he has moved. Before the
 * first move and while nobody can see the page it stands. Time is measured by a clock that nobody can
 * set, and what is left is kept with the game.
 * @import { Clock, Message, PlayState, Save } from "../types"
 */
import { namingOn, playerOn } from "../game/seats.js";
import { moved, spend, untilChange } from "./times.js";

/** Milliseconds left at which a warning is said. */
const WARNINGS = [60_000, 10_000];

/** Milliseconds after which what is left is kept although nobody has moved: a tab may be killed. */
const KEEP_AFTER = 10_000;

/**
 * @typedef {object} ClockParts
 * @property {() => PlayState | null} play
 * @property {(save: Save) => void} keep
 * @property {(messages: Message[]) => void} say
 * @property {(side: 0 | 1) => void} fall the time of *side* is up
 * @property {() => void} paint the face shows another time
 * @property {() => boolean} seen whether somebody can see the page
 * @property {() => number} now milliseconds since some moment
 * @property {(what: () => void, milliseconds: number) => unknown} later
 * @property {(timer: any) => void} forget
 */

/** Whether both players are here: a game that has gone to a friend by link is not timed any more. @param {Save} save */
export function isTimed(save) {
  return Boolean(save.clock) && save.seats.every(({ kind }) => kind === "person");
}

/** @param {ClockParts} parts */
export function createRunner(parts) {
  /** The record whose turn is timed; "" for none yet. */
  let timed = parts.play()?.save.view.record ?? "";
  let begun = false; // the player has been able to move in the timed record
  let down = false; // the flag has fallen in the timed record
  let since = -1; // when the time that is not yet booked began; -1: the clock stands
  /** @type {unknown} */
  let timer;

  /** Whether the clock should run now. @param {PlayState} play */
  function runs({ save, phase }) {
    const { view, pending } = save;
    begun ||= phase === "idle";
    const open = view.turn !== -1 && view.ply > 0 && pending === null && isTimed(save);
    return begun && open && !down && phase !== "waiting" && parts.seen();
  }

  /** The clock as it is at this moment. @param {Save} save @returns {Clock | null} */
  function present(save) {
    const clock = save.clock ?? null;
    if (clock === null || since < 0 || save.view.turn === -1) {
      return clock;
    }
    return spend(clock, playerOn(save, save.view.turn), parts.now() - since);
  }

  /** Book the time that has passed. @param {Save} save */
  function book(save) {
    const clock = present(save);
    since = since < 0 ? since : parts.now();
    parts.keep({ ...save, clock });
  }

  /** Bring the clock in line with the game. */
  function follow() {
    const play = parts.play();
    if (!play?.save.clock) {
      return;
    }
    const { save } = play;
    if (save.view.record !== timed) {
      turn(save);
      return;
    }
    const wanted = runs(play);
    if (wanted && since < 0) {
      since = parts.now();
      wait();
    } else if (!wanted && since >= 0) {
      stop(save);
    }
  }

  /** Another position: whoever has moved gains what the clock gives. @param {Save} save */
  function turn(save) {
    const clock = /** @type {Clock} */ (save.clock);
    const { last, turn } = save.view;
    timed = save.view.record;
    begun = false;
    down = false;
    since = -1;
    parts.forget(timer);
    const mover = last?.side ?? 0;
    if (turn !== -1 && (clock.kind === "move" || (last !== null && save.view.redo === 0))) {
      parts.keep({ ...save, clock: moved(clock, playerOn(save, mover), turn !== mover) });
    }
    follow();
  }

  /** @param {Save} save */
  function stop(save) {
    parts.forget(timer);
    const clock = present(save);
    since = -1;
    parts.keep({ ...save, clock });
  }

  /** Wake up when the face changes. */
  function wait() {
    parts.forget(timer);
    const left = remaining();
    if (left !== null) {
      timer = parts.later(tick, left > 0 ? untilChange(left) : 0);
    }
  }

  /** Milliseconds left to whoever is to move. */
  function remaining() {
    const save = parts.play()?.save;
    const clock = save && present(save);
    return clock && save.view.turn !== -1 ? clock.left[playerOn(save, save.view.turn)] : null;
  }

  function tick() {
    const play = parts.play();
    const left = remaining();
    if (!play || left === null || since < 0) {
      return;
    }
    const { save } = play;
    parts.paint();
    if (left <= 0) {
      down = true;
      stop(save);
      parts.fall(/** @type {0 | 1} */ (save.view.turn));
      return;
    }
    const before = left + 1000;
    const warning = WARNINGS.find((one) => left <= one && one < before);
    if (warning && save.clock?.kind !== "move") {
      const seconds = warning / 1000;
      parts.say([{ id: "clock-left", vars: { ...namingOn(save, save.view.turn), seconds } }]);
    }
    if (parts.now() - since >= KEEP_AFTER) {
      book(save);
    }
    wait();
  }

  return {
    follow,
    /** What each player has left now. */
    left: () => {
      const save = parts.play()?.save;
      return (save && present(save)?.left) ?? null;
    },
    close() {
      const save = parts.play()?.save;
      if (save && since >= 0) {
        stop(save);
      }
      parts.forget(timer);
    },
  };
}
