/**
 * What the person at a live table does: moves, offers, answers.
 * @import { Act } from "./judge.js"
 */
import { explain } from "../app.js";
import { loneSide } from "../game/seats.js";
import { read, update } from "../state.js";
import { taken } from "./seating.js";
import { pliesBack } from "./stages.js";

/** Acts on their way into the chain; until they are there the board may be ahead of it. */
let acting = 0;

/** Whether the board may be ahead of the table. */
export const isActing = () => acting > 0;

/**
 * Do *act* at the table; what is refused there is shown by the board, which follows the table.
 * @param {Act} act
 * @param {number} [at] the length of the chain that it is meant for
 */
export const attempt = (act, at) => attempting(() => taken()?.table.act(act, at));

/** @param {() => Promise<void> | undefined} what */
async function attempting(what) {
  acting += 1;
  try {
    await what();
  } catch (error) {
    const { Refused } = await import("./seat.js");
    if (!(error instanceof Refused)) {
      update({ notice: explain(error) });
    }
  } finally {
    acting -= 1;
  }
  update({}); // who follows looks again
}

/**
 * A move was played on the board after *record*.
 * @param {string} record
 * @param {number[]} path
 */
export async function played(record, path) {
  const seat = taken();
  const now = seat?.table.now;
  const open = now?.place?.stage === "play" && now.place.view?.record === record;
  if (seat && now && open && now.penned) {
    const used = now.place?.clock ? { used: seat.ticking.used() } : {};
    await attempt({ do: "move", path, ...used }, now.length);
  }
}

/** The side of the person in the live game on the screen. */
function mySide() {
  const save = read().play?.save;
  return (save && loneSide(save)) ?? 0;
}

/** The person here resigns. */
export const resign = () => attempt({ do: "end", reason: "resigned", side: mySide() });

/** The other has no time left: end the game. */
export const claimTime = () => attempt({ do: "end", reason: "time", side: 1 - mySide() });

/** Offer a draw. */
export const offerDraw = () => attempt({ do: "end", reason: "agreed" });

/** Ask to take back the last move of the person here, and what followed. */
export function askBack() {
  const view = read().play?.save.view;
  const plies = view ? pliesBack(view, mySide()) : 0;
  if (plies > 0) {
    attempt({ do: "back", plies });
  }
}

/** Ask for another game that the other side begins. */
export const askAgain = () => attempt({ do: "again" });

/** Ask for the next set of the match. */
export const askNext = () => attempt({ do: "next" });

/** Say yes to what the other offers. */
export function accept() {
  const { theirs } = read().live ?? {};
  if (theirs) {
    attempt(theirs, taken()?.table.now.length);
  }
}

/** Say no. */
export const decline = () => taken()?.table.decline();

/** Hide *seeds* in the hand. @param {number} seeds */
export const hideSeeds = (seeds) => attempting(() => taken()?.table.hide(seeds));

/** Guess what the other hides. @param {number} seeds */
export const guessSeeds = (seeds) => attempt({ do: "guess", seeds });

/** Sit on *side* of the deal and begin. @param {number} side */
export const takeRow = (side) => attempt({ do: "side", side });
