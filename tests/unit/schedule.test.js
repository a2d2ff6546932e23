import assert from "node:assert/strict";
import { test } from "node:test";
import { PAIRS, schedule } from "../../web/board/schedule.js";

/** @typedef {import("../../web/board/types.d.ts").Step} Step */
/** @typedef {import("../../web/board/types.d.ts").GameEvent} GameEvent */

/**
 * A sowing of *stones* from *origin* round *pits* pits.
 *
 * @param {number} origin
 * @param {number} stones
 * @param {number} pits
 * @returns {Step[]}
 */
function sowing(origin, stones, pits) {
  /** @type {Step[]} */
  const drops = Array.from({ length: stones }, (_, at) => ["drop", -1, (origin + at) % pits, 1]);
  return [["lift", origin, -1, stones], ...drops];
}

/** @param {Partial<GameEvent>} event @returns {GameEvent} */
const event = (event) => ({
  kind: "again",
  after: 0,
  side: 0,
  slots: [],
  stones: 0,
  why: null,
  ...event,
});

/** Most stones in the air at once. @param {import("../../web/board/schedule.js").Cue[]} cues */
function mostFlying(cues) {
  let flying = 0;
  let most = 0;
  for (const cue of cues) {
    if (cue.kind === "land") flying -= 1;
    else if (cue.kind === "throw" || cue.kind === "carry") flying += 1;
    most = Math.max(most, flying);
  }
  return most;
}

const PACES = /** @type {const} */ (["slow", "normal", "fast"]);

test("a short sowing lifts for 120 ms, throws a stone every 90 and each flies 150", () => {
  const { cues, total } = schedule(sowing(0, 4, 6), [], { pace: "normal" });
  const thrown = cues.filter((cue) => cue.kind === "throw").map((cue) => cue.at);
  const landed = cues.filter((cue) => cue.kind === "land").map((cue) => cue.at);
  assert.deepEqual(thrown, [120, 210, 300, 390]);
  assert.deepEqual(landed, [270, 360, 450, 540]);
  assert.ok(total < 700);
});

test("a sowing of any length ends under 2200 ms, at normal pace with unshortened flights", () => {
  for (const stones of [14, 15, 24, 40, 90, 162]) {
    const { cues, total } = schedule(sowing(3, stones, 18), [], { pace: "normal" });
    const last = cues.filter((cue) => cue.kind === "land").at(-1);
    assert.ok(last && last.at < 2200, `${stones}: ${last?.at}`);
    assert.ok(total < 2300, `${stones}: ${total}`);
    assert.ok(cues.every((cue) => cue.kind !== "throw" || cue.ms === 150));
  }
});

test("no more stones fly at once than there are pairs, at any pace", () => {
  for (const pace of PACES) {
    for (const stones of [3, 40, 162]) {
      const { cues } = schedule(sowing(3, stones, 18), [], { pace });
      assert.ok(mostFlying(cues) <= PAIRS, `${pace} ${stones}: ${mostFlying(cues)}`);
      const taken = schedule([["capture", 4, 18, stones]], [], { pace });
      assert.ok(mostFlying(taken.cues) <= PAIRS, `${pace} ${stones} captured`);
    }
  }
});

test("every step is done exactly once, in order, and every event told", () => {
  /** @type {Step[]} */
  const steps = [
    ...sowing(0, 5, 6),
    ["capture", 7, 12, 4],
    ["capture", 4, 12, 1],
    ["sweep", 8, 13, 9],
  ];
  const events = [
    event({ kind: "capture", after: 6, slots: [4, 7], stones: 5 }),
    event({ kind: "end", after: 9 }),
  ];
  for (const reduced of [false, true]) {
    const { cues } = schedule(steps, events, { pace: "fast", reduced });
    const done = cues.flatMap((cue) => (cue.kind === "done" ? [cue.step] : []));
    assert.deepEqual(done, [...steps.keys()]);
    const told = cues.flatMap((cue) => (cue.kind === "event" ? [cue.event.kind] : []));
    assert.deepEqual(told, ["capture", "end"]);
  }
});

test("stones landing and leaving match the steps, clumps and all", () => {
  /** @type {Step[]} */
  const steps = [...sowing(0, 30, 18), ["capture", 11, 18, 40], ["sweep", 3, 19, 25]];
  const { cues } = schedule(steps, [], { pace: "normal" });
  let captured = 0;
  let swept = 0;
  for (const cue of cues) {
    if (cue.kind === "land" && cue.slot === 18) captured += cue.stones;
    if (cue.kind === "land" && cue.slot === 19) swept += cue.stones;
  }
  assert.deepEqual([captured, swept], [40, 25]);
});

test("the taken pit is ringed for 180 ms before its stones leave, which takes at most 820", () => {
  const { cues, total } = schedule([["capture", 11, 18, 60]], [], { pace: "normal" });
  const ring = cues.find((cue) => cue.kind === "ring");
  const leave = cues.find((cue) => cue.kind === "carry");
  assert.deepEqual(ring, { kind: "ring", slots: [11], at: 0 });
  assert.equal(leave?.at, 180);
  assert.ok(total <= 180 + 320 + 500);
});

test("laps of a relay speed up gently after the third", () => {
  const steps = Array.from({ length: 8 }, () => sowing(2, 5, 14)).flat();
  const { cues } = schedule(steps, [], { pace: "normal" });
  const lifts = cues.filter((cue) => cue.kind === "lift").map((cue) => cue.at);
  const laps = lifts.slice(1).map((at, lap) => at - lifts[lap]);
  assert.ok(Math.abs(laps[0] - laps[2]) < 1e-6);
  for (let lap = 3; lap < laps.length; lap += 1) {
    assert.ok(laps[lap] < laps[lap - 1] && laps[lap] > laps[lap - 1] * 0.8);
  }
});

test("a stone that falls on a tuzdik goes on to the kazan while the sowing continues", () => {
  /** @type {Step[]} */
  const steps = [
    ["lift", 7, -1, 3],
    ["drop", -1, 7, 1],
    ["drop", -1, 8, 1],
    ["tuzdik", 8, 19, 1],
    ["drop", -1, 9, 1],
  ];
  const { cues, total } = schedule(steps, [], { pace: "normal" });
  const onward = cues.find((cue) => cue.kind === "carry");
  const fell = cues.find((cue) => cue.kind === "land" && cue.slot === 8);
  const home = cues.find((cue) => cue.kind === "land" && cue.slot === 19);
  assert.equal(onward?.at, fell?.at);
  assert.ok(home && home.at <= total);
});

test("a new tuzdik is capped only after its stones have gone", () => {
  const made = event({ kind: "tuzdik", after: 0, slots: [11], stones: 3 });
  const { cues } = schedule([["capture", 11, 18, 3]], [made], { pace: "normal" });
  const cap = cues.find((cue) => cue.kind === "cap");
  const last = cues.filter((cue) => cue.kind === "land").at(-1);
  assert.ok(cap && last && cap.at >= last.at);
});

test("a mill is lit before the stone is taken", () => {
  /** @type {Step[]} */
  const steps = [
    ["place", 24, 4, 1],
    ["remove", 13, 26, 1],
  ];
  const mill = event({ kind: "mill", after: 1, slots: [1, 4, 7] });
  const { cues } = schedule(steps, [mill], { pace: "normal" });
  const lit = cues.find((cue) => cue.kind === "mill");
  const taken = cues.find((cue) => cue.kind === "carry" && cue.slot === 13);
  assert.ok(lit && taken && taken.at >= lit.at + 220);
});

test("with reduced motion nothing flies and the landings are 120 ms apart", () => {
  const { cues } = schedule(sowing(0, 4, 6), [], { pace: "normal", reduced: true });
  const landed = cues.filter((cue) => cue.kind === "land").map((cue) => cue.at);
  assert.deepEqual(landed, [0, 120, 240, 360]);
  assert.ok(cues.every((cue) => !("ms" in cue) || cue.ms === 0));
});

test("stones going home wait for those that have to arrive before them", () => {
  const { cues } = schedule(
    [
      ["gather", 9, 2, 1], // the second lap goes back to the pit that ended the first
      ["gather", 8, 2, 1],
      ["gather", 2, 0, 1],
      ["gather", 1, 0, 1],
    ],
    [],
    { pace: "normal" },
  );
  const home = cues.filter((cue) => cue.kind === "land" && cue.slot === 2).at(-1);
  const leaving = cues.find((cue) => cue.kind === "carry" && cue.slot === 2);
  assert.ok(home && leaving && home.at <= leaving.at);
  assert.ok(cues.every(({ kind }) => kind !== "ring"));
});

test("however many stones go home, they take no longer than a sowing and never fill the air", () => {
  for (const stones of [4, 19, 40, 162]) {
    /** @type {Step[]} */
    const steps = Array.from({ length: stones }, (_, at) => ["gather", 1 + (at % 17), 0, 1]);
    const { cues, total } = schedule(steps, [], { pace: "normal" });
    assert.equal(cues.filter(({ kind }) => kind === "land").length, stones);
    assert.ok(total < 2300, `${stones}: ${total}`);
    assert.ok(mostFlying(cues) <= PAIRS, `${stones}: ${mostFlying(cues)}`);
  }
});
