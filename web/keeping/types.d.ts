/** What is kept on the device. No code. */

import type { Review } from "../learn/types";
import type { Options, Seat, Side, Standing, View } from "../types";

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

/** A game of a text that cannot be read: the line, the word in it, the code of the error. */
export interface Fault {
  line: number;
  token: string;
  cause: string;
}
