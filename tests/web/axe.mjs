// axe.mjs - no serious fault of accessibility in the lobby, at a table, in its sheets, light and dark.
//
// SPDX-License-Identifier: MIT
import { finish, holds } from "./check.mjs";
import { faultsOf } from "./faults.mjs";
import { makeTable, playRandom, start } from "./help.mjs";

const at = await start(process.argv[2]);
const page = at.page;
let faults = 0;

async function look(where) {
  const found = await faultsOf(page);
  console.log(where, found.join("\n    "));
  faults += found.length;
}

await finish(at, async () => {
  await page.goto(at.url + "#new");
  await page.waitForSelector("form");
  await look("lobby");
  for (const [game, seats, actions] of [
    ["conquest", 2, 60],
    ["polynesia", 2, 6],
    ["raiatea", 3, 6],
    ["gallery", 2, 1],
  ]) {
    await makeTable(at, game, seats);
    await playRandom(at, actions);
    await page.keyboard.press("Escape"); // a great moment goes by
    await page.waitForSelector("#moment:not(.on)", { state: "attached" });
    for (const scheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme: scheme });
      await look(game + " " + scheme);
    }
  }
  await page.keyboard.press("Escape");
  await page.click("#settings");
  await look("settings");
  holds(faults === 0, "nothing serious is found");
});
