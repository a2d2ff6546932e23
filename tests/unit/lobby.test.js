import assert from "node:assert/strict";
import { test } from "node:test";
import { createLobby, EXPIRES_MS } from "../../web/online/lobby.js";
import { GAMES } from "./mini.js";
import { TERMS } from "./world.js";

/** @typedef {import("../../web/online/lobby.js").Word} Word */
/** @typedef {import("../../web/online/lobby.js").Lobby} Lobby */

/** A public room with everybody of *wanted* in it: the first key is the smallest. @param {import("./world.js").Terms[]} wanted */
function hall(wanted) {
  const world = {
    time: 1000,
    /** @type {{ word: Word, from: string }[]} */
    words: [],
    /** @type {{ key: string, lobby: Lobby }[]} */
    people: [],
    /** Carry all words to all; those of *silent* are lost. @param {string} [silent] */
    carry(silent = "") {
      for (let said = world.words.shift(); said; said = world.words.shift()) {
        const { word, from } = said;
        for (const { lobby } of from === silent ? [] : world.people) {
          lobby.receive(JSON.parse(JSON.stringify(word)), from);
        }
      }
    },
    /** @param {string} [silent] */
    round(silent = "") {
      world.time += 4000;
      for (const { lobby } of world.people) {
        lobby.tick();
        world.carry(silent);
      }
    },
  };
  world.people = wanted.map((terms, index) => {
    const key = String(index).repeat(64);
    const lobby = createLobby({
      key,
      terms,
      describe: (game) => GAMES[game],
      send: (word) => world.words.push({ word, from: key }),
      changed() {},
      clock: () => world.time,
    });
    return { key, lobby };
  });
  return world;
}

test("two who call for the same meet, each knows the other; the one who called is the host", () => {
  const world = hall([TERMS, TERMS]);
  world.round();
  const [one, other] = world.people;
  assert.deepEqual(one.lobby.met, { role: 0, other: other.key, terms: TERMS });
  assert.deepEqual(other.lobby.met, { role: 1, other: one.key, terms: TERMS });
});

test("a second who asks is told so and goes on looking until there is somebody else", () => {
  const world = hall([TERMS, TERMS, TERMS]);
  world.round();
  const met = world.people.filter(({ lobby }) => lobby.phase === "met");
  const alone = world.people.find(({ lobby }) => lobby.phase !== "met");
  assert.equal(met.length, 2);
  alone?.lobby.receive({ kind: "call", to: "", terms: TERMS }, met[0].key);
  world.carry();
  assert.equal(alone?.lobby.phase, "calling");
  const more = hall([TERMS, TERMS, TERMS, TERMS]);
  more.round();
  more.round();
  assert.ok(more.people.every(({ lobby }) => lobby.phase === "met"));
});

test("other terms are only listed; whoever wants them may join", () => {
  const world = hall([TERMS, { ...TERMS, sets: 3 }]);
  world.round();
  const [one, other] = world.people;
  assert.deepEqual(
    one.lobby.calls.map(({ terms }) => terms.sets),
    [3],
  );
  one.lobby.accept(other.key);
  world.carry();
  assert.deepEqual([one.lobby.met?.role, one.lobby.met?.terms.sets], [1, 3]);
  assert.equal(other.lobby.met?.other, one.key);
});

test("a call ends by itself, is taken down on leaving, and forgotten when it is not heard again", () => {
  const world = hall([TERMS, { ...TERMS, sets: 3 }]);
  const [one, other] = world.people;
  world.round();
  one.lobby.leave();
  world.carry();
  assert.equal(other.lobby.calls.length, 0);
  world.round();
  for (let count = 0; count < 5; count += 1) {
    world.round(one.key);
  }
  assert.equal(other.lobby.calls.length, 0);
  world.time += EXPIRES_MS;
  world.round();
  assert.equal(one.lobby.phase, "expired");
});

test("who does not answer, or does not come to the table, is left for somebody else", () => {
  const world = hall([TERMS, TERMS]);
  const [silent, other] = world.people;
  other.lobby.receive({ kind: "call", to: "", terms: TERMS }, silent.key);
  assert.equal(other.lobby.phase, "asking");
  for (let count = 0; count < 3; count += 1) {
    world.round(silent.key);
  }
  assert.equal(other.lobby.phase, "calling");
  const two = hall([TERMS, TERMS]);
  two.round();
  for (let count = 0; count < 7; count += 1) {
    assert.equal(two.people[0].lobby.phase, "met");
    two.round();
  }
  assert.notEqual(two.people[0].lobby.phase, "met");
});

test("floods and nonsense change nothing", () => {
  const world = hall([TERMS, { ...TERMS, sets: 3 }]);
  const [one] = world.people;
  const stranger = "f".repeat(64);
  for (let count = 0; count < 60; count += 1) {
    one.lobby.receive({ kind: "call", to: "", terms: { ...TERMS, sets: 5 } }, stranger);
  }
  assert.equal(one.lobby.calls.length, 0);
  one.lobby.receive({ kind: "ask", to: one.key }, stranger);
  assert.equal(one.lobby.phase, "calling");
  const nonsense = [
    null,
    4,
    {},
    { kind: "constructor", to: "" },
    { kind: "call", to: "", terms: null },
    { kind: "call", to: "", terms: { ...TERMS, game: "chess" } },
    { kind: "call", to: "", terms: { ...TERMS, options: { starter: 7 } } },
    { kind: "call", to: "", terms: { ...TERMS, clock: { kind: "total", minutes: 1e9 } } },
    { kind: "call", to: "", terms: { ...TERMS, options: { starter: 0, name: "words" } } },
    { kind: "take", to: one.key },
    { kind: "busy", to: one.key },
  ];
  for (const word of nonsense) {
    one.lobby.receive(word, "e".repeat(64));
  }
  assert.deepEqual([one.lobby.phase, one.lobby.calls], ["calling", []]);
});
