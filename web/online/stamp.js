/**
 * The time that messages carry. Relays refuse what is older than a minute or comes from the future, and clocks of
 * devices are set by hand; so the server of the page is asked what time it is.
 */

/** Milliseconds by which the clock of the device is ahead. */
let ahead = 0;

/** Ask what time it is; without an answer the device is believed. */
export async function learnTime() {
  const how = /** @type {const} */ ({ method: "HEAD", cache: "no-store" }); // the service worker answers no HEAD
  const answer = await fetch("/sw.js", how).catch(() => null);
  const told = Date.parse(answer?.headers.get("date") ?? "");
  ahead = told ? Date.now() - told : ahead;
}

/** Seconds since 1970. */
export const stamp = () => Math.floor((Date.now() - ahead) / 1000);
