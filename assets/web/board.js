// board.js - the boards of a game in one SVG: ground, routes, overlays, pieces; zoom, pan, keys.
//
// SPDX-License-Identifier: MIT
//
// Every space has its own group in each layer, and only those of which something has changed are
// drawn anew.
import { byId, s, set, sync } from "./dom.js";
import {
  art,
  artOf,
  countOf,
  pile,
  pilesOf,
  seatClass,
  tileClass,
  titleOf,
  toneClass,
  widthOf,
} from "./piece.js";
import { coast, fix, hash, hexPath, placesOf } from "./plane.js";
import { say } from "./texts.js";

const LAYERS = ["ground", "edges", "routes", "links", "pieces", "signs", "names", "hot"];
const SIDES = [0, 0.7, 0.62, 0.42, 0.42, 0.42, 0.42, 0.29, 0.29, 0.29];
const NEAR = 46; // pixels of a radius beyond which it is not drawn larger at first
const VARIANTS = 4;

export class Board {
  /**
   * @param {import("./store.js").Store} store
   * @param {import("./table.js").Table} table
   */
  constructor(store, table) {
    this.store = store;
    this.table = table;
    this.box = byId("board");
    /** @type {Map<string, import("./plane.js").Place>} */
    this.places = new Map();
    /** @type {Map<string, Record<string, SVGElement>>} */
    this.groups = new Map();
    this.view = { x: 0, y: 0, zoom: 40 };
    this.cursor = "";
    this.moved = false;
    this.svg = s("svg", { id: "chart", role: "group" });
    this.box.prepend(this.svg);
    this.listen();
    new ResizeObserver(() => this.resized()).observe(this.box);
  }

  /** Another game, or another language. */
  build() {
    const layout = this.store.layout;
    this.places = placesOf(layout);
    this.groups.clear();
    this.box.hidden = this.places.size === 0;
    /** @type {Record<string, SVGElement>} */
    this.layers = {};
    this.svg.replaceChildren(s("title", {}, layout.title || ""));
    this.rhumbs();
    for (const name of LAYERS) {
      this.layers[name] = s("g", { class: "layer-" + name });
      this.svg.append(this.layers[name]);
    }
    for (const [id, at] of this.places) this.make(id, at);
    this.overlays = new Map();
    this.moved = false;
    this.fresh = true;
    this.cursor = "";
    this.fit();
  }

  rhumbs() {
    const { left, top, right, bottom } = this.bounds();
    const x = left * 0.38 + right * 0.62,
      y = top * 0.8 + bottom * 0.2;
    const lines = [];
    for (let i = 0; i < 32; i++)
      lines.push(
        `M${fix(x)} ${fix(y)}L${fix(x + 90 * Math.cos((i * Math.PI) / 16))} ${fix(y + 90 * Math.sin((i * Math.PI) / 16))}`,
      );
    const rose = artOf(this.store.layout.game + "/rose");
    this.svg.append(
      s(
        "g",
        { class: "rhumbs", "aria-hidden": "true" },
        rose ? art(rose, x - 2.1, y - 2.1, 4.2) : null,
        s("path", { d: lines.join("") }),
      ),
    );
  }

  /** @param {string} id @param {import("./plane.js").Place} at */
  make(id, at) {
    const layers = /** @type {Record<string, SVGElement>} */ (this.layers);
    /** @type {Record<string, SVGElement>} */
    const own = {};
    for (const name of LAYERS) {
      if (name === "edges" && !at.hex) continue;
      own[name] = s(
        "g",
        name === "hot"
          ? {
              class: "space",
              "data-zone": id,
              id: "z-" + id,
              role: "button",
              tabindex: -1,
            }
          : { "aria-hidden": "true" },
      );
      layers[name].append(own[name]);
    }
    if (at.hex) own.edges.append(s("path", { d: hexPath(at.x, at.y, 1) }));
    const shape = at.route
      ? s("path", { class: "hit", d: at.route, fill: "none" })
      : at.hex
        ? s("path", { class: "hit", d: hexPath(at.x, at.y, 0.97) })
        : s("circle", { class: "hit", cx: at.x, cy: at.y, r: Math.max(at.r * 1.08, 0.5) });
    own.hot.append(shape);
    this.groups.set(id, own);
  }

  // --- What changes --------------------------------------------------------------------------

  /** @param {Record<string, Set<string>>} changed */
  update(changed) {
    /** @type {Set<string>} */
    const dirty = new Set();
    const zones = changed.zones || new Set();
    for (const id of zones) if (this.places.has(id)) dirty.add(id);
    if (changed.overlays) this.sort(dirty);
    for (const [key, list] of this.overlays || [])
      for (const one of list) if (one.zone && zones.has(one.zone)) dirty.add(key);
    for (const id of this.fresh ? this.places.keys() : dirty) this.draw(id);
    this.fresh = false;
    if (changed.overlays || zones.size) this.lines();
    if (dirty.size || changed.choices || changed.seats) this.mark();
    if (!this.opened && !this.moved && zones.size && this.places.size) this.open();
  }

  /** Overlays by their space; notes the spaces of which any has changed. @param {Set<string>} dirty */
  sort(dirty) {
    /** @type {Map<string, any[]>} */
    const by = new Map();
    for (const one of Object.values(this.store.doc.overlays || {})) {
      if (!one.space || !this.places.has(one.space)) continue;
      const list = by.get(one.space);
      if (list) list.push(one);
      else by.set(one.space, [one]);
    }
    const old = this.overlays || new Map();
    for (const id of new Set([...by.keys(), ...old.keys()]))
      if (JSON.stringify(by.get(id)) !== JSON.stringify(old.get(id))) dirty.add(id);
    this.overlays = structuredClone(by);
  }

  /** @param {string} id @param {string} type @returns {any[]} */
  over(id, type) {
    return (this.overlays?.get(id) || []).filter((/** @type {any} */ one) => one.type === type);
  }

  /** @param {string} id @returns {any[]} */
  items(id) {
    return this.store.doc.zones?.[id]?.items || [];
  }

  /** The tile that lies there, if any. @param {string} id */
  tile(id) {
    return this.items(id).find(
      (item) => this.store.layout.kinds[item.kind]?.shape === "tile",
    );
  }

  /** @param {string} id */
  draw(id) {
    const at = /** @type {import("./plane.js").Place} */ (this.places.get(id));
    const own = /** @type {Record<string, SVGElement>} */ (this.groups.get(id));
    const layer = (
      /** @type {string} */ name,
      /** @type {any} */ of,
      /** @type {() => SVGElement[]} */ make,
    ) => {
      const el = /** @type {any} */ (own[name]),
        mark = JSON.stringify(of);
      if (el.vakaMark !== mark) el.replaceChildren(...make());
      el.vakaMark = mark;
    };
    layer("ground", [this.over(id, "ground"), this.tile(id), this.over(id, "tint")], () =>
      this.ground(id, at),
    );
    layer("routes", this.items(id).some(isOwned), () => this.route(id, at));
    sync(own.pieces, this.pieces(id, at));
    layer("signs", [this.over(id, "slots"), this.over(id, "badge")], () => [
      ...this.slots(id, at),
      ...this.signs(id, at),
    ]);
    layer("names", this.title(id), () => this.name(id, at));
    set(own.hot, { "aria-label": this.label(id) });
  }

  // --- Ground --------------------------------------------------------------------------------

  /** The drawing of a ground for the tile that lies there, for the space by its name, or one of a few. @param {string} id */
  groundKey(id) {
    const ground = this.over(id, "ground")[0],
      tile = this.tile(id);
    if (!ground || !ground.art) return "";
    if (tile && !tile.hidden) return artOf(ground.art + "/" + tile.kind);
    const zone = this.store.layout.zones[id];
    if (!id.includes(",")) return artOf(ground.art + "/" + id);
    return artOf(ground.art + "/" + (1 + (((zone.at[0] * 7 + zone.at[1] * 13) >>> 0) % VARIANTS)));
  }

  /** @param {string} id @param {import("./plane.js").Place} at @returns {SVGElement[]} */
  ground(id, at) {
    const key = this.groundKey(id),
      tile = this.tile(id),
      out = [];
    const zone = this.store.layout.zones[id];
    if (at.route) return [];
    if (key) {
      const turn =
        tile && tile.turn
          ? `rotate(${(-360 * tile.turn) / this.store.layout.turns} ${at.x} ${at.y})`
          : undefined;
      const size = at.hex ? 1.01 : at.r;
      out.push(
        s("g", { transform: turn }, art(key, fix(at.x - size), fix(at.y - size), fix(2 * size))),
      );
    } else if (!at.hex) {
      const own = artOf(zone.art);
      out.push(
        ...(own
          ? [art(own, fix(at.x - at.r), fix(at.y - at.r), fix(2 * at.r))]
          : this.isle(id, at, tile)),
      );
    } else out.push(...this.plain(id, at, tile));
    for (const tint of this.over(id, "tint"))
      out.push(
        s("path", {
          class: "tint " + toneClass(tint.tone),
          d: at.hex ? hexPath(at.x, at.y, 0.92) : ring(at, 1.06),
        }),
      );
    return out;
  }

  /** @param {string} id @param {import("./plane.js").Place} at @param {any} tile */
  isle(id, at, tile) {
    const heart = tile ? "tile " + tileClass(tile) : "leaf";
    return [
      [1.06, "shoal"],
      [1, "shoal"],
      [0.94, "pale"],
      [0.85, "sand"],
    ]
      .map(([r, cls]) => s("path", { class: String(cls), d: coast(at, at.r * Number(r), id) }))
      .concat(s("path", { class: heart, d: coast(at, at.r * 0.66, id + "7") }));
  }

  /** @param {string} id @param {import("./plane.js").Place} at @param {any} tile */
  plain(id, at, tile) {
    const out = [
      s("path", {
        class: "water " + (tile ? "tile " + tileClass(tile) : ""),
        d: hexPath(at.x, at.y, 1),
      }),
    ];
    if (tile && tile.hidden) {
      const star = [0, 1, 2, 3].map((i) => {
        const x = 0.62 * Math.cos((i * Math.PI) / 4),
          y = 0.62 * Math.sin((i * Math.PI) / 4);
        return `M${fix(at.x - x)} ${fix(at.y - y)}L${fix(at.x + x)} ${fix(at.y + y)}`;
      });
      out.push(s("path", { class: "star", d: star.join("") }));
    } else if (tile) {
      out.push(s("path", { class: "rim", d: hexPath(at.x, at.y, 0.93) }));
      out.push(...this.sides(at, tile));
    }
    return out;
  }

  /** Without a drawing the sides of a tile are bars: one colour for each word. @param {import("./plane.js").Place} at @param {any} tile */
  sides(at, tile) {
    const edges = this.store.layout.kinds[tile.kind]?.edges || {};
    if (this.store.layout.turns !== 6) return [];
    return Object.keys(edges).map((from) => {
      const side = (Number(from) + (tile.turn || 0)) % 6,
        a = (6 - side) % 6;
      const point = (/** @type {number} */ i) =>
        fix(at.x + 0.86 * Math.cos((i * Math.PI) / 3)) +
        " " +
        fix(at.y + 0.86 * Math.sin((i * Math.PI) / 3));
      return s("path", {
        class: "side side" + (hash(edges[from]) % 5),
        d: `M${point(a)}L${point(a + 1)}`,
      });
    });
  }

  /** @param {string} id @param {import("./plane.js").Place} at */
  route(id, at) {
    if (!at.route) return [];
    const taken = this.items(id).some(isOwned);
    const tone = toneClass(this.store.layout.zones[id].tone);
    return taken
      ? [
          s("path", { class: "under", d: at.route }),
          s("path", { class: "way " + tone, d: at.route }),
        ]
      : [s("path", { class: "dots " + tone, d: at.route })];
  }

  // --- Lines over several spaces -------------------------------------------------------------

  lines() {
    const layer = /** @type {any} */ (this.layers).links;
    const wanted = Object.entries(this.store.doc.overlays || {})
      .filter(([, one]) => one.type === "link" || one.type === "path")
      .map(([key, one]) => ({
        key,
        mark: JSON.stringify(one),
        make: () => (one.type === "link" ? this.link(one) : this.path(one)),
      }));
    if (!this.linked) this.linked = s("g", { "aria-hidden": "true" });
    if (this.linked.parentNode !== layer) layer.append(this.linked);
    sync(this.linked, wanted);
  }

  /** @param {string} a @param {string} b */
  between(a, b) {
    const from = this.places.get(a),
      to = this.places.get(b);
    if (!from || !to) return "";
    for (const at of this.places.values())
      if (
        at.ends &&
        ((at.ends[0] === a && at.ends[1] === b) || (at.ends[0] === b && at.ends[1] === a))
      )
        return at.route || "";
    return `M${fix(from.x)} ${fix(from.y)}L${fix(to.x)} ${fix(to.y)}`;
  }

  /** @param {any} one */
  link(one) {
    const d = this.between(one.from, one.to),
      tone = toneClass(one.tone);
    return s(
      "g",
      { class: "rope" },
      s("path", { class: "under", d }),
      s("path", { class: "strand " + tone, d }),
      s("path", { class: "twist", d }),
    );
  }

  /** @param {any} one */
  path(one) {
    const tone = toneClass(one.tone),
      g = s("g", { class: "path" });
    /** @type {import("./plane.js").Place[]} */
    const at = one.spaces.map((/** @type {string} */ id) => this.places.get(id)).filter(Boolean);
    for (let i = 1; i < one.spaces.length; i++)
      g.append(
        s("path", {
          class: "step " + tone,
          d: this.between(one.spaces[i - 1], one.spaces[i]),
        }),
      );
    at.forEach((p, i) => {
      if (i < at.length - 1)
        g.append(
          s(
            "g",
            { class: "knot " + tone },
            s("circle", { cx: p.x - 0.065, cy: p.y, r: 0.085 }),
            s("circle", { cx: p.x + 0.065, cy: p.y, r: 0.085 }),
          ),
        );
      else if (one.tone && one.tone.startsWith("seat"))
        g.append(
          s("path", {
            class: "sail " + tone,
            d:
              `M${p.x + 0.02} ${p.y + 0.16}l-.28 -.36l.06 -.26l.14 .19l.14 .03l.18 -.18l.01 .28Z` +
              `M${p.x - 0.17} ${p.y + 0.2}h.34v.05h-.34Z`,
          }),
        );
      else g.append(s("circle", { class: "goal " + tone, cx: p.x, cy: p.y, r: 0.2 }));
    });
    return g;
  }

  // --- Pieces --------------------------------------------------------------------------------

  /** @param {string} id @param {import("./plane.js").Place} at @returns {any[]} as sync() wants them */
  pieces(id, at) {
    const kinds = this.store.layout.kinds;
    const moving = this.over(id, "group").flatMap((one) => this.items(one.zone));
    const piles = pilesOf([...this.items(id), ...moving, ...this.table.ghosts(id)]).filter(
      (one) => kinds[one.kind]?.shape !== "tile",
    );
    const small = piles.filter(
      (one) => one.owner === undefined && kinds[one.kind]?.shape === "disk",
    );
    const rest = piles.filter((one) => !small.includes(one));
    if (at.route) return this.along(at, piles);
    const out = [],
      parts = new Set(rest.map((one) => one.part));
    for (const part of parts)
      out.push(
        ...this.cluster(
          id,
          at,
          rest.filter((one) => one.part === part),
          part,
        ),
      );
    const r = this.measure(at),
      side = r * 0.34,
      above = !at.hex && this.over(id, "badge").length > 0;
    small.forEach((one, i) => {
      const x = at.x + (at.hex ? 0 : (i - (small.length - 1) / 2) * r * 0.36) - side / 2;
      out.push(placed(one, x, at.y + (above ? -r * 0.42 - side : r * 0.42), side));
    });
    const wake = { class: "wake", cx: at.x, cy: at.y, r: r * 0.8 };
    if (moving.length) out.unshift({ key: "wake", mark: "", make: () => s("circle", wake) });
    return out;
  }

  /** @param {import("./plane.js").Place} at */
  measure(at) {
    return at.hex ? 1 : Math.max(at.r, 1.1);
  }

  /** @param {string} id @param {import("./plane.js").Place} at @param {any[]} piles @param {string|undefined} part */
  cluster(id, at, piles, part) {
    const shown = Math.min(piles.length, 9),
      across = shown <= 1 ? 1 : shown <= 4 ? 2 : 3;
    const down = Math.ceil(shown / across),
      r = this.measure(at) * (part ? 0.72 : 1);
    const share = at.hex ? SIDES[shown] : Math.min(Math.max(SIDES[shown], 0.38), 0.52);
    const size = share * r,
      step = size * 1.1,
      mid = this.partSpot(id, at, part);
    return piles.slice(0, shown).map((one, i) => {
      const row = Math.floor(i / across),
        inRow = row === down - 1 ? shown - across * (down - 1) : across;
      const x = mid.x + ((i % across) - (inRow - 1) / 2) * step - size / 2;
      const y = mid.y + (row - (down - 1) / 2) * step - (at.hex ? 0.1 * r : 0) - size / 2;
      if (i < shown - 1 || piles.length === shown) return placed(one, x, y, size);
      const text = "+" + (piles.length - shown + 1);
      return {
        key: "more" + part,
        mark: `${text} ${x} ${y}`,
        make: () =>
          s(
            "g",
            { class: "more" },
            s("rect", { x, y, width: size, height: size, rx: size / 4 }),
            s("text", { x: x + size / 2, y: y + size / 2, "font-size": size / 2 }, text),
          ),
      };
    });
  }

  /** The middle of a space, or where a part of its tile is. @param {string} id @param {import("./plane.js").Place} at @param {string|undefined} part */
  partSpot(id, at, part) {
    const tile = part && this.tile(id),
      turns = this.store.layout.turns;
    const info = tile && this.store.layout.kinds[tile.kind]?.parts?.[part];
    if (!info || !turns) return at;
    let dx = 0,
      dy = 0;
    for (let side = 0; side < turns; side++) {
      if (!((info.sides >> ((side + turns - (tile.turn || 0)) % turns)) & 1)) continue;
      const angle = (2 * Math.PI * (side - (turns === 6 ? 0.5 : 0))) / turns;
      dx += Math.cos(angle);
      dy -= Math.sin(angle);
    }
    const far = Math.hypot(dx, dy);
    return far < 0.01 ? at : { x: at.x + (dx / far) * 0.45, y: at.y + (dy / far) * 0.45 };
  }

  /** @param {import("./plane.js").Place} at @param {any[]} piles */
  along(at, piles) {
    const way = /** @type {SVGPathElement} */ (s("path", { d: at.route }));
    const length = way.getTotalLength(),
      size = Math.min(0.52, Math.max(length / (1.12 * (piles.length || 1)), 0.36));
    return piles.map((one, i) => {
      const p = way.getPointAtLength(
        Math.max(length / 2 + (i - (piles.length - 1) / 2) * size * 1.12, 0),
      );
      return placed(one, p.x - size / 2, p.y - size / 2, size);
    });
  }

  // --- Signs and names -----------------------------------------------------------------------

  /** @param {string} id @param {import("./plane.js").Place} at */
  slots(id, at) {
    const lists = this.over(id, "slots"),
      r = this.measure(at);
    /** @type {SVGElement[]} */
    const out = [];
    /** @type {{full: boolean, tone: string, second: boolean}[]} */
    const all = [];
    lists.forEach((one, n) => {
      for (let i = 0; i < one.all && all.length < 12; i++)
        all.push({ full: i < one.filled, tone: one.tone, second: n > 0 });
    });
    const a = Math.min(0.16, 1.4 / (all.length || 1)) * r,
      y = at.y + r * (this.over(id, "badge").length ? 0.36 : 0.62);
    all.forEach((slot, i) => {
      const x = at.x + (i - (all.length - 1) / 2) * a * 1.2 - a / 2;
      out.push(
        s("path", {
          class:
            "slot " +
            (slot.full
              ? "full " + toneClass(slot.tone)
              : slot.second || slot.tone === "warn"
                ? "worked " + toneClass(slot.tone)
                : ""),
          d: slot.full
            ? `M${x} ${y + a}V${y + a * 0.45}L${x + a / 2} ${y}L${x + a} ${y + a * 0.45}V${y + a}Z`
            : `M${x} ${y}h${a}v${a}h${-a}Z`,
        }),
      );
    });
    return out;
  }

  /** @param {string} id @param {import("./plane.js").Place} at */
  signs(id, at) {
    const badges = this.over(id, "badge")
        .filter((one) => one.text)
        .slice(0, 5),
      out = [];
    const drawn = badges.filter((one) => one.art && artOf(one.art) === one.art);
    const words = badges.filter((one) => !drawn.includes(one));
    const high = Math.min(at.hex ? 0.27 : 0.4 * Math.max(at.r, 0.8), 0.42),
      gap = high / 8;
    let y = at.y + (at.route ? 0.3 : at.hex ? 0.85 : Math.max(at.r, 0.8)) - high;
    const wide = drawn.map((one) =>
      one.number === undefined ? high : high * (1.15 + 0.5 * String(one.number).length),
    );
    let x = at.x - wide.reduce((a, b) => a + b + gap, -gap) / 2;
    drawn.forEach((one, i) => {
      out.push(
        s(
          "g",
          { class: "badge " + toneClass(one.tone) },
          s("rect", { x, y, width: wide[i], height: high, rx: high / 2 }),
          art(one.art, x + high * 0.08, y + high * 0.08, high * 0.84),
          one.number === undefined
            ? null
            : s(
                "text",
                {
                  x: x + (wide[i] + high * 0.8) / 2,
                  y: y + high / 2,
                  "font-size": high * 0.78,
                },
                one.number,
              ),
        ),
      );
      x += wide[i] + gap;
    });
    if (drawn.length) y -= high + 0.02;
    for (const one of words.reverse()) {
      const px = high * 0.66,
        w = Math.min(one.text.length * px * 0.58 + high * 0.7, at.hex ? 1.5 : 2.4);
      const most = Math.floor((w - high * 0.5) / (px * 0.55));
      out.push(
        s(
          "g",
          { class: "badge " + toneClass(one.tone) },
          s("rect", { x: at.x - w / 2, y, width: w, height: high, rx: high / 2 }),
          s(
            "text",
            { x: at.x, y: y + high / 2, "font-size": px },
            one.text.length > most ? one.text.slice(0, most - 1) + "…" : one.text,
          ),
        ),
      );
      y -= high + 0.02;
    }
    return out;
  }

  /** What people call it now. @param {string} id @returns {string} */
  title(id) {
    const zone = this.store.layout.zones[id] || {},
      ground = this.over(id, "ground")[0],
      tile = this.tile(id);
    if (zone.title) return zone.title;
    if (tile && !tile.hidden) return this.store.layout.kinds[tile.kind]?.title || "";
    return !tile && ground && !ground.mark && ground.text ? ground.text : "";
  }

  /** @param {string} id @param {import("./plane.js").Place} at */
  name(id, at) {
    const zone = this.store.layout.zones[id],
      text = at.route ? "" : this.title(id);
    if (!text || zone.plain) return [];
    const px = at.hex ? Math.min(0.25, 3.42 / text.length) : 0.32;
    const y = at.hex ? at.y - 0.66 : at.y + Math.max(at.r, 0.6) + 0.3;
    return [s("text", { x: at.x, y, style: `--px:${fix(px)}` }, text)];
  }

  /** What those read who do not see it. @param {string} id */
  label(id) {
    const ground = this.over(id, "ground")[0],
      parts = [this.title(id) || id];
    if (ground && ground.text && ground.text !== parts[0]) parts.push(ground.text);
    const seats = this.store.doc.seats || {};
    /** @param {any} seat */
    const whose = (seat) =>
      seat === undefined ? "" : " (" + (seats[seat]?.name || seat) + ")";
    /** @param {any} one */
    const toned = (one) => whose((/^seat (\d)/.exec(one.tone) || [])[1]);
    for (const one of pilesOf([
      ...this.items(id),
      ...this.over(id, "group").flatMap((g) => this.items(g.zone)),
    ]))
      parts.push(titleOf(one) + whose(one.owner));
    for (const one of this.over(id, "badge")) if (one.text) parts.push(one.text + toned(one));
    for (const one of this.over(id, "slots"))
      parts.push(
        say("places filled: {0} of {1}", one.filled, one.all) +
          (one.tone === "warn" && !one.filled ? " (" + say("not open yet") + ")" : toned(one)),
      );
    return parts.join(", ");
  }

  // --- What can be pointed at ----------------------------------------------------------------

  mark() {
    const targets = this.table.targets(),
      picked = this.table.picks.zone;
    const first =
      this.cursor ||
      [...targets].find((id) => this.places.has(id)) ||
      this.places.keys().next().value;
    for (const [id, own] of this.groups) {
      const tone = this.over(id, "target")[0],
        on = targets.has(id);
      const cls =
        "space" +
        (on ? " target " + toneClass(tone && tone.tone) : "") +
        (picked.includes(id) ? " picked" : "");
      set(own.hot, {
        class: cls,
        tabindex: id === first ? 0 : -1,
        "aria-disabled": on ? undefined : "true",
      });
    }
  }

  // --- Camera --------------------------------------------------------------------------------

  /** @param {Iterable<string>} [zones] */
  bounds(zones) {
    let left = 1e9,
      top = 1e9,
      right = -1e9,
      bottom = -1e9;
    for (const id of zones || this.places.keys()) {
      const at = this.places.get(id);
      if (!at) continue;
      const r = at.route ? 0.3 : at.r;
      left = Math.min(left, at.x - r);
      right = Math.max(right, at.x + r);
      top = Math.min(top, at.y - r);
      bottom = Math.max(bottom, at.y + r + (at.hex ? 0 : 0.45));
    }
    return left > right ? { left: -1, top: -1, right: 1, bottom: 1 } : { left, top, right, bottom };
  }

  /** @param {Iterable<string>} [zones] @param {number} [most] pixels of a radius */
  fit(zones, most) {
    const b = this.bounds(zones),
      w = this.box.clientWidth || 800,
      hh = this.box.clientHeight || 600;
    const zoom = Math.min(w / (b.right - b.left + 0.4), hh / (b.bottom - b.top + 0.4), most || 160);
    this.look({ x: (b.left + b.right) / 2, y: (b.top + b.bottom) / 2, zoom });
  }

  /** Own things, large enough to be told apart. */
  open() {
    const seat = this.store.doc.seat,
      own = [];
    for (const id of this.places.keys())
      if (
        this.items(id).some(
          (item) => item.owner !== undefined && (seat === undefined || item.owner === seat),
        )
      )
        own.push(id);
    this.fit();
    this.opened = own.length > 0;
    const near = own.length ? own : [...this.table.targets()].filter((id) => this.places.has(id));
    if (this.view.zoom >= NEAR * 0.85 || near.length === 0) return;
    const b = this.bounds(near);
    this.look({ x: (b.left + b.right) / 2, y: (b.top + b.bottom) / 2, zoom: NEAR });
  }

  /** @param {{x: number, y: number, zoom: number}} view */
  look(view) {
    const b = this.bounds();
    const zoom = Math.min(Math.max(view.zoom, 8), 200);
    this.view = {
      x: Math.min(Math.max(view.x, b.left), b.right),
      y: Math.min(Math.max(view.y, b.top), b.bottom),
      zoom,
    };
    this.resized();
  }

  resized() {
    const w = this.box.clientWidth,
      hh = this.box.clientHeight,
      { x, y, zoom } = this.view;
    if (!w || !hh) return;
    set(this.svg, {
      viewBox: [x - w / 2 / zoom, y - hh / 2 / zoom, w / zoom, hh / zoom].map(fix).join(" "),
      class: zoom < 24 ? "far" : "",
      style: `--zoom:${fix(zoom)}`,
    });
  }

  /** @param {number} by @param {{clientX: number, clientY: number}} [at] */
  zoomBy(by, at) {
    const box = this.box.getBoundingClientRect(),
      { x, y, zoom } = this.view;
    const dx = at ? at.clientX - box.left - box.width / 2 : 0,
      dy = at ? at.clientY - box.top - box.height / 2 : 0;
    const to = Math.min(Math.max(zoom * by, 8), 200);
    this.moved = true;
    this.look({ x: x + dx / zoom - dx / to, y: y + dy / zoom - dy / to, zoom: to });
  }

  /** Brings a space into view, gently. @param {string} id */
  show(id) {
    const at = this.places.get(id),
      { x, y, zoom } = this.view;
    if (!at) return;
    const w = this.box.clientWidth / zoom / 2 - 1.2,
      hh = this.box.clientHeight / zoom / 2 - 1.2;
    if (Math.abs(at.x - x) > w || Math.abs(at.y - y) > hh) this.look({ x: at.x, y: at.y, zoom });
  }

  /** A space by itself, to be shown large. @param {string} id @param {number} size */
  portrait(id, size) {
    const at = this.places.get(id);
    if (!at || at.route) return null;
    const lone = { ...at, x: 0, y: 0 },
      r = at.hex ? 1.02 : at.r * 1.05;
    return s(
      "svg",
      {
        class: "portrait",
        viewBox: `${-r} ${-r} ${2 * r} ${2 * r}`,
        width: size,
        height: size,
        "aria-hidden": "true",
      },
      this.ground(id, lone),
    );
  }

  /** Where a space lies in the window. @param {string} id @returns {DOMRect|null} */
  rect(id) {
    const own = this.groups.get(id);
    return own ? own.hot.getBoundingClientRect() : null;
  }

  // --- Pointers and keys ---------------------------------------------------------------------

  listen() {
    /** @type {Map<number, {x: number, y: number}>} */
    const down = new Map();
    let far = 0,
      spread = 0;
    const middle = () => {
      const all = [...down.values()];
      return {
        x: all.reduce((a, p) => a + p.x, 0) / all.length,
        y: all.reduce((a, p) => a + p.y, 0) / all.length,
        spread: all.length > 1 ? Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y) : 0,
      };
    };
    this.svg.addEventListener("pointerdown", (event) => {
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (down.size === 1) far = 0;
      spread = middle().spread;
    });
    this.svg.addEventListener("pointermove", (event) => {
      const was = down.get(event.pointerId);
      if (!was) return this.hover(event);
      const before = middle();
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = middle();
      far += Math.hypot(now.x - before.x, now.y - before.y);
      if (far < 6 && down.size < 2) return;
      if (!this.svg.hasPointerCapture(event.pointerId)) this.svg.setPointerCapture(event.pointerId);
      this.moved = true;
      this.look({
        x: this.view.x - (now.x - before.x) / this.view.zoom,
        y: this.view.y - (now.y - before.y) / this.view.zoom,
        zoom: this.view.zoom,
      });
      if (now.spread && spread)
        this.zoomBy(now.spread / spread, { clientX: now.x, clientY: now.y });
      spread = now.spread;
    });
    const up = (/** @type {PointerEvent} */ event) => {
      down.delete(event.pointerId);
      spread = 0;
    };
    this.svg.addEventListener("pointerup", up);
    this.svg.addEventListener("pointercancel", up);
    this.svg.addEventListener("pointerleave", () => this.table.readCard(""));
    this.svg.addEventListener("click", (event) => {
      const zone = zoneAt(event.target);
      if (far < 6 && zone) this.press(zone, event);
      else if (far < 6) this.table.let();
    });
    this.svg.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        this.zoomBy(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), event);
      },
      { passive: false },
    );
    this.svg.addEventListener("keydown", (event) => this.key(event));
    this.svg.addEventListener("focusin", (event) => {
      const zone = zoneAt(event.target);
      if (zone) this.table.readCard(zone);
    });
  }

  /** @param {PointerEvent} event */
  hover(event) {
    if (event.pointerType === "mouse") this.table.readCard(zoneAt(event.target));
  }

  /** @param {string} zone @param {MouseEvent|KeyboardEvent} event */
  press(zone, event) {
    this.cursor = zone;
    this.table.readCard(zone);
    this.table.point({ zone }, event);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const zone = zoneAt(event.target),
      ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const way = /** @type {any} */ (ways)[event.key];
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (zone) this.press(zone, event);
    } else if (way) {
      event.preventDefault();
      this.go(zone, way[0], way[1]);
    } else if (event.key === "+" || event.key === "=") this.zoomBy(1.25);
    else if (event.key === "-") this.zoomBy(0.8);
    else if (event.key === "0") this.fit();
    else if (event.key === "n" || event.key === "N") this.nextTarget(event.shiftKey ? -1 : 1);
  }

  /** @param {string} from @param {number} dx @param {number} dy */
  go(from, dx, dy) {
    const at = this.places.get(from);
    let best = "",
      least = 1e9;
    for (const [id, to] of this.places) {
      if (!at || id === from || to.route) continue;
      const x = to.x - at.x,
        y = to.y - at.y,
        along = x * dx + y * dy,
        aside = Math.abs(x * dy - y * dx);
      if (along > 0.1 && along + 2 * aside < least && aside <= along * 1.8) {
        least = along + 2 * aside;
        best = id;
      }
    }
    if (best) this.focus(best);
  }

  /** @param {number} step */
  nextTarget(step) {
    const all = [...this.table.targets()].filter((id) => this.places.has(id));
    if (all.length) this.focus(all[(all.indexOf(this.cursor) + step + all.length) % all.length]);
  }

  /** @param {string} id */
  focus(id) {
    this.cursor = id;
    this.show(id);
    this.mark();
    const own = this.groups.get(id);
    if (own) own.hot.focus({ preventScroll: true });
  }
}

/** @param {any} target @returns {string} */
function zoneAt(target) {
  return target.closest("[data-zone]")?.dataset.zone || "";
}

/** A pile at a place; it is drawn anew only where it looks otherwise. @param {any} one @param {number} x @param {number} y @param {number} size */
function placed(one, x, y, size) {
  const { key, count } = one,
    wide = (1 - widthOf(one.kind)) / 2,
    transform = `translate(${fix(x + wide * size)} ${fix(y)}) scale(${fix(size / 100)})`;
  const renew = (/** @type {any} */ el) => {
    set(el, { transform });
    if (el.vakaCount > 2 && count > 2) el.querySelector(".count").replaceWith(countOf(one, 100));
    else if (el.vakaCount !== count) el.replaceChildren(pile(one, 100));
    el.vakaCount = count;
    return el;
  };
  const make = () => renew(s("g", { class: "at " + seatClass(one.owner) }));
  return { key, mark: count + transform, make, renew };
}

/** @param {import("./plane.js").Place} at @param {number} by */
function ring(at, by) {
  const r = at.r * by;
  return `M${at.x - r} ${at.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** @param {any} item */
function isOwned(item) {
  return item.owner !== undefined;
}
