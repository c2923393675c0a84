// passes.mjs - what presses itself and what cannot be pressed yet: questions that leave nothing to
// decide, and buttons that have just come.
//
// SPDX-License-Identifier: MIT
//
// node passes.mjs PROGRAM
import { finish, holds } from "./check.mjs";
import { asked, makeTable, quiet, start } from "./help.mjs";

const MOST = 400; // actions
const at = await start(process.argv[2], { rest: true }),
  page = at.page;

/** What the page has done since it was loaded: `itself` or `asked`. */
const count = () =>
  page.evaluate(() => {
    const table = window.vakaTable,
      ask = table.asks;
    window.done = { itself: 0, asked: 0 };
    table.asks = (request) => {
      if (request.do === "apply") window.done[request.itself ? "itself" : "asked"]++;
      return ask(request);
    };
  });
const done = () => page.evaluate(() => window.done);

/** One action of many, not by a click. @param {number} n */
async function act(n) {
  await page.evaluate(async (i) => {
    const { picks, ask } = window.vakaTable,
      all = picks.actions;
    await ask({ do: "apply", action: all[(i * 7919) % all.length].text });
  }, n);
  await quiet(page);
}

/** @param {(n: number) => Promise<any>} what until it says so */
async function playUntil(what) {
  for (let n = 0; n < MOST; n++) {
    await asked(page);
    const found = await what(n);
    if (found) return found;
    holds(!(await page.evaluate(() => window.vakaTable.store.doc.result)), "there is time enough");
    await act(n);
  }
  return null;
}

const told = () =>
  page.evaluate(() =>
    Object.values(window.vakaTable.store.doc.log || {}).some((line) => /nothing to decide/.test(line.text)),
  );

async function passesByItself() {
  await makeTable(at, "conquest", 2, { seed: 5 });
  holds(await playUntil(told), "where there is nothing to decide the page goes on, and says so");
  await page.evaluate(() => localStorage.setItem("vaka", JSON.stringify({ pass: false })));
  await page.reload();
  await makeTable(at, "conquest", 2, { seed: 5 });
  await count();
  await playUntil(() => page.evaluate(() => window.vakaTable.store.doc.itself));
  await quiet(page);
  holds((await done()).itself === 0, "who wants to be asked is asked");
  await act(0);
  holds(!(await told()), "… and it is not said that he was not");
  await page.evaluate(() => localStorage.clear());
  await page.reload();
}

/** The button that ends the step, when it can be pressed: where it is. */
async function endButton() {
  if (!(await page.$("#ends button"))) return null;
  await page.waitForFunction(() => !document.querySelector("#ends button").getAnimations().length);
  return page.evaluate(() => {
    const box = document.querySelector("#ends button").getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
}

/** Is there a button that has just come, whether it can be pressed or not? @param {{x: number, y: number}} place */
const buttonAt = (place) =>
  page.evaluate(
    ({ x, y }) =>
      window.vakaTable.asked() &&
      !document.querySelector("dialog[open]") &&
      [...document.querySelectorAll("#ends button, #buttons button")].some((el) => {
        const box = el.getBoundingClientRect();
        const here = x > box.left && x < box.right && y > box.top && y < box.bottom;
        return here && el.getAnimations().length > 0;
      }),
    place,
  );

/** What presses have come to. */
const pressed = () =>
  page.evaluate(() =>
    [
      window.done.asked,
      window.vakaTable.picks.any(),
      document.querySelectorAll("dialog[open]").length,
    ].join(),
  );

async function rests() {
  await makeTable(at, "conquest", 2, { seed: 6 });
  await count();
  const place = await playUntil(async () => {
    const spot = await endButton();
    if (!spot) return null;
    await page.mouse.click(spot.x, spot.y);
    await quiet(page);
    if (await buttonAt(spot)) return spot;
    await page.keyboard.press("Escape");
    return null;
  });
  holds(place, "another button comes where one was pressed");
  const before = await pressed();
  await page.mouse.click(place.x, place.y);
  await quiet(page);
  holds((await pressed()) === before, "a button that has just come is not pressed");
  await page.waitForFunction(
    () => !document.getAnimations().some((one) => one.animationName === "rest"),
  );
  await page.mouse.click(place.x, place.y);
  await quiet(page);
  holds((await pressed()) !== before, "… but a moment later it is");
}

await finish(at, async () => {
  await passesByItself();
  await rests();
});
