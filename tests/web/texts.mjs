// texts.mjs - every text of the page has a French and a Dutch one, and none is left over.
//
// SPDX-License-Identifier: MIT
import { readdirSync, readFileSync } from "node:fs";
import { holds } from "./check.mjs";

const web = process.env.VAKA_SOURCE + "/assets/web/";
const used = new Set();
for (const name of readdirSync(web)) {
  if (!/\.(js|html)$/.test(name) || name === "texts.js") continue;
  const text = readFileSync(web + name, "utf8");
  for (const found of text.matchAll(/\bsay\(\s*"([^"]+)"/g)) used.add(found[1]);
  for (const found of text.matchAll(/data-(?:text|label|hint)="([^"]+)"/g)) used.add(found[1]);
}
// What the server says in a word, which the page then says in the reader's language.
for (const word of ["waiting", "running", "over", "end", "hints", "rewind", "rematch"])
  used.add(word);
for (const lang of ["fr", "nl"]) {
  const texts = JSON.parse(readFileSync(web + `texts.${lang}.json`, "utf8")),
    keys = new Set(Object.keys(texts)),
    gaps = (text) => (text.match(/\{\d\}/g) || []).sort().join();
  const missing = [...used].filter((text) => !keys.has(text)),
    left = [...keys].filter((text) => !used.has(text)),
    odd = [...keys].filter((text) => gaps(text) !== gaps(texts[text]));
  holds(missing.length === 0, lang + " lacks: " + missing.join("; "));
  holds(left.length === 0, lang + " has nobody asking for: " + left.join("; "));
  holds(odd.length === 0, lang + " has other gaps: " + odd.join("; "));
}
