import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { closeRelay, game, meet, mover, openRelay, page, penned, same, until } from "./pages.js";

/** @typedef {import("./pages.js").Page} Page */

before(openRelay);
after(closeRelay);

test("a fresh game is begun by the lot and played to its end on both boards", async () => {
  const pages = await meet(await game(""));
  let view = await same(pages);
  for (const one of pages) {
    const { play } = await one.look();
    assert.deepEqual(play.seats.map((/** @type {any} */ seat) => seat.kind).sort(), [
      "friend",
      "person",
    ]);
  }
  for (let ply = 1; view.over === null; ply += 1) {
    const one = await mover(pages);
    await one.do("touch", view.moves.at(-1).path[0]);
    view = await same(pages, (now) => now.ply === ply);
  }
  assert.ok(view.ply > 3);
  const { notice } = await pages[0].look();
  assert.equal(notice, null);
});

test("a game goes on where it is; draw, no, taking back, resigning, another game", async () => {
  const [host, guest] = await meet(await game("a"));
  const both = [host, guest];
  assert.equal((await same(both)).ply, 1);
  await host.do("draw");
  await until(guest, ({ live }) => live.theirs?.do === "end");
  await guest.do("decline");
  await until(host, ({ live }) => live.mine === null);
  await host.do("back");
  await until(guest, ({ live }) => live.theirs?.do === "back");
  await guest.do("accept");
  const { play } = await until(host, ({ play: now }) => now.view.ply === 0);
  assert.equal(play.view.turn, 0);
  await same(both);
  await guest.do("resign");
  assert.equal((await same(both, (view) => view.over)).over.reason, "r1");
  await host.do("again");
  await until(guest, ({ live }) => live.theirs?.do === "again");
  await guest.do("accept");
  assert.equal((await same(both, (view) => view.over === null)).turn, 1);
});

test("a pass comes from whoever passes; what is played after it is not lost", async () => {
  const pages = await meet(await game("", { game: "dry" }));
  let { play } = await pages[0].look();
  while (play.view.over === null) {
    const one = await mover(pages).catch(() => null); // nobody: a move is on its way
    const { view } = (await (one ?? pages[0]).look()).play;
    const [pit] = view.moves.at(-1)?.path ?? [];
    if (one && pit !== undefined) {
      await one.do("touch", pit);
      const other = pages[one === pages[0] ? 1 : 0];
      await until(other, (seen) => seen.play.view.ply > view.ply);
    }
    ({ play } = await pages[0].look());
  }
  const passes = play.view.history.filter((/** @type {any} */ { text }) => text === "-");
  assert.ok(passes.length > 0);
  await same(pages);
});

test("a page that was closed comes back to what happened meanwhile", async () => {
  const [host, guest] = await meet(await game("a"));
  const { play, local } = await guest.look();
  await guest.close();
  const again = page(local);
  const one = await mover([host]).catch(() => null);
  if (one) {
    await host.do("touch", play.view.moves[0].path[0]);
    await until(host, ({ play: now }) => now.view.ply === 2);
  }
  await again.do("reopen", play);
  await same([host, again]);
});

/** The person of *one* resigns, and both see it. @param {Page[]} both @param {Page} one */
async function resigned(both, one) {
  await one.do("resign");
  return same(both, (view) => view.over);
}

test("the sets of a match follow each other, a save keeps the score, a rematch is another save", async () => {
  const [host, guest] = await meet(await game("a", { sets: 3 }));
  const both = [host, guest];
  await same(both);
  await resigned(both, guest);
  await host.do("next");
  await until(guest, ({ live }) => live.theirs?.do === "next");
  await guest.do("accept");
  for (const one of both) {
    const { play } = await until(one, (seen) => seen.play.match.winners.length === 1);
    const me = play.seats.findIndex((/** @type {any} */ { kind }) => kind === "person");
    assert.equal(play.match.winners[0], one === host ? me : 1 - me);
    assert.deepEqual([play.past.length, play.points[play.match.winners[0]]], [1, 1]);
  }
  await same(both, (view) => view.over === null);
  await resigned(both, guest);
  await guest.do("again");
  await until(host, ({ live }) => live.theirs?.do === "again");
  await host.do("accept");
  for (const one of both) {
    const { play, saves } = await until(one, (seen) => seen.play.round === 1);
    assert.deepEqual([play.match.winners, play.match.sets], [[], 3]);
    assert.equal(saves.length, 2, "the ended game is kept");
  }
});

test("seeds are dealt, one hides, the other guesses, the winner takes a side", async () => {
  const dealt = { game: "dealt", options: { deal: "random", deal_seed: 1 } };
  const both = await meet(await game("", dealt));
  const hider = await penned(both);
  await until(hider, ({ live }) => live.stage === "hide");
  await hider.do("hide", 2);
  const guesser = both[0] === hider ? both[1] : both[0];
  await until(guesser, ({ live }) => live.stage === "guess" && live.penned);
  await guesser.do("guess", 1);
  const { live } = await until(hider, ({ live: now }) => now.stage === "side");
  assert.deepEqual(live.guess, { seeds: 2, right: false, mine: true });
  await hider.do("side", 1);
  const view = await same(both, (now) => now.turn === 1);
  assert.equal((await mover(both)) === hider, true);
  await hider.do("touch", view.moves[0].path[0]);
  await same(both, (now) => now.ply === 1);
});

test("a clock runs at both pages; the time used goes with the move", async () => {
  const clock = /** @type {const} */ ({
    kind: "total",
    minutes: 3,
    gain: 5,
    seconds: 30,
    long: 30,
  });
  const both = await meet(await game("a"), clock);
  const view = await same(both);
  const one = await mover(both);
  const { left } = await one.look();
  assert.ok(left.every((/** @type {number} */ time) => time <= 180_000 && time > 100_000));
  await one.do("touch", view.moves[0].path[0]);
  await same(both, (now) => now.ply === 2);
  const times = await Promise.all(both.map(async (page) => (await page.look()).left));
  assert.ok(times[0].every((/** @type {number} */ time) => time > 100_000));
});

const CHOICES = {
  options: { starter: 0 },
  sets: 1,
  clock: { kind: "total", minutes: 5, gain: 3, seconds: 30, long: 30 },
};

test("two who look for the same meet; a third goes on looking", async () => {
  const three = [page(), page(), page()];
  for (const one of three) {
    await one.do("seek", { game: "mini", choices: CHOICES });
  }
  /** @type {any[]} */
  let seen = [];
  await until(
    three[0],
    () => seen.filter(({ play }) => play).length === 2,
    async () => {
      seen = await Promise.all(three.map((one) => one.look()));
    },
  );
  const pair = three.filter((_, index) => seen[index].play);
  const third = three.find((_, index) => !seen[index].play);
  const { looking } = await /** @type {Page} */ (third).look();
  await third?.close();
  assert.ok(["calling", "asking"].includes(looking.phase));
  const view = await same(pair);
  const one = await mover(pair);
  await one.do("touch", view.moves[0].path[0]);
  await same(pair, (now) => now.ply === 1);
  const { play, live } = await one.look();
  assert.equal(live.stranger, true);
  assert.equal(play.seats[1].stranger, true);
});

test("who would play something else can join what another calls for", async () => {
  const [one, other] = [page(), page()];
  await one.do("seek", { game: "mini", choices: CHOICES });
  await other.do("seek", { game: "mini", choices: { ...CHOICES, sets: 3 } });
  const { looking } = await until(other, (seen) => seen.looking?.calls.length > 0);
  assert.equal(looking.calls[0].terms.sets, 1);
  await other.do("acceptCall", looking.calls[0].key);
  await until(one, ({ play }) => play);
  const { play } = await until(other, (seen) => seen.play);
  assert.equal(play.match.sets, 1);
});
