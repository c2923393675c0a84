// texts.js - the page's own texts: English stands in place, a file beside this one has those of each
// other language by it. Only the reader's is fetched.
//
// SPDX-License-Identifier: MIT
//
// What a game says comes with its layout and document, in the reader's language already.

const LANGUAGES = /** @type {Record<string, string>} */ ({
  en: "English",
  fr: "Français",
  nl: "Nederlands",
});

/** @type {Record<string, string>} */
let texts = {};
let wanted = "";

/** @param {string} lang */
export async function setLanguage(lang) {
  wanted = lang;
  const current = LANGUAGES[lang] ? lang : "en",
    file = current === "en" ? null : await fetch(`./texts.${current}.json`).catch(() => null);
  const found = file?.ok ? await file.json() : {};
  if (lang !== wanted) return;
  texts = found;
  document.documentElement.lang = current;
  for (const el of document.querySelectorAll("[data-text]"))
    el.textContent = say(el.getAttribute("data-text") || "");
  for (const el of document.querySelectorAll("[data-label]"))
    el.setAttribute("aria-label", say(el.getAttribute("data-label") || ""));
  for (const el of document.querySelectorAll("[data-hint]"))
    el.setAttribute("placeholder", say(el.getAttribute("data-hint") || ""));
}

/** @returns {[string, string][]} */
export function languages() {
  return Object.entries(LANGUAGES);
}

/** A text for the reader, its gaps {0}, {1} filled. @param {string} text @param {...any} with_ */
export function say(text, ...with_) {
  const found = texts[text] || text;
  return found.replace(/\{(\d)\}/g, (gap, n) => (with_[n] === undefined ? gap : String(with_[n])));
}
