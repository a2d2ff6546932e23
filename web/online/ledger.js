/**
 * This side's copy of the chain: read from what is kept, made longer by what is done here and by what the other
 * brings, and carried on by itself where something is drawn.
 * @import { Chain } from "./chain.js"
 * @import { Act, Begun, Rules } from "./judge.js"
 * @import { Kept } from "./kept.js"
 * @import { Said } from "./message.js"
 * @import { Terms } from "./terms.js"
 * @import { Timing } from "./timing.js"
 */
import { createChain, written } from "./chain.js";
import { actByItself } from "./secrets.js";
import { goesOnByItself, pen, Refused } from "./stages.js";
import { takeEntries } from "./taking.js";

/** @typedef {"new" | "nothing" | "refused" | "disputed"} Outcome what a message has brought */

/** Milliseconds in which a page that goes on by itself has done so. */
const PROMPT_MS = 15_000;

/**
 * @param {object} parts
 * @param {() => Kept} parts.kept
 * @param {Rules} parts.rules
 * @param {() => Promise<{ terms: Terms, begun: Begun | null }>} parts.start what the host wants to play
 * @param {Timing} parts.timing
 * @param {() => void} parts.grown the chain is longer, or another
 */
export function createLedger({ kept, rules, start, timing, grown }) {
  const { role, keys } = kept();
  /** @type {Chain | null} */
  let chain = null;

  /** @param {Act} act @param {string} [consent] */
  async function append(act, consent) {
    const now = /** @type {Chain} */ (chain);
    const timed = act.do === "move" && now.place?.clock;
    const whole = timed ? { ...act, late: timing.late(now) } : act;
    const { length } = now;
    await now.add(await written(now, role, whole, keys, consent));
    timing.note(length);
    grown();
    await goOn();
  }

  /** Begin, or draw what is to be drawn, if it is for us to do. */
  async function goOn() {
    if (chain === null || pen(chain.place) !== role) {
      return;
    }
    const act = chain.place
      ? await actByItself(chain, keys)
      : /** @type {Act} */ ({ do: "start", ...(await start()) });
    if (act) {
      await append(act);
    }
  }

  return {
    append,
    get chain() {
      return chain;
    },
    /** Make the chain once both keys are known, and play what is kept. */
    async open() {
      const { room, open, entries } = kept();
      if (chain || !open[0] || !open[1]) {
        return;
      }
      const fresh = createChain({ room, keys: open, rules });
      try {
        for (const entry of entries) {
          await fresh.add(entry);
        }
      } catch (error) {
        if (!(error instanceof Refused)) {
          throw error; // what is kept is damaged; the other side has the rest
        }
      }
      chain = fresh;
      await goOn();
    },
    /**
     * Take what *said* brings.
     * @param {Said} said
     * @returns {Promise<Outcome>}
     */
    async take(said) {
      if (chain === null) {
        return "nothing";
      }
      const before = chain.head;
      const outcome = await takeEntries(said, { chain, role, timing });
      if (chain.head === before) {
        return outcome === "taken" ? "nothing" : outcome;
      }
      grown();
      await goOn();
      return "new";
    },
    /** Whether the other does not tell what it is bound to tell although it is here. */
    get withheld() {
      const place = chain?.place;
      const since = timing.since(chain?.length ?? 0);
      return (
        place != null &&
        goesOnByItself(place) &&
        pen(place) !== role &&
        since > 0 &&
        timing.heard - since > PROMPT_MS
      );
    },
  };
}
