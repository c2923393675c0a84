// game.mjs - a whole game by clicks alone, at the size of a desk or of a phone.
//
// SPDX-License-Identifier: MIT
//
// node game.mjs PROGRAM desktop|phone [--short|--long]: so many presses only; or to the end that is
// usual, which takes many minutes. Otherwise a whole game that is over at few points.
import { finish, holds } from "./check.mjs";
import { pressSomething } from "./clicks.mjs";
import { makeTable, start } from "./help.mjs";

const [program, size, how] = process.argv.slice(2),
  phone = size === "phone",
  short = how === "--short";
const at = await start(program, phone ? { width: 390, height: 844, touch: true, lang: "fr" } : {});
await finish(at, async () => {
  await makeTable(at, "conquest", 2, {
    seed: phone ? 21 : 20,
    rules: how === "--long" ? [] : ["variable_end:change=-24"],
  });
  const state = () =>
    at.page.evaluate(() => {
      const { doc, seq } = window.vakaTable.store;
      return {
        over: Boolean(doc.result),
        must: Boolean(doc.seats[0].must),
        seq,
        busy: document.body.classList.contains("busy"),
      };
    });
  let presses = 0,
    stuck = 0,
    actions = 0,
    last = await state();
  const most = short ? 120 : 60000;
  while (!last.over && presses < most) {
    if (last.busy || !last.must) await at.page.waitForTimeout(20);
    else if (await pressSomething(at.page, phone)) presses++;
    else await at.page.evaluate(() => window.vakaTable.board.fit()); // as a person would: look at the whole board
    await at.page.waitForTimeout(4);
    const now = await state();
    actions += now.seq > last.seq ? 1 : 0;
    stuck = now.seq > last.seq ? 0 : stuck + 1;
    if (stuck === 40) await at.page.keyboard.press("Escape");
    holds(stuck < 400, "the game goes on");
    last = now;
  }
  console.log(
    `turn ${await at.page.evaluate(() => window.vakaTable.store.doc.round)}, ${presses} presses, ${actions} news, over: ${last.over}`,
  );
  holds(short || last.over, "the game comes to its end");
  if (last.over) {
    await at.page.waitForSelector("dialog .end");
    holds(await at.page.locator("dialog .end table").count(), "there is a score sheet");
  }
  await at.page.screenshot({ path: size + ".png" }).catch(() => {});
});
