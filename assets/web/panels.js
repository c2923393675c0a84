// panels.js - panels of a game: strips, meters, tables, notes, odds, dice, goods, buttons.
//
// SPDX-License-Identifier: MIT
import { h, spoken } from "./dom.js";
import { die, picture, seatSign, titleOf, toneClass } from "./piece.js";

/** @param {any[]} list @param {import("./table.js").Table} table @param {boolean} [narrow] in a column @returns {HTMLElement[]} */
export function elements(list, table, narrow) {
  return (list || []).map((one, i) => element(one, table, Boolean(narrow), list.slice(0, i)));
}

/** @param {any} one @param {import("./table.js").Table} table @param {boolean} narrow @param {any[]} before @returns {HTMLElement} */
export function element(one, table, narrow, before) {
  const tone = toneClass(one.tone);
  if (one.type === "note") return h("p", { class: "note " + tone }, one.text);
  if (one.type === "meter") return meter(one.caption, one.value, one.max, one.tone);
  if (one.type === "odds") {
    const share = one.of ? Math.round((100 * one.chances) / one.of) : 0;
    return meter(
      `${one.caption || ""}: ${one.chances}/${one.of} (${share} %)`,
      one.chances,
      one.of,
      one.tone,
      true,
    );
  }
  if (one.type === "strip") return strip(one, table, before);
  if (one.type === "table") return grid(one, narrow);
  if (one.type === "die")
    return h("p", { class: "dice " + tone }, die(one.face, 44), one.caption || "");
  if (one.type === "good")
    return h(
      "p",
      { class: "deal" },
      h("span", {}, one.text),
      h("b", {}, one.gives),
      "→",
      h("b", {}, one.gets),
    );
  return button(one, table);
}

/** @param {string} tone @returns {number|undefined} */
function seatOf(tone) {
  return (tone || "").startsWith("seat ") ? Number(tone.slice(5)) : undefined;
}

/** @param {string} caption @param {number} value @param {number} max @param {string} tone @param {boolean} [told] the caption has the numbers */
function meter(caption, value, max, tone, told) {
  const seat = seatOf(tone);
  return h(
    "div",
    { class: "meter " + toneClass(tone) },
    h(
      "span",
      {},
      seat === undefined ? null : [seatSign(seat, 14), " "],
      caption || "",
      told || !max ? null : h("b", {}, value + "/" + max),
    ),
    h(
      "div",
      {
        role: "meter",
        "aria-valuemin": 0,
        "aria-valuemax": max || 1,
        "aria-valuenow": value,
        "aria-label": caption || "–",
      },
      h("i", { style: `width:${max ? Math.min(100, (100 * value) / max) : 0}%` }),
    ),
  );
}

/** Of what stands in several rows of one tone the first row is chosen. @param {any} one @param {import("./table.js").Table} table @param {any[]} before */
function strip(one, table, before) {
  const seat = seatOf(one.tone);
  const others = seat !== undefined && seat !== table.store.doc.seat;
  const front = before.filter((row) => row.type === "strip" && row.tone === one.tone);
  const behind = (/** @type {string} */ kind) =>
    front.some((row) => (row.kinds || []).some((/** @type {any} */ it) => it.count && it.kind === kind));
  return h(
    "div",
    { class: "strip " + toneClass(one.tone) },
    one.caption ? h("h4", {}, one.caption) : null,
    h(
      "div",
      { class: "pieces" },
      (one.kinds || []).map((/** @type {any} */ item) =>
        h(
          "button",
          {
            class: "bare",
            title: titleOf(item),
            disabled: others || behind(item.kind),
            onclick: (/** @type {any} */ event) => table.pointPiece("", item.kind, event),
          },
          spoken(titleOf(item)),
          picture({ ...item, owner: seat }, 44),
        ),
      ),
    ),
  );
}

/** A table that is too wide for a column is shown with its heads at the left. @param {any} one @param {boolean} narrow */
function grid(one, narrow) {
  const columns = one.columns || 1,
    cells = one.cells || [],
    lit = new Set(one.lit || []);
  /** @type {string[][]} */
  const rows = [];
  for (let i = 0; i < cells.length; i += columns) rows.push(cells.slice(i, i + columns));
  const turned = narrow && columns > 4 && rows.length <= 5,
    lines = turned ? rows[0].map((_, i) => rows.map((row) => row[i])) : rows;
  const cell = (/** @type {string} */ text, /** @type {number} */ n, /** @type {number} */ i) => {
    const scope = n === 0 ? "col" : turned && i === 0 ? "row" : undefined,
      on = turned && lit.has(i);
    return h(scope ? "th" : "td", { scope, class: on ? "lit" : undefined }, text);
  };
  return h(
    "div",
    { class: "wide", tabindex: 0, role: "region", "aria-label": cells[0] || "–" },
    h(
      "table",
      {},
      lines.map((line, n) =>
        h(
          "tr",
          { class: !turned && lit.has(n) ? "lit" : undefined },
          line.map((text, i) => cell(text, n, i)),
        ),
      ),
    ),
  );
}

/** @param {any} one @param {import("./table.js").Table} table */
function button(one, table) {
  const can = one.action && table.store.doc.choices?.[one.action];
  return h(
    "button",
    {
      disabled: !can,
      onclick: () => {
        const action = table.picks.actions.find((a) => a.text === one.action);
        if (action) table.act(action);
      },
    },
    one.text || one.action,
  );
}

/** Two rows facing each other, for a panel in the middle. @param {any} panel @param {import("./table.js").Table} table */
export function stage(panel, table) {
  const strips = (panel.elements || []).filter((/** @type {any} */ one) => one.type === "strip");
  const rest = (panel.elements || []).filter((/** @type {any} */ one) => one.type !== "strip");
  const first = strips.length ? strips[0].tone : "";
  return h(
    "div",
    { class: "stage" },
    panel.title ? h("h2", {}, panel.title) : null,
    h(
      "div",
      { class: "facing" },
      h(
        "div",
        { class: "side" },
        elements(
          strips.filter((/** @type {any} */ one) => one.tone === first),
          table,
        ),
      ),
      h(
        "div",
        { class: "side other" },
        elements(
          strips.filter((/** @type {any} */ one) => one.tone !== first),
          table,
        ),
      ),
    ),
    h("div", { class: "rest" }, elements(rest, table)),
  );
}
