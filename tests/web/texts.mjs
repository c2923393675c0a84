// texts.mjs - every text of the page has a French and a Dutch one, and none is left over.
//
// SPDX-License-Identifier: MIT
import { readdirSync, readFileSync } from "node:fs";
import { holds } from "./check.mjs";

const web = process.env.VAKA_SOURCE + "/assets/web/";
const used = new Set(["English"]);
for (const name of readdirSync(web)) {
  if (!/\.(js|html)$/.test(name) || name === "texts.js") continue;
  const text = readFileSync(web + name, "utf8");
  for (const found of text.matchAll(/\bsay\(\s*"([^"]+)"/g)) used.add(found[1]);
  for (const found of text.matchAll(/data-(?:text|label|hint)="([^"]+)"/g)) used.add(found[1]);
}
// What the server says in a word, which the page then says in the reader's language.
for (const word of ["waiting", "running", "over", "end", "hints", "rewind", "rematch"])
  used.add(word);
const source = readFileSync(web + "texts.js", "utf8");
const parts = source.split(/^ {2}(?:fr|nl): \{$/m).slice(1);
holds(parts.length === 2, "there are two languages besides English");
parts.forEach((part, i) => {
  const keys = new Set(
    [...part.matchAll(/^ {4}(?:"([^"]+)"|([A-Za-z]+)):/gm)].map((found) => found[1] || found[2]),
  );
  const missing = [...used].filter((text) => !keys.has(text)),
    left = [...keys].filter((text) => !used.has(text));
  holds(missing.length === 0, ["fr", "nl"][i] + " lacks: " + missing.join("; "));
  holds(left.length === 0, ["fr", "nl"][i] + " has nobody asking for: " + left.join("; "));
});
