/**
 * Marks a game in which advice was asked: its result is told apart from those without help.
 * @import { Loop } from "../game/loop.js"
 */
import { read, subscribe } from "../state.js";

/**
 * Watch the game of *loop*; gives the way to stop that.
 * @param {Loop} loop
 */
export function noteHelp(loop) {
  let noting = false; // keeping a game is an update too
  return subscribe(() => {
    const { play } = read();
    if (play?.teach && !play.save.helped && !noting) {
      noting = true;
      loop.keep({ ...play.save, helped: true });
      noting = false;
    }
  });
}
