import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { DEFAULT_SETTINGS } from "../../web/settings.js";
import { update } from "../../web/state.js";
import { bench, playing, settle } from "./bench.js";
import { after, event, PEOPLE, save, sow, view } from "./toy.js";

/** @typedef {import("../../web/types").Save} Save */

beforeEach(() => update({ settings: DEFAULT_SETTINGS }));

test("a touch plays at once, and the move is kept before the engine answers", async () => {
  const { loop, hand, drawn, asked, kept } = bench(save({ seats: PEOPLE }));
  loop.resume();
  assert.deepEqual(drawn.shown.at(-1).legal, [0, 1]);
  hand.tap(0);
  assert.deepEqual(drawn.moves, [sow(0, 1).steps]);
  assert.deepEqual(kept.at(-1)?.pending, [0]);
  assert.deepEqual([asked[0].name, asked[0].args], ["play", { record: "start", path: [0] }]);
  await settle();
  assert.equal(playing().phase, "waiting");
  asked[0].answer.resolve(after(0, 1));
  await settle();
  assert.equal(playing().phase, "idle");
  assert.deepEqual([kept.at(-1)?.pending, kept.at(-1)?.view.ply], [null, 1]);
  assert.deepEqual(drawn.shown.at(-1).legal, [2, 3]);
});

test("touches made while the engine starts are kept, shown and played in order", async () => {
  const { loop, hand, drawn, asked } = bench(save({ seats: PEOPLE }));
  loop.resume();
  hand.tap(0);
  await settle();
  hand.tap(2);
  assert.deepEqual(playing().queue, [2]);
  assert.deepEqual(drawn.shown.at(-1).picked, [2]);
  assert.deepEqual(drawn.shown.at(-1).slots, [0, 2, 1, 1, 0, 0]);
  asked[0].answer.resolve(after(0, 1));
  await settle();
  assert.deepEqual(drawn.moves.at(-1), sow(2, 3).steps);
  assert.deepEqual(asked[1].args.path, [2]);
});

test("a touch that cannot be played says why and changes nothing", () => {
  const { loop, hand, drawn, asked, said } = bench(save({ seats: PEOPLE }));
  loop.resume();
  hand.tap(3);
  assert.deepEqual([drawn.refused, said.at(-1)], [[3], "refuse-other-side"]);
  assert.equal(playing().banner?.tone, "refused");
  assert.deepEqual(asked, []);
});

test("touches during a move do nothing", async () => {
  const { loop, hand, drawn, asked } = bench(save({ seats: PEOPLE }));
  loop.resume();
  hand.tap(0);
  hand.tap(1);
  assert.deepEqual([drawn.moves.length, drawn.refused, asked.length], [1, [], 1]);
  assert.deepEqual(playing().queue, []);
});

test("with moves confirmed the second touch of the same slot plays", () => {
  update({ settings: { ...DEFAULT_SETTINGS, confirm: true } });
  const { loop, hand, asked } = bench(save({ seats: PEOPLE }));
  loop.resume();
  hand.tap(0);
  assert.deepEqual([playing().confirming, playing().picked], [true, [0]]);
  hand.tap(1);
  assert.deepEqual([playing().confirming, playing().picked], [true, [1]]);
  hand.tap(1);
  assert.deepEqual(asked[0].args.path, [1]);
});

test("the computer answers a move, and what happens is a banner and is said", async () => {
  const { loop, hand, asked, thoughts, said } = bench(save());
  loop.resume();
  hand.tap(0);
  const reply = { ...sow(3, 5, [event("again", { side: 1 })]) };
  asked[0].answer.resolve(after(0, 1, { moves: [sow(2, 3), reply] }));
  await settle();
  assert.equal(playing().phase, "thinking");
  thoughts[0].resolve({ path: [3], score: 0 });
  await settle();
  assert.deepEqual(asked[1].args, { record: "start 1", path: [3] });
  assert.equal(playing().banner?.id, "banner-again");
  const last = { ...reply, side: /** @type {const} */ (1), before: [], marks: [] };
  asked[1].answer.resolve(view({ ply: 2, last }));
  await settle();
  assert.deepEqual(said.slice(-3), ["tell-sow", "banner-again", "status-turn"]);
  assert.equal(playing().phase, "idle");
});

test("nothing can be touched or looked ahead at before the friend of a live game is there", () => {
  const { loop, hand, drawn, asked } = bench(save({ seats: PEOPLE }), true);
  loop.resume();
  hand.tap(0);
  assert.deepEqual([drawn.shown.at(-1).legal, drawn.refused, asked], [[], [0], []]);
  assert.equal(playing().banner?.id, "refuse-absent");
});

test("a pass of a friend is made at once, but at a live table the friend says it", async () => {
  const pass = { path: [], text: "-", steps: [], events: [event("pass", { after: 0 })] };
  const friend = /** @type {const} */ ({ kind: "friend", name: "" });
  const seats = /** @type {Save["seats"]} */ ([friend, PEOPLE[0]]);
  for (const live of [undefined, "there"]) {
    const { loop, asked } = bench(
      save({ seats, ...(live && { live }), view: view({ moves: [pass] }) }),
    );
    loop.resume();
    await settle();
    // What is played after a pass that is not in the chain yet would be lost.
    assert.equal(asked.length, live ? 0 : 1);
    if (live) {
      loop.follow([]);
      assert.equal(asked.length, 1);
    }
  }
});

test("a single move needs no thinking, and a pass no touch", async () => {
  const pass = { path: [], text: "-", steps: [], events: [event("pass", { after: 0 })] };
  const { loop, asked, thoughts } = bench(save({ seats: PEOPLE, view: view({ moves: [pass] }) }));
  loop.resume();
  await settle();
  assert.deepEqual([asked[0].args.path, thoughts.length], [[], 0]);
  assert.equal(playing().banner?.id, "banner-pass");
  const forced = bench(save({ view: after(0, 1, { moves: [sow(2, 3)] }) }));
  forced.loop.resume();
  await settle();
  assert.deepEqual([forced.asked[0].args.path, forced.thoughts.length], [[2], 0]);
});

test("a failing engine leaves the game there, and trying again goes on", async () => {
  const { loop, hand, asked, drawn } = bench(save({ seats: PEOPLE }));
  loop.resume();
  hand.tap(0);
  asked[0].answer.reject("engine-died");
  await settle();
  assert.equal(playing().failure?.id, "engine-died");
  assert.deepEqual(playing().save.pending, [0]);
  loop.retry();
  assert.deepEqual([playing().failure, asked[1].name], [null, "play"]);
  assert.equal(drawn.moves.length, 1);
  asked[1].answer.resolve(after(0, 1));
  await settle();
  assert.equal(playing().phase, "idle");
});

test("a game whose last move was not confirmed goes on from it", async () => {
  const { loop, asked, drawn } = bench(save({ seats: PEOPLE, pending: [1] }));
  loop.resume();
  assert.deepEqual(drawn.shown.at(-1).slots, [1, 0, 1, 1, 1, 0]);
  assert.deepEqual(asked[0].args.path, [1]);
  asked[0].answer.resolve(after(1, 4));
  await settle();
  assert.equal(playing().save.pending, null);
});

test("a decided game offers to stop, once", async () => {
  const { loop, endings, asked, kept } = bench(
    save({ seats: PEOPLE, view: view({ decided: 0, score: [3, 0] }) }),
  );
  loop.resume();
  assert.equal(playing().sheet, "decided");
  assert.equal(kept.at(-1)?.offered, true);
  endings.playOn();
  loop.next();
  assert.equal(playing().sheet, null);
  endings.end("stopped");
  assert.deepEqual(asked[0].args, { record: "start", reason: "stopped" });
});

const OVER = { reason: "side empty", winner: /** @type {const} */ (0), side: null, swept: 0 };

test("the end of a set asks where the match stands", async () => {
  const match = { sets: 3, first: 0, winners: [], stopped: false };
  const ended = save({ match, view: view({ turn: -1, moves: [], over: OVER }) });
  const { loop, endings, asked, kept } = bench(ended);
  loop.resume();
  assert.equal(playing().sheet, "end");
  assert.deepEqual([asked[0].name, asked[0].args.winners], ["match", [0]]);
  asked[0].answer.resolve({ points: [1, 0], decided: null });
  await settle();
  assert.deepEqual(kept.at(-1)?.standing?.points, [1, 0]);
  endings.stopMatch();
  assert.equal(kept.at(-1)?.match.stopped, true);
});

test("a single game that ends asks nothing", () => {
  const { loop, asked } = bench(save({ view: view({ turn: -1, moves: [], over: OVER }) }));
  loop.resume();
  assert.deepEqual([playing().sheet, asked], ["end", []]);
});

test("the computer takes a draw when it is not ahead, and not in the first moves", async () => {
  const early = bench(save());
  early.loop.resume();
  assert.equal(await early.endings.offerDraw(), false);
  for (const [score, agrees] of /** @type {const} */ ([
    [160, true],
    [-160, false],
  ])) {
    const { loop, endings, asked, thoughts } = bench(save({ view: view({ ply: 30 }) }));
    loop.resume();
    const answer = endings.offerDraw();
    thoughts[0].resolve({ path: [0], score });
    assert.equal(await answer, agrees);
    assert.deepEqual(
      asked.map(({ args }) => args.reason),
      agrees ? ["agreed"] : [],
    );
  }
});
