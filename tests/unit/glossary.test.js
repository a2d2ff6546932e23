import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { LANGUAGES } from "../../web/i18n/language.js";

const FOLDER = new URL("../../web/i18n/", import.meta.url);
const ENDING = 2; // letters of a word that its case or person may change
const STEM = 3; // letters that stay

const tables = readFileSync(new URL("glossary.md", FOLDER), "utf8")
  .split(/\n\n+/)
  .filter((part) => part.startsWith("|"))
  .map((table) => table.split("\n").filter((line) => !/^\| ?-/.test(line)));

/**
 * The words of *language* in a table of the glossary.
 * @param {string[]} table
 * @param {string} language
 */
function column([head, ...rows], language) {
  const place = cells(head).indexOf(language);
  return rows.map((row) => cells(row)[place]).filter(Boolean);
}

/** @param {string} row */
function cells(row) {
  return row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** @param {string} word */
function stem(word) {
  return word.slice(0, Math.max(STEM, word.length - ENDING));
}

for (const language of LANGUAGES) {
  const source = readFileSync(new URL(`${language}.ftl`, FOLDER), "utf8");
  const said = source
    .replaceAll(/^#.*$|^[\w-]+ =|^ +\.[\w-]+ =|\[\w+\]|\{ ?[$\w-]+ ?\}/gm, " ")
    .toLocaleLowerCase(language);

  test(`${language} says the words of the glossary`, () => {
    const missing = column(tables[0], language).filter((word) => !said.includes(stem(word)));
    assert.deepEqual(missing, []);
  });

  test(`${language} says no word that the glossary rejects`, () => {
    const found = column(tables[1], language).filter((word) =>
      said.split(/[^\p{L}]+/u).some((one) => one.startsWith(word)),
    );
    assert.deepEqual(found, []);
  });
}
