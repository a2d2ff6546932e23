/**
 * Screens and sheets that are seldom the first thing wanted: the page fetches them as one file, after the first
 * board (see `later.js`).
 */
export { editPosition, editUnder, openEditor } from "../editor/editor.js";
export { editorScreen } from "../editor/screen.js";
export { editorMenu, positionLink, positionSheet, puzzleSheet } from "../editor/sheets.js";
export { resetResults, statistics } from "../keeping/statistics.js";
export { calendarSheet } from "../learn/calendar.js";
export { puzzleScreen } from "../learn/puzzle-screen.js";
export { reviewCard } from "../learn/review-card.js";
export { openSharedPuzzle } from "../learn/shared.js";
export { openLink } from "../online/opening.js";
export { openPicture, pictureSheet } from "../picture/sheet.js";
export { elsewhere } from "./elsewhere.js";
export { endSheet } from "./end.js";
export { games } from "./games.js";
export { linkScreen } from "./link.js";
export { invitedSheet, inviteSheet, liveScreen, openInvite } from "./live.js";
export { liveStrip } from "./live-strip.js";
export { riteScreen } from "./rite.js";
export { settings } from "./settings.js";
export { setup } from "./setup.js";
export { openShare, shareSheet, shareWho } from "./share.js";
export { exportSheet, importSheet, openExport } from "./transfer.js";
