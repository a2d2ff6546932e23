/** What the position editor works with. No code. */

import type { Options, Side, View } from "../types";

/** A position that is set up: stones by slot, what stands between them and the turn in a row, who moves. */
export interface Position {
  slots: number[];
  extras: number[];
  side: Side;
}

/** A position with the changes that led to it, and those taken back. */
export interface Draft {
  options: Options;
  position: Position;
  past: Position[];
  next: Position[];
}

/** What is wrong with a position, as the engine says: a code, whose, where (-1: nobody's, nowhere). */
export interface PositionFault {
  code: string;
  side: number;
  slot: number;
  stones: number;
}

/** The editor on the screen. */
export interface EditorState extends Draft {
  game: string;
  /** What a touch does. */
  touch: "add" | "take" | "tuzdik";
  /** The slot that was touched last. */
  slot: number | null;
  /** The position that the engine has judged, what is wrong with it, and its view if nothing is. */
  checked: Position | null;
  faults: PositionFault[];
  view: View | null;
  /** The side that plays the computer, if it was chosen. */
  me?: Side;
}

/** Whether a position makes a puzzle: within so many plies, by which of how many moves. */
export interface PuzzleAim {
  proved: boolean;
  plies: number;
  right: string[];
  choices: number;
}
