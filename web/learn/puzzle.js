/**
 * A puzzle on the board: every move of the person is judged by proof, the computer defends as well as it
 * can. Where nobody chooses a move, a row is chosen and the end of its first turn foretold.
 * @import { Puzzle, Side, View } from "../types"
 * @import { Loop } from "../game/loop.js"
 */
import { engine } from "../app.js";
import { trying } from "../game/creating.js";
import { QUIET } from "../game/cues.js";
import { puzzleSet } from "../game/data.js";
import { createSave } from "../game/plan.js";
import { openGame } from "../game/session.js";
import { read, update } from "../state.js";
import { dayOf, keepSolved, puzzleOf } from "./daily.js";

/** The level that defends: in such small endings it sees everything. */
const DEFENDER = "hard";

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
  const save = createSave({
    id: `puzzle-${game}-${day}`,
    now: Date.now(),
    seats: [
      { kind: "person", name: "" },
      { kind: "computer", level: DEFENDER, name: "" },
    ],
    sides: [0, 1],
    ...{ sets: 1, first: 0, touchMove: true, view },
  });
  const stage = foretold(entry) ? "side" : "open";
  openGame({ ...save, offered: true }, { day, entry, stage, tries: 0 });
}

/**
 * What is to be foretold: the row that wins and the slot where its first turn ends; null for a puzzle of moves.
 * @param {Puzzle["entry"]} entry
 */
export function foretold([, , , answer]) {
  const [side, slot] = answer.split(" ");
  return slot === undefined ? null : { side: Number(side), slot: Number(slot) };
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
      conclude(view.over.winner === 0);
      return true;
    }
    if (view.last === null || view.last.side !== 0 || view.record === judged) {
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
    const asked = { record: view.record, side: 0, plies: puzzle.entry[1] };
    try {
      const { right, solved } = await parts.lesson("puzzle", asked, signal);
      if (signal.aborted) {
        return;
      }
      judged = view.record;
      if (solved || !right) {
        conclude(right);
      } else {
        loop.next();
      }
    } catch (error) {
      if (!signal.aborted) {
        loop.fail(error, () => judge(puzzle, view));
      }
    }
  }

  /** @param {boolean} right */
  function conclude(right) {
    const { puzzle, save } = play();
    if (puzzle && right) {
      keepSolved(save.game, puzzle.day, puzzle.tries);
    }
    set(right ? { stage: "solved" } : { stage: "wrong", tries: (puzzle?.tries ?? 0) + 1 });
    wait();
    parts.say([{ id: right ? "puzzle-solved" : "puzzle-wrong" }]);
  }

  /** Take the wrong move back. */
  async function tryAgain() {
    const { puzzle, save } = play();
    if (puzzle && foretold(puzzle.entry)) {
      set({ stage: "side" });
      return;
    }
    const signal = loop.begin("waiting");
    try {
      const view = await parts.call("undo", { record: save.view.record, plies: 1 });
      if (!signal.aborted) {
        set({ stage: "open" });
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

  /**
   * The row that wins is said to be that of *side*.
   * @param {Side} side
   */
  async function takeSide(side) {
    const { puzzle } = play();
    const answer = puzzle && foretold(puzzle.entry);
    if (answer?.side !== side) {
      conclude(false);
      return;
    }
    const { save } = play();
    const signal = loop.begin("teaching");
    const [row] = /** @type {Puzzle} */ (puzzle).entry;
    try {
      const view = await parts.call("new", { game: save.game, start: [...row.slice(0, -1), side] });
      if (!signal.aborted) {
        loop.keep({ ...save, view });
        set({ stage: "hole" });
        loop.show();
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
      conclude(false);
    }
  };

  /**
   * The turn that was foretold is played out.
   * @param {View} view
   */
  async function watch(view) {
    conclude(true);
    const signal = loop.begin("teaching");
    parts.board.show(view.slots, QUIET);
    await loop.draw({ ...view.moves[0], side: view.side }, signal);
  }

  return { tryAgain, takeSide };
}

/**
 * The puzzle of another day, for the game on the screen.
 * @param {number} days
 */
export function turnPages(days) {
  const { play } = read();
  if (play?.puzzle) {
    const { puzzle, save } = play;
    update({ notice: null });
    openPuzzle(save.game, puzzle.day + days);
  }
}
