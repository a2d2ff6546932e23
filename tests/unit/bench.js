/** The loop of a game with a board, an engine and a computer that a test plays itself. */
import { createEndings } from "../../web/game/endings.js";
import { createHand } from "../../web/game/hand.js";
import { createHistory } from "../../web/game/history.js";
import { createLoop } from "../../web/game/loop.js";
import { read, update } from "../../web/state.js";
import { SPEC } from "./toy.js";

/** @typedef {import("../../web/types").Save} Save */

/** A promise that is settled from outside. @template T */
class Answer {
  constructor() {
    this.promise = new Promise((resolve, reject) => {
      this.resolve = /** @type {(value: T) => void} */ (resolve);
      this.reject = /** @type {(error: unknown) => void} */ (reject);
    });
  }
}

/** What is asked, drawn, said and kept; answers come when a test gives them. */
export function bench(/** @type {Save} */ game, absent = false) {
  /** @type {{ name: string, args: any, answer: Answer<any> }[]} */
  const asked = [];
  /** @type {{ moves: import("../../web/types").Step[][], shown: any[], refused: number[] }} */
  const drawn = { moves: [], shown: [], refused: [] };
  /** @type {string[]} */
  const said = [];
  /** @type {Save[]} */
  const kept = [];
  /** @type {Answer<{ path: number[], score: number }>[]} */
  const thoughts = [];
  const loop = createLoop({
    board: {
      show: (slots, cues) => drawn.shown.push({ slots, ...cues }),
      async animate(steps, { events, onEvent }) {
        drawn.moves.push(steps);
        for (const one of events) onEvent(one);
      },
      refuse: (slot) => drawn.refused.push(slot),
      preview() {},
      update() {},
    },
    spec: SPEC,
    call(name, args) {
      const answer = new Answer();
      asked.push({ name, args, answer });
      return answer.promise;
    },
    think(_record, _level, signal) {
      const answer = new Answer();
      signal.addEventListener("abort", () => answer.reject(signal.reason));
      thoughts.push(answer);
      return answer.promise;
    },
    keep: (one) => kept.push(one),
    pause: async () => {},
    halt: () => (absent ? "refuse-absent" : ""),
    feel() {},
    say: (messages) => said.push(...messages.map(({ id }) => id)),
    explain: (error) => ({ id: String(error) }),
  });
  const play = { save: game, phase: "waiting", picked: [], confirming: false, queue: [] };
  const rest = { banner: null, ply: 0, failure: null, sheet: null, bottom: 0 };
  update({ engine: "ready", play: /** @type {any} */ ({ ...play, ...rest }) });
  const hand = createHand(loop);
  const history = createHistory(loop);
  const endings = createEndings(loop);
  return { loop, hand, history, endings, asked, drawn, said, kept, thoughts };
}

/** Let everything that can go on go on. */
export const settle = () => new Promise((done) => setImmediate(done));
/** The play state. */
export const playing = () => /** @type {import("../../web/types").PlayState} */ (read().play);
