// help.mjs - a bridge, a browser and a table, for tests of the page.
//
// SPDX-License-Identifier: MIT
import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const here = dirname(fileURLToPath(import.meta.url));
export const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** @param {string} program @param {{width?: number, height?: number, dark?: boolean, lang?: string, touch?: boolean}} [how] */
export async function start(program, how = {}) {
  const bridge = spawn("node", [join(here, "bridge.mjs"), program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise((done) =>
    bridge.stdout.once("data", (data) => done(String(data).trim())),
  );
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: QUIET });
  const context = await browser.newContext({
    viewport: { width: how.width || 1280, height: how.height || 720 },
    colorScheme: how.dark ? "dark" : "light",
    locale: how.lang || "en",
    hasTouch: Boolean(how.touch),
    isMobile: Boolean(how.touch),
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  return {
    page,
    context,
    browser,
    errors,
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      await browser.close();
      bridge.kill();
    },
  };
}

/** Makes a table with bots everywhere but at seat 0, and sits down there. */
export async function makeTable(at, game, seats = 2, more = {}) {
  const list = Array.from({ length: seats }, (_, i) => ({
    who: i ? "bot:random" : "person",
    name: ["Ada", "Bela", "Cleo", "Dan"][i] || "P" + i,
  }));
  const made = await (
    await fetch(at.url + "tables", {
      method: "POST",
      body: JSON.stringify({ game, seats: list, ...more }),
    })
  ).json();
  if (!made.table) throw new Error(JSON.stringify(made));
  await at.page.goto("about:blank");
  await at.page.goto(at.url + `#table=${made.table}&seat=0`);
  await at.page.waitForFunction(() => document.querySelector("#prompt")?.textContent);
  return made;
}

/** So many actions of seat 0, not by clicks: only to get somewhere. */
export async function playRandom(at, actions) {
  for (let i = 0; i < actions; i++) {
    const done = await at.page.evaluate(async (n) => {
      const table = window.vakaTable;
      if (table.store.doc.result) return true;
      const all = table.picks.actions;
      if (all.length && table.store.doc.seats[table.store.doc.seat].must)
        await table.ask({ do: "apply", action: all[(n * 7919) % all.length].text });
      return false;
    }, i);
    if (done) break;
    await at.page.waitForTimeout(30);
  }
}
