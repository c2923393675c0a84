// offline.mjs PROGRAM FOLDER [desktop|phone [PART]] - the page without a server, made by `vaka web`.
//
// SPDX-License-Identifier: MIT
//
// From a plain file server: a short game against a program, a reload, on with it, the network gone,
// opened again; two people with a curtain between them; journals and packs.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { holds } from "./check.mjs";
import { pressSomething } from "./clicks.mjs";
import { faultsOf } from "./faults.mjs";
import { serveFolder } from "./files.mjs";
import { openBrowser, person, quiet } from "./help.mjs";

const [program, folder, size = "desktop", only] = process.argv.slice(2),
  phone = size === "phone";
const server = await serveFolder(folder, JSON.parse(process.env.VAKA_PLANT || "[]"));
const browser = await openBrowser(),
  errors = [],
  page = await person(browser, errors, phone ? { width: 390, height: 844, touch: true } : {}),
  context = page.context();

const doc = () => page.evaluate(() => structuredClone(window.vakaTable.store.doc));
const lobbyIsThere = () => page.waitForSelector("#lobby form button.main");

/** The same text for the same, whatever came first. */
const sorted = (value) =>
  JSON.stringify(value, (_, one) =>
    one?.constructor === Object
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/** No serious fault of accessibility. */
async function accessible(where) {
  const found = await faultsOf(page);
  holds(found.length === 0, `${where}: ${found.join("; ")}`);
}

/** A table of the form; `people` sit at its first seats, programs at the others. */
async function make(game, people, seats = 2, besides = async () => {}) {
  await page.goto(server.url + "#new");
  await lobbyIsThere();
  await page.check(`.game:has(b:text-is("${game}")) input`);
  await page.selectOption("#count", String(seats));
  for (let i = 0; i < seats; i++) {
    const seat = `.seat:nth-child(${i + 1}) `;
    await page.selectOption(seat + "select", i < people ? "person" : "bot:random");
    await page.fill(seat + "input", ["Ada", "Bela", "Cleo", "Dan"][i]);
  }
  await besides();
  await page.click("button.main");
  await page.waitForFunction(() => location.hash.startsWith("#table="));
  await page.waitForFunction(() => window.vakaTable?.store.doc.seats);
}

/** So many presses on whatever can be pressed, by the one who sits there. */
async function press(most) {
  let presses = 0;
  for (let i = 0; presses < most && i < most * 400; i++) {
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
  await page.screenshot({ path: `offline_${size}.png` });
  const before = await settled();
  holds(Object.keys(before.log).length > 0, "something has happened");
  await planSomething();
  holds((await ask({ do: "hint" })).action in before.choices, "a hint is something that can be done");
  await page.reload();
  await page.waitForFunction(() => window.vakaTable?.store.doc.seats);
  const after = await settled();
  for (const seen of [before, after]) seen.log = told(seen.log);
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
    holds(sorted(before[key]) === sorted(after[key]), "it stands where it stood: " + key);
  holds((await press(5)) === 5, "it goes on after a reload");
}

/** Without what the page says of its own doings: that is in no journal. @param {any} log */
const told = (log) =>
  Object.values(log)
    .map((line) => line.text)
    .filter((text) => !/nothing to decide|rien à décider/.test(text));

/** Nobody but the person is asked any more. */
async function settled() {
  await quiet(page); // what was pressed last may be under way
  for (let i = 0; i < 6000; i++) {
    const now = await doc();
    if (now.result || (now.seats[now.seat] || {}).must) return now;
    await page.waitForTimeout(50);
  }
  throw new Error("programs go on for ever");
}

async function withoutANetwork() {
  await make("Conquest of Paradise", 1);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.stop();
  await context.setOffline(true);
  const where = page.url();
  await page.goto("about:blank");
  const began = Date.now();
  await page.goto(where);
  await page.waitForFunction(() => window.vakaTable?.store.doc.seats);
  const paint = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  console.log(
    `without a network: first paint after ${Math.round(paint)} ms, all of it after ${Date.now() - began} ms`,
  );
  holds((await press(5)) === 5, "it goes on without a network");
  await page.goto(server.url + "#new");
  await lobbyIsThere();
  await page.screenshot({ path: `offline_${size}_lobby.png` });
}

// --- Two people at one screen -------------------------------------------------------------------

/** Does anything that can be done, until a curtain falls. */
async function untilTheCurtain() {
  for (let i = 0; i < 6000 && !(await page.$("dialog.curtain")); i++) {
    await page.evaluate(async (n) => {
      const { store, picks } = window.vakaTable,
        own = store.doc.seats[store.doc.seat];
      const all = picks.actions;
      if (own?.must && all.length)
        await window.vakaTable.ask({ do: "apply", action: all[(n * 7919) % all.length].text });
    }, i);
    await page.waitForTimeout(25);
  }
  await page.waitForSelector("dialog.curtain");
}

/** All that is on the page of a table, tag by tag, but for how far somebody has scrolled or zoomed. */
const whole = () =>
  page.evaluate(() =>
    [...document.body.children]
      .filter((one) => one.id !== "lobby" && !one.matches(".curtain"))
      .map((one) => one.outerHTML)
      .join("")
      .replace(/ (style|viewBox|transform|class|open|tabindex|disabled|hidden)="[^"]*"/g, "")
      .split(/(?=<)/),
  );

/** Tries a move on a copy, sees what comes of it, and throws it away. */
async function planSomething() {
  const before = await doc();
  await page.evaluate(() => [1, 2].forEach(() => document.querySelector("#planning").click()));
  await page.waitForFunction(() => window.vakaTable.plan);
  await page.evaluate(() => {
    const [first] = window.vakaTable.picks.actions;
    return window.vakaTable.send({ do: "apply", action: first.text });
  });
  await page.waitForSelector("#plan li", { state: "attached" });
  holds(sorted(await doc()) !== sorted(before), "on the copy something has happened");
  await page.evaluate(() => window.vakaTable.plan.leave());
  holds(sorted(await doc()) === sorted(before), "at the table nothing has happened");
}

async function twoPeople() {
  await make("Raiatea", 2, 3);
  await page.waitForSelector("dialog.curtain");
  holds((await doc()).seat === undefined, "nobody's document is there before the first has come");
  await page.screenshot({ path: `offline_${size}_curtain.png` });
  await accessible("the curtain");
  for (let i = 0; i < 3; i++) await page.keyboard.press("Escape"); // a browser gives in to the second
  await page.waitForTimeout(50);
  holds(await page.$("dialog.curtain[open]"), "a curtain does not go by itself");
  await page.click("dialog.curtain button.main");
  await page.waitForFunction(() => window.vakaTable.store.doc.seat !== undefined);
  const first = (await doc()).seat;
  await page.evaluate(() => {
    const { store } = window.vakaTable;
    window.vakaTable.read(Object.keys(store.layout.kinds)[0]); // and leaves it open
  });
  const own = await doc();
  await planSomething();
  await untilTheCurtain();
  const seen = await doc(),
    page1 = await whole();
  holds(seen.seat === undefined && !seen.choices, "at the curtain only a spectator's document is there");
  holds(
    Object.entries(own.zones).some(([zone, { items }]) =>
      items?.some((one) => !one.hidden && !seen.zones[zone]?.items?.some((it) => it.kind === one.kind)),
    ),
    "somebody has seen what others have not",
  );
  await page.reload();
  await page.waitForSelector("dialog.curtain");
  const fresh = new Set(await whole()),
    left = page1.filter((tag) => !fresh.has(tag));
  holds(left.length === 0, "the page is as if nobody had sat there before: " + left.join(""));
  await page.click("dialog.curtain button.main");
  await page.waitForFunction(
    (before) => ![undefined, before].includes(window.vakaTable.store.doc.seat),
    first,
  );
  await page.screenshot({ path: `offline_${size}_second.png` });
}

async function backFromTheCurtain() {
  await make("Hello", 2);
  await page.click("dialog.curtain button.main");
  await page.waitForFunction(() => window.vakaTable.store.doc.choices);
  const before = await doc();
  await untilTheCurtain();
  holds(/Bela/.test(await page.textContent("dialog.curtain")), "the other one is called");
  await page.click("dialog.curtain button:nth-of-type(2)");
  await page.waitForFunction(() => /Ada/.test(document.querySelector("dialog.curtain h2")?.textContent));
  holds((await doc()).seat === undefined, "who takes back comes through a curtain again");
  await page.click("dialog.curtain button.main");
  await page.waitForFunction(() => window.vakaTable.store.doc.choices);
  holds(
    JSON.stringify((await doc()).choices) === JSON.stringify(before.choices),
    "what was done is taken back",
  );
}

/** Asks as the page does. */
const ask = (request) => page.evaluate((said) => window.vakaTable.ask(said), request);

async function toTheEnd() {
  await make("Hello", 1);
  const own = await settled();
  const running = await ask({ do: "replay", as: 1 - own.seat, from: 0 });
  holds(running.document.seat === own.seat, "while it runs a replay shows nobody else's view");
  for (let i = 0; i < 40 && !(await doc()).result; i++) {
    await settled();
    await press(1);
  }
  holds((await doc()).result, "the game comes to its end");
  await page.click("dialog .close");
  await page.click("#offers button");
  await page.click("dialog .menu button:has-text('Bela')");
  await page.waitForSelector(".replay input[type=range]");
  holds((await doc()).seat === 1 - own.seat, "afterwards anybody's view is shown");
  if (await page.$("dialog")) await page.click("dialog .close");
  await page.click(".replay button:nth-of-type(1)");
  holds(!(await doc()).result, "from the start");
  await page.click(".replay button.main");
  await page.waitForFunction((seat) => window.vakaTable.store.doc.seat === seat, own.seat);
  await page.goto(server.url + "#new");
  await page.waitForSelector(".tables li:has-text('Hello'):has-text('over')");
}

/** A table is left while an answer is under way; another one is opened. */
async function fromOneToAnother() {
  await make("Raiatea", 1, 3);
  await settled();
  await page.evaluate(() => {
    location.hash = "#new";
    const { picks } = window.vakaTable;
    window.vakaTable.send({ do: "apply", action: picks.actions[0].text });
  });
  await lobbyIsThere();
  await page.evaluate(() => {
    const left = () => [...document.querySelectorAll("#log *, #seats *, #hand *, .space")].length;
    addEventListener("hashchange", () => (window.left = [left(), window.vakaTable.store.doc]), { once: true });
  });
  await make("Hello", 1);
  const [things, had] = await page.evaluate(() => window.left);
  holds(things === 0 && !had.seats, "nothing of the one is there before the other has come");
  holds((await press(2)) === 2, "what the one did not answer does not hold up the other");
}

/** While the game is seen again nothing is done at the table. */
async function seenAgain() {
  await make("Conquest of Paradise", 1);
  for (let i = 0; i < 40 && !(await settled()).undo; i++) await press(1);
  const before = await settled();
  holds(before.undo, "something can be taken back");
  await page.click("#offers button:has-text('Table')");
  await page.click("dialog .menu button:has-text('Replay')");
  await page.waitForSelector(".replay input[type=range]");
  await page.keyboard.press("u");
  if (!phone) await page.click("#undo");
  await page.evaluate(() => document.querySelector("#planning").click());
  await quiet(page);
  await page.click(".replay button.main");
  await page.waitForFunction(() => !document.querySelector(".replay"));
  holds(sorted(await settled()) === sorted(before), "what is pressed in a replay changes nothing");
}

/** A table that is not there: back to the lobby, with a word. */
async function notThere() {
  await page.goto(server.url + "#table=000000000000&seat=here");
  await page.waitForFunction(() => /not there/.test(document.querySelector("#notice").textContent));
  await lobbyIsThere();
}

/** What two tabs do to one table does not mix. */
async function twoTabs() {
  await make("Hello", 1);
  await settled();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.waitForFunction(() => window.vakaTable?.store.doc.choices);
  holds((await press(1)) === 1, "one of them goes on");
  await settled();
  await other.evaluate(() => {
    const { store } = window.vakaTable;
    return window.vakaTable.ask({ do: "apply", action: Object.keys(store.doc.choices)[0] });
  });
  await other.waitForFunction(() => /another tab/.test(document.querySelector("#notice").textContent));
  await other.close();
  const before = await doc();
  await page.reload();
  await page.waitForFunction(() => window.vakaTable?.store.doc.seats);
  holds(sorted((await settled()).log) === sorted(before.log), "what the first has done counts");
}

// --- What is kept -------------------------------------------------------------------------------

const run = (...args) => {
  const ran = spawnSync(program, args, { cwd: work, encoding: "utf8" });
  holds(ran.status === 0, args.join(" ") + ": " + ran.stdout + ran.stderr);
};

async function journals() {
  await make("Conquest of Paradise", 1);
  holds((await press(6)) === 6, "some presses are possible");
  await settled();
  await page.goto(server.url + "#new");
  await lobbyIsThere();
  const rows = ".tables li:has(.deeds)",
    newest = page.locator(rows).first();
  const count = await page.locator(rows).count();
  await page.screenshot({ path: `offline_${size}_tables.png` });
  await accessible("the lobby");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    newest.locator("button", { hasText: "Download" }).click(),
  ]);
  await file.saveAs(join(work, "kept.vkj"));
  run("replay", "kept.vkj", "--verify");
  await newest.locator("button", { hasText: "Delete" }).click();
  await page.click("dialog button.main");
  await page.waitForFunction(
    ([all, n]) => document.querySelectorAll(all).length === n,
    [".deeds", count - 1],
  );
  await page.setInputFiles("#pack", join(work, "kept.vkj"));
  await page.waitForFunction(
    ([all, n]) => document.querySelectorAll(all).length === n,
    [".deeds", count],
  );
  await newest.locator("button", { hasText: "Go on" }).click();
  await page.waitForFunction(() => window.vakaTable?.store.doc.seats);
  await settled();
  holds((await press(3)) === 3, "a journal from a file is played on");
}

/** A mod for a game that is there: chosen, played with, found again. */
async function aMod() {
  run("new", "mod", "gusts", "--game", "conquest");
  run("new", "rule", "long_nights", "--mod", "gusts");
  run("pack", "gusts", "--to", "gusts.zip");
  await page.goto(server.url + "#new");
  await lobbyIsThere();
  await page.setInputFiles("#pack", join(work, "gusts.zip"));
  await page.waitForSelector("#lobby li:has-text('Gusts')");
  await make("Conquest of Paradise", 1, 2, async () => {
    await page.click("summary:has-text('Mods')");
    await page.check("[data-mod=gusts]");
  });
  await settled();
  await page.reload();
  await page.waitForFunction(() => window.vakaTable?.store.doc.seats);
  await settled();
  const [kept] = await page.evaluate(
    () =>
      new Promise((done) => {
        indexedDB.open("vaka").onsuccess = ({ target }) => {
          const asked = target.result.transaction("tables").objectStore("tables").getAll();
          asked.onsuccess = () => done(asked.result.sort((a, b) => b.at - a.at));
        };
      }),
  );
  holds(/^mod gusts/m.test(kept.head), "the journal names the mod");
}

async function packs() {
  run("new", "game", "atollo");
  run("pack", "atollo", "--to", "atollo.zip");
  await page.goto(server.url + "#new");
  await lobbyIsThere();
  await page.setInputFiles("#pack", join(work, "atollo.zip"));
  await page.waitForSelector(".game:has-text('Atollo')");
  await page.screenshot({ path: `offline_${size}_pack.png`, fullPage: true });
  await make("Atollo", 1);
  await settled();
  await page.reload();
  await page.waitForFunction(() => window.vakaTable?.store.doc.seats);
  await settled();
  await page.goto(server.url + "#new");
  await lobbyIsThere();
  await page.setInputFiles("#pack", { name: "bad.zip", mimeType: "application/zip", buffer: Buffer.from("PK no") });
  await page.waitForFunction(() => document.querySelector("#notice.on")?.textContent);
  holds((await page.locator(".game", { hasText: "Atollo" }).count()) === 1, "what is no pack changes nothing");
}

const work = mkdtempSync(join(tmpdir(), "vaka-offline-"));
try {
  const parts = {
    againstAProgram,
    twoPeople,
    backFromTheCurtain,
    toTheEnd,
    fromOneToAnother,
    seenAgain,
    notThere,
    twoTabs,
    journals,
    packs,
    aMod,
    withoutANetwork,
  };
  for (const [name, part] of Object.entries(parts))
    if (!only || only === name) {
      await part();
      console.log(name);
    }
  holds(errors.length === 0, "the page complains: " + errors.join("; "));
} catch (error) {
  console.error(error.stack, errors);
  process.exitCode = 1;
  await page.screenshot({ path: `offline_${size}_failed.png` }).catch(() => {});
}
await browser.close();
await server.stop();
rmSync(work, { recursive: true });
