/** Line icons of 24 px, drawn here; they take the colour of their text. */
import { html, svg } from "lit-html";

const dot = (/** @type {number} */ x) => svg`<circle cx=${x} cy="12" r="2.1" class="solid" />`;

/** @type {Record<string, import("lit-html").SVGTemplateResult>} */
const DRAWINGS = {
  again: svg`<path d="M19.5 9A8 8 0 0 0 5.3 7.4L3.5 9.5M3.5 4.8v4.7h4.7M4.5 15a8 8 0 0 0 14.2 1.6l1.8-2.1M20.5 19.2v-4.7h-4.7" />`,
  back: svg`<path d="M14.5 5 8 12l6.5 7" />`,
  big: svg`<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />`,
  book: svg`<path d="M12 6.5C10 5 7 4.5 3.5 4.8v13.4c3.5-.3 6.5.2 8.5 1.8 2-1.6 5-2.1 8.5-1.8V4.8C17 4.5 14 5 12 6.5ZM12 6.5V20" />`,
  calendar: svg`<rect x="4" y="5.5" width="16" height="15" rx="3" /><path d="M4 10h16M8.5 3.5v4M15.5 3.5v4M8 14h.1M12 14h.1M16 14h.1M8 17.2h.1M12 17.2h.1" />`,
  capture: svg`<path d="M4 14.5c.6 3 3.9 5 8 5s7.4-2 8-5M4 14.5h16M12 3.5v7M9 8l3 3 3-3" />`,
  check: svg`<path d="m5 12.5 4.7 4.7L19 7.5" />`,
  close: svg`<path d="M6 6l12 12M18 6 6 18" />`,
  cap: svg`<ellipse cx="12" cy="12" rx="8.5" ry="6" /><path d="M7.5 12h9M12 9.2v5.6" />`,
  computer: svg`<rect x="6.5" y="6.5" width="11" height="11" rx="2.5" /><path d="M10 3.5v3M14 3.5v3M10 17.5v3M14 17.5v3M3.5 10h3M3.5 14h3M17.5 10h3M17.5 14h3" />`,
  copy: svg`<rect x="8.5" y="8.5" width="11" height="11" rx="2.5" /><path d="M15.5 5.5a2 2 0 0 0-2-2h-7a3 3 0 0 0-3 3v7a2 2 0 0 0 2 2" />`,
  edit: svg`<path d="M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5" />`,
  endless: svg`<path d="M8 8.5c-5 0-5 7 0 7 3.5 0 4.5-7 8-7 5 0 5 7 0 7-3.5 0-4.5-7-8-7Z" />`,
  first: svg`<path d="M18.5 6 11 12l7.5 6M6 6v12" />`,
  flag: svg`<path d="M5.5 21V4M5.5 5c4-2.5 8 2 13 0v9c-5 2-9-2.5-13 0" />`,
  hands: svg`<path d="m3 8.5 4-3 5 1.5 5-1.5 4 3M7 14.5l4.5 4 6-5M12 7l-3 4.5c1.5 1.5 3.5.5 4.5-1l4 3.5" />`,
  horns: svg`<path d="M12 19V9.5c0-6-8-6-8-1 0 4 5 4 5 .8M12 9.5c0-6 8-6 8-1 0 4-5 4-5 .8" />`,
  last: svg`<path d="M5.5 6 13 12l-7.5 6M18 6v12" />`,
  menu: svg`${dot(5.5)}${dot(12)}${dot(18.5)}`,
  minus: svg`<path d="M5 12h14" />`,
  mill: svg`${dot(5)}${dot(12)}${dot(19)}<path d="M5 12h14" />`,
  moves: svg`<path d="M9 6.5h11M9 12h11M9 17.5h7M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1" />`,
  next: svg`<path d="M9.5 5 16 12l-6.5 7" />`,
  options: svg`<path d="M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9" /><circle cx="15" cy="7.5" r="2" /><circle cx="9" cy="16.5" r="2" />`,
  pass: svg`<path d="M5 7l5.5 5L5 17M12.5 7l5.5 5-5.5 5" />`,
  people: svg`<circle cx="8.5" cy="8" r="3.2" /><path d="M2.5 19.5c.3-4 2.5-6 6-6s5.7 2 6 6M15 5.2a3.2 3.2 0 1 1 1.5 6M17 13.8c2.6.4 4.2 2.3 4.5 5.7" />`,
  picture: svg`<rect x="3.5" y="5" width="17" height="14" rx="2.5" /><path d="m4 16.5 4.5-4.5 4 4 2.5-2.5 5 4.5" /><circle cx="15.5" cy="9.5" r="1.4" />`,
  play: svg`<path d="M8 5.5v13l11-6.5z" class="solid" />`,
  plus: svg`<path d="M12 5v14M5 12h14" />`,
  puzzle: svg`<circle cx="12" cy="12" r="8.8" /><path d="M9.4 9.6a2.7 2.7 0 1 1 3.8 2.4c-.8.4-1.2 1-1.2 1.8v.4M12 17h.1" />`,
  redo: svg`<path d="M15.5 5 20 9.5 15.5 14M19.5 9.5H9a5 5 0 0 0 0 10h2" />`,
  replay: svg`<path d="M5.3 7.5A8.2 8.2 0 1 1 3.8 12M4.5 3.8v4.2h4.2" /><path d="M10.3 8.8v6.4l5-3.2z" class="solid" />`,
  save: svg`<path d="M12 3.5v11M7.5 10.5 12 15l4.5-4.5M4.5 18.5v2h15v-2" />`,
  open: svg`<path d="M12 15V4M7.5 8 12 3.5 16.5 8M4.5 18.5v2h15v-2" />`,
  settings: svg`<circle cx="12" cy="12" r="3.2" /><path d="M12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M18.4 5.6l-1.8 1.8M7.4 16.6l-1.8 1.8" />`,
  share: svg`<path d="M20.5 3.5 3.5 10l7 3.5 3.5 7zM10.5 13.5l10-10" />`,
  teach: svg`<path d="M9.2 17.5c0-2.4-3.4-3.7-3.4-7.6a6.2 6.2 0 0 1 12.4 0c0 3.9-3.4 5.2-3.4 7.6zM9.8 20.5h4.4" />`,
  skip: svg`<path d="m4.5 6 7 6-7 6zM12.5 6l7 6-7 6z" />`,
  small: svg`<path d="M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5" />`,
  table: svg`<path d="M4.5 9.5A8 8 0 0 1 19 8M19.5 3.8V8h-4.2M19.5 14.5A8 8 0 0 1 5 16M4.5 20.2V16h4.2" />`,
  trash: svg`<path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5" />`,
  undo: svg`<path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H15a5 5 0 0 1 0 10h-2" />`,
};

/**
 * The icon *name*; hidden from screen readers, for a word is always beside it or on its button.
 * @param {string} name
 */
export function icon(name) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${DRAWINGS[name]}</svg>`;
}
