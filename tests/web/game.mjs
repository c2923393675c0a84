// game.mjs - a whole game by clicks alone, at the size of a desk or of a phone.
//
// SPDX-License-Identifier: MIT
//
// node game.mjs PROGRAM desktop|phone. The game is over at few points.
import { finish, holds } from "./check.mjs";
import { playByClicks } from "./clicks.mjs";
import { makeTable, start } from "./help.mjs";

const [program, size] = process.argv.slice(2),
  touch = size === "phone";
const at = await start(program, touch ? { width: 390, height: 844, touch, lang: "fr" } : {});
await finish(at, async () => {
  await makeTable(at, "conquest", 2, {
    seed: touch ? 21 : 20,
    rules: ["variable_end:change=-24"],
  });
  const played = await playByClicks([{ page: at.page, touch }], 5000);
  console.log(`${played.presses} presses, ${played.round} turns, over: ${played.over}`);
  holds(played.over, "the game comes to its end");
  await at.page.waitForSelector("dialog .end");
  holds(await at.page.locator("dialog .end table").count(), "there is a score sheet");
});
