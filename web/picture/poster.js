/**
 * A game as a picture with its words: name, players, score, whose turn. Drawn on the device, in the language and
 * the colours of the page.
 * @import { BoardSpec, Mark, Save, Seat, Side } from "../types"
 */
import { context2d } from "../board/canvas.js";
import { stillBoard } from "../board/picture.js";
import { naming, playerOn } from "../game/seats.js";
import { t } from "../i18n/index.js";
import { playerName, setLine } from "../panels/lines.js";
import { SHAPES } from "../panels/picture.js";
import { read } from "../state.js";

/** Of a poster in px: its width, its margin, the heights of its lines. */
const WIDTH = 480;
const MARGIN = 18;
const HEAD = 52;
const LINE = 36;
const FOOT = 34;

/**
 * What a poster shows of a moment of the game.
 * @typedef {object} Scene
 * @property {number[]} slots
 * @property {number[][]} heaps which stone lies where; see `board/stones.js`
 * @property {Mark[]} marks
 * @property {number[]} lit
 * @property {number} turn the side to move; -1: nobody
 * @property {string} foot
 */

/**
 * *save* as it is told to others, to whom nobody in it is "you".
 * @param {Save} save
 * @returns {Save}
 */
export function forOthers(save) {
  const seats = /** @type {[Seat, Seat]} */ (
    save.seats.map(({ kind, name }, player) => ({
      kind: "person",
      name: kind === "computer" ? t("player", naming(save.seats, player)) : name,
    }))
  );
  return { ...save, seats };
}

/**
 * The poster of *save*, *scale* pixels to each px, the side *bottom* below.
 * @param {Save} save
 * @param {Side} bottom
 * @param {number} scale
 */
export async function createPoster(save, bottom, scale) {
  const { settings, boards } = read();
  const spec = boards[save.game];
  const shape = spec.kind === "points" ? "points" : (spec.stores ?? "ends");
  const high = Math.round(WIDTH * SHAPES[shape]);
  const board = await stillBoard(spec, {
    wood: settings.wood || spec.wood,
    stones: spec.kind === "points" ? spec.stones : settings.stones || spec.stones,
    ...{ width: WIDTH, height: high, bottom, scale },
  });
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  const height = HEAD + 2 * LINE + high + FOOT;
  canvas.width = WIDTH * scale;
  canvas.height = height * scale;
  const context = canvas.getContext("2d", { willReadFrequently: true }) ?? context2d(canvas);
  context.scale(scale, scale);
  const style = getComputedStyle(document.documentElement);
  const [cloth, ink, quiet] = ["--cloth", "--ink", "--ink-2"].map((name) =>
    style.getPropertyValue(name),
  );

  /**
   * @param {string} text
   * @param {number} x
   * @param {number} y
   * @param {{ size: number, weight?: number, colour?: string, right?: boolean, width?: number }} how
   */
  function write(
    text,
    x,
    y,
    { size, weight = 500, colour = ink, right = false, width = WIDTH - 2 * MARGIN },
  ) {
    context.font = `${weight} ${size}px ${style.fontFamily}`;
    context.fillStyle = colour;
    context.textAlign = right ? "right" : "left";
    context.textBaseline = "middle";
    context.fillText(fitted(context, text, width), x, y);
  }

  /**
   * A player: the mark of the turn, the name, the score.
   * @param {number} side
   * @param {number} y
   * @param {Scene} scene
   */
  function player(side, y, { slots, turn }) {
    const room = WIDTH - 2 * MARGIN - 80;
    if (turn === side) {
      context.fillStyle = style.getPropertyValue("--accent");
      context.beginPath();
      context.arc(MARGIN + 5, y, 5, 0, 2 * Math.PI);
      context.fill();
    }
    write(playerName(save, playerOn(save, side)), MARGIN + 18, y, {
      size: 18,
      weight: 600,
      width: room,
    });
    write(String(scoreOf(spec, slots, side)), WIDTH - MARGIN, y, {
      size: 20,
      weight: 650,
      right: true,
    });
  }

  return {
    canvas,
    context,
    places: board.plan.places,
    /** @param {Scene} scene */
    draw(scene) {
      context.fillStyle = cloth;
      context.fillRect(0, 0, WIDTH, height);
      write(t(`game-${save.game}`), MARGIN, HEAD / 2 + 2, {
        size: 22,
        weight: 650,
        width: WIDTH - 150,
      });
      write(setLine(save) || t("app-name"), WIDTH - MARGIN, HEAD / 2 + 2, {
        ...{ size: 15, colour: quiet, right: true, width: 110 },
      });
      player(1 - bottom, HEAD + LINE / 2, scene);
      context.save();
      context.translate(0, HEAD + LINE);
      board.paint(context, scene.slots, scene.heaps, { ...scene, counts: true });
      context.restore();
      player(bottom, HEAD + 1.5 * LINE + high, scene);
      write(scene.foot, MARGIN, height - FOOT / 2 - 4, { size: 15, colour: quiet });
    },
  };
}

/**
 * What *side* has: the stones of its store, or its stones on the board and in hand.
 * @param {BoardSpec} spec
 * @param {readonly number[]} slots
 * @param {number} side
 */
export function scoreOf(spec, slots, side) {
  const store = spec.slots.find((slot) => slot.role === "store" && slot.side === side);
  if (store) {
    return slots[store.slot];
  }
  const colour = side === 0 ? 1 : -1;
  return spec.slots.reduce((sum, { slot, role, side: of }) => {
    const here = role === "point" ? Number(slots[slot] === colour) : 0;
    return sum + here + (role === "hand" && of === side ? slots[slot] : 0);
  }, 0);
}

/**
 * *text*, cut with an ellipsis where it is wider than *width*.
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {number} width
 */
function fitted(context, text, width) {
  if (context.measureText(text).width <= width) {
    return text;
  }
  const letters = [...text];
  while (letters.length > 1 && context.measureText(`${letters.join("")}…`).width > width) {
    letters.pop();
  }
  return `${letters.join("").trimEnd()}…`;
}
