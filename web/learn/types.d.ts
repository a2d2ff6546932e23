/** What the coach, the review and the puzzles work with. No code. */

import type { Move } from "../board/types";
import type { Message, PastMove, Side } from "../types";

/** A fact about a move; see `kazan.coach.reasons`. */
export interface Reason {
  code: string;
  stones: number;
  slots: number[];
  /** the slot that stands for another move; -1: none */
  by: number;
  why: string;
  /** paths */
  moves: number[][];
}

/** Good moves, the best first, and the line that follows it. */
export interface Hint {
  moves: (Move & { reasons: Reason[] })[];
  line: PastMove[];
  nudge: string;
  depth: number;
  exact: boolean;
}

/** What is wrong with a move. */
export interface Why {
  reasons: Reason[];
  /** stones that it is worse by, as far as one looks ahead */
  behind: number;
  /** another move wins for certain */
  throws: boolean;
  line: PastMove[];
}

/** The coach at work. */
export interface Teach {
  stage: "asking" | "nudge" | "move" | "line" | "why";
  hint: Hint | null;
  /** a move that was asked about, and the answer */
  asked: Move | null;
  why: Why | null;
  /** moves of the line that are shown */
  step: number;
}

/** What the coach found in a whole game; chances are south's, in per cent, after each ply. */
export interface Review {
  chances: number[];
  losses: number[];
  accuracy: [number | null, number | null];
  turns: {
    ply: number;
    loss: number;
    better: Move;
    reasons: Reason[];
    faults: Reason[];
    line: PastMove[];
  }[];
}

/** A puzzle: the row it starts from, its plies (0: no limit), how hard it is from 0, the first move. */
export type PuzzleEntry = [row: (number | string)[], plies: number, level: number, move: string];

/** What a puzzle file holds; from each period's first day on its number of puzzles go round. */
export interface PuzzleSet {
  periods: [day: number, count: number][];
  puzzles: PuzzleEntry[];
}

/** The puzzle on the screen. */
export interface Puzzle {
  /** Days since the first puzzle; null for one that somebody has set up. */
  day: number | null;
  /** The side that the person plays. */
  side: Side;
  /** How many first moves are right, where it may be more than one. */
  right?: number;
  entry: PuzzleEntry;
  /** "side" and "hole" are asked where nobody chooses a move. */
  stage: "open" | "wrong" | "solved" | "side" | "hole";
  /** Wrong moves so far. */
  tries: number;
  /** Why the last move was wrong: in words, and as it would go on. */
  fault: Message[];
  line: PastMove[];
  /** Moves of that line that are shown. */
  step: number;
}
