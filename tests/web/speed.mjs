// speed.mjs PROGRAM FOLDER - how quick the page is: the first paint of the page without a server from
// what the browser has kept, and what an action costs to be drawn.
//
// SPDX-License-Identifier: MIT
//
// Machines that are busy are slower and not wrong: so the first paint counts by the best of some, and
// drawing by the median, in Conquest; the others are told. What they draw anew is counted: that is
// the same on every machine. --planted: a page that draws everything with every action.
import { finish, holds } from "./check.mjs";
import { serveFolder } from "./files.mjs";
import { makeTable, openBrowser, person, playRandom, start } from "./help.mjs";

const [program, folder, planted] = process.argv.slice(2);
const FIRST = 1000, // milliseconds
  REPAINT = 16,
  MADE = 90; // elements

async function firstPaint() {
  const server = await serveFolder(folder),
    browser = await openBrowser(),
    errors = [],
    page = await person(browser, errors),
    paints = [];
  await page.goto(server.url);
  await page.waitForSelector("#lobby form button.main");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (let i = 0; i < 5; i++) {
    await page.goto("about:blank");
    await page.goto(server.url);
    await page.waitForSelector("#lobby form button.main");
    paints.push(
      await page.evaluate(
        () => performance.getEntriesByName("first-contentful-paint")[0].startTime,
      ),
    );
  }
  await browser.close();
  await server.stop();
  holds(errors.length === 0, errors.join("; "));
  return Math.min(...paints);
}

/** What the page works for news, until all of it lies where it will be painted: script, style, layout. */
async function repaint(at, actions) {
  const { page } = at;
  await page.evaluate((often) => {
    const { store } = window.vakaTable,
      news = store.news.bind(store);
    window.times = [];
    window.made = [];
    let made = 0;
    for (const make of ["createElement", "createElementNS"]) {
      const before = document[make].bind(document);
      document[make] = (...what) => (made++, before(...what));
    }
    store.news = (said) => {
      document.body.getBoundingClientRect(); // what was to be done before
      made = 0;
      const began = performance.now(),
        good = news(said);
      for (let i = 0; i < often; i++) store.start(store.doc);
      document.body.getBoundingClientRect();
      window.times.push(performance.now() - began);
      window.made.push(made);
      return good;
    };
  }, planted ? 8 : 0);
  await playRandom(at, actions);
  const sorted = (numbers) => numbers.sort((a, b) => a - b),
    times = sorted(await page.evaluate(() => window.times)),
    made = sorted(await page.evaluate(() => window.made)),
    half = Math.floor(times.length / 2);
  holds(times.length >= actions, "there were as many news");
  return { best: times[Math.floor(times.length / 10)], usual: times[half], made: made[half] };
}

if (folder !== "-") {
  const paint = await firstPaint();
  console.log(`first paint from a warm cache after ${Math.round(paint)} ms`);
  holds(paint <= FIRST, `the first paint takes at most ${FIRST} ms`);
}
const at = await start(program);
await finish(at, async () => {
  for (const [game, seats] of [
    ["conquest", 2],
    ["archipelago", 2],
    ["polynesia", 2],
    ["raiatea", 3],
  ]) {
    await makeTable(at, game, seats, { seed: 4 });
    const { best, usual, made } = await repaint(at, 30);
    console.log(
      `${game}: news are drawn in ${usual.toFixed(1)} ms (median), ${best.toFixed(1)} ms (best tenth), by ${made} elements (median)`,
    );
    if (game === "conquest") holds(usual <= REPAINT, `it takes at most ${REPAINT} ms`); // others are told
    holds(made <= MADE, `${game}: not more than ${MADE} elements are made anew`);
  }
});
