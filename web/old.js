/*
 * Tells people whose browser is too old for the page. Such a browser could not read a module, so this is a plain
 * script in the language of 2009. What it looks for came with Chrome 110, Firefox 115 and Safari 16.4; one of the
 * style sheet's means needs Chrome 117.
 */
// biome-ignore-all lint/complexity/useArrowFunction: unknown to old browsers
// biome-ignore-all lint/style/useConst: unknown to old browsers
// biome-ignore-all lint/suspicious/noVar: all that old browsers have
(function () {
  var able =
    "noModule" in document.createElement("script") &&
    "WebAssembly" in window &&
    "OffscreenCanvas" in window &&
    "HTMLDialogElement" in window &&
    "toReversed" in Array.prototype;
  if (able) return;
  var place = document.getElementById("old");
  if (!place) return;
  var language = (navigator.language || "").slice(0, 2);
  var lines = place.children;
  var known = false;
  var at;
  for (at = 0; at < lines.length; at += 1) {
    known = known || lines[at].getAttribute("lang") === language;
  }
  for (at = 0; at < lines.length; at += 1) {
    if (known && lines[at].getAttribute("lang") !== language) lines[at].setAttribute("hidden", "");
  }
  place.removeAttribute("hidden");
})();
