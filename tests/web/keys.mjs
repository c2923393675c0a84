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
  await page.keyboard.press("Tab");
  holds(/Skip/.test((await focused()).text), "the first thing that Tab finds leads past the table");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement.id === "bar");
  await quiet(page);
  holds(await page.isVisible("#bar"), "and not out of the room");
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

  // An action that would end the game, not won, is asked about; who means it sends it once more.
  await asked(page);
  await page.evaluate(() => {
    const table = window.vakaTable;
    window.sent = [];
    table.asks = async (request) => {
      window.sent.push(request);
      return request.ask ? { ok: false, ends: true, error: "It would be lost." } : { ok: true };
    };
    table.act(table.picks.actions[0]);
  });
  await page.waitForSelector("dialog .row button.main");
  holds(
    /It would be lost/.test(await page.textContent("dialog")),
    "what would end the game, not won, is asked about",
  );
  await page.click("dialog .row button.main");
  await page.waitForFunction(() => window.sent.length === 2);
  const sent = await page.evaluate(() => window.sent);
  holds(sent[0].ask && !sent[1].ask && sent[0].action === sent[1].action, "and done if it is meant");
  const live = await page.evaluate(() =>
    ["prompt", "log", "chat", "notice"].map((id) => {
      const el = document.getElementById(id);
      return el.getAttribute("aria-live") || el.getAttribute("role");
    }),
  );
  holds(live.every(Boolean), "prompt, log, chat and notices are live regions");
});
