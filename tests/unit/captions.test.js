import assert from "node:assert/strict";
import { test } from "node:test";
import { bannerOf, labelOf, reasonOf, resultOf, statusOf, tell } from "../../web/game/captions.js";
import { refusal } from "../../web/game/refusals.js";
import { after, event, PEOPLE, SPEC, save, sow, view } from "./toy.js";

const QUIET = { picked: [], removing: false };

/** @param {Partial<import("../../web/types").Ending>} parts */
const over = (parts) => ({ reason: "side empty", winner: null, side: null, swept: 0, ...parts });

test("an event has a banner that names who and what", () => {
  const banner = bannerOf(
    event("capture", { side: 1, slots: [0], stones: 6, why: "even" }),
    save(),
    SPEC,
  );
  assert.equal(banner?.id, "banner-capture-even");
  assert.deepEqual(
    [banner?.vars?.who, banner?.vars?.stones, banner?.vars?.pit],
    ["computer", 6, "1"],
  );
  assert.equal(bannerOf(event("again"), save(), SPEC)?.tone, "happening");
});

test("nothing happens quietly, and the end is left to its sheet", () => {
  const caption = bannerOf(event("nothing", { slots: [1], why: "own even" }), save(), SPEC);
  assert.deepEqual([caption?.id, caption?.tone], ["nothing-own-even", "quiet"]);
  assert.equal(bannerOf(event("end", { why: "side empty" }), save(), SPEC), null);
});

test("a refused touch of a pit says why", () => {
  const empty = save({ view: view({ slots: [0, 1, 1, 1, 1, 0] }) });
  assert.equal(refusal(empty, SPEC, 0, QUIET).id, "refuse-empty");
  assert.equal(refusal(save(), SPEC, 2, QUIET).id, "refuse-other-side");
  assert.equal(refusal(save(), SPEC, 4, QUIET).id, "refuse-store");
  const forced = save({ view: view({ moves: [sow(0, 1)] }) });
  assert.equal(refusal(forced, SPEC, 1, QUIET).id, "refuse-not-first");
  const tuzdik = save({ view: view({ marks: [{ kind: "tuzdik", slot: 2, side: 0 }] }) });
  assert.equal(refusal(tuzdik, SPEC, 2, QUIET).id, "refuse-tuzdik");
  const ended = save({ view: view({ turn: -1, over: over({}) }) });
  assert.equal(refusal(ended, SPEC, 0, QUIET).id, "refuse-over");
});

test("a refused touch of a point says why", () => {
  const spec = {
    ...SPEC,
    slots: [0, 1, 2].map((slot) => ({ slot, role: "point", name: `a${slot}` })),
  };
  const points = /** @type {typeof SPEC} */ (spec);
  /** @param {number[]} path */
  const one = (path) => ({ ...sow(0, 1), path });
  const sliding = save({ view: view({ slots: [1, -1, 0], moves: [one([0, 2])] }) });
  assert.equal(refusal(sliding, points, 1, QUIET).id, "refuse-other-stone");
  assert.equal(refusal(sliding, points, 2, QUIET).id, "refuse-no-stone");
  assert.equal(refusal(sliding, points, 0, QUIET).id, "refuse-stuck");
  assert.equal(refusal(sliding, points, 1, { picked: [0], removing: false }).id, "refuse-reach");
  assert.equal(refusal(sliding, points, 1, { picked: [0], removing: true }).id, "refuse-protected");
  assert.equal(refusal(sliding, points, 2, { picked: [0], removing: true }).id, "refuse-take");
  const placing = save({ view: view({ slots: [1, -1, 0], moves: [one([2])] }) });
  assert.equal(refusal(placing, points, 0, QUIET).id, "refuse-occupied");
});

test("the status says whose turn it is and what is waited for", () => {
  const now = { engine: "ready", removing: false, confirming: false, queued: false };
  assert.equal(statusOf(save(), "idle", now).id, "status-turn");
  assert.equal(statusOf(save(), "idle", { ...now, removing: true }).id, "status-take");
  assert.equal(statusOf(save(), "idle", { ...now, confirming: true }).id, "status-confirm");
  assert.equal(statusOf(save(), "thinking", now).id, "status-thinking");
  assert.equal(statusOf(save(), "thinking", { ...now, engine: "starting" }).id, "status-starting");
  assert.equal(statusOf(save(), "waiting", { ...now, queued: true }).id, "status-queued");
  const ended = save({ view: view({ over: over({}) }) });
  assert.equal(statusOf(ended, "idle", now).id, "status-over");
  const moving = statusOf(ended, "moving", { ...now, mover: 0 });
  assert.equal(moving.id, "status-turn", "the end is not told before the stones are there");
});

test("the result is won, lost or drawn for the person here", () => {
  const won = (/** @type {0 | 1 | null} */ winner) => view({ over: over({ winner }) });
  assert.deepEqual(resultOf(save({ view: won(0) })).vars?.who, "you");
  assert.equal(resultOf(save({ view: won(1) })).id, "result-lost");
  assert.equal(resultOf(save({ view: won(null) })).id, "result-draw");
  const people = resultOf(save({ seats: PEOPLE, view: won(0) }));
  assert.deepEqual(
    [people.id, people.vars?.who, people.vars?.name],
    ["result-won", "name", "Ayşe"],
  );
});

test("the reason tells who takes the stones left: their owner, or the side that is empty", () => {
  /**
   * @param {number} pit
   * @param {number} store
   */
  const swept = (pit, store) => {
    const move = { ...sow(0, 1), steps: [...sow(0, 1).steps, ["sweep", pit, store, 2]] };
    const last = /** @type {any} */ ({ ...move, side: 0, before: [], marks: [] });
    return save({ view: after(0, 1, { last, over: over({ swept: 2 }) }) });
  };
  const kept = reasonOf(swept(2, 5), SPEC);
  assert.deepEqual(
    [kept.id, kept.vars?.who, kept.vars?.stones],
    ["reason-side-empty-kept", "computer", 2],
  );
  const taken = reasonOf(swept(2, 4), SPEC);
  assert.deepEqual([taken.id, taken.vars?.who], ["reason-side-empty-taken", "you"]);
  const none = save({ view: after(0, 1, { over: over({}) }) });
  assert.equal(reasonOf(none, SPEC).id, "reason-side-empty");
  const stuck = swept(2, 5);
  stuck.view.over = over({ reason: "no move", swept: 2 });
  const left = reasonOf(stuck, SPEC);
  assert.deepEqual([left.id, left.vars?.who], ["reason-no-move-taken", "computer"]);
});

test("who resigned is named, not who won", () => {
  const ended = save({ view: view({ over: over({ reason: "resigned", winner: 1, side: 0 }) }) });
  const reason = reasonOf(ended, SPEC);
  assert.deepEqual([reason.id, reason.vars?.who], ["reason-resigned", "you"]);
});

test("a move is told with its pit, its stones and what came of it", () => {
  const move = { ...sow(1, 4, [event("again")]), side: 0 };
  const told = tell(save({ seats: PEOPLE }), SPEC, move);
  assert.deepEqual(
    told.map(({ id }) => id),
    ["tell-sow", "banner-again"],
  );
  assert.deepEqual([told[0].vars?.pit, told[0].vars?.stones, told[0].vars?.name], ["2", 1, "Ayşe"]);
  const pass = { path: [], text: "-", steps: [], events: [event("pass", { after: 0 })], side: 1 };
  assert.deepEqual(
    tell(save(), SPEC, pass).map(({ id }) => id),
    ["banner-pass"],
  );
});

test("slots are named with their owner and what they hold", () => {
  /** @param {number} slot @param {any} parts */
  const label = (slot, parts) => labelOf({ ...SPEC.slots[slot], mark: null, ...parts }, save());
  assert.deepEqual(label(3, { count: 4 }), {
    id: "label-pit",
    vars: { who: "computer", name: "", number: 2, game: "toy", stones: 4, pit: 2 },
  });
  assert.equal(label(4, { count: 9 }).id, "label-store");
  const mark = { kind: "tuzdik", slot: 3, side: 0 };
  assert.deepEqual(label(3, { count: 0, mark }).vars?.who, "you");
  const point = labelOf({ slot: 0, role: "point", name: "a7", count: -1, mark: null }, save());
  assert.deepEqual(point.vars, { point: "a7", stone: "dark" });
});
