/**
 * Puzzles that somebody has set up and sent: the link holds the position, the engine proves what is to be found.
 * @import { Save, View } from "../types"
 */
import { announce, engine } from "../app.js";
import { lesson } from "../engine/client.js";
import { openGame } from "../game/session.js";
import { fieldsOf, LinkError, pack, recordOf, unpack } from "../online/link.js";
import { reasonOf } from "../online/opening.js";
import { formatRoute } from "../route.js";
import { read, update } from "../state.js";
import { NO_FAULT, puzzleSave } from "./puzzle.js";

/** Links to positions have no game in common. */
const NO_THREAD = "00000000";

/**
 * The hash of a link to the position of *save* as a puzzle.
 * @param {Save} save
 */
export function sharedPuzzle({ view }) {
  const packed = pack({ ...fieldsOf(view.record), thread: NO_THREAD, names: ["", ""] });
  return formatRoute({ screen: "posed", packed });
}

/**
 * Put the puzzle in *packed* on the screen; where nothing can be proved it is a position to play from.
 * @param {string} packed
 */
export async function openSharedPuzzle(packed) {
  const link = { packed, shared: null, view: null, fork: null, failure: null };
  update({ link });
  const here = () => read().link?.packed === packed && read().route.screen === "posed";
  try {
    const shared = unpack(packed);
    if (!read().games.some(({ key }) => key === shared.game)) {
      throw new LinkError("version"); // a game that this Kazan does not have yet
    }
    update({ link: { ...link, shared } });
    /** @type {View} */
    const view = await engine().call("view", { record: recordOf(shared) });
    const aim = await lesson(engine(), "compose", { record: view.record });
    if (!here()) {
      return;
    }
    if (aim.proved) {
      openGame(puzzleSave(`posed-${packed.slice(-8)}`, view), {
        day: null,
        side: view.side,
        entry: [[], aim.plies, 0, aim.right[0]],
        right: aim.right.length,
        stage: "open",
        tries: 0,
        ...NO_FAULT,
      });
    } else {
      update({ link: { ...link, shared, view }, notice: { id: "puzzle-unproved" } });
    }
  } catch (error) {
    if (here()) {
      const failure = reasonOf(error);
      update({ link: { ...link, failure } });
      announce([failure]);
    }
  }
}
