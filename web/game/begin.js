/**
 * Beginning a game: a new one, the next set of a match, the same again.
 * @import { Choices, Save } from "../types"
 */
import { engine, keepSave, set } from "../app.js";
import { moment } from "../moment.js";
import { go } from "../route.js";
import { read, update } from "../state.js";
import {
  choicesOf,
  create,
  description,
  enter,
  firstView,
  given,
  hasGuess,
  trying,
} from "./creating.js";
import { layOutGuess } from "./guess.js";
import { draw } from "./lots.js";
import { firstPlayer, nextSet, playedMatch, posedRow, seating, sidesChanged } from "./plan.js";

/**
 * Begin *game* as *choices* say.
 * @param {string} game
 * @param {Choices} choices
 * @param {{ replace?: boolean }} [how] whether Back should not lead here again
 */
export async function begin(game, choices, how = {}) {
  const { settings } = read();
  set({ choices: { ...settings.choices, [game]: choices } });
  if (choices.opponent === "elsewhere") {
    go({ screen: "elsewhere", game });
    return;
  }
  if (hasGuess(game)) {
    update({ dialog: null });
    layOutGuess(game, choices);
    go({ screen: "rite", game }, how);
    return;
  }
  const first = firstPlayer(choices.starter, settings.starters[game] ?? -1, () => draw(2));
  const { sides, options } = seating(description(game), choices.options, first);
  const save = await trying(async () =>
    create(
      choices,
      sides,
      first,
      await firstView(game, options, given(game, choices.handicap, sides)),
    ),
  );
  if (save === null) {
    return;
  }
  if (choices.starter === "lot") {
    update({ dialog: { kind: "coin", first, save } });
  } else {
    enter(save, how);
  }
}

/**
 * Begin the next set of the match of *save*; a deal that nobody has played yet is guessed for.
 * @param {Save} save
 */
export async function beginNextSet(save) {
  const next = save.standing?.next;
  if (!next) {
    return;
  }
  const fresh = hasGuess(save.game) && playedMatch(save).winners.length % 2 === 0;
  if (fresh) {
    layOutGuess(save.game, choicesOf(save), save);
    go({ screen: "rite", game: save.game }, { replace: true });
    return;
  }
  const sides = hasGuess(save.game) ? sidesChanged(save.sides) : next.sides;
  const stones = given(save.game, save.handicap, sides);
  const view = await trying(() => firstView(save.game, next.options, stones));
  if (view) {
    keepSave(nextSet(save, view, sides, moment()));
  }
}

/**
 * Play again with the other player starting; a position that was set up with the same sides.
 * @param {Save} save
 */
export async function rematch(save) {
  const choices = choicesOf(save);
  const start = posedRow(save);
  if (start) {
    const { game, sides, seats } = save;
    const { options } = save.view;
    const view = await trying(() => engine().call("new", { game, options, start }));
    if (view) {
      enter({ ...create(choices, sides, save.match.first, view), seats }, { replace: true });
    }
    return;
  }
  if (hasGuess(save.game)) {
    await begin(save.game, choices, { replace: true });
    return;
  }
  const first = 1 - save.match.first;
  const { sides, options } = seating(description(save.game), choices.options, first);
  const stones = given(save.game, save.handicap, sides);
  const view = await trying(() => firstView(save.game, options, stones));
  if (view) {
    const { seats } = save; // a friend elsewhere stays one
    enter({ ...create(choices, sides, first, view), seats }, { replace: true });
  }
}
