// look.mjs - a picture of the page for a game, to be looked at.
//
// SPDX-License-Identifier: MIT
//
// node look.mjs PROGRAM GAME OUT.png [WIDTH HEIGHT ACTIONS SEATS DARK LANG]
import { start, makeTable, playRandom } from "./help.mjs";

const [
  program,
  game,
  out,
  width = "1280",
  height = "720",
  actions = "0",
  seats = "2",
  dark = "",
  lang = "en",
] = process.argv.slice(2);
const at = await start(program, {
  width: Number(width),
  height: Number(height),
  dark: dark === "dark",
  lang,
});
at.page.on("console", (message) => console.log("console:", message.text()));
at.page.on("pageerror", (error) => console.log("error:", error.message));
await makeTable(at, game, Number(seats));
await playRandom(at, Number(actions));
await at.page.keyboard.press("Escape");
await at.page.screenshot({ path: out });
await at.stop();
