/** What links, live games and the search for a stranger look like to the page. No code. */

import type { Save } from "../keeping/types";
import type { Message, View } from "../types";
import type { Act } from "./judge";
import type { Shared } from "./link";
import type { Stage } from "./stages";
import type { Terms } from "./terms";

/** A live game: who is there, what is offered. */
export interface LiveState {
  invitation: string;
  status: "waiting" | "playing" | "taken" | "version" | "dropped";
  /** How many relays answer. */
  relays: number;
  /** None has answered for a while. */
  lost: boolean;
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
  /** The role on whom the lot fell, until the first move; -1: none was drawn. */
  lot: number;
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
