/**
 * Looking for somebody to play with, on this page: calls in the public room, meets, and goes to the table.
 * @import { Choices } from "../types"
 * @import { Hall } from "./hall.js"
 */
import { explain } from "../app.js";
import { steady } from "../clock/steady.js";
import { allowsMatch, description } from "../game/creating.js";
import { read, update } from "../state.js";
import { enterLive, whenLaid } from "./live.js";
import { forgetOldTables, keepTable, relayList } from "./places.js";
import { leave, take } from "./seating.js";
import { openTerms } from "./terms.js";

/** @type {Hall | null} */
let hall = null;
/** Counts lookings, so that one that comes late is known. */
let turn = 0;
let seated = false;

/**
 * What is looked for when *choices* are made for *game*.
 * @param {string} game
 * @param {Choices} choices
 */
export function termsFor(game, choices) {
  const sets = allowsMatch(game, choices.options) ? choices.sets : 1;
  return openTerms(description(game), { ...choices, sets });
}

/**
 * Look for somebody who plays *game* under *choices*.
 * @param {string} game
 * @param {Choices} choices
 * @param {() => number} [clock] milliseconds, for calls and answers that do not come
 */
export async function look(game, choices, clock = steady) {
  stopLooking();
  const mine = turn;
  update({ open: { phase: "calling", relays: 0, calls: [] } });
  try {
    const { enterHall } = await import("./hall.js");
    const found = await enterHall({
      urls: await relayList(),
      terms: termsFor(game, choices),
      describe: description,
      changed: () => mine === turn && follow(),
      failed,
      clock,
    });
    if (mine === turn) {
      hall = found;
      follow();
    } else {
      found.close();
    }
  } catch (error) {
    failed(error);
  }
}

/** @param {unknown} error */
const failed = (error) => update({ notice: explain(error) });

/** Tell the state what the lobby says, and go to the table once somebody is met. */
function follow() {
  if (hall === null) {
    return;
  }
  const { phase, calls, met } = hall.lobby;
  update({ open: { phase, relays: hall.relays.open, calls } });
  if (phase === "met" && met && !seated) {
    seated = true;
    sit(hall).catch(failed);
  } else if (phase !== "met" && seated) {
    seated = false; // whoever was met has not come
    leave();
  }
}

/** @param {Hall} from */
async function sit(from) {
  const { terms } = /** @type {import("./lobby.js").Met} */ (from.lobby.met);
  const { invitation, kept } = await from.table();
  keepTable(invitation, kept);
  forgetOldTables();
  const start = async () => ({ terms, begun: null });
  await take(invitation, kept, { name: "", game: terms.game, start });
  whenLaid(invitation, () => {
    if (read().route.screen === "elsewhere") {
      enterLive();
    }
    stopLooking();
  });
}

/**
 * Play what another calls for.
 * @param {string} key
 */
export const acceptCall = (key) => hall?.lobby.accept(key);

/** Look no more. */
export function stopLooking() {
  turn += 1;
  seated = false;
  hall?.close();
  hall = null;
  if (read().open) {
    update({ open: null });
  }
}
