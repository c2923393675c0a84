// settings.js - theme, size of text, motion, sound, palette, language: kept in this browser.
//
// SPDX-License-Identifier: MIT
import { h } from "./dom.js";
import { sheet } from "./sheet.js";
import { languages, say } from "./texts.js";

const NORMAL = {
  theme: "auto",
  text: 100,
  motion: "auto",
  sound: true,
  palette: "usual",
  lang: "",
  pass: true,
};

/** @type {typeof NORMAL} */
export const settings = { ...NORMAL, ...read() };

/** @type {(lang: string) => void} */
let speak = () => {};

/** @param {(lang: string) => void} how the language is changed */
export function onLanguage(how) {
  speak = how;
}

function read() {
  try {
    return JSON.parse(localStorage.getItem("vaka") || "{}");
  } catch {
    return {};
  }
}

export function applySettings() {
  const root = document.documentElement;
  const dark =
    settings.theme === "dark" ||
    (settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.classList.toggle("dark", dark);
  root.classList.toggle("calm", calm());
  root.dataset.palette = settings.palette;
  root.style.fontSize = settings.text + "%";
}
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applySettings);

/** Does nothing move? */
export function calm() {
  return (
    settings.motion === "off" ||
    (settings.motion === "auto" && matchMedia("(prefers-reduced-motion: reduce)").matches)
  );
}

/** What was chosen last, for the next time. @param {string} key @returns {any} */
export function recall(key) {
  return /** @type {any} */ (read())[key];
}

/** @param {string} key @param {any} value */
export function remember(key, value) {
  try {
    localStorage.setItem("vaka", JSON.stringify({ ...read(), [key]: value }));
  } catch {
    /* private windows keep nothing */
  }
}

/** The language that was chosen, or the browser's. */
export function language() {
  return settings.lang || (navigator.language || "en").slice(0, 2);
}

/** @param {string} key @param {any} value */
function change(key, value) {
  /** @type {any} */ (settings)[key] = value;
  remember(key, value);
  applySettings();
  if (key === "lang") speak(value);
}

/** @param {string} label @param {string} key @param {[any, string][]} values */
function choice(label, key, values) {
  const now = /** @type {any} */ (settings)[key];
  return h(
    "label",
    {},
    h("span", {}, label),
    h(
      "select",
      {
        onchange: (/** @type {any} */ event) => change(key, values[event.target.selectedIndex][0]),
      },
      values.map(([value, text]) => h("option", { selected: value === now }, text)),
    ),
  );
}

export function openSettings() {
  sheet.open(
    h(
      "form",
      { class: "form", method: "dialog" },
      h("h2", {}, say("Settings")),
      choice(say("Language"), "lang", [["", say("of the browser")], ...languages()]),
      choice(say("Theme"), "theme", [
        ["auto", say("of the system")],
        ["light", say("light")],
        ["dark", say("dark")],
      ]),
      choice(say("Text size"), "text", [
        [100, "100 %"],
        [115, "115 %"],
        [130, "130 %"],
        [150, "150 %"],
        [200, "200 %"],
      ]),
      choice(say("Motion"), "motion", [
        ["auto", say("of the system")],
        ["on", say("on")],
        ["off", say("off")],
      ]),
      choice(say("Sound"), "sound", [
        [true, say("on")],
        [false, say("off")],
      ]),
      choice(say("Nothing to decide"), "pass", [
        [true, say("go on")],
        [false, say("ask")],
      ]),
      choice(say("Colours of seats"), "palette", [
        ["usual", say("usual")],
        ["strong", say("strong contrast")],
        ["safe", say("safe for colour blindness")],
      ]),
    ),
    { label: say("Settings") },
  );
}
