/**
 * A puzzle on the board: every move of the person is judged by proof, the computer defends as well as it
 * can. Where nobody chooses a move, a row is chosen and the end of its first turn foretold.
 * @import { Message, PastMove, Puzzle, Side, View } from "../types"
 * @import { Loop } from "../game/loop.js"
 */
import { engine } from "../app.js";
import { tell } from "../game/captions.js";
import { trying } from "../game/creating.js";
import { puzzleSet } from "../game/data.js";
import { createSave } from "../game/plan.js";
import { namingOn } from "../game/seats.js";
import { openGame } from "../game/session.js";
import { read, update } from "../state.js";
import { dayOf, keepSolved, puzzleOf } from "./daily.js";
import { createForetelling, foretold } from "./foretell.js";
import { showLine } from "./line.js";

/** The level that defends: in such small endings it sees everything. */
const DEFENDER = "hard";

export const NO_FAULT = { fault: [], line: [], step: 0 };

/**
 * Put the puzzle of *day* on the screen.
 * @param {string} game
 * @param {number} [day]
 */
export async function openPuzzle(game, day = dayOf(new Date())) {
  const opened = await trying(async () => {
    const entry = puzzleOf(await puzzleSet(game), day);
    return { entry, view: await engine().call("new", { game, start: entry[0] }) };
  });
  const { route } = read();
  if (!opened || route.screen !== "puzzle" || route.game !== game) {
    return;
  }
  const { entry, view } = opened;
  const stage = foretold(entry) ? "side" : "open";
  const puzzle = { day, side: view.side, entry, stage, tries: 0, ...NO_FAULT };
  openGame(puzzleSave(`puzzle-${game}-${day}`, view), /** @type {Puzzle} */ (puzzle));
}

/**
 * A game that a person begins and the computer defends, on the board only.
 * @param {string} id
 * @param {View} view
 */
export function puzzleSave(id, view) {
  const sides = /** @type {[Side, Side]} */ ([view.side, 1 - view.side]);
  const save = createSave({
    id,
    now: Date.now(),
    seats: [
      { kind: "person", name: "" },
      { kind: "computer", level: DEFENDER, name: "" },
    ],
    ...{ sides, sets: 1, first: 0, touchMove: true, view },
  });
  return { ...save, offered: true };
}

/**
 * That a choice was wrong.
 * @param {Puzzle} puzzle
 * @returns {Message}
 */
export function wrongWords({ entry }) {
  return { id: foretold(entry) ? "puzzle-wrong-guess" : "puzzle-wrong" };
}

/**
 * The own moves that a puzzle allows; 0: any number.
 * @param {Puzzle["entry"]} entry
 */
export function ownMoves([, plies]) {
  return plies ? (plies + 1) / 2 : 0;
}

/** @param {Loop} loop */
export function createPuzzle(loop) {
  const { play, change, parts } = loop;
  let judged = "";

  /** @param {Partial<Puzzle>} changes */
  function set(changes) {
    const { puzzle } = play();
    if (puzzle) {
      change({ puzzle: { ...puzzle, ...changes } });
    }
  }

  loop.paused = () => {
    const { puzzle, save } = play();
    if (puzzle === null) {
      return false;
    }
    if (puzzle.stage === "solved" || foretold(puzzle.entry)) {
      wait();
      return true;
    }
    const { view } = save;
    if (view.over) {
      if (view.over.winner === puzzle.side) {
        conclude();
      } else {
        refute([{ id: `fault-ends-${view.over.winner === null ? "drawn" : "lost"}` }]);
      }
      return true;
    }
    if (view.last === null || view.last.side !== puzzle.side || view.record === judged) {
      return false;
    }
    judge(puzzle, view);
    return true;
  };

  /** Only look: nothing can be moved. */
  function wait() {
    loop.begin("teaching");
    loop.show();
  }

  /**
   * Is the game still won after the move that was made?
   * @param {Puzzle} puzzle
   * @param {View} view
   */
  async function judge(puzzle, view) {
    const signal = loop.begin("waiting");
    const asked = { record: view.record, side: puzzle.side, plies: puzzle.entry[1] };
    try {
      const { right, solved, line } = await parts.lesson("puzzle", asked, signal);
      if (signal.aborted) {
        return;
      }
      judged = view.record;
      if (solved) {
        conclude();
      } else if (!right) {
        refute(whyNot(puzzle, view, line), line);
      } else {
        loop.next();
      }
    } catch (error) {
      if (!signal.aborted) {
        loop.fail(error, () => judge(puzzle, view));
      }
    }
  }

  /** It is solved. */
  function conclude() {
    const { puzzle, save } = play();
    if (puzzle && puzzle.day !== null) {
      keepSolved(save.game, puzzle.day, puzzle.tries);
    }
    set({ stage: "solved" });
    wait();
    parts.say([{ id: "puzzle-solved" }]);
  }

  /**
   * It was wrong, and this is why.
   * @param {Message[]} fault
   * @param {PastMove[]} [line] how it goes on
   */
  function refute(fault, line = []) {
    const { puzzle } = play();
    if (puzzle === null) {
      return;
    }
    set({ stage: "wrong", tries: puzzle.tries + 1, fault, line, step: 0 });
    wait();
    parts.say([wrongWords(puzzle), ...fault]);
  }

  /**
   * What goes wrong after a move that wins no more.
   * @param {Puzzle} puzzle
   * @param {View} view
   * @param {PastMove[]} line
   * @returns {Message[]}
   */
  function whyNot({ entry, side }, view, line) {
    if (line.length > 0) {
      return tell(play().save, parts.spec, line[0]);
    }
    const rival = 1 - side;
    return view.decided === rival
      ? [{ id: "decided", vars: { ...namingOn(play().save, rival), stones: view.score[rival] } }]
      : [{ id: "puzzle-late", vars: { moves: ownMoves(entry) } }];
  }

  /** Show the next move of the line that refutes, on the board. */
  async function showWhy() {
    const { puzzle, save } = play();
    if (!puzzle || puzzle.step >= puzzle.line.length) {
      return;
    }
    const { line, step } = puzzle;
    const signal = loop.begin("teaching");
    set({ step: step + 1 });
    parts.say(tell(save, parts.spec, line[step]));
    await showLine(loop, line, step + 1, true, signal);
  }

  /** Take the wrong move back. */
  async function tryAgain() {
    const { puzzle, save } = play();
    if (puzzle && foretold(puzzle.entry)) {
      set({ stage: "side", ...NO_FAULT });
      return;
    }
    const signal = loop.begin("waiting");
    try {
      const view = await parts.call("undo", { record: save.view.record, plies: 1 });
      if (!signal.aborted) {
        set({ stage: "open", ...NO_FAULT });
        change({ banner: null });
        loop.keep({ ...save, view });
        loop.next();
      }
    } catch (error) {
      if (!signal.aborted) {
        loop.fail(error, tryAgain);
      }
    }
  }

  return { tryAgain, showWhy, ...createForetelling(loop, { set, conclude, refute }) };
}

/**
 * The puzzle of another day, for the game on the screen.
 * @param {number} days
 */
export function turnPages(days) {
  const { play } = read();
  const day = play?.puzzle?.day ?? null;
  if (play && day !== null) {
    update({ notice: null });
    openPuzzle(play.save.game, day + days);
  }
}
