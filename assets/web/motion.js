// motion.js - what moves, and how it sounds: pieces, dice, great moments, the end.
//
// SPDX-License-Identifier: MIT
import { byId, h, sync } from "./dom.js";
import { die, kindOf, picture, seatSign } from "./piece.js";
import { sheet } from "./sheet.js";
import { play } from "./sound.js";
import { calm } from "./settings.js";
import { say } from "./texts.js";

const FLIGHT = 350,
  FLIGHTS = 12,
  MOMENT = 2500;

export class Motion {
  /** @param {import("./store.js").Store} store @param {import("./table.js").Table} table */
  constructor(store, table) {
    this.store = store;
    this.table = table;
    this.quiet = false;
    /** @type {{item: any, from: DOMRect, to: string}[]} */
    this.flights = [];
    /** @type {any[]} */
    this.moments = [];
    this.told = 0;
    this.ended = false;
  }

  /** Without motion: the table is only set up. @param {() => void} run */
  still(run) {
    this.quiet = true;
    this.ended = true;
    this.moments = [];
    run();
    this.quiet = false;
    this.ended = Boolean(this.store.doc.result);
    if (this.ended) this.result();
  }

  // --- Pieces --------------------------------------------------------------------------------

  /** @param {string} zone @returns {DOMRect|null} */
  rect(zone) {
    const spot = this.table.board.rect(zone);
    if (spot) return spot;
    const el =
      document.querySelector(`[data-place="${CSS.escape(zone)}"]`) ||
      (this.table.bar.hands().some(([id]) => id === zone) ? byId("hand") : null);
    return el ? el.getBoundingClientRect() : null;
  }

  /** Which pieces have left one place and come to another. @param {Record<string, Set<string>>} changed @param {any} before */
  before(changed, before) {
    this.flights = [];
    if (this.quiet || calm() || !changed.zones || !before.zones) return;
    /** @type {Map<string, {zone: string, item: any}[]>} */
    const gone = new Map(),
      come = new Map();
    for (const zone of changed.zones) {
      const old = count(before.zones[zone]?.items),
        now = count(this.store.doc.zones?.[zone]?.items);
      for (const key of new Set([...old.keys(), ...now.keys()])) {
        const there = now.get(key) || { n: 0, item: null },
          was = old.get(key) || { n: 0, item: null };
        const more = there.n - was.n,
          list = more > 0 ? come : gone;
        for (let i = 0; i < Math.abs(more); i++)
          list.set(key, [...(list.get(key) || []), { zone, item: there.item || was.item }]);
      }
    }
    for (const [key, arrivals] of come)
      for (const one of arrivals) {
        const from = (gone.get(key) || []).shift(),
          rect = from && this.rect(from.zone);
        if (rect && this.flights.length < FLIGHTS)
          this.flights.push({
            item: { ...one.item, count: 1 },
            from: rect,
            to: one.zone,
          });
      }
  }

  /** @param {Record<string, Set<string>>} changed */
  after(changed) {
    for (const flight of this.flights) this.fly(flight);
    if (this.flights.length && !this.table.board.moved) this.table.board.show(this.flights[0].to);
    if (changed.result && this.store.doc.result && !this.ended) {
      this.ended = true;
      setTimeout(() => this.result(), calm() ? 0 : 900);
    }
  }

  /** @param {{item: any, from: DOMRect, to: string}} flight */
  fly(flight) {
    const to = this.rect(flight.to),
      size = 40;
    if (!to || (!to.width && !to.height)) return;
    const el = h("div", { class: "flight", "aria-hidden": "true" }, picture(flight.item, size));
    byId("flights").append(el);
    const at = (/** @type {DOMRect} */ r) =>
      `translate(${r.left + r.width / 2 - size / 2}px, ${r.top + r.height / 2 - size / 2}px)`;
    el.animate([{ transform: at(flight.from) }, { transform: at(to) }], {
      duration: FLIGHT,
      easing: "ease-in-out",
    }).onfinish = () => el.remove();
  }

  // --- Events --------------------------------------------------------------------------------

  /** @param {any[]} events */
  hear(events) {
    const own = this.store.doc.seats?.[this.store.doc.seat];
    const sound = events
      .map((event) => event.sound)
      .filter(Boolean)
      .pop();
    const must = own && own.must;
    if (must && !document.title.startsWith("●")) play("drum"); // the tab does not say so yet
    else if (sound) play(sound);
    else if (events.length && must) play("wood");
    const dice = events.filter((event) => event.die);
    if (dice.length) this.roll(dice.map((event) => event.die));
    for (const event of events)
      if (event.moment && !event.end) this.moments.push({ ...event, n: this.told++ });
    if (this.moments.length) this.moment();
  }

  /** @param {{sides: number, face: number}[]} dice */
  roll(dice) {
    const box = byId("dice");
    box.replaceChildren(
      ...dice
        .slice(-6)
        .map((one) => h("span", { class: calm() ? "" : "rolling" }, die(one.face, 64))),
    );
    box.classList.add("on");
    clearTimeout(this.diceTimer);
    this.diceTimer = setTimeout(() => box.classList.remove("on"), 2200);
  }

  /** Several become one list. Nothing waits for it. */
  moment() {
    const box = byId("moment"),
      events = this.moments.slice(-5),
      several = events.length > 1;
    box.classList.toggle("several", several);
    sync(
      box,
      events.map(({ n, text, moment }) => ({
        key: String(n),
        mark: String(several),
        make: () =>
          h(
            "div",
            { class: "great" },
            this.shown(moment, several ? 56 : 220),
            h("p", {}, text),
            moment.kind && kindOf(moment.kind).text && !several
              ? h("p", { class: "faint" }, kindOf(moment.kind).text)
              : null,
          ),
      })),
    );
    box.classList.add("on");
    clearTimeout(this.timer);
    const close = () => {
      box.classList.remove("on");
      this.moments = [];
      document.removeEventListener("pointerdown", close, true);
      document.removeEventListener("keydown", close, true);
    };
    document.addEventListener("pointerdown", close, true);
    document.addEventListener("keydown", close, true);
    this.timer = setTimeout(close, MOMENT + events.length * 300);
  }

  /** A tile is shown as it lies, a card or piece as it is. @param {any} moment @param {number} size */
  shown(moment, size) {
    const tile = moment.kind && kindOf(moment.kind).shape === "tile";
    if (moment.zone && (tile || !moment.kind)) return this.table.board.portrait(moment.zone, size);
    return moment.kind ? picture({ kind: moment.kind }, size) : null;
  }

  // --- The end -------------------------------------------------------------------------------

  result() {
    const { result, seats } = this.store.doc,
      all = Object.entries(seats || {});
    if (!result || document.querySelector(".end")) return;
    byId("moment").classList.remove("on");
    const winners = (result.winners || []).map(
      (/** @type {number} */ seat) => seats[seat]?.name,
    );
    const title = result.lost
      ? say("All have lost")
      : winners.length
        ? say("{0} won", winners.join(", "))
        : say("A draw");
    const rows = (result.sheet || []).map((/** @type {any} */ row) => {
      const points = all.map(([seat]) => parseFloat(row.points?.[seat])),
        best = Math.max(...points.filter((n) => !isNaN(n)));
      return h(
        "tr",
        {},
        h("th", { scope: "row" }, row.title),
        all.map(([seat], i) =>
          h(
            "td",
            { class: points[i] === best ? "best" : undefined },
            row.points?.[seat] || "",
          ),
        ),
      );
    });
    sheet.open(
      h(
        "div",
        { class: "end" },
        h("h2", {}, title),
        result.reason ? h("p", {}, result.reason) : null,
        h(
          "table",
          {},
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              h("td", {}),
              all.map(([seat, one]) =>
                h("th", { scope: "col" }, seatSign(seat, 18), " ", one.name),
              ),
            ),
          ),
          h("tbody", {}, rows),
          h(
            "tfoot",
            {},
            h(
              "tr",
              {},
              h("th", { scope: "row" }, say("Points")),
              all.map(([seat]) => h("td", {}, result.scores?.[seat] || "")),
            ),
            result.places
              ? h(
                  "tr",
                  {},
                  h("th", { scope: "row" }, say("Place")),
                  all.map(([seat]) => h("td", {}, result.places[seat] || "")),
                )
              : null,
          ),
        ),
      ),
      { label: title },
    );
    play("conch");
  }
}

/** @param {any[]|undefined} items @returns {Map<string, {n: number, item: any}>} */
function count(items) {
  /** @type {Map<string, {n: number, item: any}>} */
  const out = new Map();
  for (const item of items || []) {
    const key = item.kind + "|" + item.owner,
      there = out.get(key);
    if (there) there.n += item.count || 1;
    else out.set(key, { n: item.count || 1, item });
  }
  return out;
}
