/** Something done once at a touch, and again and again while the finger, or the mouse, stays down. */

/** Milliseconds before it is done again, and between the times after. */
const WAIT = 450;
const EVERY = 110;

/**
 * Listen in *root*: *act* is called again and again for what is held; *targetOf* says what an event is about.
 * @template Target
 * @param {HTMLElement} root
 * @param {(event: Event) => Target | null} targetOf
 * @param {(target: Target) => void} act
 */
export function holding(root, targetOf, act) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let repeated = false;

  /** @param {Event} event */
  function down(event) {
    const target = targetOf(event);
    repeated = false;
    if (target !== null) {
      timer = setTimeout(again, WAIT, target);
    }
  }

  /** @param {Target} target */
  function again(target) {
    repeated = true;
    act(target);
    timer = setTimeout(again, EVERY, target);
  }

  const up = () => clearTimeout(timer);
  root.addEventListener("pointerdown", down);
  for (const end of ["pointerup", "pointercancel", "pointerleave", "contextmenu"]) {
    root.addEventListener(end, up);
  }
  return {
    /** Whether what is let go now was held so long that it has been done; asked once. */
    done() {
      const was = repeated;
      repeated = false;
      return was;
    },
    close: up,
  };
}
