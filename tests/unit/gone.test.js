import assert from "node:assert/strict";
import { test } from "node:test";
import { lossOf, seen } from "../../web/keeping/gone.js";
import { moment, notBefore } from "../../web/moment.js";

const DAY = 24 * 60 * 60 * 1000;

test("games that were here and are not are told", () => {
  const found = { games: 0, persisted: false, now: 5 };
  assert.deepEqual(lossOf(seen(3, 4), found), { id: "saves-gone", vars: { games: 3 } });
  assert.equal(lossOf(seen(0, 4), found), null);
  assert.equal(lossOf(null, found), null);
  assert.equal(lossOf("damaged", found), null);
});

test("after days without use the games are at risk, unless the browser has promised to keep them", () => {
  const found = { games: 2, persisted: false, now: 10 * DAY };
  assert.equal(lossOf(seen(2, 5 * DAY), found)?.id, "saves-at-risk");
  assert.equal(lossOf(seen(2, 9 * DAY), found), null);
  assert.equal(lossOf(seen(2, 5 * DAY), { ...found, persisted: true }), null);
  assert.equal(lossOf(null, found), null);
});

test("a clock that is set back does not put the last game behind the others", () => {
  const ahead = Date.now() + DAY;
  notBefore(ahead);
  assert.equal(moment(), ahead + 1);
  assert.equal(moment(), ahead + 2);
});
