// tree.mjs - a game to its end by somebody who has only what a screen reader is told: the tree of
// accessibility, names and roles, and the keyboard.
//
// SPDX-License-Identifier: MIT
import { finish, holds } from "./check.mjs";
import { asked, makeTable, quiet, start } from "./help.mjs";

const at = await start(process.argv[2]);
const page = at.page;
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

/** The nodes that are read aloud, each with what it lies in. @param {any} session */
async function read(session) {
  const { nodes } = await session.send("Accessibility.getFullAXTree"),
    byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const heard = nodes.filter((node) => !node.ignored && node.role);
  for (const node of heard) {
    node.says = (node.name && node.name.value) || "";
    node.inside = [];
    for (let up = byId.get(node.parentId); up; up = byId.get(up.parentId))
      if (!up.ignored && up.role) node.inside.push(up.role.value + " " + (up.name?.value || ""));
  }
  return heard;
}

/** Buttons that do something in the game: on the board, in the hand, on mats, at the bar, in a menu. @param {any[]} nodes */
function choices(nodes) {
  const all = nodes.filter((one) => one.role.value === "button" && !property(one, "disabled"));
  const menu = all.filter((one) => one.inside.some((where) => where.startsWith("dialog ")));
  if (menu.length) {
    const real = menu.filter((one) => one.says !== "Close" && one.says !== "Not yet");
    return real.length ? real : menu;
  }
  const places = ["group What you can do", "region Board", "list Hand", "region The table"];
  return all.filter((one) =>
    one.inside.some((where) => places.includes(where) || where === "region On the table"),
  );
}

/** Presses it as a screen reader does: goes there, and Enter. @param {any} session @param {any} node */
async function press(session, node) {
  await session.send("DOM.focus", { backendNodeId: node.backendDOMNodeId });
  await page.keyboard.press("Enter");
  await quiet(page);
}

/** What is said by itself: the live regions. @param {any[]} nodes */
function live(nodes) {
  return nodes.filter((one) => property(one, "live") === "polite");
}

async function play(game, seats, more) {
  await makeTable(at, game, seats, more);
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  await session.send("DOM.enable");
  await session.send("DOM.getDocument");
  let presses = 0,
    words = "",
    silent = 0;
  for (;;) {
    await asked(page);
    if (await page.evaluate(() => Boolean(window.vakaTable.store.doc.result))) break;
    const nodes = await read(session),
      list = choices(nodes);
    holds(list.length > 0, game + ": there is something to press that has a role");
    holds(
      list.every((one) => one.says.trim()),
      game + ": all of it has a name",
    );
    const roles = live(nodes).map((one) => one.role.value);
    holds(
      nodes.some((one) => one.role.value === "dialog") ||
        (roles.includes("log") && roles.includes("status")),
      game + ": log and prompt are live regions",
    );
    const told = await page.evaluate(() =>
      ["prompt", "log", "notice"].map((id) => document.getElementById(id).textContent).join(" "),
    );
    silent = told === words ? silent + 1 : 0;
    words = told;
    holds(silent < 12, game + ": what happens is said in a live region");
    await press(session, list[random(list.length)]);
    holds(++presses < 3000, game + ": it comes to an end");
  }
  const end = await read(session);
  holds(
    end.some((one) => one.role.value === "dialog" && one.says.length > 2),
    game + ": who has won is read in a dialog",
  );
  holds(
    end.some((one) => one.role.value === "rowheader"),
    game + ": the score sheet has heads of rows",
  );
  console.log(`${game}: ${presses} presses by the tree`);
}

await finish(at, async () => {
  await play("hello", 2, {});
  await play("conquest", 2, { seed: 9, rules: ["variable_end:change=-24"] });
});
