/**
 * The clock of a live game on this page. The person here is measured from the moment when the stones have come
 * to rest until the move is made; the other's time runs on from our move until theirs comes, and is set right
 * by what the other then signs.
 * @import { Place } from "./stages.js"
 */
import { untilChange } from "../clock/times.js";
import { turnOf } from "./stages.js";
import { ALLOWANCE_MS } from "./terms.js";

/** Milliseconds in which a move is shown; who lets it be shown more slowly pays for the rest. */
const SHOWN_MS = 5000;

/**
 * @param {object} parts
 * @param {() => { place: Place | null, length: number }} parts.table
 * @param {0 | 1} parts.role
 * @param {() => boolean} parts.rests whether the person here can see and touch the position of the table
 * @param {() => number} parts.connected milliseconds for which some relay has answered
 * @param {() => void} parts.paint the face shows another time
 * @param {() => void} parts.fall our own time is up
 * @param {() => number} parts.now milliseconds
 * @param {(what: () => void, milliseconds: number) => unknown} parts.later
 * @param {(timer: any) => void} parts.forget
 */
export function createTicking({ table, role, rests, connected, paint, fall, now, later, forget }) {
  let timed = -1; // the length of the chain whose turn is timed
  let began = 0;
  let rested = -1; // when our person could begin to think; -1: not yet
  let fell = -1;
  /** @type {unknown} */
  let timer;

  /** The role whose clock runs; -1 when none does. */
  function running() {
    const { place } = table();
    return place?.clock && (place.view?.ply ?? 0) > 0 ? turnOf(place) : -1;
  }

  /** Milliseconds that whoever is to move has thought. */
  function elapsed() {
    const latest = began + SHOWN_MS;
    const start = running() !== role ? began : rested < 0 ? latest : Math.min(rested, latest);
    return Math.max(0, now() - start);
  }

  /** Milliseconds left to host and guest; null without a clock. @returns {[number, number] | null} */
  function left() {
    const clock = table().place?.clock;
    if (!clock) {
      return null;
    }
    const turn = running();
    const [host, guest] = clock.left.map((time, one) => (one === turn ? time - elapsed() : time));
    return [Math.max(0, host), Math.max(0, guest)];
  }

  /** Bring the clock in line with the table. */
  function follow() {
    const { length } = table();
    if (length !== timed) {
      timed = length;
      began = now();
      rested = -1;
    }
    if (rested < 0 && running() === role && rests()) {
      rested = now();
    }
    wait();
  }

  function wait() {
    forget(timer);
    const turn = running();
    if (turn >= 0) {
      timer = later(tick, untilChange(left()?.[turn] ?? 0));
    }
  }

  function tick() {
    paint();
    if (running() === role && left()?.[role] === 0 && fell !== timed) {
      fell = timed;
      fall();
    }
    wait();
  }

  return {
    follow,
    left,
    /** Milliseconds that the person here has thought about this move. */
    used: () => (running() === role ? Math.round(elapsed()) : 0),
    /** Whether the other's time is up, the way of a move allowed for and our own line good. */
    get fallen() {
      const { place } = table();
      const other = running();
      return (
        other === 1 - role &&
        connected() > ALLOWANCE_MS &&
        elapsed() > (place?.clock?.left[other] ?? 0) + ALLOWANCE_MS
      );
    },
    close: () => forget(timer),
  };
}
