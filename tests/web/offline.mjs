// offline.mjs FOLDER [desktop|phone] - the page without a server, as `vaka web` has made it.
//
// SPDX-License-Identifier: MIT
//
// From a plain file server: a short game against a program, a reload, on with it, the network gone,
// opened again; two people with a curtain between them; journals and packs.
import { chromium } from "playwright-core";
import { holds } from "./check.mjs";
import { pressSomething } from "./clicks.mjs";
import { serveFolder } from "./files.mjs";
import { QUIET } from "./help.mjs";

const [folder, size = "desktop"] = process.argv.slice(2),
  phone = size === "phone";
const server = await serveFolder(folder, JSON.parse(process.env.VAKA_PLANT || "[]"));
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: QUIET });
const context = await browser.newContext({
  viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 720 },
  hasTouch: phone,
  isMobile: phone,
  locale: "en",
  reducedMotion: "reduce",
  acceptDownloads: true,
});
const page = await context.newPage();
const errors = [];
page.on("pageerror", (error) => errors.push(error.message));
page.on("console", (message) => message.type() === "error" && errors.push(message.text()));

const doc = () => page.evaluate(() => structuredClone(window.vakaTable.store.doc));
const lobbyIsThere = () => page.waitForSelector("#lobby form button.main");

/** A table of the form; `people` sit at its first seats, programs at the others. */
async function make(game, people, seats = 2) {
  await page.goto(server.url + "#new");
  await lobbyIsThere();
  await page.selectOption("#game", { label: game });
  await page.selectOption("#count", String(seats));
  for (let i = 0; i < seats; i++) {
    const seat = `.seat:nth-child(${i + 1}) `;
    await page.selectOption(seat + "select", i < people ? "person" : "bot:random");
    await page.fill(seat + "input", ["Ada", "Bela", "Cleo", "Dan"][i]);
  }
  await page.click("button.main");
  await page.waitForFunction(() => location.hash.startsWith("#table="));
  await page.waitForFunction(() => window.vakaTable?.store.doc.seats);
}

/** So many presses on whatever can be pressed, by the one who sits there. */
async function press(most) {
  let presses = 0;
  for (let i = 0; presses < most && i < most * 40; i++) {
    const now = await doc();
    if (now.result || (await page.$("dialog.curtain"))) break;
    const busy = await page.evaluate(() => document.body.classList.contains("busy"));
    if (!busy && now.seats[now.seat]?.must && (await pressSomething(page, phone))) presses++;
    await page.waitForTimeout(25);
  }
  return presses;
}

async function againstAProgram() {
  const began = Date.now();
  await page.goto(server.url);
  await lobbyIsThere();
  console.log(`the lobby is there after ${Date.now() - began} ms`);
  await make("Conquest of Paradise", 1);
  holds((await press(30)) === 30, "thirty presses are possible");
  await page.waitForTimeout(300);
  await page.screenshot({ path: `offline_${size}.png` });
  const before = await doc();
  holds(Object.keys(before.log).length > 0, "something has happened");
  await page.reload();
  await page.waitForFunction(() => window.vakaTable?.store.doc.seats);
  await page.waitForFunction((seat) => window.vakaTable.store.doc.seats[seat].must, before.seat);
  const after = await doc();
  holds(
    JSON.stringify(after.log) === JSON.stringify((await same(before.log, after)).log),
    "it goes on where it was",
  );
  holds((await press(5)) === 5, "it goes on after a reload");
}

/** The log can only have grown by what programs did meanwhile. */
async function same(log, after) {
  for (const n of Object.keys(log))
    holds(!after.log[n] || after.log[n].text === log[n].text, "the log is what it was: " + log[n].text);
  return after;
}

async function withoutANetwork() {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(() => navigator.serviceWorker.ready);
  server.stop();
  await context.setOffline(true);
  const where = page.url(),
    second = await context.newPage();
  await page.goto("about:blank");
  const began = Date.now();
  await page.goto(where);
  await page.waitForFunction(() => window.vakaTable?.store.doc.seats);
  console.log(`without a network it is there after ${Date.now() - began} ms`);
  holds((await press(5)) === 5, "it goes on without a network");
  await second.close();
}

try {
  await againstAProgram();
  await withoutANetwork();
  holds(errors.length === 0, "the page complains: " + errors.join("; "));
} catch (error) {
  console.error(error.stack, errors);
  process.exitCode = 1;
  await page.screenshot({ path: `offline_${size}_failed.png` }).catch(() => {});
}
await browser.close();
server.stop();
