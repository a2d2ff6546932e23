/**
 * One side of a live game: what it says to the other side, and what it makes of what it hears. Knows no
 * network: `send` carries a message somehow, perhaps; messages may be lost, doubled, late, out of order, or
 * not from the other side at all.
 *
 * Every message tells where its sender stands (how many entries, their hash) and brings the entries that the
 * other lacks, as far as it knows; so any one message that arrives heals all that were lost before it.
 *
 * Before the first entry both draw a seed: each sends its hash first and the seed only when it has the hash of
 * the other, so that neither can choose what comes out of the two.
 *
 * @import { View } from "../types"
 * @import { Act, Chain, Entry, Place, Role, Rules } from "./chain.js"
 * @import { Keys } from "./keys.js"
 */
import { consentHash, createChain, pen, Refused, written } from "./chain.js";
import { hash, isHex, isSigned, sign } from "./keys.js";

/** A page of another version cannot play with this one. */
export const PROTOCOL = 1;
/** Raised when a rule changes, so that two pages never disagree about a position. */
export const RULES = 1;
/** Entries in a message; a longer gap is closed by several. */
const MOST_ENTRIES = 24;
/** How far back two copies may differ: at most one turn of one side. */
const FORK = 20;
/** Milliseconds between two answers that bring nothing new. */
const BREATH = 250;

/** @typedef {{ act: Act, sig: string, index: number }} Offer */

/**
 * What is kept of a table; a page that opens again goes on from it.
 * @typedef {object} Kept
 * @property {Role} role
 * @property {string} room
 * @property {Keys} keys
 * @property {string} seed
 * @property {[string, string]} open the open keys of host and guest; "" is not known yet
 * @property {[string, string]} commits the hashes of the seeds
 * @property {[string, string]} seeds
 * @property {Entry[]} entries
 * @property {number} count of messages sent
 */

/**
 * @typedef {object} Said
 * @property {number} v
 * @property {number} rules
 * @property {Role} role
 * @property {number} n later messages have larger numbers
 * @property {string} guest the guest's open key, as far as the sender knows
 * @property {string} commit
 * @property {string} seed
 * @property {string} game what is to be played, for those who come
 * @property {string} name of the sender
 * @property {number} have
 * @property {string} head
 * @property {number} from
 * @property {Entry[]} entries
 * @property {Offer | null} offer
 * @property {string} declined the signature of an offer
 * @property {boolean} leaving
 */

/**
 * @param {object} parts
 * @param {Kept} parts.kept
 * @param {Rules} parts.rules
 * @param {(said: Said) => void} parts.send
 * @param {(kept: Kept) => void} parts.keep
 * @param {() => void} parts.changed something that `now` tells is different
 * @param {(seeds: [string, string]) => Promise<Act>} parts.start the host's first entry
 * @param {string} parts.game
 * @param {string} parts.name
 * @param {() => number} parts.clock milliseconds
 */
export function createTable({ kept, rules, send, keep, changed, start, game, name, clock }) {
  const { role, keys } = kept;
  const other = /** @type {Role} */ (1 - role);
  let state = kept;
  /** @type {Chain | null} */
  let chain = null;
  /** @type {Offer | null} */
  let mine = null;
  /** @type {Offer | null} */
  let theirs = null;
  let declined = "";
  let theirHave = 0;
  let heard = 0; // when the other was heard last
  let left = false;
  let told = 0; // when we said something last
  let resigning = false;
  let stirred = false; // we know more than when we spoke last
  /** @type {"waiting" | "playing" | "taken" | "version"} */
  let status = "waiting";
  let theirName = "";
  let theirGame = "";
  const latest = [0, 0];
  /** @type {Promise<void>} */
  let line = Promise.resolve();

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

  /** Make the chain once both keys are known, and play what is kept. */
  async function open() {
    if (chain || !state.open[0] || !state.open[1]) {
      return;
    }
    const fresh = createChain({ room: state.room, keys: state.open, rules });
    try {
      for (const entry of state.entries) {
        await fresh.add(entry);
      }
    } catch (error) {
      if (!(error instanceof Refused)) {
        throw error; // what is kept is damaged; the other side has the rest
      }
    }
    chain = fresh;
    if (chain.length > 0) {
      status = "playing";
    }
  }

  /** @returns {Said} */
  function message() {
    const have = chain?.length ?? 0;
    const from = Math.min(theirHave, have);
    const known = state.commits[other] !== "";
    return {
      v: PROTOCOL,
      rules: RULES,
      role,
      n: state.count,
      guest: state.open[1],
      commit: state.commits[role],
      seed: known ? state.seed : "",
      game,
      name,
      have,
      head: chain?.head ?? "",
      from,
      entries: chain?.entries.slice(from, from + MOST_ENTRIES) ?? [],
      offer: mine,
      declined,
      leaving: false,
    };
  }

  /** Say where we stand. @param {Partial<Said>} [more] */
  function tell(more = {}) {
    remember({ count: Math.max(state.count + 1, clock()) });
    latest[role] = state.count; // a relay sends us our own words too
    told = clock();
    stirred = false;
    send({ ...message(), ...more });
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
    if (!isSaid(said) || said.n <= latest[said.role] || !admit(said, from)) {
      return; // no message of ours, an old one, or of somebody else
    }
    latest[said.role] = said.n;
    await shake(said);
    const grown = await take(said);
    if (said.role === other) {
      theirName = said.name;
      theirGame = said.game;
      left = said.leaving;
      heard = clock();
      await consider(said);
      await resignAgain();
      answer(said, grown);
    }
    changed();
  }

  /**
   * Say where we stand if the other does not know, or stands elsewhere.
   * @param {Said} said
   * @param {boolean} grown whether it brought something new
   */
  function answer(said, grown) {
    const here = chain?.length ?? 0;
    const fork = said.have <= here && chain?.hashes[said.have] !== said.head;
    theirHave = fork ? Math.max(0, said.have - FORK) : said.have;
    const differs = here === 0 || said.have !== here || said.head !== chain?.head;
    if (grown || stirred || (differs && clock() - told >= BREATH)) {
      tell();
    }
  }

  /** Who resigns out of turn goes on resigning although the other has moved meanwhile. */
  async function resignAgain() {
    const place = chain?.place;
    if (resigning && place && place.view.over === null && mine === null) {
      await perform({ do: "end", reason: "resigned", side: place.sides[role] });
    }
  }

  /**
   * Whether *said* comes from somebody at this table; a host gives the free seat to the first who asks.
   * @param {Said} said
   * @param {string} from
   */
  function admit(said, from) {
    if (state.open[said.role] === "" && said.role === 1 && isHex(said.commit, 64)) {
      remember({ open: [state.open[0], from] });
      stirred = true;
    }
    if (
      role === 1 &&
      said.role === 0 &&
      from === state.open[0] &&
      said.guest &&
      said.guest !== keys.open
    ) {
      status = "taken";
      changed();
      return false;
    }
    return state.open[said.role] === from;
  }

  /** The seeds. @param {Said} said */
  async function shake(said) {
    if (said.role === role) {
      return;
    }
    const commits = /** @type {[string, string]} */ ([...state.commits]);
    const seeds = /** @type {[string, string]} */ ([...state.seeds]);
    if (commits[other] === "" && isHex(said.commit, 64)) {
      commits[other] = said.commit;
    }
    if (seeds[other] === "" && isHex(said.seed, 32) && (await hash(said.seed)) === commits[other]) {
      seeds[other] = said.seed;
    }
    if (commits[other] !== state.commits[other] || seeds[other] !== state.seeds[other]) {
      remember({ commits, seeds });
      stirred = true;
    }
    await open();
    if (role === 0 && chain?.length === 0 && seeds[other] !== "") {
      await append(await start(seeds));
    }
  }

  /**
   * Take the entries of *said*; tells whether there were new ones.
   * @param {Said} said
   */
  async function take(said) {
    if (chain === null || said.from > chain.length) {
      return false;
    }
    const before = chain.length;
    const head = chain.head;
    try {
      for (const [place, entry] of said.entries.entries()) {
        await takeEntry(entry, said.from + place, said.role);
      }
    } catch (error) {
      if (!(error instanceof Refused)) {
        throw error;
      }
    }
    if (chain.length === before && chain.head === head) {
      return false;
    }
    settled();
    return true;
  }

  /**
   * @param {Entry} entry
   * @param {number} index
   * @param {Role} sender
   */
  async function takeEntry(entry, index, sender) {
    const now = /** @type {Chain} */ (chain);
    const known = now.entries[index];
    if (known !== undefined) {
      if (JSON.stringify(known.act) === JSON.stringify(entry.act)) {
        return;
      }
      // Two devices of ours have played: what the other side has seen counts.
      const ours = sender === other && entry.by === role && known.by === role;
      if (!ours || !(await now.signedAt(entry, index))) {
        throw new Refused("another entry is here");
      }
      await now.replace(entry, index);
      return;
    }
    if (entry.act.do === "start") {
      await checkStart(entry.act);
    }
    await now.add(entry);
  }

  /**
   * The first entry must come from both seeds; the host wrote it.
   * @param {Extract<Act, { do: "start" }>} act
   */
  async function checkStart(act) {
    if (role === 1 && (act.seeds?.[0] !== state.seeds[0] || act.seeds?.[1] !== state.seed)) {
      throw new Refused("other seeds");
    }
    if (role === 1) {
      await confirm(act);
    }
  }

  /** The chain is longer, or another: keep it, and let go of what was offered before. */
  function settled() {
    const { length, entries } = /** @type {Chain} */ (chain);
    status = "playing";
    remember({ entries: [...entries] });
    if (mine && mine.index !== length) {
      mine = null;
    }
    if (theirs && theirs.index !== length) {
      theirs = null;
    }
    declined = "";
    stirred = true;
  }

  /** @param {Act} act @param {string} [consent] */
  async function append(act, consent) {
    const now = /** @type {Chain} */ (chain);
    await now.add(await written(now, role, act, keys, consent));
    settled();
  }

  /** What the other offers, or answers to what is offered here. @param {Said} said */
  async function consider({ offer, declined: refused }) {
    if (mine && refused === mine.sig) {
      mine = null;
    }
    if (chain === null || offer === null || offer.index !== chain.length) {
      theirs = null;
      return;
    }
    const digest = await consentHash(chain.head, offer.act);
    if (!(await isSigned(offer.sig, digest, state.open[other]))) {
      return;
    }
    const same = mine !== null && JSON.stringify(mine.act) === JSON.stringify(offer.act);
    const { act } = offer;
    const resigns = act.do === "end" && act.reason === "resigned";
    const gives = resigns && act.side === chain.place?.sides[other];
    if (pen(chain.place) === role && (same || gives)) {
      await appendAgreed(offer);
    } else if (offer.sig !== declined && !same) {
      theirs = offer;
    }
  }

  /** @param {Offer} offer */
  async function appendAgreed(offer) {
    try {
      await append(offer.act, offer.sig);
      tell();
    } catch (error) {
      if (!(error instanceof Refused)) {
        throw error;
      }
      theirs = null; // both want what cannot be
    }
  }

  /** @param {Act} act */
  async function offer(act) {
    const now = /** @type {Chain} */ (chain);
    mine = { act, sig: await sign(await consentHash(now.head, act), keys), index: now.length };
    tell();
  }

  /** @param {Act} act */
  async function perform(act) {
    if (chain === null || chain.length === 0) {
      throw new Refused("nobody is here yet");
    }
    const resigns = act.do === "end" && act.reason === "resigned";
    const penned = pen(chain.place) === role;
    resigning = resigns;
    if ((act.do === "move" || resigns) && penned) {
      await append(act);
      tell();
    } else if (act.do === "move") {
      throw new Refused("not this side's turn");
    } else if (theirs && JSON.stringify(theirs.act) === JSON.stringify(act) && penned) {
      await appendAgreed(theirs);
    } else {
      await offer(act);
    }
  }

  /** @type {(act: Extract<Act, { do: "start" }>) => Promise<void>} */
  let confirm = async () => {};

  return {
    role,
    /** Where the table stands, for the page. */
    get now() {
      return {
        status,
        place: /** @type {Place | null} */ (chain?.place ?? null),
        length: chain?.length ?? 0,
        head: chain?.head ?? "",
        mine: mine?.act ?? null,
        theirs: theirs?.act ?? null,
        heard,
        left,
        name: theirName,
        game: theirGame,
        penned: chain !== null && chain.length > 0 && pen(chain.place) === role,
      };
    },
    /** Set by the page of a guest: raises `Refused` for a start that does not follow from the seeds. */
    set check(/** @type {(act: Extract<Act, { do: "start" }>) => Promise<void>} */ what) {
      confirm = what;
    },
    /** Read what is kept. */
    open: () => inLine(open),
    /** Say where we stand: now and then, and whenever there is a connection again. */
    tick: () => inLine(async () => tell()),
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
        if (at >= 0 && at !== chain?.length) {
          return; // meanwhile the game has gone on
        }
        await perform(act);
        changed();
      }),
    /** Say no to what the other offers. */
    decline: () =>
      inLine(async () => {
        declined = theirs?.sig ?? "";
        theirs = null;
        tell();
        changed();
      }),
  };
}

/** @typedef {ReturnType<typeof createTable>} Table */

/**
 * Whether *said* is a message of another version, whatever else is in it.
 * @param {any} said
 */
function isOtherVersion(said) {
  const { v, rules } = said ?? {};
  return (
    Number.isSafeInteger(v) && (v !== PROTOCOL || (Number.isSafeInteger(rules) && rules !== RULES))
  );
}

/**
 * Whether *said* has the shape of a message.
 * @param {unknown} said
 * @returns {said is Said}
 */
function isSaid(said) {
  if (typeof said !== "object" || said === null) {
    return false;
  }
  const {
    v,
    rules,
    role,
    n,
    guest,
    commit,
    seed,
    game,
    name,
    have,
    head,
    from,
    entries,
    offer,
    declined,
  } = /** @type {Record<string, unknown>} */ (said);
  const numbers = [v, rules, n, have, from].every(
    (one) => Number.isSafeInteger(one) && Number(one) >= 0,
  );
  const texts = [guest, commit, seed, game, name, head, declined].every(
    (one) => typeof one === "string" && one.length <= 200,
  );
  const listed = Array.isArray(entries) && entries.length <= MOST_ENTRIES && entries.every(isEntry);
  return (
    numbers && texts && listed && (role === 0 || role === 1) && (offer === null || isOffer(offer))
  );
}

/** @param {any} entry */
function isEntry(entry) {
  return typeof entry?.act?.do === "string" && (entry.by === 0 || entry.by === 1);
}

/** @param {any} offer */
function isOffer(offer) {
  return (
    typeof offer?.act?.do === "string" && isHex(offer.sig, 128) && Number.isSafeInteger(offer.index)
  );
}

/**
 * A new table.
 * @param {Role} role
 * @param {string} room
 * @param {Keys} keys
 * @param {string} host the host's open key
 * @param {string} seed 32 hexadecimal digits
 * @returns {Promise<Kept>}
 */
export async function newTable(role, room, keys, host, seed) {
  const commit = await hash(seed);
  return {
    role,
    room,
    keys,
    seed,
    open: role === 0 ? [keys.open, ""] : [host, keys.open],
    commits: role === 0 ? [commit, ""] : ["", commit],
    seeds: role === 0 ? [seed, ""] : ["", seed],
    entries: [],
    count: 0,
  };
}
