import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cleanName,
  crc32,
  fieldsOf,
  LinkError,
  pack,
  recordOf,
  unpack,
} from "../../web/online/link.js";
import { chance } from "./chance.js";

/** @typedef {import("../../web/online/link.js").Shared} Shared */

/** @type {Shared} */
const GAME = {
  game: "toguz",
  options: "repetition=3",
  start: "",
  match: "3.0.1h",
  moves: "ainbr-a",
  ending: "r1",
  thread: "0123abcd",
  names: ["Айгүл", "Ømer 🎲"],
};

/**
 * The code of the error that *text* gives.
 * @param {string} text
 */
function code(text) {
  try {
    unpack(text);
  } catch (error) {
    assert.ok(error instanceof LinkError, String(error));
    return error.code;
  }
  return null;
}

/**
 * *body* as a link with a right check.
 * @param {number[]} body
 */
function sealed(body) {
  const sum = crc32(body);
  const bytes = [...body, sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255];
  return `1${Buffer.from(bytes).toString("base64url")}`;
}

test("a game comes out of a link as it went in", () => {
  assert.deepEqual(unpack(pack(GAME)), GAME);
  const untouched = { ...GAME, options: "", match: "", moves: "", ending: "" };
  assert.deepEqual(unpack(pack(untouched)), untouched);
  const passes = { ...GAME, moves: "---" };
  assert.deepEqual(unpack(pack(passes)), passes);
  const long = { ...GAME, moves: "ab-ihgfedcx".repeat(450) };
  assert.deepEqual(unpack(pack(long)), long);
});

test("every cut and every changed character of a link is noticed", () => {
  const whole = pack(GAME);
  for (let length = 0; length < whole.length; length += 1) {
    assert.ok(code(whole.slice(0, length)), `cut to ${length}`);
  }
  for (let index = 0; index < whole.length; index += 1) {
    for (const letter of "Az09-_. /") {
      const changed = whole.slice(0, index) + letter + whole.slice(index + 1);
      assert.ok(changed === whole || code(changed), changed);
    }
  }
});

test("an error says what is wrong", () => {
  assert.equal(code(""), "foreign");
  assert.equal(code("hello"), "foreign");
  assert.equal(code(`2${pack(GAME).slice(1)}`), "version");
  assert.equal(code(`${pack(GAME)})`), "damaged");
  assert.equal(code("1"), "damaged");
  assert.equal(code("1".repeat(6001)), "length");
  assert.equal(code(sealed([0, 1, 200, 1, 1])), "wrong");
  assert.equal(code(sealed([255, 255, 200, 1, 1])), "wrong");
});

test("moves that are no digits of the radix cannot be", () => {
  const head = [...Buffer.from("kalah\n\n\n\n\n01234567\n\n")];
  const body = [0, head.length, ...head];
  assert.equal(unpack(sealed([...body, 3, 1 * 9 + 2 * 3 + 1])).moves, "ba");
  for (const tail of [[], [3], [3, 0, 1], [0, 1], [1, 2], [26, 1], [255, 1], [3, 2]]) {
    assert.equal(code(sealed([...body, ...tail])), "wrong", tail.join());
  }
});

test("a field that could leave its place in the record cannot be", () => {
  for (const field of ["a b", "a\u0000", "кара", "<b>"]) {
    assert.equal(code(pack({ ...GAME, options: field })), "wrong", field);
  }
  assert.equal(code(pack({ ...GAME, thread: "0123ABCD" })), "wrong");
  assert.equal(code(pack({ ...GAME, start: "1\n2" })), "wrong");
});

test("a name is words only, and short", () => {
  assert.equal(cleanName(" Ayşe\n\u202eVeli\u0007\u200b "), "Ayşe Veli");
  assert.equal([...cleanName("🎲".repeat(50))].length, 24);
  assert.equal(cleanName("<img src=x>"), "<img src=x>");
  assert.equal(cleanName("\u3164\u2800\u115f"), "", "letters that nobody sees");
  assert.equal(cleanName(`e${"\u0301".repeat(20)}f`), "e\u0301\u0301\u0301f");
});

test("a record and its fields are the same, without what was taken back", () => {
  const record = recordOf({
    game: "kalah",
    options: "",
    start: "",
    match: "",
    moves: "",
    ending: "",
  });
  assert.equal(record, "kazan1/kalah//////9bf4a668");
  assert.equal(fieldsOf("kazan1/kalah////ab~cd//00000000").moves, "ab");
});

test("a hundred thousand wrong links, half of them with a right check, are errors of ours", () => {
  const { draw, pick } = chance(6);
  const whole = [...Buffer.from(pack(GAME).slice(1), "base64url").subarray(0, -4)];
  const found = new Set();
  for (let round = 0; round < 50_000; round += 1) {
    const body = [...whole];
    for (let change = draw(4); change >= 0; change -= 1) {
      body.splice(draw(body.length), draw(3), ...Array.from({ length: draw(3) }, () => draw(256)));
    }
    found.add(code(sealed(body)));
    const text = [...pack(GAME)];
    text.splice(draw(text.length), draw(5), pick([..."Aa0-_.#/é "]));
    found.add(text.join("") === pack(GAME) ? null : code(text.join("")));
  }
  assert.ok(found.has("wrong") && found.has("damaged"), [...found].join());
});
