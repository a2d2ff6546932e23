/**
 * A deal counted out from both sides, in words.
 * @import { Message, Outlook, Side } from "../types"
 */

/**
 * What comes of taking the row of *side*: south is near.
 * @param {Outlook[]} rows
 * @param {Side} side
 * @returns {Message}
 */
export function rowWords(rows, side) {
  const { own, other, turns, laps } = rows[side];
  return { id: "row-outlook", vars: { side: side ? "far" : "near", own, other, turns, laps } };
}

/**
 * The row that is better to take; null: they come to the same.
 * @param {Outlook[]} rows
 * @returns {Side | null}
 */
export function betterRow([south, north]) {
  const lead = south.own - south.other - (north.own - north.other);
  return lead === 0 ? null : lead > 0 ? 0 : 1;
}
