import assert from "node:assert/strict";
import { test } from "node:test";
import { adviceOf, faultsOf, litBy, nudgeOf } from "../../web/learn/advice.js";
import { countsOf } from "../../web/learn/count.js";
import { event, SPEC, sow, view } from "./toy.js";

/** A reason. @param {string} code @param {Partial<import("../../web/types").Reason>} parts */
const reason = (code, parts = {}) => ({
  ...{ code, stones: 0, slots: [], by: -1, why: "", moves: [] },
  ...parts,
});
const points = { ...SPEC, kind: /** @type {const} */ ("points") };

test("a nudge names a theme, or a place in the row; a board of points has no row", () => {
  assert.equal(nudgeOf("capture", SPEC).id, "nudge-capture");
  assert.equal(nudgeOf("last", SPEC).id, "nudge-last");
  assert.equal(nudgeOf("last", points).id, "nudge-quiet");
});

test("advice names the move, its two weightiest reasons, and another move as good", () => {
  const reasons = [
    reason("capture", { stones: 5, slots: [2], why: "even" }),
    reason("again", { stones: 3, moves: [[0], [1]] }),
    reason("gains", { stones: 1 }),
  ];
  const hint = {
    moves: [
      { ...sow(1, 2), reasons },
      { ...sow(0, 1), reasons: [] },
    ],
    ...{ line: [], nudge: "", depth: 4, exact: false },
  };
  const said = adviceOf(hint, SPEC);
  assert.deepEqual(
    said.map(({ id }) => id),
    ["advice-pit", "advice-capture-even", "advice-again", "advice-also-pit"],
  );
  assert.equal(said[1].vars?.pit, "1");
  assert.equal(said[2].vars?.line, "1-2");
  assert.deepEqual(
    adviceOf({ ...hint, moves: [hint.moves[1]] }, points).map(({ id }) => id),
    ["advice-move", "advice-searched"],
  );
});

test("faults are facts first, then what the search sees, and something in any case", () => {
  const why = { reasons: [], behind: 0, throws: false, line: [] };
  const ids = (/** @type {import("../../web/types").Why} */ one) =>
    faultsOf(sow(0, 1), one, SPEC).map(({ id }) => id);
  assert.deepEqual(ids(why), ["fault-pit", "fault-none"]);
  assert.deepEqual(ids({ ...why, behind: 3 }), ["fault-pit", "fault-behind"]);
  const lets = reason("lets-capture", { stones: 4, by: 3 });
  assert.deepEqual(ids({ ...why, reasons: [lets], behind: 3, throws: true }), [
    "fault-pit",
    "fault-lets-capture",
    "fault-throws",
  ]);
});

test("what is advised is lit, or what was asked about", () => {
  const hint = {
    moves: [{ ...sow(1, 2), reasons: [] }],
    line: [],
    nudge: "",
    depth: 1,
    exact: false,
  };
  const teach = { hint, asked: null, why: null, step: 0 };
  assert.deepEqual(litBy({ ...teach, stage: "move" }), [1]);
  assert.deepEqual(litBy({ ...teach, stage: "nudge" }), []);
  assert.deepEqual(litBy({ ...teach, stage: "why", asked: sow(0, 1) }), [0]);
});

/** A sowing of several stones. @param {number} pit @param {number[]} places */
const heap = (pit, places) => ({
  ...sow(pit, places[0]),
  steps: /** @type {import("../../web/types").Step[]} */ ([
    ["lift", pit, -1, places.length],
    ...places.map((place) => ["drop", -1, place, 1]),
  ]),
});

test("the count tells how many stones end in the store, by where the first stone goes", () => {
  const kalah = view({ moves: [heap(0, [1, 4])] });
  const mangala = view({ moves: [heap(0, [0, 1])] });
  const needs = (/** @type {import("../../web/types").View} */ one) =>
    countsOf(one, SPEC).map(({ need }) => need);
  assert.deepEqual(needs(kalah), [2, 1]);
  assert.deepEqual(needs(mangala), [3, 2]);
  assert.deepEqual(needs(view()), [null, null]);
});

test("the count marks what moves again and what captures", () => {
  const again = { ...sow(1, 4), events: [event("again")] };
  const takes = { ...sow(0, 1), events: [event("capture", { stones: 6 })] };
  const [first, second] = countsOf(view({ moves: [takes, again] }), SPEC);
  assert.equal(first.captured, 6);
  assert.equal(second.again, true);
});
