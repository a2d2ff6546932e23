/**
 * The colours that are painted, in one place; those of text are in the style sheets.
 *
 * `wash` darkens a bowl from the lamp's side to the far wall, `lip` is its rim from dark to lit,
 * `spot` lies under a count, `ring` says "you can", `past` where the last move went.
 *
 * @typedef {{ light: boolean, wash: [string, string], lip: [string, string], hollow: string,
 *   wall: string, spot: string, brass: [string, string], ring: string, glow: string, warm: string,
 *   past: string, count: string, zero: string }} Tone
 */

/** @type {Tone} */
const DARK = {
  light: false,
  wash: ["rgba(13,6,2,.86)", "rgba(20,9,3,.30)"],
  lip: ["rgba(16,7,2,.62)", "rgba(226,190,146,.58)"],
  hollow: "rgba(8,3,0,.8)",
  wall: "rgba(255,220,172,.42)",
  spot: "rgba(22,9,2,.36)",
  brass: ["#c9ae7c", "rgba(20,9,2,.55)"],
  ring: "#63d8cb",
  glow: "rgba(99,216,203,.45)",
  warm: "rgba(255,206,140,.26)",
  past: "#f3e6cd",
  count: "#f6ebd6",
  zero: "#d9c6a8",
};

/** @type {Tone} */
const LIGHT = {
  light: true,
  wash: ["rgba(44,24,8,.74)", "rgba(64,36,12,.24)"],
  lip: ["rgba(70,42,18,.55)", "rgba(255,240,212,.62)"],
  hollow: "rgba(34,16,3,.62)",
  wall: "rgba(255,232,192,.40)",
  spot: "rgba(255,240,212,.30)",
  brass: ["#5b3c1e", "rgba(255,240,214,.55)"],
  ring: "#064f4c",
  glow: "rgba(99,216,203,.85)",
  warm: "rgba(255,226,170,.34)",
  past: "#2b170b",
  count: "#2b170b",
  zero: "#3d2411",
};

/** Olive has dark figure: its spots are paler, its rings deeper. @type {Tone} */
const OLIVE = { ...LIGHT, spot: "rgba(255,240,212,.52)", ring: "#053f3d" };

/** @type {Record<string, Tone>} */
const TONES = { walnut: DARK, pear: DARK, beech: LIGHT, olive: OLIVE };

/**
 * @param {string} wood
 * @returns {Tone}
 */
export function toneOf(wood) {
  const tone = TONES[wood];
  if (!tone) throw new RangeError(`no wood called ${wood}`);
  return tone;
}

/** Rings that lie on the cloth. */
export const CLOTH_RING = { day: "#0b6663", night: "#63d8cb" };

/** The lamp on the table and the shade away from it. */
export const LAMP = ["rgba(255,226,180,.17)", "rgba(20,8,0,.34)"];

/** How much darker the wood grows at night towards the bottom right. */
export const NIGHT = "rgba(8,5,3,.30)";

/** Multiplied over stones at night, from the lamp's corner to the far one. */
export const VEIL = ["#fffaf0", "#efe3d3", "#b5a59a"];

/** Blur, offset and colour of the shadows under a board, the nearest first. */
export const SHADES = {
  day: [
    [3, 1, 2, "rgba(52,30,10,.50)"],
    [14, 5, 9, "rgba(52,30,10,.34)"],
    [42, 14, 26, "rgba(52,30,10,.34)"],
  ],
  night: [
    [3, 1, 2, "rgba(0,0,0,.75)"],
    [14, 5, 9, "rgba(0,0,0,.51)"],
    [42, 14, 26, "rgba(0,0,0,.51)"],
  ],
};
