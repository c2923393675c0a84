// sheet.js - what lies over the table: menus, questions, notices, sheets to read.
//
// SPDX-License-Identifier: MIT
import { byId, h } from "./dom.js";
import { say } from "./texts.js";

/** @param {HTMLElement} body @param {{label?: string, cls?: string, onclose?: () => void}} [how] @returns {HTMLDialogElement} */
function open(body, how = {}) {
  const close = h(
    "button",
    { class: "close", "aria-label": say("Close"), onclick: () => dialog.close() },
    "×",
  );
  const dialog = /** @type {HTMLDialogElement} */ (
    h(
      "dialog",
      { class: "sheet " + (how.cls || ""), "aria-label": how.label || say("Sheet") },
      close,
      body,
    )
  );
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (how.onclose) how.onclose();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Is it to be done though this is lost by it? @param {string} label @param {string[]} lost @returns {Promise<boolean>} */
function confirm(label, lost) {
  return new Promise((done) => {
    const dialog = open(
      h(
        "div",
        {},
        h("h3", {}, label),
        lost.map((text) => h("p", {}, text)),
        h(
          "div",
          { class: "row" },
          h("button", { onclick: () => dialog.close() }, say("Not yet")),
          h(
            "button",
            { class: "main", onclick: () => dialog.close("yes") },
            label,
          ),
        ),
      ),
      { label, onclose: () => done(dialog.returnValue === "yes") },
    );
  });
}

export const sheet = { open, confirm };

/** @param {string} title @param {{text: string, go: () => void}[]} rows @param {any} [event] */
export function menu(title, rows, event) {
  const dialog = open(
    h(
      "div",
      { class: "menu" },
      h("h3", {}, title),
      rows.map((row) => h("button", { onclick: () => (dialog.close(), row.go()) }, row.text)),
    ),
    { label: title, cls: "narrow" },
  );
  if (event && event.clientX && innerWidth > 700) beside(dialog, event);
}

/** Beside the pointer, within the window. @param {HTMLElement} el @param {{clientX: number, clientY: number}} at */
function beside(el, at) {
  const box = el.getBoundingClientRect();
  el.style.margin = "0";
  el.style.left = Math.max(8, Math.min(at.clientX + 12, innerWidth - box.width - 8)) + "px";
  el.style.top = Math.max(8, Math.min(at.clientY - 20, innerHeight - box.height - 8)) + "px";
}

/** Nothing stays of what only the one before may see. */
export function forget() {
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  const ids = "hover flights moment dice purses rows plan zones room chat offers";
  for (const id of ids.split(" ")) {
    byId(id).replaceChildren();
    byId(id).classList.remove("on");
  }
  byId("hover").hidden = true;
}

let timer = 0;

/** A sentence that goes by itself, beside the pointer. @param {string} text @param {any} [at] @param {string} [more] */
export function notice(text, at, more) {
  const el = byId("notice");
  el.replaceChildren(h("p", {}, text), ...(more ? [h("p", { class: "faint" }, more)] : []));
  el.classList.add("on");
  el.style.left = el.style.top = "";
  if (at && at.clientX && innerWidth > 700) beside(el, at);
  clearTimeout(timer);
  timer = setTimeout(
    () => el.classList.remove("on"),
    2500 + text.length * 45 + (more || "").length * 30,
  );
}
document.addEventListener("pointerdown", () => byId("notice").classList.remove("on"), true);
