/** Milliseconds that a fixed amount of work takes. */
export function spin() {
  const began = performance.now();
  for (let turn = 0, x = 1; turn < 3e7; turn += 1) x = (x * 16807) % 2147483647;
  return performance.now() - began;
}
