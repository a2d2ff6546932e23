/**
 * What the law of live tables asks of this page: its engine, and the games it knows.
 * @import { Rules } from "./judge.js"
 */
import { engine } from "../app.js";
import { description, firstView } from "../game/creating.js";

/** @type {Rules} */
export const rules = {
  describe: description,
  first: firstView,
  match: (match, { game, options }) => engine().call("match", { ...match, game, options }),
  view: (record) => engine().call("view", { record }),
  play: (record, path) => engine().call("play", { record, path }),
  end: (record, reason, side) =>
    engine().call("end", side === undefined ? { record, reason } : { record, reason, side }),
  undo: (record, plies) => engine().call("undo", { record, plies }),
};
