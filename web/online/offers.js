/**
 * What one side of a live table asks of the other: it is signed by whoever asks, and enters the chain once the
 * other agrees. Whoever may add when both agree adds it.
 * @import { Chain } from "./chain.js"
 * @import { Act } from "./judge.js"
 * @import { Keys } from "./keys.js"
 * @import { Offer, Said } from "./message.js"
 * @import { Place } from "./stages.js"
 * @import { Role } from "./terms.js"
 */
import { consentHash, isClaim } from "./chain.js";
import { isSigned, sign } from "./keys.js";
import { isOver, pen, pliesBack, Refused } from "./stages.js";

/** What whoever has the turn does alone. */
const ALONE = new Set(["move", "hide", "guess", "side"]);

/**
 * Whether *act* is what the page of *by* asks for at *place*: nobody is to agree to more than he is told.
 * @param {Act} act
 * @param {Place} place
 * @param {Role} by
 */
function isAsked(act, place, by) {
  const { view, sides } = place;
  const plies = view ? pliesBack(view, sides[by]) : 0;
  /** @type {Act[]} */
  const asked = isOver(place)
    ? [{ do: "next" }, { do: "again" }]
    : [
        { do: "end", reason: "agreed" },
        ...(plies ? [/** @type {const} */ ({ do: "back", plies })] : []),
      ];
  return asked.some((one) => JSON.stringify(one) === JSON.stringify(act));
}

/**
 * @param {object} parts
 * @param {Role} parts.role
 * @param {Keys} parts.keys
 * @param {() => Chain | null} parts.chain
 * @param {() => string} parts.theirKey
 * @param {(act: Act, consent?: string) => Promise<void>} parts.append
 * @param {() => void} parts.tell
 */
export function createOffers({ role, keys, chain, theirKey, append, tell }) {
  const other = /** @type {Role} */ (1 - role);
  /** @type {Offer | null} */
  let mine = null;
  /** @type {Offer | null} */
  let theirs = null;
  let declined = "";
  let resigning = false;

  const now = () => /** @type {Chain} */ (chain());
  const penned = () => pen(now().place) === role;

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
    const { head, length } = now();
    mine = { act, sig: await sign(await consentHash(head, act), keys), index: length };
    tell();
  }

  /**
   * Do *act*, if it is for us to do; what needs the other's consent is offered.
   * @param {Act} act
   */
  async function perform(act) {
    if (!now()?.length) {
      throw new Refused("nobody is here yet");
    }
    const resigns = act.do === "end" && act.reason === "resigned";
    const falls = act.do === "end" && act.reason === "time";
    resigning = resigns;
    const free = ALONE.has(act.do) || resigns || falls;
    if (free && (penned() || isClaim(now().place ?? null, role, act))) {
      await append(act);
      tell();
    } else if (ALONE.has(act.do) || falls) {
      throw new Refused("not this side's turn");
    } else if (theirs && JSON.stringify(theirs.act) === JSON.stringify(act) && penned()) {
      await appendAgreed(theirs);
    } else {
      await offer(act);
    }
  }

  return {
    perform,
    get mine() {
      return mine;
    },
    get theirs() {
      return theirs;
    },
    get declined() {
      return declined;
    },
    /** What the other offers, or answers to what is offered here. @param {Said} said */
    async consider({ offer: asked, declined: refused }) {
      if (mine && refused === mine.sig) {
        mine = null;
      }
      const place = chain()?.place;
      if (!place || asked === null || asked.index !== now().length) {
        theirs = null;
        return;
      }
      const { act, sig } = asked;
      const gives =
        act.do === "end" && act.reason === "resigned" && act.side === place.sides[1 - role];
      const same = mine !== null && JSON.stringify(mine.act) === JSON.stringify(act);
      if (!gives && !same && !isAsked(act, place, other)) {
        return;
      }
      if (!(await isSigned(sig, await consentHash(now().head, act), theirKey()))) {
        return;
      }
      if (penned() && (same || gives)) {
        await appendAgreed(asked);
      } else if (sig !== declined && !same && !gives) {
        theirs = asked;
      }
    },
    /** Who resigns out of turn goes on resigning although the other has moved meanwhile. */
    async resignAgain() {
      const place = chain()?.place;
      if (resigning && place?.stage === "play" && !isOver(place) && mine === null) {
        await perform({ do: "end", reason: "resigned", side: place.sides[role] });
      }
    },
    /** The chain is another: let go of what was offered before. */
    settle() {
      const { length } = now();
      mine = mine?.index === length ? mine : null;
      theirs = theirs?.index === length ? theirs : null;
      declined = "";
    },
    /** Say no to what the other offers. */
    decline() {
      declined = theirs?.sig ?? "";
      theirs = null;
      tell();
    },
  };
}
