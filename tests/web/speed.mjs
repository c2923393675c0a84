// speed.mjs PROGRAM FOLDER - how quick the page is: the first paint of the page without a server from
// what the browser has kept, and what an action costs to be drawn.
//
// SPDX-License-Identifier: MIT
//
// Machines that are busy are slower and not wrong: so the first paint counts by the best of some, and
// drawing by the median. --planted: a page that draws everything with every action.
import { finish, holds } from "./check.mjs";
import { serveFolder } from "./files.mjs";
import { asked, makeTable, openBrowser, person, quiet, start } from "./help.mjs";

const [program, folder, planted] = process.argv.slice(2);
const FIRST = 1000, // milliseconds
  REPAINT = 16;

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

/** What the browser works for an action, from the news to what is painted: script, style, layout, paint. */
async function repaint(at, actions) {
  const { page } = at,
    session = await page.context().newCDPSession(page),
    times = [];
  await session.send("Performance.enable");
  const worked = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * metrics.find((one) => one.name === "TaskDuration").value;
  };
  const frame = () =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  if (planted)
    await page.evaluate(() => {
      const { store } = window.vakaTable,
        news = store.news.bind(store);
      store.news = (said) => {
        const good = news(said);
        for (let i = 0; i < 8; i++) store.start(store.doc);
        return good;
      };
    });
  for (let i = 0; i < actions; i++) {
    await asked(page);
    await quiet(page);
    await page.keyboard.press("Escape"); // a great moment goes by
    await frame();
    const idle = await worked();
    await frame();
    const before = await worked(),
      seq = await page.evaluate(() => window.vakaTable.store.seq);
    await page.evaluate((n) => {
      const { picks, store } = window.vakaTable;
      if (!store.doc.result)
        window.vakaTable.ask({ do: "apply", action: picks.actions[(n * 7919) % picks.actions.length].text });
    }, i);
    await page.waitForFunction((was) => window.vakaTable.store.seq > was, seq, { polling: 20 });
    const news = (await page.evaluate(() => window.vakaTable.store.seq)) - seq;
    await frame();
    times.push((await worked() - before - (before - idle)) / news);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)];
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
    const time = await repaint(at, 30);
    console.log(`${game}: an action is drawn in ${time.toFixed(1)} ms (median of 30)`);
    holds(time <= REPAINT, `${game}: it takes at most ${REPAINT} ms`);
  }
});
