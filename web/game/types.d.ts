/** What the game on the screen works with. No code. */

import type { BoardSpec, GameEvent, Step } from "../board/types";
import type { Choices, Save, Settings } from "../keeping/types";
import type { Puzzle, Teach } from "../learn/types";
import type { Message, Side, View } from "../types";
import type { Cues } from "./cues";

export interface Banner extends Message {
  icon: string;
  tone: "happening" | "quiet" | "refused";
}

/** What goes on: "stepping" shows moves that were taken back or made again. */
export type Phase =
  | "idle"
  | "moving"
  | "stepping"
  | "thinking"
  | "waiting"
  | "looking"
  | "teaching";

/** What the play loop needs of the board component. */
export interface BoardPart {
  show(slots: number[], cues: Cues): void;
  animate(
    steps: Step[],
    how: {
      events: GameEvent[];
      pace: Settings["pace"];
      signal: AbortSignal;
      onEvent(event: GameEvent): void;
    },
  ): Promise<unknown>;
  refuse(slot: number): void;
  preview(steps: Step[] | null): void;
  update(options: { bottom: Side }): void;
}

type Told = (part: number) => void;

// biome-ignore lint/suspicious/noExplicitAny: each lesson answers in its own shape
type Answer = any;

/** What the play loop works with; a test gives it its own. */
export interface LoopParts {
  board: BoardPart;
  spec: BoardSpec;
  /** Asks the engine. */
  // biome-ignore lint/suspicious/noExplicitAny: each handler answers in its own shape
  call(name: string, args: Record<string, unknown>): Promise<any>;
  /** The computer's choice; the score is for the side to move. */
  think(
    record: string,
    level: string,
    signal: AbortSignal,
  ): Promise<{ path: number[]; score: number }>;
  /** A lesson of the coach: "hint" or "why". */
  lesson(
    name: string,
    args: Record<string, unknown>,
    signal: AbortSignal,
    onPart?: Told,
  ): Promise<Answer>;
  keep(save: Save): void;
  pause(milliseconds: number): Promise<void>;
  /** Why a live game cannot be played now: a Fluent id; "" where it can be. */
  halt(): string;
  feel(event: GameEvent): void;
  say(messages: Message[]): void;
  /** What to tell about an error of the engine. */
  explain(error: unknown): Message;
}

/** How a game ends with best play; stones: by how many, where that is known. */
export interface Outcome {
  winner: Side | null;
  stones: number | null;
}

export interface PlayState {
  save: Save;
  phase: Phase;
  /** Whose move is being shown; the save may have come to the position after it already. */
  mover?: Side | null;
  /** Slots touched so far of a move that is not complete. */
  picked: number[];
  /** A complete move that waits for the second touch. */
  confirming: boolean;
  /** Touches made while the engine was not ready. */
  queue: number[];
  banner: Banner | null;
  /** The ply that is looked at, when looking back. */
  ply: number;
  failure: Message | null;
  /** The end sheet, or the offer to stop, is shown. */
  sheet: "end" | "decided" | null;
  /** The side at the near edge. */
  bottom: Side;
  teach: Teach | null;
  /** What best play gives, once it is proved and if it is to be told. */
  outcome: Outcome | null;
  puzzle: Puzzle | null;
  /** The part of a review that is done, while it is made. */
  reviewing: number | null;
}

/** What comes of a deal for the side that begins: stones in the end, turns, and its first turn. */
export interface Outlook {
  own: number;
  other: number;
  turns: number;
  laps: number;
  /** Where the last stone of the first turn falls. */
  slot: number;
}

/** The opening guess: who may look at the screen, what is hidden, what came of it. */
export interface RiteState {
  game: string;
  choices: Choices;
  /** The deal; null while it is dealt. */
  view: View | null;
  challenger: number;
  /** A cover stands before each screen that only one player may see. */
  stage: "cover-hide" | "hide" | "cover-guess" | "guess" | "told" | "side";
  hidden: number;
  guess: number;
  right: boolean;
  chooser: number;
  /** The side that the computer has chosen. */
  side: Side | null;
  /** What the coach has said about the rows; null until it is asked. */
  hint: SideHint | null;
  /** The match this deal belongs to, if it is not the first set. */
  save: Save | null;
}

/** The coach about the choice of a side: where to look, then the row, counted out where moves are forced. */
export type SideHint =
  | { stage: "nudge" | "asking" }
  | { stage: "told"; side: Side | null; rows: Outlook[] };
