// server.mjs - two browsers at one table through the server: a table made by the form, a seat each
// by its link, one of them on a phone; they talk, play by clicks, and one comes back.
//
// SPDX-License-Identifier: MIT
//
// node server.mjs PROGRAM [--whole]: to the end that is usual; otherwise it is over at few points.
// They know what they want, by hints that they have agreed on, and do it by presses.
import { finish, holds } from "./check.mjs";
import { playByClicks } from "./clicks.mjs";
import { openBrowser, person, serve } from "./help.mjs";

const [program, whole] = process.argv.slice(2);
const server = await serve(program),
  browsers = [await openBrowser(), await openBrowser()],
  errors = [];
const ada = await person(browsers[0], errors);
const bela = await person(browsers[1], errors, { width: 390, height: 844, touch: true, lang: "fr" });
const begun = (page) => page.waitForFunction(() => window.vakaTable?.store.doc.seats);

/** What does not go with the scenario is not offered, and what was chosen of it is not played. */
async function scenarios() {
  const solitaire = "[data-rule=experienced_solitaire]",
    homes = "[data-option=deal_homes]",
    options = "summary:has-text('Options')";
  await ada.click("summary:has-text('Rules')");
  await ada.click(options);
  holds(await ada.isHidden(solitaire), "a rule about another scenario is not shown");
  await ada.check(homes);
  await ada.selectOption("#scenario", "solitaire");
  holds(await ada.isHidden(homes), "an option that does not go with the scenario is not shown");
  holds(await ada.isHidden(options), "nor is a list without one");
  holds(!(await ada.isChecked(homes)), "and what was chosen is not played");
  holds(await ada.isEnabled(solitaire), "a rule that goes with it can be chosen");
  holds(await ada.isDisabled("[data-rule=kumara]"), "one that does not is shown, but stays off");
  await ada.selectOption("#scenario", "standard");
  holds(await ada.isVisible(homes), "with another scenario the option is there again");
  await ada.click("summary:has-text('Rules')");
}

/** A table for two by the form; a link for each seat, and one to look on. */
async function invite() {
  await ada.goto(server.url + "#new");
  await ada.check("input[value=conquest]");
  holds((await ada.inputValue("#scenario")) === "standard", "the usual scenario is chosen");
  await scenarios();
  await ada.fill(".seat:nth-child(1) input", "Ada");
  await ada.fill(".seat:nth-child(2) input", "Bela <b>");
  if (!whole) {
    await ada.click("summary:has-text('Rules')");
    await ada.check("[data-rule=variable_end]");
    await ada.fill("[data-of-variable-end]", "-18");
  }
  await ada.click("button.main");
  await ada.waitForSelector(".links");
  return ada.$$eval(".links input", (all) => all.map((one) => one.value));
}

async function sit(links) {
  holds(links.length === 3, "a link for each seat and one to look on");
  await ada.goto(links[0]);
  await ada.waitForFunction(() =>
    /Bela <b>/.test(document.querySelector("#prompt")?.textContent || ""),
  );
  await bela.goto(links[1]);
  for (const page of [ada, bela]) await begun(page);
  const address = await bela.evaluate(() => location.href);
  holds(!address.includes("join="), "the token is out of the address");
}

async function talk() {
  await ada.click("#talk summary");
  await ada.fill("#saying", "Good luck <i>");
  await ada.keyboard.press("Enter");
  await bela.waitForFunction(() =>
    /Good luck <i>/.test(document.querySelector("#chat").textContent),
  );
}

/** So that both have somebody to tell them what a person would want. */
async function agreeOnHints() {
  await ada.click("#offers button:has-text('Table')");
  await ada.click("dialog .menu button:has-text('hints')");
  await bela.click(".proposal button >> nth=0");
  for (const page of [ada, bela]) await page.waitForFunction(() => window.vakaTable.store.room.may.hint);
}

await finish({ pages: [ada, bela], errors, stop }, async () => {
  await sit(await invite());
  await talk();
  await agreeOnHints();
  const players = [
    { page: ada, touch: false, wants: true },
    { page: bela, touch: true, wants: true },
  ];
  let left = false;
  const played = await playByClicks(players, 20000, async (presses) => {
    if (left || presses < 20) return;
    left = true;
    await bela.reload(); // leaves, and comes back
    await begun(bela);
  });
  console.log(`${played.presses} presses, ${played.round} turns, over: ${played.over}`);
  holds(played.over, "the game comes to its end");
  for (const page of [ada, bela]) {
    await page.waitForSelector("dialog .end");
    holds(await page.locator("dialog .end table").count(), "there is a score sheet");
  }
  const lists = players.reduce((sum, player) => sum + (player.lists || 0), 0);
  holds(lists * 10 < played.presses, `few need the list of all actions: ${lists}`);
  console.log(`1 game through the server by ${played.presses} presses in two browsers`);
});

async function stop() {
  for (const browser of browsers) await browser.close();
  await server.stop();
}
