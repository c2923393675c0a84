// help.mjs - a bridge or a server, browsers and a table, for tests of the page.
//
// SPDX-License-Identifier: MIT
//
// Nothing here waits for a time: machines that are busy take longer, and are not wrong.
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const here = dirname(fileURLToPath(import.meta.url));
const CHROMIUM = process.env.VAKA_CHROMIUM || "/usr/bin/chromium";
const PATIENCE = Number(process.env.VAKA_PATIENCE || 300000); // milliseconds; then something hangs
export const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-extensions",
];

/** `rest`: buttons that have just come rest, and long. @typedef {{width?: number, height?: number, dark?: boolean, lang?: string, touch?: boolean, rest?: boolean}} How */

export function openBrowser() {
  return chromium.launch({ executablePath: CHROMIUM, args: QUIET, timeout: PATIENCE });
}

/** Somebody who looks at a page of his own. @param {any} browser @param {string[]} errors @param {How} [how] */
export async function person(browser, errors, how = {}) {
  const context = await browser.newContext({
    viewport: { width: how.width || 1280, height: how.height || 720 },
    colorScheme: how.dark ? "dark" : "light",
    locale: how.lang || "en",
    hasTouch: Boolean(how.touch),
    isMobile: Boolean(how.touch),
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript((time) => {
    document.addEventListener("DOMContentLoaded", () =>
      document.documentElement.style.setProperty("--rest", time),
    );
  }, how.rest ? "3s" : "0s");
  const page = await context.newPage();
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  return page;
}

/** A browser at the bridge. @param {string} program @param {How} [how] */
export async function start(program, how = {}) {
  const bridge = spawn("node", [join(here, "bridge.mjs"), program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise((done) =>
    bridge.stdout.once("data", (data) => done(String(data).trim())),
  );
  const browser = await openBrowser(),
    errors = [],
    page = await person(browser, errors, how);
  return {
    page,
    errors,
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      await browser.close();
      bridge.kill();
    },
  };
}

/** Below the ports that connections are given, so that none takes it before the server does.
 * @returns {Promise<number>} */
async function freePort() {
  const probe = createServer(),
    port = 20000 + Math.floor(Math.random() * 12000);
  const free = await new Promise((done) => probe.once("error", () => done(false)).listen(port, "127.0.0.1", () => done(true)));
  if (!free) return freePort();
  await new Promise((done) => probe.close(done));
  return port;
}

/** The files of the page; with VAKA_PLANT (a file, what stands there, what is put in its place) with a fault. @param {string} to */
function copyPage(to) {
  cpSync(join(process.env.VAKA_SOURCE, "assets/web"), to, { recursive: true });
  const [name, from, put] = JSON.parse(process.env.VAKA_PLANT || "[]");
  if (!name) return;
  const text = readFileSync(join(to, name), "utf8");
  if (!text.includes(from)) throw new Error("nothing to plant in " + name);
  writeFileSync(join(to, name), text.replace(from, put));
}

/** The server itself, with a store of its own. @param {string} program vaka; vaka-serve lies beside it */
export async function serve(program) {
  const folder = mkdtempSync(join(tmpdir(), "vaka-web-")),
    port = await freePort();
  copyPage(join(folder, "web"));
  const words = ["serve", "--port", port, "--store", join(folder, "serve.db")];
  const server = spawn(join(dirname(program), "vaka-serve"), [...words, "--web", join(folder, "web")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, VAKA_TEST_MODULES: "1", XDG_DATA_HOME: folder, HOME: folder },
  });
  let said = "";
  await new Promise((done, fail) => {
    server.stdout.on("data", (data) => (said += data).includes("served at") && done(undefined));
    server.once("exit", () => fail(new Error("the server did not start: " + said)));
  });
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      const ended = new Promise((done) => server.once("exit", done));
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Until nothing is under way to the engine and back. @param {any} page */
export function quiet(page) {
  return page.waitForFunction(
    () => window.vakaWaits === 0 && !document.body.classList.contains("busy"),
    undefined,
    { polling: 10 },
  );
}

/** Until this seat has to decide, and there is something to decide, or it is over. @param {any} page */
export function asked(page) {
  return page.waitForFunction(
    () => {
      const { doc } = window.vakaTable.store,
        { pass } = JSON.parse(localStorage.getItem("vaka") || "{}");
      if (doc.itself && pass !== false) return false;
      return doc.result || ((doc.seats || {})[doc.seat]?.must && window.vakaTable.asked());
    },
    undefined,
    { polling: 10 },
  );
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

/** So many actions of seat 0, not by clicks: only to get somewhere. At the end it is asked again. */
export async function playRandom(at, actions) {
  for (let i = 0; i < actions; i++) {
    await asked(at.page);
    const over = await at.page.evaluate(async (n) => {
      const table = window.vakaTable,
        all = table.picks.actions;
      if (table.store.doc.result) return true;
      await table.ask({ do: "apply", action: all[(n * 7919) % all.length].text });
      return false;
    }, i);
    if (over) return;
  }
  await asked(at.page);
}
