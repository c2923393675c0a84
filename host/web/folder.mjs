// folder.mjs TREE ENGINE FOLDER - the page without a server, as static files for any file server.
//
// SPDX-License-Identifier: MIT
//
// TREE is the source tree, ENGINE what the script `build` has made. Files that the engine reads
// (scripts, texts, drawings) go into one, files.json: path and text.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

const [tree, engine, folder] = process.argv.slice(2);
const READ = /\.(lua|svg|csv)$/; // what the engine reads; the rest is for those who make it
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'";

/** All files below a folder of the tree. */
function gather(below, into) {
  for (const entry of readdirSync(path.join(tree, below), { withFileTypes: true })) {
    const name = `${below}/${entry.name}`;
    if (entry.isDirectory()) gather(name, into);
    else if (READ.test(name)) into[name] = readFileSync(path.join(tree, name), "utf8");
  }
}

function replaced(text, from, to) {
  if (!text.includes(from)) throw new Error(`there is no ${from}`);
  return text.replace(from, () => to);
}

/** An empty file for each module, so that they are found as everywhere. */
function modules(into) {
  const made = readFileSync(path.join(engine, "made/engine/games.h"), "utf8");
  for (const [, game] of made.matchAll(/GAME\((\w+)\)/g)) into[`modules/${game}.vaka`] = "";
}

/** The page says that its engine is here, and where it may load things from: no server says it. */
function front(text) {
  text = replaced(text, '<html lang="en">', '<html lang="en" data-engine="here">');
  return replaced(
    text,
    '<meta charset="utf-8">',
    `<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n` +
      '<link rel="manifest" href="manifest.json">',
  );
}

const files = {};
for (const below of ["scripts", "assets/lang", "assets/art"]) gather(below, files);
modules(files);

const page = path.join(tree, "assets/web"),
  out = new Map();
for (const name of readdirSync(page)) out.set(name, readFileSync(path.join(page, name)));
out.set("index.html", front(String(out.get("index.html"))));
out.set("engine.js", readFileSync(path.join(engine, "engine.mjs")));
out.set("engine.wasm", readFileSync(path.join(engine, "engine.wasm")));
out.set("files.json", JSON.stringify(files));

const names = ["./", ...[...out.keys()].filter((name) => !["index.html", "sw.js"].includes(name))];
const hash = createHash("sha256");
for (const [name, bytes] of out) hash.update(name).update("\0").update(bytes);
const kept = { version: hash.digest("hex").slice(0, 16), files: names.sort() };
out.set(
  "sw.js",
  replaced(
    String(out.get("sw.js")),
    'const KEPT = { version: "", files: [""] };',
    `const KEPT = ${JSON.stringify(kept)};`,
  ),
);

mkdirSync(folder, { recursive: true });
let size = 0;
for (const [name, bytes] of out) {
  writeFileSync(path.join(folder, name), bytes);
  size += gzipSync(bytes).length;
}
console.log(`${out.size} files, ${Math.round(size / 1024)} KB compressed, in ${folder}`);
