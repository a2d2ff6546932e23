/**
 * What the page and the engine say to each other, and the state of the page. What belongs to one folder
 * lies there; all of it can be imported from here. No code.
 */

import type { BoardSpec, Mark, Move } from "./board/types";
import type { EditorState, PuzzleAim } from "./editor/types";
import type { Report } from "./engine/knowledge";
import type { PlayState, RiteState } from "./game/types";
import type {
  Choices,
  ClockChoice,
  Fault,
  MatchState,
  Result,
  Save,
  Settings,
} from "./keeping/types";
import type { LinkState, LiveState, OpenState } from "./online/types";

export type { BoardSpec, GameEvent, Mark, Move, SlotSpec, Step } from "./board/types";
export type * from "./editor/types";
export type * from "./game/types";
export type * from "./keeping/types";
export type * from "./learn/types";
export type * from "./online/types";

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

export type Variables = Record<string, string | number>;

/** A sentence to be said: a Fluent id with its variables. */
export interface Message {
  id: string;
  vars?: Variables;
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
  /** What the dialog has put on the clipboard. */
  copied: string;
  notice: Message | null;
  /** What the computer knows by heart, as far as it is on the device; null until that is known. */
  knowledge: Report | null;
  /** Starts the new version that waits; null while there is none. */
  renew: (() => void) | null;
  /** Whether the whole site is on the device. */
  offline: "unknown" | "filling" | "ready";
  announcement: string;
}
