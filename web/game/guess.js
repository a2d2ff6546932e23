/**
 * The opening rite where seeds are dealt: one hides one seed or two, the other guesses, and whoever wins
 * the guess chooses a side and moves first.
 * @import { Choices, Options, Outlook, RiteState, Save, Side, View } from "../types"
 */
import { engine, set } from "../app.js";
import { think } from "../engine/client.js";
import { betterRow } from "../learn/rows.js";
import { moment } from "../moment.js";
import { read, update } from "../state.js";
import { create, enter, firstView, trying } from "./creating.js";
import { draw, drawSeed } from "./lots.js";
import { nextSet, seatsOf } from "./plan.js";

/** @param {Partial<RiteState>} changes */
function change(changes) {
  const { rite } = read();
  if (rite) {
    update({ rite: { ...rite, ...changes } });
  }
}

/**
 * Begin the guess for *game*, and deal meanwhile.
 * @param {string} game
 * @param {Choices} choices
 * @param {Save | null} [save] the match that goes on
 */
export function layOutGuess(game, choices, save = null) {
  const alone = choices.opponent === "computer";
  const challenger = nextChallenger(alone, read().settings.challenger);
  const computerHides = alone && challenger === 1;
  set({ challenger });
  update({
    rite: {
      game,
      choices,
      view: null,
      challenger,
      stage: computerHides ? "guess" : alone ? "hide" : "cover-hide",
      hidden: computerHides ? 1 + draw(2) : 0,
      guess: 0,
      right: false,
      chooser: -1,
      side: null,
      hint: null,
      save,
    },
  });
  deal(game, choices.options);
}

/**
 * Who hides the seeds: by lot the first time, then in turn; a computer hides first.
 * @param {boolean} alone
 * @param {number} last
 */
export function nextChallenger(alone, last) {
  if (last === 0 || last === 1) {
    return 1 - last;
  }
  return alone ? 1 : draw(2);
}

/**
 * @param {string} game
 * @param {Options} wanted
 */
async function deal(game, wanted) {
  const seed = wanted.deal === "even" ? wanted.deal_seed : drawSeed();
  const view = await trying(() => firstView(game, { ...wanted, deal_seed: seed, starter: 0 }));
  if (view) {
    change({ view });
    if (read().rite?.stage === "side") {
      letComputerChoose();
    }
  }
}

/** Ask again what a failed engine has not answered. */
export function resumeGuess() {
  const { rite } = read();
  if (rite && rite.view === null) {
    deal(rite.game, rite.choices.options);
  } else if (rite?.stage === "side") {
    letComputerChoose();
  }
}

/** The player who may look has taken the phone. */
export function uncover() {
  const stage = read().rite?.stage;
  change({ stage: stage === "cover-hide" ? "hide" : "guess" });
}

/**
 * The challenger hides *seeds*; a computer guesses at once.
 * @param {number} seeds
 */
export function hide(seeds) {
  const alone = read().rite?.choices.opponent === "computer";
  change({ hidden: seeds, stage: alone ? "hide" : "cover-guess" });
  if (alone) {
    guess(1 + draw(2));
  }
}

/**
 * The other player guesses *seeds*.
 * @param {number} seeds
 */
export async function guess(seeds) {
  const { rite } = read();
  if (rite === null) {
    return;
  }
  const { challenger, hidden } = rite;
  const answer = await trying(() => engine().call("rite", { challenger, hidden, guess: seeds }));
  if (answer) {
    change({ stage: "told", guess: seeds, right: answer.right, chooser: answer.chooser });
  }
}

/** Go on from the answer to the choice of side. */
export function toSides() {
  change({ stage: "side" });
  letComputerChoose();
}

/** A computer that has the choice looks at the deal from both sides, as far as its level goes. */
async function letComputerChoose() {
  const { rite } = read();
  if (rite?.view == null || seatsOf(rite.choices)[rite.chooser].kind === "person") {
    return;
  }
  const { view, choices } = rite;
  const side = await trying(() => sideFor(choices, view));
  if (side !== null) {
    change({ side });
  }
}

/** The coach is asked about the rows: first where to look, then which one is better. */
export async function teachSide() {
  const { rite } = read();
  if (rite?.view == null) {
    return;
  }
  if (rite.hint === null) {
    change({ hint: { stage: "nudge" } });
    return;
  }
  change({ hint: { stage: "asking" } });
  const { view, choices } = rite;
  const told = await trying(() => lookAhead(choices, view));
  change({ hint: told ? { stage: "told", ...told } : { stage: "nudge" } });
}

/**
 * The better row: counted out where moves are forced, else as far as the strongest level sees.
 * @param {Choices} choices
 * @param {View} view
 * @returns {Promise<{ side: Side | null, rows: Outlook[] }>}
 */
async function lookAhead(choices, view) {
  const { game, options } = view;
  if (options.start_hole !== "left-most") {
    return { side: await sideFor({ ...choices, level: "master" }, view), rows: [] };
  }
  const rows = await engine().call("side_outlook", { game, options });
  return { side: betterRow(rows), rows };
}

/**
 * The side that the computer takes: where nobody chooses a move the engine counts the deal out.
 * @param {Choices} choices
 * @param {View} view
 * @returns {Promise<Side>}
 */
async function sideFor({ level }, { game, options }) {
  const seed = draw(2 ** 31);
  if (options.start_hole === "left-most") {
    return (await engine().call("side_choice", { game, options, level, seed })).side;
  }
  const [south, north] = await Promise.all(
    [0, 1].map(async (starter) => {
      const { record } = await firstView(game, { ...options, starter });
      return (await think(engine(), record, level, { seed })).score;
    }),
  );
  return south === north ? /** @type {Side} */ (draw(2)) : south > north ? 0 : 1;
}

/**
 * The player with the choice sits on *side* and moves first.
 * @param {Side} side
 */
export async function takeSide(side) {
  const { rite } = read();
  if (rite?.view == null) {
    return;
  }
  const { view, chooser, choices, save, hint } = rite;
  const other = /** @type {Side} */ (1 - side);
  /** @type {[Side, Side]} */
  const sides = chooser === 0 ? [side, other] : [other, side];
  const dealt = await trying(() => firstView(view.game, { ...view.options, starter: side }));
  if (dealt) {
    const begun = save
      ? nextSet(save, dealt, sides, moment())
      : create(choices, sides, chooser, dealt);
    enter({ ...begun, helped: hint?.stage === "told" }, { replace: true });
    update({ rite: null });
  }
}
