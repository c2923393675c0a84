// keys.mjs - with the keys alone: everything can be reached, the board walked over, a game played.
//
// SPDX-License-Identifier: MIT
import { finish, holds } from "./check.mjs";
import { asked, makeTable, quiet, start } from "./help.mjs";

const at = await start(process.argv[2]);
const page = at.page;
const focused = () =>
  page.evaluate(() => {
    const el = document.activeElement;
    return {
      id: el.id,
      zone: el.getAttribute("data-zone"),
      tag: el.tagName,
      text: (el.textContent || "").trim().slice(0, 40),
      label: el.getAttribute("aria-label"),
    };
  });
await finish(at, async () => {
  await makeTable(at, "hello", 2);
  for (let i = 0; i < 40; i++) {
    if (await page.evaluate(() => Boolean(window.vakaTable.store.doc.result))) break;
    for (let k = 0; k < 40; k++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(() => document.activeElement.closest("#buttons, #ends") !== null))
        break;
    }
    await page.keyboard.press("Enter");
    await quiet(page);
    await asked(page);
  }
  holds(
    await page.evaluate(() => Boolean(window.vakaTable.store.doc.result)),
    "a small game is played to its end by Tab and Enter",
  );
  await page.keyboard.press("Escape");

  await makeTable(at, "conquest", 2, { seed: 3 });
  await page.keyboard.press("n");
  const first = await focused();
  holds(first.zone, "N goes to a place that can be chosen");
  holds(first.label && first.label.length > 2, "it has a name to be read aloud");
  await page.keyboard.press("ArrowRight");
  const next = await focused();
  holds(next.zone && next.zone !== first.zone, "arrows go from space to space");
  await page.keyboard.press("n");
  const seq = await page.evaluate(() => window.vakaTable.store.seq);
  await page.keyboard.press("Enter");
  await page.waitForFunction((was) => window.vakaTable.store.seq > was, seq);
  await page.keyboard.press("?");
  holds(await page.locator("dialog[open]").count(), "? opens the help");
  await page.keyboard.press("Escape");
  holds((await page.locator("dialog[open]").count()) === 0, "Escape closes it");
  await asked(page);
  await page.keyboard.press("a");
  holds(await page.locator("dialog .menu button").count(), "A opens the list of all actions");
  await page.keyboard.press("Tab");
  holds((await focused()).tag === "BUTTON", "it can be walked");
  await page.keyboard.press("Escape");
  const live = await page.evaluate(() =>
    ["prompt", "log", "chat", "notice"].map((id) => {
      const el = document.getElementById(id);
      return el.getAttribute("aria-live") || el.getAttribute("role");
    }),
  );
  holds(live.every(Boolean), "prompt, log, chat and notices are live regions");
});
