/**
 * The results on this device.
 * @import { Result, Save } from "../types"
 */
import { read, update } from "../state.js";
import { keepLocal, localText } from "./local.js";
import { parseResults, resultOf, withResult } from "./results.js";

export const RESULTS = "kazan-results";

/** The kept results. */
export function loadResults() {
  return parseResults(localText(RESULTS));
}

/** @param {Result[]} results */
export function keepResults(results) {
  keepLocal(RESULTS, JSON.stringify(results));
  update({ results });
}

/**
 * Count *save* if it has ended here; a game that was opened after its end is nobody's result.
 * @param {Save} save
 */
export function countResult(save) {
  const result = save.updated === save.created ? null : resultOf(save);
  const before = read().results;
  const after = result ? withResult(before, result) : before;
  if (after !== before) {
    keepResults(after);
  }
}
