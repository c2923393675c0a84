// piece.js - how a piece, a pile and a card look; drawings of the sprite, signs of the seats.
//
// SPDX-License-Identifier: MIT
import { h, s } from "./dom.js";
import { hash } from "./plane.js";

/** @type {any} */
let layout = { kinds: {}, seats: {} };
/** @type {Set<string>} */
let drawn = new Set();

/** Takes the sprite of a layout into the page. @param {any} of */
export function takeLayout(of) {
  layout = of;
  drawn = new Set();
  document.getElementById("sprite")?.remove();
  const text = of.sprite || "<svg xmlns='http://www.w3.org/2000/svg'/>";
  const sprite = document.importNode(
    new DOMParser().parseFromString(text, "image/svg+xml").documentElement,
    true,
  );
  sprite.id = "sprite";
  sprite.setAttribute("aria-hidden", "true");
  for (const symbol of sprite.children) drawn.add(symbol.id.slice(4));
  sprite.append(
    s(
      "defs",
      {},
      Object.entries(of.seats || {}).map(([seat, look]) => motif(seat, look)),
      motif("none", { motif: "hatch" }),
    ),
  );
  document.body.append(sprite);
}

/** The longest key that is drawn: a/b/c, else a/b. @param {string|undefined} key */
export function artOf(key) {
  let at = key || "";
  while (at.includes("/")) {
    if (drawn.has(at)) return at;
    at = at.slice(0, at.lastIndexOf("/"));
  }
  return "";
}

/** @param {string} key @param {number} x @param {number} y @param {number} size @param {string} [cls] */
export function art(key, x, y, size, cls) {
  return s("use", { href: "#art-" + key, x, y, width: size, height: size, class: cls });
}

/** A drawing by itself, for a line of text. @param {string|undefined} key @param {string} [title] */
export function icon(key, title) {
  const found = artOf(key);
  if (!found) return null;
  return s(
    "svg",
    {
      class: "icon",
      viewBox: "0 0 24 24",
      role: title ? "img" : undefined,
      "aria-label": title,
      "aria-hidden": title ? undefined : "true",
    },
    art(found, 0, 0, 24),
  );
}

const SIGNS = /** @type {Record<string, string>} */ ({
  triangles: "M1 8.5L5 1.5L9 8.5Z",
  chevrons: "M1 7L5 3L9 7V9L5 5L1 9Z",
  dots: "M5 2.4a2.6 2.6 0 1 0 .01 0Z",
  waves: "M0 4Q2.5 1 5 4T10 4V6Q7.5 9 5 6T0 6Z",
  bars: "M3.3 1H6.7V9H3.3Z",
  crosses: "M2 1L5 4L8 1L9 2L6 5L9 8L8 9L5 6L2 9L1 8L4 5L1 2Z",
  diamonds: "M5 1.2L8.8 5L5 8.8L1.2 5Z",
  hatch: "M.5 9L9 .5L9.5 1L1 9.5Z",
  rings: "M5 1.2a3.8 3.8 0 1 0 .01 0ZM5 2.8a2.2 2.2 0 1 1-.01 0Z",
});

/** @param {string} seat @param {any} look */
function motif(seat, look) {
  return s(
    "pattern",
    { id: "motif-" + seat, viewBox: "0 0 10 10", width: "33.4%", height: "33.4%" },
    s("path", { d: SIGNS[look.motif] || SIGNS.hatch, class: "motif" }),
  );
}

/** The outline of a seat's counters in a square. @param {string|undefined} edge @param {number} a */
function outline(edge, a) {
  const c = a * 0.2,
    n = a * 0.12,
    m = a / 2,
    r = edge === "round" ? a * 0.34 : a * 0.16;
  if (edge === "cut")
    return `M${c} 0H${a - c}L${a} ${c}V${a - c}L${a - c} ${a}H${c}L0 ${a - c}V${c}Z`;
  if (edge === "square") return `M0 0H${a}V${a}H0Z`;
  if (edge === "notched")
    return (
      `M0 0H${a}V${m - n}L${a - n} ${m}L${a} ${m + n}V${a}H${m + n}L${m} ${a - n}L${m - n} ${a}` +
      `H0V${m + n}L${n} ${m}L0 ${m - n}Z`
    );
  return (
    `M${r} 0H${a - r}Q${a} 0 ${a} ${r}V${a - r}Q${a} ${a} ${a - r} ${a}H${r}` +
    `Q0 ${a} 0 ${a - r}V${r}Q0 0 ${r} 0Z`
  );
}

/** @param {number|undefined} seat */
export function seatClass(seat) {
  return seat === undefined || seat === null ? "nobody" : "seat" + seat;
}

/** The sign of a seat: its colour, pattern and outline. @param {number|string} seat @param {number} size */
export function seatSign(seat, size) {
  const look = layout.seats[seat] || {};
  return s(
    "svg",
    {
      class: "sign seat" + seat,
      viewBox: "-1 -1 26 26",
      width: size,
      height: size,
      "aria-hidden": "true",
    },
    s("path", { class: "body", d: outline(look.edge, 24) }),
    [
      [3.5, 3.5],
      [12.5, 3.5],
      [3.5, 12.5],
      [12.5, 12.5],
    ].map(([x, y]) =>
      s("path", {
        class: "motif",
        d: SIGNS[look.motif] || SIGNS.hatch,
        transform: `translate(${x} ${y}) scale(.8)`,
      }),
    ),
  );
}

/** @param {any} kind @param {number} x @param {number} y @param {number} w @param {number} hh */
function symbol(kind, x, y, w, hh) {
  const key = artOf(kind.art),
    size = Math.min(w, hh);
  if (key) return art(key, x + (w - size) / 2, y + (hh - size) / 2, size);
  const text = kind.letter || "?";
  return s(
    "text",
    {
      class: "letter",
      x: x + w / 2,
      y: y + hh / 2,
      "font-size": Math.min(hh * 0.8, (w * 1.5) / text.length),
    },
    text,
  );
}

/** What lies there hidden, or is known though it is closed to others. @param {any} item @param {number} w */
function lid(item, w) {
  if (!item.down) return null;
  const r = w * 0.14,
    x = w - r,
    y = r;
  return s(
    "g",
    { class: "lid" },
    s("circle", { cx: x, cy: y, r }),
    s("path", {
      d: `M${x - r * 0.6} ${y - r * 0.2}Q${x} ${y + r * 0.8} ${x + r * 0.6} ${y - r * 0.2}`,
    }),
  );
}

/** @param {any} item @param {number} size */
function markOf(item, size) {
  const mark = item.mark && layout.marks?.[item.mark];
  if (!mark) return null;
  return s(
    "g",
    { class: "mark " + toneClass(mark.tone) },
    s("circle", { r: size * 0.17, cx: size * 0.12, cy: size * 0.12 }),
    s(
      "text",
      { x: size * 0.12, y: size * 0.12, "font-size": size * 0.24 },
      [...(mark.title || "?")][0],
    ),
  );
}

/** @param {string|undefined} tone */
export function toneClass(tone) {
  return tone ? "tone-" + tone.replace(" ", "") : "";
}

/** A tile without a drawing has one of a few colours. @param {any} tile */
export function tileClass(tile) {
  return tile.hidden ? "fog" : "tile" + ((hash(tile.kind) >>> 8) % 4);
}

/** @param {any} item */
function turnOf(item) {
  return item.turn && layout.turns ? (-360 * item.turn) / layout.turns : 0;
}

/** One piece in a square (a card: 5 to 7) of this height. @param {any} item @param {number} size */
function one(item, size) {
  const kind = layout.kinds[item.kind] || { shape: "counter", letter: "?" };
  const turn = turnOf(item),
    seat = item.owner ?? "none";
  if (kind.shape === "card") return card(kind, item, size, turn);
  const g = s("g", {
    class:
      "piece " +
      kind.shape +
      " " +
      seatClass(item.owner) +
      (kind.shape === "tile" ? " " + tileClass(item) : ""),
  });
  const mid = size / 2,
    spin = turn ? `rotate(${turn} ${mid} ${mid})` : undefined;
  if (kind.shape === "disk") {
    const side = size * 0.72;
    g.append(s("circle", { class: "body", cx: mid, cy: mid, r: mid }));
    if (!item.hidden || artOf(kind.art))
      g.append(
        s("g", { transform: spin }, symbol(kind, (size - side) / 2, (size - side) / 2, side, side)),
      );
    else g.append(s("circle", { cx: mid, cy: mid, r: size * 0.36, fill: `url(#motif-${seat})` }));
  } else {
    const edge = layout.seats[item.owner]?.edge;
    g.append(s("path", { class: "body", d: outline(edge, size) }));
    if (item.hidden)
      g.append(
        s("rect", {
          x: size * 0.12,
          y: size * 0.12,
          width: size * 0.76,
          height: size * 0.76,
          fill: `url(#motif-${seat})`,
        }),
      );
    else {
      g.append(
        s(
          "g",
          { transform: spin },
          symbol(kind, size * 0.12, size * 0.07, size * 0.76, size * 0.72),
        ),
      );
      g.append(
        s(
          "svg",
          {
            x: size * 0.2,
            y: size * 0.79,
            width: size * 0.6,
            height: size * 0.15,
            viewBox: "0 0 40 10",
          },
          [0, 1, 2, 3].map((i) =>
            s("path", {
              class: "motif",
              d: SIGNS[layout.seats[item.owner]?.motif] || SIGNS.hatch,
              transform: `translate(${i * 10})`,
            }),
          ),
        ),
      );
    }
  }
  const over = [lid(item, size), markOf(item, size)].filter((part) => part !== null);
  g.append(...over);
  return g;
}

/** @param {any} kind @param {any} item @param {number} size @param {number} turn */
function card(kind, item, size, turn) {
  const w = (size * 5) / 7,
    m = w / 12;
  const g = s("g", {
    class: "piece card",
    transform: turn
      ? `rotate(${turn} ${w / 2} ${size / 2}) translate(${w * 0.14} ${size * 0.14}) scale(.72)`
      : undefined,
  });
  g.append(s("rect", { class: "body", width: w, height: size, rx: w * 0.09 }));
  if (item.hidden) {
    const side = w * 0.6,
      key = artOf(kind.art);
    g.append(
      s("rect", {
        class: "back",
        x: m,
        y: m,
        width: w - 2 * m,
        height: size - 2 * m,
        rx: w * 0.05,
      }),
      s("rect", {
        class: "weave",
        x: m,
        y: m,
        width: w - 2 * m,
        height: size - 2 * m,
        fill: `url(#motif-${item.owner ?? "none"})`,
      }),
    );
    if (key)
      g.append(
        s("circle", { class: "back", cx: w / 2, cy: size / 2, r: side * 0.6 }),
        art(key, (w - side) / 2, (size - side) / 2, side, "emblem"),
      );
    return g;
  }
  g.append(
    s("rect", {
      class: "field",
      x: m,
      y: m,
      width: w - 2 * m,
      height: size * 0.45,
      rx: w * 0.05,
    }),
    s("g", { class: "picture" }, symbol(kind, m, m + 1, w - 2 * m, size * 0.45 - 2)),
  );
  g.append(
    ...titleLines(kind.title || item.kind, w - 2 * m, size * 0.48).map((line, i, all) =>
      s(
        "text",
        {
          class: "title",
          x: m,
          y: size * 0.53 + m + (i + 0.8) * line.px * 1.1,
          "font-size": line.px,
          "data-of": all.length,
        },
        line.text,
      ),
    ),
  );
  const over = [lid(item, w), markOf(item, w)].filter((part) => part !== null);
  g.append(...over);
  return g;
}

/** Words of a title in lines that fit. @param {string} title @param {number} wide @param {number} high */
function titleLines(title, wide, high) {
  for (let px = wide * 0.24; ; px *= 0.92) {
    const most = wide / (px * 0.53);
    /** @type {string[]} */
    const lines = [];
    for (const word of title.split(" ")) {
      const last = lines.length - 1;
      if (last >= 0 && (lines[last] + " " + word).length <= most) lines[last] += " " + word;
      else lines.push(word);
    }
    if (
      px < wide * 0.11 ||
      (lines.every((line) => line.length <= most) && lines.length * px * 1.1 <= high)
    )
      return lines
        .slice(0, Math.max(1, Math.floor(high / (px * 1.1))))
        .map((text) => ({ text, px }));
  }
}

/** How wide a piece of this kind is, for its height. @param {string} kind */
export function widthOf(kind) {
  return layout.kinds[kind]?.shape === "card" ? 5 / 7 : 1;
}

/** Pieces that lie upon each other: at most three are drawn, and their number. @param {any} item @param {number} size */
export function pile(item, size) {
  const count = item.count || 1,
    shown = Math.min(count, 3),
    step = size * 0.06;
  const side = size - step * (shown - 1),
    g = s("g", { class: "pile" + (item.ghost ? " ghost" : "") });
  for (let i = 0; i < shown; i++) {
    const piece = one(item, side);
    g.append(s("g", { transform: `translate(${step * i} ${step * (shown - 1 - i)})` }, piece));
  }
  if (count >= 3) g.append(countOf(item, size));
  return g;
}

/** How many there are in a pile. @param {any} item @param {number} size */
export function countOf(item, size) {
  const r = size * 0.2,
    text = String(item.count),
    w = Math.max(2 * r, text.length * r + r);
  return s(
    "g",
    {
      class: "count",
      transform: `translate(${size * widthOf(item.kind) - r * 0.4} ${size - r * 0.6})`,
    },
    s("rect", { x: -w / 2, y: -r, width: w, height: 2 * r, rx: r }),
    s("text", { "font-size": r * 1.45 }, text),
  );
}

/** A pile as a picture of its own. @param {any} item @param {number} size pixels */
export function picture(item, size) {
  const wide = widthOf(item.kind);
  return s(
    "svg",
    {
      class: "picture",
      viewBox: `-3 -3 ${100 * wide + 8} 108`,
      height: size,
      width: size * wide,
      "aria-hidden": "true",
    },
    pile(item, 100),
  );
}

/** @param {any} item @returns {string} what it is, in words */
export function titleOf(item) {
  const kind = layout.kinds[item.kind] || {};
  return (item.count > 1 ? item.count + " × " : "") + (kind.title || item.kind);
}

/** Items that look alike are one pile; sorted by part, owner, kind. @param {any[]} items */
export function pilesOf(items) {
  /** @type {Map<string, any>} */
  const piles = new Map();
  for (const item of items || []) {
    const key = [
      item.part,
      item.owner ?? 99,
      item.kind,
      item.hidden,
      item.down,
      item.turn,
      item.mark,
      item.ghost,
    ].join("|");
    const pileThere = piles.get(key);
    if (pileThere) pileThere.count += item.count || 1;
    else piles.set(key, { ...item, count: item.count || 1, key });
  }
  return [...piles.values()].sort(
    (a, b) => (a.part || "").localeCompare(b.part || "") || (a.owner ?? 99) - (b.owner ?? 99),
  );
}

const SPOTS = ["", "4", "08", "048", "0268", "02468", "023568"]; // of nine places, row by row

/** The same face as a die. @param {number} face @param {number} size */
export function die(face, size) {
  const spots = SPOTS[face];
  return s(
    "svg",
    {
      class: "die",
      viewBox: "0 0 40 40",
      width: size,
      height: size,
      role: "img",
      "aria-label": String(face || "–"),
    },
    s("rect", { x: 1, y: 1, width: 38, height: 38, rx: 8 }),
    spots
      ? [...spots].map((at) =>
          s("circle", { cx: 10 + 10 * (Number(at) % 3), cy: 10 + 10 * Math.floor(Number(at) / 3), r: 3.6 }),
        )
      : s("text", { x: 20, y: 20, "font-size": 18 }, face ? String(face) : "–"),
  );
}

/** @param {string} kind @returns {any} */
export function kindOf(kind) {
  return layout.kinds[kind] || {};
}

/** A card that can be read: its picture, title, sort and text. @param {string} id */
export function cardSheet(id) {
  const kind = kindOf(id);
  return h(
    "div",
    { class: "reading" },
    picture({ kind: id }, 150),
    h("h3", {}, kind.title || id),
    kind.sort ? h("p", { class: "faint" }, kind.sort) : null,
    kind.text ? h("p", {}, kind.text) : null,
  );
}
