/**
 * What stands under the board while a finished game is looked back on: how the chances went, the turning
 * point at hand, how accurate each side was.
 * @import { AppState, BoardSpec, PlayState, Review, Save } from "../types"
 */
import { html, nothing, svg } from "lit-html";
import { playerOn } from "../game/seats.js";
import { session } from "../game/session.js";
import { say, t } from "../i18n/index.js";
import { playerName } from "../panels/lines.js";
import { faultsOf, named, reasonsOf } from "./advice.js";
import { small } from "./card.js";
import { nextTurn, reviewOf, turnAt } from "./review.js";

/**
 * @param {AppState} state
 * @param {PlayState} play
 */
export function reviewCard(state, play) {
  const { save, reviewing, ply } = play;
  const review = reviewOf(save);
  return html`<section class="review" aria-label=${t("review-title")}>
    ${
      review
        ? told(play, review, state.boards[save.game])
        : reviewing === null
          ? html`<p class="review-words">${t("status-looking", { ply, plies: save.view.ply })}</p>
            ${small("review-start", () => session()?.review(), true)}`
          : html`<label class="review-part">${t("review-running")}
                <progress max="1" value=${reviewing}></progress></label>
              ${small("review-stop", () => session()?.stopReview())}`
    }
    ${ply < save.view.ply ? small("review-try", () => session()?.tryHere()) : nothing}
  </section>`;
}

/**
 * @param {PlayState} play
 * @param {Review} review
 * @param {BoardSpec} spec
 */
function told(play, review, spec) {
  const { ply, save } = play;
  const turn = turnAt(review, ply);
  const words = turn
    ? [
        ...faultsOf(
          made(play, turn.ply, spec),
          { ...turn, reasons: turn.faults, behind: 0, throws: false },
          spec,
        ),
        named("review-better", turn.better, spec),
        ...reasonsOf(turn.reasons, 0, spec).slice(0, 1),
      ]
    : [];
  const [near, far] = play.bottom === 0 ? [0, 1] : [1, 0];
  return html`${graph(play, review)}
    <p class="review-accuracy">${[near, far]
      .filter((side) => review.accuracy[side] !== null)
      .map(
        (side) =>
          `${playerName(save, playerOn(save, side))}: ${t("review-accuracy", { part: review.accuracy[side] ?? 0 })}`,
      )
      .join(" · ")}</p>
    <p class="review-words" role="status">${words.length ? words.map(say).join(" ") : t(review.turns.length ? "review-calm" : "review-none")}</p>
    <div class="review-buttons">${jump("review-previous", nextTurn(review, ply, -1))}
      ${jump("review-next", nextTurn(review, ply, 1))}</div>`;
}

/**
 * The move made as number *ply*, by its name only.
 * @param {PlayState} play
 * @param {number} ply
 * @param {BoardSpec} spec
 */
function made({ save }, ply, spec) {
  const { side, text } = save.view.history[ply - 1];
  const slot = spec.slots.find((one) => one.side === side && String(one.number) === text[0])?.slot;
  return { path: slot === undefined ? [] : [slot], text, steps: [], events: [] };
}

/**
 * The chances of the near side after each move, as a line that can be touched.
 * @param {PlayState} play
 * @param {Review} review
 */
function graph({ ply, bottom }, { chances, turns }) {
  const last = chances.length - 1;
  const y = (/** @type {number} */ at) => (bottom === 0 ? 100 - chances[at] : chances[at]);
  const line = chances.map((_, at) => `${at},${y(at)}`).join(" ");
  return html`<svg class="review-graph" viewBox="0 0 ${last} 100" preserveAspectRatio="none"
    role="img" aria-label=${t("review-graph")} @click=${(/** @type {MouseEvent} */ event) => {
      const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
      session()?.look(Math.round(((event.clientX - box.left) / box.width) * last));
    }}>
    ${svg`<polygon points=${`0,100 ${line} ${last},100`} />
      <path class="half" d=${`M0 50H${last}`} />
      ${turns.map((turn) => svg`<path class="turning" d=${`M${turn.ply - 1} ${y(turn.ply - 1)}L${turn.ply} ${y(turn.ply)}`} />`)}
      <path class="here" d=${`M${ply} 0V100`} />`}
  </svg>`;
}

/**
 * @param {string} id
 * @param {number | null} ply
 */
function jump(id, ply) {
  return html`<button type="button" class="button plain small" ?disabled=${ply === null}
    @click=${() => ply !== null && session()?.look(ply)}><span>${t(id)}</span></button>`;
}
