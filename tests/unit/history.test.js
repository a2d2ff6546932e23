import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { DEFAULT_SETTINGS } from "../../web/settings.js";
import { update } from "../../web/state.js";
import { bench, playing, settle } from "./bench.js";
import { after, PEOPLE, save, sow, view } from "./toy.js";

/** @typedef {import("../../web/types").View} View */

beforeEach(() => update({ settings: DEFAULT_SETTINGS }));

test("undo takes the computer's answer back too, and stops its thinking", async () => {
  const { loop, history, asked, thoughts, drawn } = bench(save({ view: after(0, 1) }));
  loop.resume();
  await settle();
  assert.equal(thoughts.length, 1);
  history.undo();
  assert.deepEqual([asked[0].name, asked[0].args], ["undo", { record: "start 1", side: 0 }]);
  asked[0].answer.resolve(view({ redo: 1 }));
  await settle();
  assert.deepEqual(drawn.moves, [[["gather", 1, 0, 1]]]);
  assert.deepEqual(drawn.shown.at(-1).slots, [1, 1, 1, 1, 0, 0]);
  assert.equal(playing().phase, "idle");
  history.redo();
  assert.deepEqual(asked[1].args, { record: "start", side: 0 });
});

test("touch-move takes undo away, and at the start there is nothing to undo", () => {
  for (const game of [save({ touchMove: true, view: after(0, 1) }), save({ seats: PEOPLE })]) {
    const { loop, history, asked } = bench(game);
    loop.resume();
    history.undo();
    assert.deepEqual(asked, []);
  }
});

test("seeing the last turn again shows all its moves and then the position", async () => {
  const first = { ...sow(1, 4), side: 0, before: [1, 1, 1, 1, 0, 0], marks: [] };
  const last = /** @type {any} */ ({
    ...sow(0, 1),
    side: 0,
    before: [1, 0, 1, 1, 1, 0],
    marks: [],
  });
  const history = /** @type {View["history"]} */ ([
    { side: 0, text: "2" },
    { side: 0, text: "1" },
  ]);
  const {
    loop,
    history: back,
    asked,
    drawn,
  } = bench(save({ seats: PEOPLE, view: after(0, 1, { ply: 2, history, last }) }));
  loop.resume();
  back.replay();
  assert.deepEqual([asked[0].name, asked[0].args.ply], ["trace", 1]);
  asked[0].answer.resolve(first);
  await settle();
  assert.deepEqual(drawn.moves, [sow(1, 4).steps, sow(0, 1).steps]);
  assert.equal(playing().phase, "idle");
});

test("looking back shows earlier positions, a step is played, in both directions", async () => {
  const { loop, history, asked, drawn } = bench(save({ seats: PEOPLE, view: after(0, 1) }));
  loop.resume();
  history.look(0);
  await settle();
  assert.deepEqual([playing().phase, playing().ply], ["looking", 0]);
  assert.deepEqual(drawn.shown.at(-1).slots, [1, 1, 1, 1, 0, 0]);
  history.look(1);
  await settle();
  assert.deepEqual(drawn.moves, [sow(0, 1).steps]);
  assert.deepEqual(drawn.shown.at(-1).last, { from: [0], to: [1] });
  history.look(0);
  await settle();
  assert.deepEqual(drawn.moves[1], [["gather", 1, 0, 1]]);
  assert.deepEqual(drawn.shown.at(-1).slots, [1, 1, 1, 1, 0, 0]);
  history.leave();
  assert.deepEqual([playing().phase, asked], ["idle", []]);
});

test("a save of an older site gets a new view, unless something is going on", async () => {
  const { loop, history, asked, kept } = bench(save({ seats: PEOPLE }));
  loop.resume();
  history.renew();
  assert.deepEqual([asked[0].name, asked[0].args], ["view", { record: "start" }]);
  asked[0].answer.resolve(view({ quietLimit: 9 }));
  await settle();
  assert.equal(kept.at(-1)?.view.quietLimit, 9);
  history.renew();
  update({ play: null });
  asked[1].answer.resolve(view());
  await settle();
  assert.equal(kept.length, 1);
});
