import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { chooseLanguage, LANGUAGES } from "../../web/i18n/language.js";
import { createTexts } from "../../web/i18n/texts.js";
import { GAMES } from "./games.js";

const WEB = new URL("../../web/", import.meta.url);
const WHO = ["you", "computer", "name", "friend", "stranger", "player"];

/** Every variable that some text asks for. */
const VARS = {
  ...{ games: 3, lost: 1, played: 9, won: 5, drawn: 1, streak: 2, best: 4, helped: 1 },
  ...{
    who: "you",
    name: "Ayşe",
    number: 2,
    game: "toguz",
    seconds: 10,
    stones: 7,
    pit: "4",
    pieces: 2,
  },
  ...{ near: "1", far: "2", nearPoints: 1, farPoints: 2, set: 2, sets: 3, opponent: "computer" },
  ...{
    seeds: 1,
    answer: "right",
    day: 1,
    month: 12,
    year: 2026,
    side: "near",
    ply: 3,
    plies: 9,
    moves: 50,
    move: "d6",
  },
  ...{ point: "a7", stone: "light", points: "a7 d7 g7", by: "3", line: "3-6-1", how: "moved" },
  ...{ games: "Kalah", size: 300, hosts: "relay.example" },
  ...{ days: 2, part: 87, own: 51, other: 46, turns: 12, laps: 3, weekday: 7 },
  ...{ kind: "total", minutes: 5, gain: 3, long: 30 },
  ...{ right: 2, choices: 5, kilobytes: 120 },
};

/** The codes of the coach: kazan.coach.reasons and kazan.coach.hint. */
const TAUGHT = [
  ...["wins", "tuzdik", "mill", "capture", "again", "protects", "denies-capture", "blocks"].map(
    (code) => `nudge-${code}`,
  ),
  ...["first", "middle", "last", "quiet"].map((code) => `nudge-${code}`),
  ...["wins", "then-wins", "decides", "tuzdik", "mill", "again", "then-capture", "protects"].map(
    (code) => `advice-${code}`,
  ),
  ...["denies-capture", "denies-tuzdik", "denies-again", "blocks", "double", "sure", "hems"].map(
    (code) => `advice-${code}`,
  ),
  ...["threatens", "builds", "readies", "keeps", "gains", "only"].map((code) => `advice-${code}`),
  ...["even", "opposite", "chain"].map((why) => `advice-capture-${why}`),
  ...["ends-lost", "ends-drawn", "lets-win", "lets-tuzdik", "lets-capture", "lets-mill"].map(
    (code) => `fault-${code}`,
  ),
  ...["lets-again", "misses-tuzdik", "misses-mill", "misses-capture", "misses-again"].map(
    (code) => `fault-${code}`,
  ),
  ...["advice", "advice-also", "fault", "review-better"].flatMap((id) => [
    `${id}-pit`,
    `${id}-move`,
  ]),
];

/** What can be wrong with a position that is set up: the codes of `kazan.editing`. */
const POSITIONS = [
  ...["stones-over", "stones-short", "below-none", "side-empty", "no-move", "captured-one"],
  ...["tuzdik-ninth", "tuzdik-stones", "tuzdik-kazan", "tuzdik-same"],
  ...["side-over", "side-short", "hands", "taken-early", "mill-untaken"],
];

/** Ids that the code puts together, by hand: a new event, reason or option must come here too. */
const MADE = [
  "app-description", // the build puts it into the manifest
  ...["no-script", "old-browser", "not-started"], // and these into the page
  ...["filling", "ready"].map((state) => `offline-${state}`),
  ...GAMES.flatMap((game) => [`game-${game}`, `game-${game}.line`, `game-${game}.about`]),
  ...["again", "tuzdik", "mill", "take", "pass", "endless", "lap"].map((kind) => `banner-${kind}`),
  ...["even", "opposite", "chain"].map((why) => `banner-capture-${why}`),
  ...["own-even", "opposite-empty", "rival-empty", "own-three", "ninth-pit", "second-tuzdik"].map(
    (why) => `nothing-${why}`,
  ),
  ...["same-number", "lone-stone", "was-empty", "in-tuzdik"].map((why) => `nothing-${why}`),
  ...["side-empty", "side-empty-kept", "side-empty-taken", "82-stones", "no-move"].map(
    (reason) => `reason-${reason}`,
  ),
  ...["repetition", "no-capture", "two-stones-left", "blocked", "board-empty", "cycle"].map(
    (reason) => `reason-${reason}`,
  ),
  ...["no-move-taken", "one-seed-left", "resigned", "agreed", "time", "stopped"].map(
    (reason) => `reason-${reason}`,
  ),
  ...["row", "pit", "store", "point", "hand", "taken", "tuzdik"].map((role) => `label-${role}`),
  ...["damaged", "foreign", "length"].map((code) => `link-${code}`),
  ...["taken", "version", "dropped", "stalls"].map((code) => `live-${code}`),
  ...["end", "back", "next", "again"].map((act) => `live-asks-${act}`),
  ...["notation", "option", "match", "unknown-game", "header", "row", "illegal-move"].map(
    (code) => `error-${code}`,
  ),
  ...["words-hand", "words-taken", "tell-undo", "tell-redo", "storage-refused", "storage-full"],
  ...[
    "error",
    "engine-download",
    "engine-broken",
    "engine-slow",
    "engine-fault",
    "engine-died",
  ].map((code) => `error-${code}`),
  ...["record", "record-foreign", "record-version", "record-length", "record-damaged"].map(
    (code) => `error-${code}`,
  ),
  ...["data", "data-foreign", "data-version", "data-wrong", "data-damaged"].map(
    (code) => `error-${code}`,
  ),
  ...["none", "total", "move", "tournament"].flatMap((kind) => [
    `clock-${kind}`,
    `clock-${kind}.hint`,
  ]),
  ...["minutes", "gain", "seconds"].map((amount) => `clock-${amount}`),
  ...["easy", "medium", "hard", "expert", "master"].flatMap((level) => [
    `level-${level}`,
    `level-${level}.hint`,
  ]),
  ...["me", "other", "lot", "turn", "me-person", "other-person"].map((who) => `starter-${who}`),
  ...[
    "teach",
    "undo",
    "redo",
    "replay",
    "skip",
    "moves",
    "share",
    "first",
    "back",
    "next",
    "last",
    "close",
  ].map((tool) => `tool-${tool}`),
  ...TAUGHT,
  ...POSITIONS.map((code) => `position-${code}`),
  ...["add", "take", "tuzdik"].map((touch) => `editor-${touch}`),
  ...["still", "move", "game"].map((what) => `picture-${what}`),
  ...["easy", "medium", "hard"].map((level) => `puzzle-level-${level}`),
  ...["side", "hole", "wrong", "solved"].map((stage) => `puzzle-${stage}`),
  ...["theme", "pace", "table", "numbers", "wood", "stones"].map((name) => `settings-${name}`),
  ...[
    "sound",
    "haptics",
    "confirm",
    "skip",
    "count",
    "left",
    "big",
    "outcome",
    "ponder",
    "challenge",
    "challenge",
  ].flatMap((name) => [`settings-${name}`, `settings-${name}.hint`]),
  ...["none", "numbers", "names"].map((numbers) => `numbers-${numbers}`),
  ...Array.from({ length: 9 }, (_, pit) => `pit-toguz-${pit + 1}`),
  ...["system", "day", "night"].map((theme) => `theme-${theme}`),
  ...["slow", "normal", "fast", "off"].map((pace) => `pace-${pace}`),
  ...["no-script", "old-browser"], // index.html
  ...["offline-filling", "offline-ready"],
  ...["fixed", "turning", "facing"].flatMap((table) => [`table-${table}`, `table-${table}.hint`]),
  ...["own", "walnut", "beech", "pear", "olive"].map((wood) => `wood-${wood}`),
  ...["own", "river", "glass", "bone", "seeds"].map((stones) => `stones-${stones}`),
  ...["kalah-seeds", "kalah-empty-capture", "morris-flying", "morris-quiet-limit"].flatMap(
    (option) => [`option-${option}`, `option-${option}.hint`],
  ),
  ...choices("kalah-leftovers", ["owner", "emptier"]),
  ...choices("toguz-repetition", ["0", "3"]),
  ...choices("morris-repetition", ["3", "0"]),
  ...choices("gaziantep-chain", ["at-once", "in-turn"]),
  ...choices("gaziantep-start-hole", ["left-most", "any"]),
  ...choices("gaziantep-deal", ["even", "random", "at-least-two"]),
];

/**
 * @param {string} option
 * @param {string[]} values
 */
function choices(option, values) {
  return [
    `option-${option}`,
    ...values.flatMap((value) => [
      `option-${option}.value-${value}`,
      `option-${option}.hint-${value}`,
    ]),
  ];
}

const SAID = /(?:\bt\(\s*|\brich\(\s*|\bid: )"([a-z][\w.-]*)"/g;
const QUOTED = /"([a-z][\w-]*)"/g;

/**
 * What the page's sources have written out and *pattern* finds.
 * @param {RegExp} pattern
 */
function written(pattern) {
  const ids = new Set();
  for (const folder of [
    "",
    "clock/",
    "editor/",
    "game/",
    "keeping/",
    "learn/",
    "online/",
    "panels/",
    "picture/",
  ]) {
    for (const file of readdirSync(new URL(folder, WEB))) {
      if (file.endsWith(".js")) {
        const source = readFileSync(new URL(folder + file, WEB), "utf8");
        for (const [, id] of source.matchAll(pattern)) {
          ids.add(id);
        }
      }
    }
  }
  return ids;
}

for (const language of LANGUAGES) {
  const source = readFileSync(new URL(`i18n/${language}.ftl`, WEB), "utf8");
  const texts = createTexts(language, source);

  test(`${language} has a text for every id that the page says`, () => {
    const missing = [...written(SAID), ...MADE].filter((id) => !texts.has(id));
    assert.deepEqual(missing, []);
  });

  test(`${language} says every sentence of everybody without an error`, () => {
    const ids = source.matchAll(/^([a-z][\w-]*) =/gm);
    for (const [, id] of ids) {
      for (const who of WHO) {
        const text = texts.text(id, { ...VARS, who });
        assert.doesNotMatch(text, /\{|\$|undefined/, `${id}: ${text}`);
      }
    }
  });

  test(`${language} has no text that nobody says`, () => {
    const used = new Set(
      [...written(QUOTED), ...written(SAID), ...MADE].map((id) => id.split(".")[0]),
    );
    const inner = new Set([...source.matchAll(/\{ ([a-z]+) \}/g)].map(([, id]) => id));
    const known = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);
    const idle = known.filter((id) => !used.has(id) && !inner.has(id) && !id.startsWith("error-"));
    assert.deepEqual(idle, []);
  });
}

test("a number takes the plural of its language and is written plainly", () => {
  const ru = createTexts("ru", readFileSync(new URL("i18n/ru.ftl", WEB), "utf8"));
  assert.deepEqual(
    [1, 2, 5, 21, 1162].map((stones) => ru.text("stones", { stones })),
    ["1 камень", "2 камня", "5 камней", "21 камень", "1162 камня"],
  );
});

for (const language of ["kk", "ky"]) {
  test(`${language} never asks for a plural form, which browsers may not know of it`, () => {
    const source = readFileSync(new URL(`i18n/${language}.ftl`, WEB), "utf8");
    assert.doesNotMatch(source, /\[(zero|one|two|few|many)\]/);
    assert.match(
      createTexts(language, source).text("stones", { stones: 21 }),
      /^21 [а-яғқңөүұһәі]+$/,
    );
  });
}

test("a text that is not there is an error", () => {
  const texts = createTexts("en", "one = One\n    .more = More");
  assert.equal(texts.text("one.more"), "More");
  assert.throws(() => texts.text("two"), /no text two/);
  assert.equal(texts.has("one.less"), false);
});

test("the browser's languages choose ours: exact, then near, then English", () => {
  assert.equal(chooseLanguage(["tr-TR", "en"]), "tr");
  assert.equal(chooseLanguage(["de", "es-MX"]), "es");
  assert.equal(chooseLanguage(["ky-KG", "ru"]), "ky");
  assert.equal(chooseLanguage(["kk-Cyrl-KZ"]), "kk");
  assert.equal(chooseLanguage(["uz-UZ"]), "ru");
  assert.equal(chooseLanguage(["uz-UZ", "en-US"]), "en");
  assert.equal(chooseLanguage(["ja"]), "en");
});
