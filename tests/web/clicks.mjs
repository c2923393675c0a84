// clicks.mjs - players who have only a pointer: they see what glows and which buttons there are.
//
// SPDX-License-Identifier: MIT
import { holds } from "./check.mjs";
import { quiet } from "./help.mjs";

let seed = 11;
function random(n) {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return Math.floor((seed / 4294967296) * n);
}

/** Where something can be pressed now, in the window. @param {any} page */
function spotsOf(page) {
  return page.evaluate(() => {
    const dialog = document.querySelector("dialog[open]");
    const inside = dialog && dialog.querySelectorAll(".menu button, .row button.main");
    const all = [
      ...(dialog
        ? inside.length
          ? inside
          : dialog.querySelectorAll(".close")
        : document.querySelectorAll(
            "#buttons button, #ends button, #rows .good:not(.off), #hand .card.target, .space.target .hit, #zones .target, .place.target, .place .target, .chip.target, #middle button:not(:disabled):not(.bare)",
          )),
    ];
    return all
      .map((el) => {
        const box = el.getBoundingClientRect();
        let x = box.left + box.width / 2,
          y = box.top + Math.min(box.height / 2, 18);
        if (el.closest("svg")) y = box.top + box.height / 2;
        const top = document.elementFromPoint(x, y);
        const same =
          top &&
          (top === el ||
            el.contains(top) ||
            top.contains(el) ||
            top.closest("[data-zone]") === el.closest("[data-zone]"));
        return { x, y, see: Boolean(same && box.width), end: el.closest("#ends") !== null };
      })
      .filter((spot) => spot.see);
  });
}

/** One press on something that can be pressed; false: there is nothing. @param {any} page @param {boolean} touch */
export async function pressSomething(page, touch) {
  const spots = await spotsOf(page);
  if (!spots.length) return false;
  const ends = spots.filter((spot) => spot.end),
    rest = spots.filter((spot) => !spot.end);
  const list = rest.length && (!ends.length || random(3)) ? rest : ends.length ? ends : rest;
  const spot = list[random(list.length)];
  await pressAt(page, touch, spot);
  return true;
}

/** What is to be pressed next by somebody who wants this action: a spot, or nothing that is seen. @param {any} page @param {string} text */
function spotFor(page, text) {
  return page.evaluate((wanted) => {
    const { picks, board, store } = window.vakaTable,
      action = picks.actions.find((one) => one.text === wanted);
    const dialog = document.querySelector("dialog[open]");
    const all = (what) => [...(dialog || document).querySelectorAll(what)];
    const next = (sort, picked) =>
      action.args.filter((arg) => arg.type === sort && !picked.includes(arg.id)).map((arg) => arg.id);
    const label = action && action.label;
    const found = dialog
      ? all(".menu button").filter((el) => el.textContent === label)[0] ||
        all(".row button.main")[0] ||
        all(".close")[0]
      : [
          ...all("#buttons button, #ends button").filter((el) => el.vakaKey === wanted),
          ...all("#rows .good:not(.off):not(.picked)").filter((el) =>
            picks.ofTray(action, (store.doc.tray || {})[el.vakaKey] || {}),
          ),
          ...all("#hand .card.target").filter((el) =>
            action.args.some((arg) => el.parentNode.vakaKey.includes(arg.id)),
          ),
          ...next("zone", picks.zone).flatMap((id) =>
            all(`[data-zone="${CSS.escape(id)}"] .hit, [data-place="${CSS.escape(id)}"].target`),
          ),
        ][0];
    if (!found) return null;
    const zone = found.closest("[data-zone]");
    if (zone) board.show(zone.getAttribute("data-zone")); // as one moves the chart
    const box = found.getBoundingClientRect(),
      x = box.left + box.width / 2,
      y = box.top + box.height / 2,
      top = document.elementFromPoint(x, y);
    const same = top && (found.contains(top) || (zone && zone.contains(top)));
    return same ? { x, y } : null;
  }, text);
}

/** @param {any} page @param {boolean} touch @param {{x: number, y: number}} spot */
async function pressAt(page, touch, spot) {
  if (touch) await page.touchscreen.tap(spot.x, spot.y);
  else await page.mouse.click(spot.x, spot.y);
}

/** Does this action by presses, however many; where there is no other way, by the list of all. @param {any} player @param {string} text */
async function doWanted(player, text) {
  const { page, touch } = player,
    seq = await page.evaluate(() => window.vakaTable.store.seq);
  for (let presses = 1; presses < 12; presses++) {
    const spot = presses < 6 ? await spotFor(page, text) : null;
    if (spot) await pressAt(page, touch, spot);
    else {
      await page.keyboard.press("Escape");
      await page.click("#all");
      const label = await page.evaluate((one) => window.vakaTable.store.doc.choices[one], text);
      await page.locator("dialog .menu button", { hasText: label }).first().click();
      player.lists = (player.lists || 0) + 1;
    }
    await quiet(page);
    if (await page.evaluate((was) => window.vakaTable.store.seq > was, seq)) return presses;
  }
  holds(false, "what is wanted can be done: " + text);
  return 0;
}

const stateOf = (page) =>
  page.evaluate(() => {
    const { doc, seq } = window.vakaTable.store;
    return {
      over: Boolean(doc.result),
      must: Boolean((doc.seats || {})[doc.seat]?.must),
      seq,
      round: doc.round,
    };
  });

/** One press of somebody who has to decide, or what a person does who sees nothing to press. @param {any} player */
async function take(player) {
  const { page, touch } = player;
  if (player.wants) {
    const hint = await page.evaluate(() => window.vakaTable.asks({ do: "hint", now: true }));
    if (hint.ok && (await page.evaluate((one) => one in (window.vakaTable.store.doc.choices || {}), hint.action)))
      return doWanted(player, hint.action);
  }
  if (!(await pressSomething(page, touch))) {
    if ((player.blind = !player.blind)) await page.evaluate(() => window.vakaTable.board.fit());
    else await page.click("#all");
  }
  await quiet(page);
  return 1;
}

/**
 * Plays until it is over, or for so many presses.
 * @param {{page: any, touch: boolean, wants?: boolean, lists?: number}[]} players @param {number} most @param {(presses: number) => Promise<void>} [each]
 */
export async function playByClicks(players, most, each = async () => {}) {
  let presses = 0,
    idle = 0,
    seen = "",
    states = [];
  for (;;) {
    states = [];
    for (const player of players) states.push(await stateOf(player.page));
    if (states.every((one) => one.over) || presses >= most) break;
    const now = states.map((one) => one.seq).join();
    if (now !== seen) idle = 0;
    seen = now;
    for (const [i, player] of players.entries()) {
      if (!states[i].must || states[i].over) continue;
      presses += await take(player);
      idle++;
      if (idle % 40 === 0) await player.page.keyboard.press("Escape");
      await each(presses);
    }
    holds(idle < 200, "the game goes on");
    if (!states.some((one) => one.must)) await players[0].page.waitForTimeout(5); // then look again
  }
  return { presses, over: states.every((one) => one.over), round: states[0].round };
}
