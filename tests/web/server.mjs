// server.mjs - two browsers at one table through the server: a table made by the form, a seat each
// by its link, one of them on a phone; they talk, play by clicks, and one comes back.
//
// SPDX-License-Identifier: MIT
//
// node server.mjs URL [--short]
import { chromium } from "playwright-core";
import { holds } from "./check.mjs";
import { pressSomething } from "./clicks.mjs";
import { QUIET } from "./help.mjs";

const [url, short] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: QUIET });
const errors = [];

async function person(how) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...how });
  const page = await context.newPage();
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  return page;
}

const state = (page) =>
  page.evaluate(() => {
    const { doc, seq } = window.vakaTable.store;
    return {
      over: Boolean(doc.result),
      must: Boolean((doc.seats || {})[doc.seat]?.must),
      seq,
      busy: document.body.classList.contains("busy"),
    };
  });

try {
  const ada = await person({ viewport: { width: 1280, height: 720 }, locale: "en" });
  const bela = await person({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "fr",
  });
  await ada.goto(url + "#new");
  await ada.waitForSelector("form");
  await ada.selectOption("#game", { label: "Conquest of Paradise" });
  await ada.fill(".seat:nth-child(1) input", "Ada");
  await ada.fill(".seat:nth-child(2) input", "Bela <b>");
  await ada.click("summary:has-text('Rules')");
  await ada.check("[data-rule=variable_end]");
  await ada.fill("[data-of-variable-end]", "-24");
  await ada.click("button.main");
  await ada.waitForSelector(".links");
  const links = await ada.$$eval(".links input", (all) => all.map((one) => one.value));
  holds(links.length === 3, "a link for each seat and one to look on");
  await ada.goto(links[0]);
  await ada.waitForFunction(() =>
    /Bela/.test(document.querySelector("#prompt")?.textContent || ""),
  );
  await bela.goto(links[1]);
  for (const page of [ada, bela])
    await page.waitForFunction(() => window.vakaTable?.store.doc.seats);
  holds(
    !(await bela.evaluate(() => location.href)).includes("join="),
    "the token is out of the address",
  );
  await ada.click("#talk summary");
  await ada.fill("#saying", "Good luck <i>");
  await ada.keyboard.press("Enter");
  await bela.waitForFunction(() =>
    /Good luck <i>/.test(document.querySelector("#chat").textContent),
  );
  let presses = 0,
    stuck = 0,
    seqs = "";
  const most = short ? 60 : 60000;
  for (;;) {
    const [a, b] = [await state(ada), await state(bela)];
    if (a.over || presses >= most) break;
    if (a.must && !a.busy && (await pressSomething(ada, false))) presses++;
    else if (a.must && !a.busy) await ada.evaluate(() => window.vakaTable.board.fit());
    if (b.must && !b.busy && (await pressSomething(bela, true))) presses++;
    else if (b.must && !b.busy) await bela.evaluate(() => window.vakaTable.board.fit());
    await ada.waitForTimeout(60);
    stuck = seqs === a.seq + "," + b.seq ? stuck + 1 : 0;
    seqs = a.seq + "," + b.seq;
    if (stuck === 30) await ada.keyboard.press("Escape");
    if (stuck === 30) await bela.keyboard.press("Escape");
    holds(stuck < 300, "the game goes on");
    if (presses === 20) {
      await bela.reload(); // leaves, and comes back
      await bela.waitForFunction(() => window.vakaTable?.store.doc.seats);
    }
  }
  console.log(`${presses} presses, over: ${(await state(ada)).over}`);
  holds(short || (await state(ada)).over, "the game comes to its end");
  await ada.screenshot({ path: "server_desktop.png" }).catch(() => {});
  await bela.screenshot({ path: "server_phone.png" }).catch(() => {});
  holds(errors.length === 0, "nobody complains: " + errors.join("; "));
} catch (error) {
  console.error(error.stack, errors);
  process.exitCode = 1;
  let n = 0;
  for (const context of browser.contexts())
    await context
      .pages()[0]
      .screenshot({ path: `server_failed${n++}.png` })
      .catch(() => {});
}
await browser.close();
