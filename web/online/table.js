/**
 * One side of a live table: what it says to the other side, and what it makes of what it hears. Knows no
 * network: `send` carries a message somehow, perhaps; messages may be lost, doubled, late, out of order, or
 * not from the other side at all.
 *
 * Every message tells where its sender stands (how many entries, their hash) and brings the entries that the
 * other lacks, as far as it knows; so any one message that arrives heals all that were lost before it.
 *
 * @import { Chain } from "./chain.js"
 * @import { Act, Begun, Rules } from "./judge.js"
 * @import { Kept } from "./kept.js"
 * @import { Said } from "./message.js"
 * @import { Place } from "./stages.js"
 * @import { Role, Terms } from "./terms.js"
 */
import { createLedger } from "./ledger.js";
import { createManners } from "./manners.js";
import { isOtherVersion, isSaid, MOST_ENTRIES, PROTOCOL, RULES } from "./message.js";
import { createOffers } from "./offers.js";
import { hidden } from "./secrets.js";
import { pen, waitsFor } from "./stages.js";
import { createTiming } from "./timing.js";

/** @typedef {"waiting" | "playing" | "taken" | "version" | "dropped"} Status */

/** How far back two copies may differ: at most one turn of one side. */
const FORK = 20;
/** Milliseconds between two answers that bring nothing new. */
const BREATH = 250;

/**
 * @param {object} parts
 * @param {Kept} parts.kept
 * @param {Rules} parts.rules
 * @param {(said: Said) => void} parts.send
 * @param {(kept: Kept) => void} parts.keep
 * @param {() => void} parts.changed something that `now` tells is different
 * @param {() => Promise<{ terms: Terms, begun: Begun | null }>} parts.start what the host wants to play
 * @param {string} parts.game
 * @param {string} parts.name
 * @param {() => number} parts.clock milliseconds
 */
export function createTable({ kept, rules, send, keep, changed, start, game, name, clock }) {
  const { role, keys } = kept;
  const other = /** @type {Role} */ (1 - role);
  const timing = createTiming(kept, clock);
  let state = kept;
  let theirHave = 0;
  let told = 0; // when we said something last
  let stirred = false; // we know more than when we spoke last
  let disputed = false; // the other counts time that has not passed here
  /** @type {Status} */
  let status = "waiting";
  let spoken = { name: "", game: "", leaving: false }; // by the other, the last time
  const latest = [0, 0];
  /** @type {Promise<void>} */
  let line = Promise.resolve();

  const ledger = createLedger({ kept: () => state, rules, start, timing, grown });
  const offers = createOffers({
    role,
    keys,
    chain: () => ledger.chain,
    theirKey: () => state.open[other],
    append: ledger.append,
    tell: () => tell(),
  });

  /**
   * One thing after the other.
   * @param {() => Promise<void>} what
   */
  const inLine = (what) => {
    const done = line.then(what);
    line = done.catch(() => {}); // whoever asked hears of it by done; the next thing goes on
    return done;
  };

  /** @param {Partial<Kept>} changes */
  const remember = (changes) => {
    state = { ...state, ...changes };
    keep(state);
  };

  const manners = createManners({
    stranger: Boolean(kept.stranger),
    fault: kept.dropped ?? null,
    drop(dropped) {
      remember({ dropped });
      changed();
    },
    clock,
  });

  /** The chain is longer, or another: keep it. */
  function grown() {
    const chain = /** @type {Chain} */ (ledger.chain);
    remember({ entries: [...chain.entries], came: timing.kept(chain) });
    offers.settle();
    stirred = true;
  }

  /** Say where we stand. @param {Partial<Said>} [more] */
  function tell(more = {}) {
    if (manners.dropped) {
      return;
    }
    remember({ count: Math.max(state.count + 1, clock()) });
    latest[role] = state.count; // a relay sends us our own words too
    told = clock();
    stirred = false;
    const { chain } = ledger;
    const have = chain?.length ?? 0;
    const from = Math.min(theirHave, have);
    send({
      v: PROTOCOL,
      rules: RULES,
      role,
      n: state.count,
      guest: state.open[1],
      game,
      name,
      have,
      head: chain?.head ?? "",
      from,
      entries: chain?.entries.slice(from, from + MOST_ENTRIES) ?? [],
      offer: offers.mine,
      declined: offers.declined,
      leaving: false,
      ...more,
    });
  }

  /**
   * Hear *said*, signed by the owner of the key *from*.
   * @param {Said} said
   * @param {string} from
   */
  async function hear(said, from) {
    if (isOtherVersion(said)) {
      if (said.role === other && (state.open[other] || from) === from) {
        status = "version";
        changed();
      }
      return;
    }
    if (from === state.open[other]) {
      manners.hear();
    }
    if (manners.dropped) {
      return;
    }
    if (!isSaid(said) || said.n <= latest[said.role] || !admit(said, from)) {
      return; // no message of ours, an old one, or of somebody else
    }
    latest[said.role] = said.n;
    if (said.role === other) {
      timing.hear();
      status = status === "version" ? "waiting" : status; // the other has another page now
    }
    await ledger.open();
    const news = await take(said);
    if (said.role === other) {
      spoken = said;
      await offers.consider(said);
      await offers.resignAgain();
      answer(said, news);
    }
    changed();
  }

  /**
   * Say where we stand if the other does not know, or stands elsewhere.
   * @param {Said} said
   * @param {boolean} news whether it brought something new
   */
  function answer(said, news) {
    const { chain } = ledger;
    const here = chain?.length ?? 0;
    const fork = said.have <= here && chain?.hashes[said.have] !== said.head;
    theirHave = fork ? Math.max(0, said.have - FORK) : said.have;
    const differs = here === 0 || said.have !== here || said.head !== chain?.head;
    if (news || stirred || (differs && clock() - told >= BREATH)) {
      tell();
    }
  }

  /**
   * Whether *said* comes from somebody at this table; a host gives the free seat to the first who asks.
   * @param {Said} said
   * @param {string} from
   */
  function admit(said, from) {
    if (state.open[said.role] === "" && said.role === 1) {
      remember({ open: [state.open[0], from] });
      stirred = true;
    }
    const { guest } = said;
    if (role === 1 && said.role === 0 && from === state.open[0] && guest && guest !== keys.open) {
      status = "taken";
      changed();
      return false;
    }
    return state.open[said.role] === from;
  }

  /**
   * Take the entries of *said*; tells whether there were new ones.
   * @param {Said} said
   */
  async function take(said) {
    const outcome = await ledger.take(said);
    if (said.role === other) {
      const { have, head } = said;
      manners.weigh(outcome, ledger.chain?.hashes[have] === head ? have : 0);
    }
    disputed = outcome === "disputed" || (disputed && outcome !== "new");
    return outcome === "new";
  }

  /** @param {number} length @returns {Status} */
  function standing(length) {
    const begun = status === "waiting" && length > 0;
    return manners.dropped ? "dropped" : begun ? "playing" : status;
  }

  return {
    role,
    stranger: Boolean(kept.stranger),
    /** Where the table stands, for the page. */
    get now() {
      const place = /** @type {Place | null} */ (ledger.chain?.place ?? null);
      const length = ledger.chain?.length ?? 0;
      const penned = length > 0 && pen(place) === role;
      return {
        status: standing(length),
        place,
        length,
        mine: offers.mine?.act ?? null,
        theirs: offers.theirs?.act ?? null,
        heard: timing.heard,
        left: spoken.leaving,
        name: spoken.name,
        game: spoken.game,
        penned,
        disputed,
        withheld: ledger.withheld,
        stalls: manners.dropped === "idle" || (waitsFor(place, other) && manners.silent),
      };
    },
    /** Read what is kept. */
    open: () => inLine(ledger.open),
    /** Say where we stand: now and then, and whenever there is a connection again. */
    tick: () =>
      inLine(async () => {
        await ledger.open();
        const { place = null, length = 0 } = ledger.chain ?? {};
        if (waitsFor(place, other) && place?.clock === null) {
          manners.await(timing.since(length));
        }
        tell();
      }),
    /** @param {Said} said @param {string} from */
    receive: (said, from) => inLine(() => hear(said, from)),
    /** Say good-bye: the other need not wait. */
    leave: () => inLine(async () => tell({ leaving: true })),
    /**
     * Do *act*, if it is for us to do; what needs the other's consent is offered.
     * @param {Act} act
     * @param {number} [at] the length of the chain that it is meant for
     */
    act: (act, at = -1) =>
      inLine(async () => {
        if (at >= 0 && at !== ledger.chain?.length) {
          return; // meanwhile the game has gone on
        }
        await offers.perform(act);
        changed();
      }),
    /**
     * Hide so many seeds: only their hash is told.
     * @param {number} seeds
     */
    hide: (seeds) =>
      inLine(async () => {
        if (ledger.chain) {
          await offers.perform(await hidden(ledger.chain, keys, seeds));
          changed();
        }
      }),
    /** Say no to what the other offers. */
    decline: () =>
      inLine(async () => {
        offers.decline();
        changed();
      }),
  };
}

/** @typedef {ReturnType<typeof createTable>} Table */
