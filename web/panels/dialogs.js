/**
 * The one dialog of the page: a sheet whose content the state chooses.
 * @import { AppState, Dialog, PlayState, Save, Side } from "../types"
 */
import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { removeSave, show } from "../app.js";
import { loneSide, namingOn, personMoves } from "../game/seats.js";
import { session } from "../game/session.js";
import { t } from "../i18n/index.js";
import { seldom, withSeldom } from "../later.js";
import { askBack, offerDraw as offerLiveDraw } from "../online/asking.js";
import { dropTable } from "../online/places.js";
import { go } from "../route.js";
import { rulesAddress } from "../rules.js";
import { read } from "../state.js";
import { big } from "./big.js";
import { coin } from "./coin.js";
import { quickSheet } from "./home.js";
import { icon } from "./icons.js";
import { movesSheet } from "./moves.js";
import { button } from "./parts.js";
import { choice, flag } from "./switches.js";

/** @param {AppState} state */
export function dialog(state) {
  return html`<dialog class="sheet" aria-labelledby="sheet-title"
    ${ref((element) => element && follow(/** @type {HTMLDialogElement} */ (element)))}
    @cancel=${() => show(null)} @close=${closed} @click=${closeOutside}>
    ${
      state.dialog
        ? html`<div class="sheet-body">
            ${content(state, state.dialog)}
            <button type="button" class="round sheet-close" aria-label=${t("close")}
              @click=${() => show(null)}>${icon("close")}</button>
          </div>`
        : nothing
    }
  </dialog>`;
}

/**
 * Open or close *element* as the state says.
 * @param {HTMLDialogElement} element
 */
function follow(element) {
  const wanted = read().dialog !== null;
  if (wanted && !element.open) {
    element.showModal();
  } else if (!wanted && element.open) {
    element.close();
  }
}

/**
 * The browser has closed it; the event comes late, when another dialog may be open already.
 * @param {Event} event
 */
function closed(event) {
  if (!(/** @type {HTMLDialogElement} */ (event.target).open)) {
    show(null);
  }
}

/** @param {MouseEvent} event */
function closeOutside(event) {
  if (event.target === event.currentTarget) {
    show(null);
  }
}

/**
 * @param {AppState} state
 * @param {Dialog} shown
 */
function content(state, shown) {
  switch (shown.kind) {
    case "menu":
      return menu(state);
    case "quick":
      return quickSheet(state, shown.opponent);
    case "moves":
      return state.play ? movesSheet(state.play) : nothing;
    case "calendar":
      return seldom((part) => part.calendarSheet(state, shown));
    case "coin":
      return coin(shown.first, shown.save);
    case "resign":
      return resign(shown.side);
    case "draw":
      return offerDraw(shown.side);
    case "declined":
      return told(t("draw-declined"));
    case "import":
      return seldom((part) => part.importSheet(shown.error, shown.taken ?? 0, shown.faults ?? []));
    case "share-who":
      return seldom((part) => part.shareWho(shown.save));
    case "invite":
      return seldom((part) => part.inviteSheet(shown));
    case "invited":
      return seldom((part) => part.invitedSheet(state, shown.address, shown.code));
    case "share":
      return seldom((part) => part.shareSheet(shown.save, shown.address, shown.code));
    case "export":
      return seldom((part) => part.exportSheet(shown.save, shown.record));
    case "editor-menu":
      return seldom((part) => part.editorMenu());
    case "position":
      return seldom((part) => part.positionSheet(state));
    case "position-link":
      return seldom((part) => part.positionLink(shown.address, shown.code));
    case "position-puzzle":
      return seldom((part) => part.puzzleSheet(shown));
    case "picture":
      return seldom((part) => part.pictureSheet(shown));
    case "reset":
      return seldom((part) =>
        question(t("statistics-ask"), t("statistics-reset"), part.resetResults),
      );
    case "delete":
      return remove(shown.save);
  }
}

/** @param {AppState} state */
function menu(state) {
  const { play, settings } = state;
  if (play === null) {
    return nothing;
  }
  const { save, phase } = play;
  const going = save.view.over === null;
  const idle = going && phase === "idle" && personMoves(save);
  return html`<h2 class="sheet-title" id="sheet-title">${t("menu")}</h2>
    <div class="menu">
      ${entry("plus", t("new-game"), () => go({ screen: "setup", game: save.game }))}
      ${entry("replay", t("menu-look"), () => session()?.look(save.view.ply), save.view.ply === 0)}
      ${
        going
          ? html`${talks(save, idle)}
              ${entry("flag", t("menu-resign"), () => ask("resign", save), !going)}`
          : nothing
      }
      ${entry("share", t("menu-share"), () => withSeldom((part) => part.openShare(save)), save.pending !== null)}
      ${entry("picture", t("picture-title"), () => withSeldom((part) => part.openPicture(save)), save.pending !== null)}
      ${
        save.seats.some(({ kind }) => kind === "friend")
          ? nothing // nobody thinks with the computer against a friend
          : entry("edit", t("menu-edit"), () => edit(play), phase === "moving")
      }
      ${entry("save", t("menu-export"), () => withSeldom((part) => part.openExport(save)), save.pending !== null)}
      ${entry("big", t("menu-big"), () => {
        show(null);
        big(true);
      })}
      ${entry("book", t("rules"), () => location.assign(rulesAddress(state.language, save.game)))}
      ${entry("settings", t("settings"), () => go({ screen: "settings" }))}
    </div>
    ${state.boards[save.game].kind === "sowing" ? flag(settings, "count") : nothing}
    ${flag(settings, "sound")} ${choice(settings, "pace", ["slow", "normal", "fast", "off"])}
    ${loneSide(save) === null ? choice(settings, "table", ["fixed", "turning", "facing"]) : nothing}`;
}

/**
 * Set up another position from the one that the board shows.
 * @param {PlayState} play
 */
function edit({ phase, ply, save }) {
  withSeldom((part) => part.editPosition(save, phase === "looking" ? ply : save.view.ply));
}

/**
 * What may be offered: to a friend elsewhere only while both are there.
 * @param {Save} save
 * @param {boolean} idle
 */
function talks(save, idle) {
  if (save.live) {
    const begun = read().live?.begun ?? false;
    return html`${entry("undo", t("live-back"), askBack, !begun || save.view.ply === 0)}
      ${entry("hands", t("menu-draw"), offerLiveDraw, !begun)}`;
  }
  const apart = save.seats.some(({ kind }) => kind === "friend");
  return apart ? nothing : entry("hands", t("menu-draw"), () => ask("draw", save), !idle);
}

/**
 * @param {string} name
 * @param {string} text
 * @param {() => void} click
 * @param {boolean} [disabled]
 */
function entry(name, text, click, disabled = false) {
  return html`<button type="button" class="entry" data-entry=${name} ?disabled=${disabled} @click=${() => {
    show(null);
    click();
  }}>${icon(name)}<span>${text}</span></button>`;
}

/**
 * @param {"draw" | "resign"} kind
 * @param {Save} save
 */
function ask(kind, save) {
  const side = loneSide(save) ?? save.view.side;
  show({ kind, side });
}

/** @param {Side} side */
function resign(side) {
  const save = read().play?.save;
  if (!save) {
    return nothing;
  }
  return question(t("resign-ask", namingOn(save, side)), t("resign-yes"), () => {
    show(null);
    session()?.end("resigned", side);
  });
}

/** @param {Side} side */
function offerDraw(side) {
  const save = read().play?.save;
  if (!save) {
    return nothing;
  }
  if (loneSide(save) !== null) {
    return question(t("draw-ask"), t("draw-offer"), askComputer);
  }
  const other = namingOn(save, 1 - side);
  return html`<h2 class="sheet-title" id="sheet-title">${t("draw-offered", namingOn(save, side))}</h2>
    <p>${t("draw-confirm", other)}</p>
    <div class="sheet-buttons">
      ${button({
        text: t("draw-accept"),
        kind: "main",
        click: () => {
          show(null);
          session()?.end("agreed");
        },
      })}
      ${button({ text: t("draw-decline"), click: () => show(null) })}
    </div>`;
}

async function askComputer() {
  show(null);
  const accepted = await session()?.offerDraw();
  if (accepted === false) {
    show({ kind: "declined" });
  }
}

/**
 * @param {string} asked
 * @param {string} yes
 * @param {() => void} click
 */
function question(asked, yes, click) {
  return html`<h2 class="sheet-title" id="sheet-title">${asked}</h2>
    <div class="sheet-buttons">
      ${button({ text: yes, kind: "main", click })}
      ${button({ text: t("cancel"), click: () => show(null) })}
    </div>`;
}

/** @param {string} text */
function told(text) {
  return html`<h2 class="sheet-title" id="sheet-title">${text}</h2>
    <div class="sheet-buttons">
      ${button({ text: t("close"), kind: "main", click: () => show(null) })}
    </div>`;
}

/** @param {Save} save */
function remove(save) {
  return question(t("delete-ask"), t("delete-yes"), () => {
    removeSave(save.id);
    if (save.live) {
      dropTable(save.live);
    }
    show(null);
  });
}
