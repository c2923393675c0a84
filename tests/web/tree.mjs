// tree.mjs - a game to its end by somebody who has only what a screen reader is told: the tree of
// accessibility, names and roles, and the keyboard.
//
// SPDX-License-Identifier: MIT
//
// node tree.mjs PROGRAM [--whole]: a small game, and the beginning of a large one, or all of it.
import { finish, holds } from "./check.mjs";
import { asked, makeTable, quiet, start } from "./help.mjs";

const [program, whole] = process.argv.slice(2);
const at = await start(program),
  page = at.page;
const PLACES = [
  ["group", "What you can do"],
  ["region", "Board"],
  ["list", "Hand"],
  ["region", "The table"],
  ["region", "On the table"],
];
let seed = 3;
function random(n) {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return Math.floor((seed / 4294967296) * n);
}

/** @param {any} node @param {string} name */
function property(node, name) {
  const found = (node.properties || []).find((one) => one.name === name);
  return found && found.value.value;
}

/** What is read with this role, below a node or anywhere. @param {any} session @param {string} role @param {string} [name] @param {number} [below] */
async function find(session, role, name, below) {
  const root = await session.send("DOM.getDocument", { depth: 0 });
  const { nodes } = await session.send("Accessibility.queryAXTree", {
    ...(below ? { backendNodeId: below } : { nodeId: root.root.nodeId }),
    role,
    accessibleName: name,
  });
  return nodes.map((node) => ({ ...node, says: node.name?.value || "" }));
}

/** Buttons that do something in the game: in a menu that is open, at the bar, on the board, in the hand, on mats. @param {any} session */
async function choices(session) {
  const on = (nodes) => nodes.filter((node) => !property(node, "disabled"));
  const [dialog] = await find(session, "dialog");
  if (dialog) {
    const menu = on(await find(session, "button", undefined, dialog.backendDOMNodeId)),
      real = menu.filter((one) => one.says !== "Close" && one.says !== "Not yet");
    return real.length ? real : menu;
  }
  const out = [];
  for (const [role, name] of PLACES)
    for (const place of await find(session, role, name))
      out.push(...on(await find(session, "button", undefined, place.backendDOMNodeId)));
  return out.filter((one) => !["Bigger", "Smaller", "The whole board"].includes(one.says));
}

/** Presses it as a screen reader does: goes there, and Enter. @param {any} session @param {any} node */
async function press(session, node) {
  await session.send("DOM.focus", { backendNodeId: node.backendDOMNodeId });
  await page.keyboard.press("Enter");
  await quiet(page);
}

const words = () =>
  page.evaluate(() =>
    ["prompt", "log", "notice"].map((id) => document.getElementById(id).textContent).join(" "),
  );
const isOver = () => page.evaluate(() => Boolean(window.vakaTable.store.doc.result));

/** What is expected, and what has happened, is read, and told by itself when it changes. @param {any} session @param {string} game */
async function hear(session, game) {
  const prompt = await page.locator("#prompt").evaluate((el) => el.firstChild.textContent),
    [said] = await find(session, "StaticText", prompt);
  holds(said, game + ": what is expected is read");
  const { nodes } = await session.send("Accessibility.getAXNodeAndAncestors", {
    backendNodeId: said.backendDOMNodeId,
  });
  holds(
    nodes.some((one) => property(one, "live") === "polite"),
    game + ": what is expected is a live region",
  );
  const [log] = await find(session, "log", "What has happened");
  holds(log && property(log, "live") === "polite", game + ": the log is a live region");
}

async function play(game, seats, more, most) {
  await makeTable(at, game, seats, more);
  const session = await page.context().newCDPSession(page);
  for (const part of ["Accessibility.enable", "DOM.enable"]) await session.send(part);
  await asked(page);
  await hear(session, game);
  let presses = 0,
    before = "",
    silent = 0;
  while (presses < most && !(await isOver())) {
    const list = await choices(session);
    holds(list.length > 0, game + ": there is something to press that has a role");
    holds(
      list.every((one) => one.says.trim()),
      game + ": all of it has a name",
    );
    await press(session, list[random(list.length)]);
    presses++;
    await asked(page);
    const now = await words();
    silent = now === before ? silent + 1 : 0;
    before = now;
    holds(silent < 25, game + ": what happens is said in a live region");
  }
  console.log(`${game}: ${presses} presses by the tree, over: ${await isOver()}`);
  return session;
}

async function isRead(session, game) {
  holds(await isOver(), game + ": it comes to its end");
  await page.waitForSelector("dialog .end");
  const [dialog] = await find(session, "dialog");
  holds(dialog && dialog.says.length > 2, game + ": who has won is read in a dialog");
  const heads = await find(session, "rowheader", undefined, dialog.backendDOMNodeId);
  holds(heads.length > 0, game + ": the score sheet has heads of rows");
}

await finish(at, async () => {
  await isRead(await play("hello", 2, {}, 500), "hello");
  const rules = ["variable_end:change=-24"];
  const large = await play("conquest", 2, { seed: 9, rules }, whole ? 5000 : 25);
  const names = await page.$$eval(".space[aria-label]", (all) =>
    all.map((one) => one.getAttribute("aria-label")),
  );
  holds(
    names.some((one) => /, Home \(Ada\), .*places filled: \d of 3 \(Ada\)/.test(one)),
    "whose a place is, and how full, is read with it",
  );
  if (whole) await isRead(large, "conquest");
});
