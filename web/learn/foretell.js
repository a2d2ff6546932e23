/**
 * A puzzle where nobody chooses a move: a row is chosen, and the end of its first turn foretold.
 * @import { Message, Outlook, PastMove, Puzzle, Side, View } from "../types"
 * @import { Loop } from "../game/loop.js"
 */
import { showLine } from "./line.js";
import { rowWords } from "./rows.js";

/**
 * What is to be foretold: the row that wins and the slot where its first turn ends; null for a puzzle of moves.
 * @param {Puzzle["entry"]} entry
 */
export function foretold([, , , answer]) {
  const [side, slot] = answer.split(" ");
  return slot === undefined ? null : { side: Number(side), slot: Number(slot) };
}

/**
 * The only move of *view*, as a line.
 * @param {View} view
 * @returns {PastMove[]}
 */
function firstTurn({ moves: [move], side, slots, marks }) {
  return [{ ...move, side, before: slots, marks }];
}

/**
 * @param {Loop} loop
 * @param {object} judging
 * @param {(changes: Partial<Puzzle>) => void} judging.set
 * @param {() => void} judging.conclude it is solved
 * @param {(fault: Message[], line?: PastMove[]) => void} judging.refute it was wrong, and why
 */
export function createForetelling(loop, { set, conclude, refute }) {
  const { play, parts } = loop;

  /**
   * The row that wins is said to be that of *side*.
   * @param {Side} side
   */
  async function takeSide(side) {
    const { puzzle, save } = play();
    const answer = puzzle && foretold(puzzle.entry);
    if (!answer) {
      return;
    }
    const signal = loop.begin("teaching");
    const { game } = save;
    const [start] = puzzle.entry;
    try {
      if (answer.side === side) {
        const view = await parts.call("new", { game, start: [...start.slice(0, -1), side] });
        if (!signal.aborted) {
          loop.keep({ ...save, view });
          set({ stage: "hole" });
          loop.show();
        }
      } else {
        /** @type {Outlook[]} */
        const rows = await parts.call("side_outlook", { game, start });
        if (!signal.aborted) {
          refute([rowWords(rows, side)]);
        }
      }
    } catch (error) {
      if (!signal.aborted) {
        loop.fail(error, () => takeSide(side));
      }
    }
  }

  const taught = loop.taught;
  /** @param {number} slot */
  loop.taught = (slot) => {
    const { puzzle, save } = play();
    const answer = puzzle && foretold(puzzle.entry);
    if (!answer || puzzle.stage !== "hole") {
      taught(slot);
    } else if (answer.slot === slot) {
      watch(save.view);
    } else {
      refute([], firstTurn(save.view));
    }
  };

  /**
   * The turn that was foretold is played out.
   * @param {View} view
   */
  async function watch(view) {
    conclude();
    const signal = loop.begin("teaching");
    await showLine(loop, firstTurn(view), 1, true, signal);
  }

  return { takeSide };
}
