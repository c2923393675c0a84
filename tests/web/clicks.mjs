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
  if (touch) await page.touchscreen.tap(spot.x, spot.y);
  else await page.mouse.click(spot.x, spot.y);
  return true;
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
  if (await pressSomething(page, touch)) return quiet(page);
  if ((player.blind = !player.blind)) await page.evaluate(() => window.vakaTable.board.fit());
  else await page.click("#all");
  return quiet(page);
}

/**
 * Plays until it is over, or for so many presses.
 * @param {{page: any, touch: boolean}[]} players @param {number} most @param {(presses: number) => Promise<void>} [each]
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
      await take(player);
      presses++;
      idle++;
      if (idle % 40 === 0) await player.page.keyboard.press("Escape");
      await each(presses);
    }
    holds(idle < 400, "the game goes on");
    if (!states.some((one) => one.must)) await players[0].page.waitForTimeout(5); // then look again
  }
  return { presses, over: states.every((one) => one.over), round: states[0].round };
}
