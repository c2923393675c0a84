// speed.mjs PROGRAM FOLDER - how quick the page is: the first paint of the page without a server from
// what the browser has kept, and what an action costs to be drawn.
//
// SPDX-License-Identifier: MIT
//
// Machines that are busy are slower and not wrong: so the first paint counts by the best of some, and
// drawing, in every game there is, by the median of what the page's own thread has worked, without
// what it has waited for a processor. What is drawn anew is counted: that is the same on every
// machine. --planted: a page that draws everything with every action.
import { finish, holds } from "./check.mjs";
import { serveFolder } from "./files.mjs";
import { makeTable, openBrowser, person, playRandom, start } from "./help.mjs";

const [program, folder, planted] = process.argv.slice(2);
const FIRST = 1000, // milliseconds
  REPAINT = 16,
  MADE = 90, // elements
  ACTIONS = 30;

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

/** Marks in what the browser records, before and behind all that the page works for news, until it lies
 * where it will be painted: script, style, layout. */
async function mark(page) {
  await page.evaluate((often) => {
    const { store } = window.vakaTable,
      news = store.news.bind(store);
    window.made = [];
    let made = 0;
    for (const make of ["createElement", "createElementNS"]) {
      const before = document[make].bind(document);
      document[make] = (...what) => (made++, before(...what));
    }
    store.news = (said) => {
      document.body.getBoundingClientRect(); // what was to be done before
      made = 0;
      console.timeStamp("news");
      const good = news(said);
      for (let i = 0; i < often; i++) store.start(store.doc);
      document.body.getBoundingClientRect();
      console.timeStamp("drawn");
      window.made.push(made);
      return good;
    };
  }, planted ? 8 : 0);
}

/** Milliseconds that the page's thread has worked between its marks. @param {any[]} events */
function worked(events) {
  const at = (name) =>
    events
      .filter((one) => one.name === "TimeStamp" && one.args.data.message === name)
      .sort((a, b) => a.ts - b.ts)
      .map((one) => one.tts / 1000);
  const ends = at("drawn");
  return at("news").map((begin, i) => ends[i] - begin);
}

async function repaint(at, actions) {
  const { page } = at,
    browser = page.context().browser();
  await mark(page);
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await playRandom(at, actions);
  const said = JSON.parse(String(await browser.stopTracing())),
    sorted = (numbers) => numbers.sort((a, b) => a - b),
    times = sorted(worked(said.traceEvents)),
    made = sorted(await page.evaluate(() => window.made)),
    half = Math.floor(times.length / 2);
  holds(times.every((one) => one >= 0), "the browser tells the time of a thread");
  return { count: times.length, most: times[times.length - 1], usual: times[half], made: made[half] };
}

if (folder !== "-") {
  const paint = await firstPaint();
  console.log(`first paint from a warm cache after ${Math.round(paint)} ms`);
  holds(paint <= FIRST, `the first paint takes at most ${FIRST} ms`);
}
const at = await start(program);
await finish(at, async () => {
  const catalogue = await (await fetch(at.url + "catalogue")).json();
  for (const { id, seats } of catalogue.games) {
    await makeTable(at, id, seats[0], { seed: 4 });
    const { count, most, usual, made } = await repaint(at, ACTIONS),
      over = await at.page.evaluate(() => Boolean(window.vakaTable.store.doc.result));
    console.log(
      `${id}: news are drawn in ${usual.toFixed(1)} ms (median of ${count}), ${most.toFixed(1)} ms (most), by ${made} elements (median)`,
    );
    holds(count >= ACTIONS || (over && count > 2), `${id}: there were as many news`);
    holds(usual <= REPAINT, `${id}: it takes at most ${REPAINT} ms`);
    holds(made <= MADE, `${id}: not more than ${MADE} elements are made anew`);
  }
});
