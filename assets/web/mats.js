// mats.js - mats: sheets with places on which zones and counters lie.
//
// SPDX-License-Identifier: MIT
import { byId, h, inOrder, s, set, sync, write } from "./dom.js";
import { artOf, art, icon, pilesOf, seatSign } from "./piece.js";
import { say } from "./texts.js";

export class Mats {
  /** @param {import("./store.js").Store} store @param {import("./table.js").Table} table */
  constructor(store, table) {
    this.store = store;
    this.table = table;
    /** @type {Set<string>} zones that lie on a mat */
    this.placed = new Set();
    /** @type {Set<string>} counters that lie on one */
    this.counted = new Set();
    new ResizeObserver(() => this.resize()).observe(byId("mats"));
  }

  build() {
    this.sized = null;
    this.placed.clear();
    this.counted.clear();
    for (const mat of Object.values(this.store.layout.mats || {}))
      for (const place of mat.places || []) {
        if (place.zone) this.placed.add(place.zone);
        if (place.counter) this.counted.add(place.counter);
      }
    const any = Object.keys(this.store.layout.mats || {}).length > 0;
    byId("mats").hidden = !any;
    byId("mats").replaceChildren(
      ...["commons", "owns", "others"].map((name) => h("div", { class: name })),
    );
    document.body.classList.toggle("matted", any);
    document.body.classList.toggle("boardless", Boolean(byId("board").hidden));
  }

  /** @param {Record<string, Set<string>>} changed */
  update(changed) {
    if (byId("mats").hidden) return;
    if (!(changed.zones || changed.counters || changed.picks || changed.choices || changed.seats))
      return;
    const all = inOrder(this.store.layout.mats),
      seat = this.store.doc.seat;
    const groups = [
      all.filter(([, mat]) => mat.owner === undefined),
      all.filter(([, mat]) => mat.owner !== undefined && mat.owner === seat),
      all.filter(([, mat]) => mat.owner !== undefined && mat.owner !== seat),
    ];
    groups.forEach((group, i) => {
      const box = byId("mats").children[i];
      if (!box) return;
      sync(
        box,
        group.map(([id, mat]) => ({ key: id, mark: id, make: () => this.mat(id, mat) })),
      );
      for (const [id, mat] of group)
        this.fill(
          /** @type {HTMLElement} */ (box.querySelector(`[data-mat="${CSS.escape(id)}"]`)),
          mat,
        );
    });
    if (this.sized !== seat) this.resize(); // measuring takes long
    this.sized = seat;
  }

  /** Common mats in a row, one's own below: all of it can be seen. */
  resize() {
    const box = byId("mats"),
      wide = box.clientWidth - 20,
      high = box.clientHeight - 20,
      mats = Object.values(this.store.layout.mats || {});
    if (wide <= 0) return;
    const shape = (/** @type {any} */ mat) => mat.w / mat.h,
      common = mats.filter((mat) => mat.owner === undefined);
    const own = mats.filter((mat) => mat.owner !== undefined && mat.owner === this.store.doc.seat);
    const others = mats.length > common.length + own.length,
      narrow = wide < 640;
    const row = common.length
      ? (wide - 10 * common.length) / common.reduce((sum, mat) => sum + shape(mat), 0)
      : 0;
    const below = own.length ? (wide * (others ? 0.78 : 1)) / shape(own[0]) : 0;
    const by = narrow ? 1 : Math.max(0.62, Math.min(1, (high - 70) / (row + below)));
    box.style.setProperty("--row", narrow ? "auto" : row * by + "px");
    box.style.setProperty("--own", narrow ? "auto" : below * by + "px");
    box.classList.toggle("narrow", narrow);
  }

  /** The sheet itself, without what lies on it. @param {string} id @param {any} mat */
  mat(id, mat) {
    const own = mat.owner === undefined || mat.owner === this.store.doc.seat,
      key = artOf(mat.art);
    const places = h(
      "div",
      { class: "sheet-of", style: `aspect-ratio:${mat.w}/${mat.h}` },
      key
        ? s(
            "svg",
            {
              class: "printed",
              viewBox: "0 0 100 100",
              preserveAspectRatio: "none",
              "aria-hidden": "true",
            },
            art(key, 0, 0, 100),
          )
        : null,
    );
    const title = h(
      "summary",
      {},
      mat.owner === undefined ? null : seatSign(mat.owner, 16),
      h("span", { class: "of" }),
      mat.title || id,
    );
    return h(
      "details",
      {
        class: "mat" + (mat.owner === undefined ? " common" : own ? " own" : " other"),
        "data-mat": id,
        open: own,
        style: `--wide:${mat.w / mat.h}`,
      },
      title,
      places,
    );
  }

  /** @param {HTMLElement} el @param {any} mat */
  fill(el, mat) {
    const table = this.table,
      targets = table.targets(),
      kinds = table.asked() ? table.picks.targets("kind") : new Set();
    const numbers = table.asked() ? table.picks.targets("counter") : new Set(),
      { doc } = this.store;
    const name = mat.owner === undefined ? "" : doc.seats?.[mat.owner]?.name + ": ";
    write(/** @type {Element} */ (el.querySelector(".of")), name);
    const places = (mat.places || []).filter((/** @type {any} */ place) => this.shows(place, mat));
    const wanted = places.map((/** @type {any} */ place) => ({
      key: String(mat.places.indexOf(place)),
      mark: JSON.stringify(
        place.zone
          ? [
              doc.zones?.[place.zone],
              targets.has(place.zone),
              table.picks.zone.includes(place.zone),
              table.column.lit(doc.zones?.[place.zone], kinds),
            ]
          : [
              doc.counters?.[place.counter],
              numbers.has(place.counter),
              table.picks.counter.includes(place.counter),
              Object.keys(doc.seats || {}),
            ],
      ),
      make: () =>
        place.zone
          ? this.zone(
              h("div", { role: "group" }, h("h4"), h("div", { class: "pieces" })),
              place,
              mat,
              targets,
              kinds,
            )
          : this.counter(place, mat, numbers),
      renew: place.zone && ((/** @type {any} */ el) => this.zone(el, place, mat, targets, kinds)),
    }));
    sync(/** @type {Element} */ (el.querySelector(".sheet-of")), wanted);
  }

  /** Of those that share its box the first that holds something, else the first of all.
   * @param {any} place @param {any} mat */
  shows(place, mat) {
    const same = mat.places.filter((/** @type {any} */ one) =>
      ["x", "y", "w", "h"].every((side) => one[side] === place[side]),
    );
    const full = (/** @type {any} */ one) =>
      one.counter || this.store.doc.zones?.[one.zone]?.count > 0;
    return place === (same.find(full) || same[0]);
  }

  /** @param {any} place @param {any} mat */
  box(place, mat) {
    const part = (/** @type {number} */ a, /** @type {number} */ b) => (100 * a) / b + "%";
    return `left:${part(place.x, mat.w)};top:${part(place.y, mat.h)};width:${part(place.w, mat.w)};height:${part(place.h, mat.h)}`;
  }

  /** What stays there is not drawn again. @param {any} el @param {any} place @param {any} mat @param {Set<string>} targets @param {Set<string>} kinds */
  zone(el, place, mat, targets, kinds) {
    const id = place.zone,
      zone = this.store.layout.zones[id] || {},
      own = this.store.doc.zones?.[id] || {};
    const title = zone.title || id,
      can = targets.has(id),
      picked = this.table.picks.zone.includes(id);
    const count = own.count === undefined ? "0" : String(own.count),
      piles = pilesOf(own.items).length;
    const head = can
      ? h(
          "button",
          {
            class: "bare",
            "aria-label": title + ", " + count,
            onclick: (/** @type {any} */ event) => this.table.point({ zone: id }, event),
          },
          title,
        )
      : h("h4", { title: title + " (" + count + ")" }, title);
    el.firstChild.replaceWith(head);
    set(el, {
      class: "place" + (can ? " target" : "") + (picked ? " picked" : ""),
      style: this.box(place, mat) + `;--piles:${Math.max(piles, 1)}`,
      "data-place": id,
      "aria-label": title + " (" + count + ")",
    });
    this.table.column.pieces(el.lastChild, id, own.items, kinds);
    return el;
  }

  /** @param {any} place @param {any} mat @param {Set<string>} numbers */
  counter(place, mat, numbers) {
    const id = place.counter,
      info = this.store.layout.counters[id],
      column = this.table.column;
    const seats = info.per_seat
      ? mat.owner === undefined
        ? Object.keys(this.store.doc.seats || {})
        : [mat.owner]
      : ["all"];
    const can = numbers.has(id) && (mat.owner === undefined || mat.owner === this.store.doc.seat);
    const body = [
      h("span", { class: "faint" }, icon(info.icon), info.title),
      h("b", {}, seats.map((seat) => column.counted(id, seat)).join(" · ")),
    ];
    return can
      ? h(
          "button",
          {
            class: "place number target" + (this.table.picks.counter.includes(id) ? " picked" : ""),
            style: this.box(place, mat),
            title: info.title,
            onclick: (/** @type {any} */ event) => this.table.point({ counter: id }, event),
          },
          body,
        )
      : h(
          "div",
          {
            class: "place number",
            style: this.box(place, mat),
            title: info.title,
            role: "group",
            "aria-label": info.title + " " + say("counter"),
          },
          body,
        );
  }
}
