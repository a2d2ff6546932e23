/** Shapes that the board shares with the engine's JSON and with the page. */

export type StepKind =
  | "lift"
  | "drop"
  | "capture"
  | "tuzdik"
  | "sweep"
  | "place"
  | "move"
  | "remove"
  | "gather"
  | BackKind;

/** Of moves taken back, and never made by the engine: see `reversed` in fold.js. */
export type BackKind = "unplace" | "unremove";

/** Moves stones and nothing else; -1 as source or target is the hand that sows. */
export type Step = [kind: StepKind, source: number, target: number, stones: number];

/** What happens beside the steps; `after` counts the steps already done. */
export interface GameEvent {
  kind: string;
  after: number;
  side: number;
  slots: number[];
  stones: number;
  why: string | null;
}

export interface Move {
  path: number[];
  text: string;
  steps: Step[];
  events: GameEvent[];
  /** What is shown of a turn that is not made: how it begins, and how its stones go back. */
  glimpse?: { steps: Step[]; events: GameEvent[] };
}

export type Role = "pit" | "store" | "point" | "hand" | "taken";

/** One line of a board.json: what a slot is, whose, and how it is called and reached. */
export interface SlotSpec {
  slot: number;
  role: Role;
  side?: number;
  number?: number;
  key?: string;
  name?: string;
  /** file and rank of a point, 0 to 6 from the left below */
  x?: number;
  y?: number;
}

export interface BoardSpec {
  game: string;
  kind: "sowing" | "points";
  wood: string;
  stones: string;
  slots: SlotSpec[];
  pits?: number;
  stores?: "ends" | "kazans" | "cloth";
  lines?: number[][];
  mills?: number[][];
}

export interface Mark {
  kind: string;
  slot: number;
  side: number;
}

export type Orientation = "upright" | "flat";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** A bowl: radii about a centre; `corner` 0 is a superellipse, else a rectangle so rounded. */
export interface Bowl extends Point {
  rx: number;
  ry: number;
  corner: number;
}

export interface Count extends Point {
  /** font size, px */
  size: number;
  /** where the last-move lozenge lies */
  mark: Point;
  /** where the pit's number or name stands, if it is wanted */
  title: Title | null;
}

export interface Title extends Point {
  size: number;
  width: number;
  /** room for a name; else for a number only */
  named: boolean;
}

/** A slot in px of the host. */
export interface Place {
  slot: number;
  role: Role;
  side: number;
  /** nearest to the person in front of the screen */
  near: boolean;
  /** the carved outline; of a slot on the cloth, the ground its stones may cover */
  bowl: Bowl;
  /** where the heap lies: the bowl or a part of it */
  heap: Bowl;
  /** the largest stones there, their diameter by the heap's smaller radius */
  cap: number;
  count: Count | null;
  /** what a touch takes; null where nothing can be picked */
  cell: Box | null;
}

export interface Layout {
  width: number;
  height: number;
  orientation: Orientation;
  board: Box & { radius: number };
  /** by slot number */
  places: Place[];
  /** brass: strokes of `width` px from point to point, and lozenges */
  brass: { width: number; strokes: [Point, Point][]; lozenges: (Point & { r: number })[] };
  /** radius of the dimples of the points, 0 on a sowing board */
  dimple: number;
  /** ground on the cloth for each side's words, null where the board leaves none */
  words: [Box | null, Box | null];
}

/** How a board is made; what is left out is as its spec says, or off. */
export interface Options {
  wood?: string;
  stones?: string;
  orientation?: Orientation | "auto";
  /** the side nearest to the person in front of the screen */
  bottom?: number;
  /** turn the far counts to the far player */
  facing?: boolean;
  sound?: boolean;
  /** counts that can be read across a room */
  big?: boolean;
  /** stores and hands can be picked too; said once, when the board is made */
  stores?: boolean;
  /** number of each slot's pit, and its name, which is shown where there is room */
  titles?: readonly { number: string; name: string }[];
  /** what a screen reader says of a slot */
  label: (slot: SlotInfo) => string;
}

/** What is marked in a position; everything left out is empty. */
export interface Cues {
  marks?: readonly Mark[];
  legal?: readonly number[];
  lit?: readonly number[];
  last?: { from: readonly number[]; to: readonly number[] };
  removable?: readonly number[];
  picked?: readonly number[];
  /** everything can be touched, with no ring that says so */
  open?: boolean;
  active?: number;
}

/** All that can be said of a slot, or of the row of a side. */
export interface SlotInfo extends Omit<SlotSpec, "role"> {
  role: Role | "row";
  count: number;
  legal: boolean;
  removable: boolean;
  picked: boolean;
  last: "from" | "to" | null;
  mark: Mark | null;
}

/** How steps are played, and who is told of them. */
export interface Manner {
  events?: readonly GameEvent[];
  pace?: "slow" | "normal" | "fast" | "off";
  signal?: AbortSignal;
  onStep?: (step: number) => void;
  onEvent?: (event: GameEvent) => void;
}

export interface Stop {
  at: number;
  slot: number;
}

/** One thing of a move: it happens `at` so many ms after the beginning and takes `ms`. */
export type Cue = { at: number } & (
  | { kind: "event"; event: GameEvent }
  /** the heap of `slot` becomes the hand and visits `stops`, of which it is over each in turn */
  | { kind: "lift"; slot: number; stones: number; ms: number; stops: Stop[] }
  /** a stone leaves the hand for `slot`; `from` is where the hand is */
  | { kind: "throw"; slot: number; from: number; ms: number }
  /** `stones` stones leave `slot` for `target` */
  | { kind: "carry"; slot: number; target: number; stones: number; ms: number; low: boolean }
  /** what was thrown or carried arrives; `quick` when the next is too near to be felt */
  | { kind: "land"; slot: number; source: number; stones: number; quick: boolean; knock: boolean }
  /** step number `step` is complete */
  | { kind: "done"; step: number }
  | { kind: "ring"; slots: number[] }
  | { kind: "unring" }
  /** the felt falls on `slot` */
  | { kind: "cap"; slot: number; side: number; ms: number }
  /** light runs along the mill `slots` */
  | { kind: "mill"; slots: number[]; ms: number }
);
