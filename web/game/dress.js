/**
 * How the board of the game on the screen looks: the settings, as the board component wants them.
 * @import { BoardSpec, Settings } from "../types"
 */
import { has, t } from "../i18n/index.js";
import { read } from "../state.js";
import { loneSide } from "./seats.js";

/** How the board looks now. */
export function dress() {
  const { settings, play } = read();
  const { wood, stones, sound, table, big } = settings;
  const save = play?.save;
  const spec = save && read().boards[save.game];
  return {
    wood: wood || spec?.wood,
    stones: spec?.kind === "points" ? spec.stones : stones || spec?.stones,
    sound,
    big,
    titles: spec ? titles(spec, settings.numbers) : [],
    bottom: play?.bottom ?? 0,
    facing: table === "facing" && save !== undefined && loneSide(save) === null,
  };
}

/**
 * What is written beside the pits.
 * @param {BoardSpec} spec
 * @param {Settings["numbers"]} wanted
 */
function titles(spec, wanted) {
  if (wanted === "none") {
    return [];
  }
  return spec.slots.map(({ role, number }) => {
    const id = `pit-${spec.game}-${number}`;
    return {
      number: role === "pit" ? String(number) : "",
      name: wanted === "names" && role === "pit" && has(id) ? t(id) : "",
    };
  });
}
