/**
 * The moves so far as players write them: turns in numbered pairs, several moves of a turn joined.
 * @import { View } from "../types"
 */

/** @typedef {{ text: string, ply: number }} Turn  ply: the number of its last move, from 1 */
/** @typedef {{ number: number, turns: Turn[] }} Pair */

/**
 * *history* in pairs of turns; whoever began is the first of each pair.
 * @param {View["history"]} history
 * @returns {Pair[]}
 */
export function movePairs(history) {
  /** @type {(Turn & { side: number })[]} */
  const turns = [];
  for (const [index, { side, text }] of history.entries()) {
    const last = turns.at(-1);
    if (last?.side === side) {
      last.text += `-${text}`;
      last.ply = index + 1;
    } else {
      turns.push({ side, text, ply: index + 1 });
    }
  }
  /** @type {Pair[]} */
  const pairs = [];
  for (let index = 0; index < turns.length; index += 2) {
    pairs.push({ number: index / 2 + 1, turns: turns.slice(index, index + 2) });
  }
  return pairs;
}
