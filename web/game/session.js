/**
 * The game on the screen: its loop, its board, and what panels may do with it.
 * @import { Save } from "../types"
 */
import { announce, engine, explain, keepSave, restartEngine, siteVersion } from "../app.js";
import { createBoard } from "../board/board.js";
import { runClock } from "../clock/run.js";
import { lesson, think } from "../engine/client.js";
import { say } from "../i18n/index.js";
import { noteHelp } from "../keeping/help.js";
import { holdGame } from "../keeping/tabs.js";
import { countWords, createCounts } from "../learn/count.js";
import { createPuzzle } from "../learn/puzzle.js";
import { createReview } from "../learn/review.js";
import { createTeach } from "../learn/teach.js";
import { played, resign } from "../online/asking.js";
import { getUp, halt, sitDown } from "../online/live.js";
import { timeLeft } from "../online/seating.js";
import { go } from "../route.js";
import { read, subscribe, update } from "../state.js";
import { labelOf } from "./captions.js";
import { dress } from "./dress.js";
import { createEndings } from "./endings.js";
import { feel } from "./feel.js";
import { followHalt, followTable, followThought, forgetBanners } from "./followers.js";
import { createHand } from "./hand.js";
import { createHistory } from "./history.js";
import { createLoop } from "./loop.js";
import { draw } from "./lots.js";
import { nearSide } from "./seats.js";
import { createWords } from "./words.js";

/** @typedef {ReturnType<typeof assemble>} Session */

/** @type {Session | null} */
let open = null;

/** How often a game has been opened: each time anew, be it the same one. */
let openings = 0;

/** What tells a game on the screen from one that was there before. */
export function opening() {
  return openings;
}

/** What can be done in the game on the screen; null while there is none. */
export function session() {
  return open;
}

/**
 * Put *save* on the screen; its board comes with `mount`.
 * @param {Save} save
 * @param {import("../types").Puzzle | null} [puzzle]
 */
export function openGame(save, puzzle = null) {
  closeGame();
  openings += 1;
  update({
    play: {
      save,
      phase: "waiting",
      picked: [],
      confirming: false,
      queue: [],
      banner: null,
      ply: save.view.ply,
      failure: null,
      sheet: null,
      bottom: nearSide(save, read().settings.table),
      teach: null,
      outcome: null,
      puzzle,
      reviewing: null,
    },
  });
}

/** Take the game off the screen. */
export function closeGame() {
  getUp();
  open?.close();
  open = null;
  if (read().play) {
    update({ play: null });
  }
}

/**
 * Make the board of the game in *host* and begin, or go on.
 * @param {Element | undefined} host
 */
export function mount(host) {
  open?.close();
  open = null;
  const { play } = read();
  if (host instanceof HTMLElement && play) {
    open = assemble(host, play.save);
    open.resume();
    if (play.save.live) {
      open.sit();
    }
    if (play.save.version !== siteVersion() && play.save.version !== undefined) {
      open.renew();
    }
  }
}

/**
 * @param {HTMLElement} host
 * @param {Save} save
 */
function assemble(host, save) {
  const spec = read().boards[save.game];
  const board = createBoard(host, spec, { ...dress(), label: labelled });
  let kept = read().play?.puzzle == null; // a puzzle is no game, and one lost to another tab is kept there
  const letGo = holdGame(save.id, () => {
    kept = false;
    go({ screen: "home" });
    update({ notice: { id: "game-elsewhere" } });
  });
  const words = createWords(host, board);
  const counts = createCounts(host, board, spec);
  const loop = createLoop({
    board,
    spec,
    call: (name, args) => (name === "play" ? playing(args) : engine().call(name, args)),
    think: (record, level, signal) =>
      think(engine(), record, level, { seed: draw(2 ** 31), signal }),
    lesson: (name, args, signal, onPart) => lesson(engine(), name, args, { signal, onPart }),
    keep: (save) => kept && keepSave(save),
    pause: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
    halt,
    feel,
    say: announce,
    explain,
  });
  const hand = createHand(loop);
  const ways = createEndings(loop);
  const clock = runClock({ keep: loop.keep, fall: (side) => ways.end("time", side) });
  board.onPick = hand.tap;
  board.onPeek = hand.peek;
  const review = createReview(loop);
  const endings = [
    subscribe(() => {
      board.update(dress());
      words.fit();
      counts.fit();
    }),
    followTable(),
    followHalt(loop),
    forgetBanners(),
    followThought(),
    words.close,
    clock.close,
    noteHelp(loop),
    counts.close,
    review.stopReview,
    letGo,
  ];

  return {
    ...hand,
    ...createHistory(loop),
    ...ways,
    /** @type {typeof ways.end} */
    end: (reason, side) => (shown()?.live ? Promise.resolve(resign()) : ways.end(reason, side)),
    /** Take the seat at the table of a live game. */
    sit: () => sitDown(/** @type {Save} */ (shown()), { show: loop.follow, adopt: loop.adopt }),
    ...createTeach(loop),
    ...createPuzzle(loop),
    ...review,
    resume: loop.resume,
    skip: loop.skip,
    /** Do again what failed; an engine that has stopped is started first. */
    retry() {
      if (read().engine === "failed") {
        restartEngine();
      }
      loop.retry();
    },
    /** Milliseconds that each player has left; null without a clock. */
    left: () => timeLeft() ?? clock.left(),
    close() {
      for (const end of endings) {
        end();
      }
      loop.close();
      board.destroy();
    },
  };
}

/** The save on the screen. */
const shown = () => read().play?.save;

/**
 * Ask the engine for a move; a live table hears of it.
 * @param {Record<string, unknown>} args
 */
async function playing(args) {
  const view = await engine().call("play", args);
  played(/** @type {string} */ (args.record), /** @type {number[]} */ (args.path));
  return view;
}

/**
 * The name of a slot for those who do not see it.
 * @param {import("../board/cells.js").SlotInfo} info
 */
function labelled(info) {
  const { play, boards } = read();
  if (play === null) {
    return "";
  }
  const { save } = play;
  const words = [labelOf(info, save), ...countWords(info.slot, boards[save.game])];
  return words.map(say).join(", ");
}
