// clicks.mjs - a player who has only a pointer: sees what glows and which buttons there are.
//
// SPDX-License-Identifier: MIT

let seed = 11;
function random(n) {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return Math.floor((seed / 4294967296) * n);
}

/** One press on something that can be pressed; false: there is nothing. @param {any} page @param {boolean} touch */
export async function pressSomething(page, touch) {
  const spots = await page.evaluate(() => {
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
        return {
          x,
          y,
          see: Boolean(same && box.width),
          end: el.closest("#ends") !== null,
          text: el.textContent.slice(0, 40),
        };
      })
      .filter((spot) => spot.see);
  });
  if (!spots.length) return false;
  const ends = spots.filter((spot) => spot.end),
    rest = spots.filter((spot) => !spot.end);
  const list = rest.length && (!ends.length || random(3)) ? rest : ends.length ? ends : rest;
  const spot = list[random(list.length)];
  if (touch) await page.touchscreen.tap(spot.x, spot.y);
  else await page.mouse.click(spot.x, spot.y);
  return true;
}
