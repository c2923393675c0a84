// engine.mjs FOLDER BUILD - the engine as WebAssembly plays as the program of this machine does.
//
// FOLDER is what host/web/build has made, BUILD a build of the tree. In both the same actions are
// done in every game there is, and the positions must have the same hash.
//
// SPDX-License-Identifier: MIT
import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import readline from "node:readline";
import { pathToFileURL } from "node:url";

const [folder, build] = process.argv.slice(2).map((name) => path.resolve(name));
const root = path.resolve(import.meta.dirname ?? ".", "../..");
const ACTIONS = 300;
const games = [
  ["hello", 2], ["conquest", 2], ["conquest", 4], ["archipelago", 4], ["polynesia", 3],
  ["raiatea", 3],
];

/** Copies a folder of this machine into that of the engine. */
function put(fs, from, to) {
  fs.mkdirTree(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    if (entry.isDirectory()) put(fs, source, `${to}/${entry.name}`);
    else fs.writeFile(`${to}/${entry.name}`, readFileSync(source));
  }
}

async function openPage() {
  globalThis.require = createRequire(import.meta.url); // what its glue asks for outside a browser
  globalThis.__dirname = folder;
  const { default: make } = await import(pathToFileURL(path.join(folder, "engine.mjs")).href);
  const engine = await make({ wasmBinary: readFileSync(path.join(folder, "engine.wasm")) });
  put(engine.FS, path.join(root, "scripts"), "/vaka/scripts");
  put(engine.FS, path.join(root, "assets/lang"), "/vaka/assets/lang");
  engine.FS.mkdirTree("/vaka/modules");
  for (const name of readdirSync(path.join(build, "modules")))
    if (name.endsWith(".vaka")) engine.FS.writeFile(`/vaka/modules/${name}`, "");
  engine._web_open();
  return async (request) => {
    const line = JSON.stringify(request), room = engine.lengthBytesUTF8(line) + 1;
    const at = engine._malloc(room);
    engine.stringToUTF8(line, at, room);
    const answer = engine._web_answer(at), said = engine.UTF8ToString(answer);
    engine._free(at);
    engine._free(answer);
    return JSON.parse(said);
  };
}

function openProgram() {
  const env = { ...process.env, VAKA_SCRIPTS: path.join(root, "scripts"), XDG_DATA_HOME: "/nowhere" };
  const program = spawn(path.join(build, "vaka"), ["engine", "--referee"], { env });
  const waiting = [];
  readline.createInterface({ input: program.stdout })
    .on("line", (line) => waiting.shift()(JSON.parse(line)));
  return (request) => new Promise((done) => {
    waiting.push(done);
    program.stdin.write(`${JSON.stringify(request)}\n`);
  });
}

/** The same actions whoever is asked; gives the hash at the end, or what was refused. */
async function play(ask, game, seats) {
  let chance = 1;
  const begun = await ask({ cmd: "new", game, seats, seed: 5 });
  if (!begun.ok) return begun.error;
  for (let i = 0; i < ACTIONS; i++) {
    const { must } = await ask({ cmd: "turn" });
    if (must.length === 0) break;
    const { actions } = await ask({ cmd: "legal", seat: must[0] });
    chance = (Math.imul(chance, 1103515245) + 12345) & 0x7fffffff;
    const action = actions[chance % actions.length];
    const done = await ask({ cmd: "apply", seat: must[0], action });
    if (!done.ok) return done.error ?? done.why.text;
  }
  return (await ask({ cmd: "hash" })).hash;
}

const page = await openPage(), program = openProgram();
let failed = 0;
for (const [game, seats] of games) {
  const [here, there] = [await play(page, game, seats), await play(program, game, seats)];
  const same = here === there && /^[0-9a-f]{16}$/.test(here);
  failed += same ? 0 : 1;
  console.log(`${same ? "good   " : "FAILED "} ${game}, ${seats} seats: ${here}` +
    (same ? "" : `, and in the program ${there}`));
}
console.log(`${games.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
