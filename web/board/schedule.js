/**
 * When each thing of a move happens: pure, so that the player of it only has to look at the clock.
 *
 * @typedef {import("./types.d.ts").Step} Step
 * @typedef {import("./types.d.ts").GameEvent} GameEvent
 * @typedef {import("./types.d.ts").Cue} Cue
 * @typedef {import("./types.d.ts").Stop} Stop
 * @typedef {"slow" | "normal" | "fast"} Pace
 */

import { HAND } from "./fold.js";
import { heard, homeward, PAIRS, together, WHOLE } from "./homeward.js";

export { PAIRS };

/** Flight of a sown stone and the time from one to the next. */
const PACES = { slow: [260, 200], normal: [150, 90], fast: [90, 50] };

/** At normal pace, in ms. */
const LIFT = 120;
const SETTLE = 60;
const PAUSE = 180;
const CARRY = 320;
const APART = 18;
const SPREAD = 500;
const SLIDE = 220;
const CAP = 260;
const MILL = 220;
const CEREMONY = 420;

/** Kinds of steps of one morris stone along the board. */
const SLID = new Set(["place", "move", "unplace", "unremove"]);

/** From the fourth lap on each is so much quicker than the one before, down to the least. */
const LAP = { first: 3, factor: 0.88, least: 0.32 };

/** Intervals below this are too short for a count or a heap to move by itself. */
const QUICK = 40;

/** Reduced motion: nothing flies, heaps change one after the other. */
const STILL = 120;

/**
 * @param {readonly Step[]} steps
 * @param {readonly GameEvent[]} events
 * @param {{ pace: Pace, reduced?: boolean }} how
 * @returns {{ cues: Cue[], total: number }} cues in the order in which they happen
 */
export function schedule(steps, events, { pace, reduced = false }) {
  const writer = new Writer(steps, events, pace);
  if (reduced) writer.still();
  else writer.play();
  const cues = writer.cues
    .map((cue, order) => ({ cue, order }))
    .sort((one, other) => one.cue.at - other.cue.at || one.order - other.order)
    .map(({ cue }) => cue);
  return { cues, total: writer.end };
}

class Writer {
  /** @type {Cue[]} */
  cues = [];
  end = 0;
  #now = 0;
  #calm = false;
  #laps = 0;
  /** @type {GameEvent | null} a tuzdik whose cap waits until its stones are gone */
  #made = null;

  /**
   * @param {readonly Step[]} steps
   * @param {readonly GameEvent[]} events
   * @param {Pace} pace
   */
  constructor(steps, events, pace) {
    this.steps = steps;
    this.events = events;
    this.flight = PACES[pace][0];
    this.every = PACES[pace][1];
    /** How much longer than at normal pace all else takes. */
    this.stretch = this.flight / PACES.normal[0];
  }

  play() {
    let at = 0;
    this.#tell(0);
    while (at < this.steps.length) {
      const kind = this.steps[at][0];
      if (kind === "lift") at = this.#sow(at);
      else if (SLID.has(kind)) at = this.#slide(at);
      else if (kind === "gather") at = this.#goHome(at);
      else at = this.#carryAll(at);
      this.#tell(at);
    }
    this.#dropCap();
    this.end = Math.max(this.#now, ...this.cues.map((cue) => cue.at));
  }

  /** One change after the other, each landing lit meanwhile. */
  still() {
    this.#calm = true;
    this.#tell(0);
    this.steps.forEach(([kind, source, target, stones], step) => {
      if (kind === "lift") {
        this.#add({ kind: "lift", slot: source, stones, ms: 0, stops: [] });
      } else {
        if (source === HAND) this.#add({ kind: "throw", slot: target, from: target, ms: 0 });
        else this.#add({ kind: "carry", slot: source, target, stones, ms: 0, low: true });
        this.#land(target, source, stones, true, true);
        this.#add({ kind: "ring", slots: [target] });
        this.#now += STILL * this.stretch;
      }
      this.#add({ kind: "done", step });
      this.#tell(step + 1);
    });
    this.#dropCap();
    this.#add({ kind: "unring" });
    this.end = this.#now;
  }

  /** @param {WithoutTime<Cue>} cue @param {number} [at] */
  #add(cue, at = this.#now) {
    this.cues.push({ ...cue, at });
  }

  /**
   * @param {number} slot
   * @param {number} source
   * @param {number} stones
   * @param {boolean} quick
   * @param {boolean} knock
   */
  #land(slot, source, stones, quick, knock, at = this.#now) {
    this.#add({ kind: "land", slot, source, stones, quick, knock }, at);
  }

  /**
   * The events that happen when *done* steps are done.
   *
   * @param {number} done
   */
  #tell(done) {
    for (const event of this.events) {
      if (event.after !== done) continue;
      this.#add({ kind: "event", event });
      if (event.kind === "tuzdik") this.#made = event;
      if (event.kind === "mill") {
        const ms = this.#calm ? 0 : MILL * this.stretch;
        this.#add({ kind: "mill", slots: event.slots, ms });
        this.#now += ms;
      }
    }
  }

  #dropCap() {
    if (!this.#made) return;
    const { slots, side } = this.#made;
    const ms = this.#calm ? 0 : CAP * this.stretch;
    this.#add({ kind: "ring", slots });
    this.#add({ kind: "cap", slot: slots[0], side, ms });
    this.#now += ms + CEREMONY * this.stretch; // once in a game: let it be seen
    this.#add({ kind: "unring" });
    this.#made = null;
  }

  /**
   * One lap: lift, then stone by stone; the hand goes along and each stone flies to the next pit.
   *
   * @param {number} first the step that lifts
   * @returns {number} the step after the lap
   */
  #sow(first) {
    const [, origin, , stones] = this.steps[first];
    this.#laps += 1;
    const speed = this.#quicker();
    const flight = this.flight * (0.5 + 0.5 * speed);
    const limit = WHOLE * this.stretch;
    const shortest = flight / PAIRS;
    const lift = Math.max(
      8,
      Math.min(LIFT * this.stretch * speed, limit - flight - (stones - 1) * shortest),
    );
    const every = Math.max(
      shortest,
      Math.min(this.every * speed, (limit - lift - flight) / Math.max(1, stones - 1)),
    );
    const start = this.#now;
    /** @type {Stop[]} */
    const stops = [{ at: lift, slot: origin }];
    this.#add({ kind: "lift", slot: origin, stones, ms: lift, stops });
    this.#add({ kind: "done", step: first }, start + lift);
    let at = first + 1;
    let thrown = 0;
    for (; at < this.steps.length; at += 1) {
      const [kind, source, target] = this.steps[at];
      if (kind === "drop") {
        const leave = start + lift + thrown * every;
        const from = stops[stops.length - 1].slot;
        this.#add({ kind: "throw", slot: target, from, ms: flight }, leave);
        this.#land(target, HAND, 1, every < QUICK, true, leave + flight);
        this.#now = leave + flight;
        thrown += 1;
        stops.push({ at: lift + thrown * every, slot: target });
      } else if (kind === "tuzdik" && this.steps[at - 1][0] === "drop") {
        this.#add({ kind: "carry", slot: source, target, stones: 1, ms: flight, low: true });
        this.#land(target, source, 1, true, false, this.#now + flight);
        this.end = Math.max(this.end, this.#now + flight);
      } else {
        break;
      }
      this.#add({ kind: "done", step: at });
    }
    this.#now += SETTLE * this.stretch * speed;
    return at;
  }

  /**
   * All captures, or all sweeps, that follow one another: first the rings, so that one sees why,
   * then the stones, from every source at once, in clumps when they are many.
   *
   * @param {number} first
   * @returns {number} the step after them
   */
  #carryAll(first) {
    const kind = this.steps[first][0];
    let past = first;
    while (
      past < this.steps.length &&
      this.steps[past][0] === kind &&
      !this.#between(past, first)
    ) {
      past += 1;
    }
    const group = this.steps.slice(first, past);
    const sources = group.map(([, source]) => source);
    this.#add({ kind: "ring", slots: kind === "remove" ? [] : sources });
    this.#now += PAUSE * this.stretch;
    const most = Math.floor(SPREAD / (CARRY / PAIRS));
    let clump = 1;
    while (group.reduce((sum, step) => sum + Math.ceil(step[3] / clump), 0) > most) clump += 1;
    const clumps = group.flatMap((step, number) =>
      Array.from({ length: Math.ceil(step[3] / clump) }, (_, at) => ({
        step,
        number: first + number,
        stones: Math.min(clump, step[3] - at * clump),
        last: (at + 1) * clump >= step[3],
      })),
    );
    const ms = CARRY * this.stretch;
    const gap = clumps.length > PAIRS ? ms / PAIRS : APART * this.stretch;
    const start = this.#now;
    clumps.forEach(({ step: [, source, target], number, stones, last }, at) => {
      const leave = start + at * gap;
      this.#add({ kind: "carry", slot: source, target, stones, ms, low: true }, leave);
      this.#land(target, source, stones, gap < QUICK, true, leave + ms);
      if (last) this.#add({ kind: "done", step: number }, leave + ms);
      this.#now = leave + ms;
    });
    this.#add({ kind: "unring" });
    if (this.#made && sources.includes(this.#made.slots[0])) this.#dropCap();
    return past;
  }

  /**
   * Stones that go back to where they came from, those of one lap or of one capture.
   *
   * @param {number} first
   * @returns {number} the step after them
   */
  #goHome(first) {
    this.#laps += 1;
    const past = together(this.steps, first);
    const { ms, gap } = homeward(past - first, this.stretch * this.#quicker());
    const start = this.#now;
    for (let step = first; step < past; step += 1) {
      const [, source, target, stones] = this.steps[step];
      const leave = start + (step - first) * gap;
      this.#add({ kind: "carry", slot: source, target, stones, ms, low: true }, leave);
      this.#land(target, source, stones, true, heard(step - first), leave + ms);
      this.#add({ kind: "done", step }, leave + ms);
      this.#now = leave + ms;
    }
    return past;
  }

  /** How much shorter this lap is than the first ones. */
  #quicker() {
    return this.#laps <= LAP.first
      ? 1
      : Math.max(LAP.least, LAP.factor ** (this.#laps - LAP.first));
  }

  /**
   * Whether an event belongs between the steps of a group; then the group ends there.
   *
   * @param {number} step
   * @param {number} first
   */
  #between(step, first) {
    return step > first && this.events.some((event) => event.after === step);
  }

  /**
   * A morris stone placed or moved.
   *
   * @param {number} step
   * @returns {number}
   */
  #slide(step) {
    const [, source, target] = this.steps[step];
    const ms = SLIDE * this.stretch;
    this.#add({ kind: "carry", slot: source, target, stones: 1, ms, low: false });
    this.#now += ms;
    this.#land(target, source, 1, false, true);
    this.#add({ kind: "done", step });
    return step + 1;
  }
}

/**
 * @template T
 * @typedef {T extends unknown ? Omit<T, "at"> : never} WithoutTime
 */
