/** What the page and the engine say to each other, and what the page keeps. No code. */

import type { BoardSpec, GameEvent, Mark, Move, SlotSpec, Step } from "./board/types";
import type { Report } from "./engine/knowledge";
import type { Cues } from "./game/cues";
import type { Act } from "./online/judge";
import type { Shared } from "./online/link";
import type { Stage } from "./online/stages";
import type { Terms } from "./online/terms";

export type { BoardSpec, GameEvent, Mark, Move, SlotSpec, Step };

export type Side = 0 | 1;

/** A move that was made: what the bridge's `trace` tells, and every view of its last move. */
export interface PastMove extends Move {
  side: Side;
  before: number[];
  marks: Mark[];
}

export interface Ending {
  reason: string;
  winner: Side | null;
  side: Side | null;
  swept: number;
}

export type OptionValue = string | number | boolean;
export type Options = Record<string, OptionValue>;

/** A position with all that can be done in it, as the bridge and the build-made files give it. */
export interface View {
  game: string;
  options: Options;
  record: string;
  state: string;
  slots: number[];
  side: Side;
  turn: Side | -1;
  marks: Mark[];
  ply: number;
  undo: number;
  redo: number;
  moves: Move[];
  last: PastMove | null;
  history: { side: Side; text: string }[];
  score: [number, number];
  decided: Side | null;
  over: Ending | null;
  quiet: number;
  quietLimit: number;
  occurrences: number;
  /** The sets before this one, where the record tells of them. */
  match: MatchState | null;
}

export interface OptionChoice {
  default: OptionValue;
  values?: OptionValue[];
  least?: number | null;
}

export interface GameDescription {
  key: string;
  options: Record<string, OptionChoice>;
  slots: number;
  levels: string[];
}

export interface Seat {
  /** A friend plays at another device. */
  kind: "person" | "computer" | "friend";
  level?: string;
  name: string;
  /** A friend whom chance has found. */
  stranger?: boolean;
}

/** The bridge's answer about a match; players are 0 and 1, whatever side they sit on. */
export interface Standing {
  points: [number, number];
  starters: number[];
  winner: number | null;
  decided: number | null;
  over: boolean;
  next: { starter: number; sides: [Side, Side]; options: Options } | null;
}

/** How time is measured: for a game with a gain for each turn, for a move, or as toguz tournaments do. */
export interface ClockChoice {
  kind: "none" | "total" | "move" | "tournament";
  /** Minutes of a player for a game. */
  minutes: number;
  /** Seconds that a turn gains. */
  gain: number;
  /** Seconds for a move. */
  seconds: number;
  /** Minutes of a player in a tournament game. */
  long: number;
}

/** A clock with the milliseconds that each player has left. */
export interface Clock extends ClockChoice {
  left: [number, number];
}

/** Stones that a player gives the other at the start. */
export interface Handicap {
  giver: number;
  stones: number;
}

export interface MatchState {
  sets: number;
  first: number;
  winners: (number | null)[];
  stopped: boolean;
}

/** One game, or match, as it is kept. */
export interface Save {
  id: string;
  created: number;
  updated: number;
  game: string;
  seats: [Seat, Seat];
  /** The side of each player. */
  sides: [Side, Side];
  /** The sets before this one. */
  match: MatchState;
  /** Points of each player before this set. */
  points: [number, number];
  /** The match with this set, once it is over. */
  standing: Standing | null;
  /** Records of the sets already played. */
  past: { record: string; winner: number | null; score: [number, number] }[];
  touchMove: boolean;
  /** The clock of this set; missing in saves of old. */
  clock?: Clock | null;
  handicap?: Handicap | null;
  /** A move was taken back, or advice was asked. */
  helped?: boolean;
  /** A move the player has made and the engine has not confirmed yet. */
  pending: number[] | null;
  /** The offer to stop a decided game has been made. */
  offered: boolean;
  /** The version of the site whose engine made the view. */
  version?: string;
  /** The review of the game as it was in *record*. */
  review?: { record: string; answer: Review };
  /** The position was set up to be looked at: what best play gives is told. */
  analysis?: boolean;
  /** The game that this one was forked from, to try another line. */
  practice?: string;
  /** What all links about this game have in common, once there is one. */
  thread?: string;
  /** The invitation to play this game live. */
  live?: string;
  /** Games before this one at the same live table. */
  round?: number;
  view: View;
}

/** How a finished game ended, for the statistics. */
export interface Result {
  /** The save and its set. */
  id: string;
  game: string;
  /** The level of the computer, or "person". */
  level: string;
  /** For the person here; of two people, "played". */
  outcome: "won" | "drawn" | "lost" | "played";
  /** The most moves in one turn. */
  chain: number;
  helped: boolean;
  when: number;
}

/** Results added up. */
export interface Tally {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  /** Wins with help. */
  helped: number;
  /** Wins in a row, up to now and at best. */
  streak: number;
  best: number;
  chain: number;
}

export interface Settings {
  language: string;
  theme: "system" | "day" | "night";
  pace: "slow" | "normal" | "fast" | "off";
  sound: boolean;
  haptics: boolean;
  confirm: boolean;
  /** How many stones reach the store is shown by each pit. */
  count: boolean;
  /** A touch while stones move shows at once where they end. */
  skip: boolean;
  /** The tools stand where a left hand finds them. */
  left: boolean;
  /** The board fills the screen, for a classroom. */
  big: boolean;
  /** What is written beside the pits. */
  numbers: "none" | "numbers" | "names";
  table: "fixed" | "turning" | "facing";
  wood: string;
  stones: string;
  /** What best play gives is told while people play. */
  outcome: boolean;
  /** The computer thinks ahead while a person thinks. */
  ponder: boolean;
  /** Whether one may play with people whom chance finds. */
  challenge: boolean;
  /** Whether endgame tables and books are kept on the device. */
  knowledge: boolean;
  askedToPersist: boolean;
  /** The last choices made for each game. */
  choices: Record<string, Choices>;
  /** Who started last in each game: player 0 or 1. */
  starters: Record<string, number>;
  /** Who hid the seeds last. */
  challenger: number;
}

/** What the set-up screen lets a person choose. */
export interface Choices {
  opponent: "computer" | "person" | "elsewhere";
  level: string;
  names: [string, string];
  starter: "me" | "other" | "lot" | "turn";
  sets: number;
  touchMove: boolean;
  clock: ClockChoice;
  handicap: Handicap | null;
  options: Options;
}

export type Variables = Record<string, string | number>;

/** A sentence to be said: a Fluent id with its variables. */
export interface Message {
  id: string;
  vars?: Variables;
}

export interface Banner extends Message {
  icon: string;
  tone: "happening" | "quiet" | "refused";
}

export type Route =
  | { screen: "home" }
  | { screen: "editor"; game: string }
  | { screen: "posed"; packed: string }
  | { screen: "games" }
  | { screen: "settings" }
  | { screen: "statistics" }
  | { screen: "setup"; game: string }
  | { screen: "rite"; game: string }
  | { screen: "elsewhere"; game: string }
  | { screen: "puzzle"; game: string }
  | { screen: "play"; id: string }
  | { screen: "link"; packed: string }
  | { screen: "live"; invitation: string };

/** What goes on: "stepping" shows moves that were taken back or made again. */
export type Phase =
  | "idle"
  | "moving"
  | "stepping"
  | "thinking"
  | "waiting"
  | "looking"
  | "teaching";

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

/** A game of a text that cannot be read: the line, the word in it, the code of the error. */
export interface Fault {
  line: number;
  token: string;
  cause: string;
}

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

/** A code to be photographed: its modules in a row, and the outline of the dark ones. */
export interface Code {
  size: number;
  path: string;
}

/** A picture or an animation of a game that is made, or has been. */
export interface PictureState {
  kind: "picture";
  save: Save;
  what: "still" | "move" | "game";
  /** The part that is done. */
  part: number;
  /** What has been drawn so far. */
  canvas: HTMLCanvasElement | null;
  file: File | null;
}

/** A live game: who is there, what is offered. */
export interface LiveState {
  invitation: string;
  status: "waiting" | "playing" | "taken" | "version" | "dropped";
  /** How many relays answer. */
  relays: number;
  /** The other has been heard a moment ago. */
  here: boolean;
  name: string;
  game: string;
  /** What is offered here, and by the other. */
  mine: Act | null;
  theirs: Act | null;
  /** There is a board at the table. */
  begun: boolean;
  stage: Stage | null;
  /** The person here, or this page, is to go on. */
  penned: boolean;
  /** The opening guess, once it is known. */
  guess: { seeds: number; right: boolean; mine: boolean } | null;
  stranger: boolean;
  /** The other's time is up and the win can be claimed. */
  fallen: boolean;
  /** The other counts time that has not passed here. */
  disputed: boolean;
  /** The other does not tell the number it is bound to. */
  withheld: boolean;
  /** A stranger plays no more. */
  stalls: boolean;
}

/** Looking for somebody to play with. */
export interface OpenState {
  /** "met" until the game can be played; "expired" when nobody has come. */
  phase: "calling" | "asking" | "met" | "expired";
  /** How many relays answer. */
  relays: number;
  /** What others would play. */
  calls: { key: string; terms: Terms }[];
}

/** A game that came by a link: read by the page, then by the engine, then chosen about. */
export interface LinkState {
  packed: string;
  shared: Shared | null;
  view: View | null;
  /** The game on this device that went another way. */
  fork: Save | null;
  failure: Message | null;
}

export type Dialog =
  | { kind: "menu" }
  | { kind: "quick"; opponent: "computer" | "person" }
  | { kind: "moves" }
  | { kind: "calendar"; game: string; year: number; month: number }
  | { kind: "coin"; first: number; save: Save }
  | { kind: "resign"; side: Side }
  | { kind: "draw"; side: Side }
  | { kind: "declined" }
  | { kind: "import"; error: Message | null; taken?: number; faults?: Fault[] }
  | { kind: "export"; save: Save; record: string }
  | { kind: "share-who"; save: Save }
  | { kind: "invite"; save: Save; hosts: string[]; clock: ClockChoice }
  | { kind: "invited"; address: string; code: { size: number; path: string } | null }
  | { kind: "share"; save: Save; address: string; code: { size: number; path: string } | null }
  | { kind: "editor-menu" }
  | { kind: "position" }
  | { kind: "position-link"; address: string; code: Code | null }
  | { kind: "position-puzzle"; aim: PuzzleAim | null; address: string; code: Code | null }
  | PictureState
  | { kind: "reset" }
  | { kind: "delete"; save: Save };

export interface AppState {
  ready: boolean;
  route: Route;
  settings: Settings;
  language: string;
  saves: Save[];
  results: Result[];
  /** What finished games are searched for. */
  query: string;
  /** The browser has promised not to clear what is kept. */
  persisted: boolean;
  storage: "ok" | "refused" | "full";
  engine: "starting" | "ready" | "failed";
  games: GameDescription[];
  boards: Record<string, BoardSpec>;
  /** The first position of each game under its defaults, for pictures. */
  starts: Record<string, View>;
  setup: Choices | null;
  play: PlayState | null;
  rite: RiteState | null;
  link: LinkState | null;
  editor: EditorState | null;
  live: LiveState | null;
  open: OpenState | null;
  /** The relays that live play would talk to. */
  hosts: string[];
  dialog: Dialog | null;
  notice: Message | null;
  /** What the computer knows by heart, as far as it is on the device; null until that is known. */
  knowledge: Report | null;
  /** Starts the new version that waits; null while there is none. */
  renew: (() => void) | null;
  /** Whether the whole site is on the device. */
  offline: "unknown" | "filling" | "ready";
  announcement: string;
}
