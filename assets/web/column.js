// column.js - beside the board: counters, panels, what else lies on the table, log and chat.
//
// SPDX-License-Identifier: MIT
import { byId, h, inOrder, set, spoken, sync } from "./dom.js";
import { icon, picture, pilesOf, seatClass, seatSign, titleOf } from "./piece.js";
import { element, stage } from "./panels.js";
import { say } from "./texts.js";

export class Column {
  /** @param {import("./store.js").Store} store @param {import("./table.js").Table} table */
  constructor(store, table) {
    this.store = store;
    this.table = table;
    this.searched = "";
    this.large = false;
    this.low = true; // the log is at its end, so it stays there
    byId("log").addEventListener("scroll", () => {
      const box = byId("log");
      this.low = box.scrollHeight - box.scrollTop - box.clientHeight < 60;
    });
    const search = /** @type {HTMLInputElement} */ (byId("search"));
    search.addEventListener("input", () => {
      this.searched = search.value.toLowerCase();
      this.log(true);
    });
    byId("things").addEventListener("toggle", () => this.zones());
    byId("say").addEventListener("submit", (event) => {
      event.preventDefault();
      const field = /** @type {HTMLInputElement} */ (byId("saying"));
      const text = field.value.trim();
      field.value = "";
      if (text)
        table.ask({ do: "chat", text }).then((said) => {
          if (!said.ok) field.value = text;
          table.refused(said);
        });
    });
  }

  build() {
    for (const id of ["seats", "counters", "panels", "zones", "log", "middle", "hand"]) byId(id).replaceChildren();
    // Without a board or a mat what lies on the table is all there is to see.
    const things = /** @type {HTMLDetailsElement} */ (byId("things")),
      bare = Boolean(byId("board").hidden && byId("mats").hidden);
    (bare ? byId("main") : byId("side")).append(things);
    things.open = bare;
    this.large = bare;
  }

  /** @param {Record<string, Set<string>>} changed */
  update(changed) {
    if (changed.counters || changed.picks || changed.seats || changed.choices) this.counters();
    if (changed.panels || changed.choices) this.panels();
    if (changed.zones || changed.picks || changed.choices) this.zones();
    if (changed.log) this.log(false);
  }

  /** @param {string} id @param {string|number} seat */
  counted(id, seat) {
    const info = this.store.layout.counters[id],
      value = this.store.doc.counters?.[id]?.[seat];
    if (value === undefined) return "?";
    return info.fields && info.fields.length ? info.fields[value - info.min] : String(value);
  }

  /** A number that can be pointed at where an action names it. @param {string} id @param {string|number} seat @param {Set<string>} targets */
  chip(id, seat, targets) {
    const info = this.store.layout.counters[id],
      value = this.counted(id, seat);
    const body = [icon(info.icon) || h("span", { class: "faint" }, info.title), h("b", {}, value)];
    const own = seat === "all" || Number(seat) === this.store.doc.seat,
      both = { title: info.title, "aria-label": info.title + ": " + value };
    if (!own || !targets.has(id)) return h("span", { class: "chip", role: "img", ...both }, body);
    return h(
      "button",
      {
        class: "chip target" + (this.table.picks.counter.includes(id) ? " picked" : ""),
        onclick: (/** @type {any} */ event) => this.table.point({ counter: id }, event),
        ...both,
      },
      body,
    );
  }

  counters() {
    const { layout, doc } = this.store,
      targets = this.table.asked() ? this.table.picks.targets("counter") : new Set();
    const all = inOrder(layout.counters).filter(
      ([id, info]) => !this.table.mats.counted.has(id) || info.per_seat,
    );
    const each = all.filter(([, info]) => info.per_seat && !(info.fields || []).length),
      own = all.filter(([id, info]) => !info.per_seat && !this.table.mats.counted.has(id));
    const tracks = all.filter(
      ([id, info]) =>
        info.per_seat && (info.fields || []).length && !this.table.mats.counted.has(id),
    );
    const names = Object.values(doc.seats || {}).map((/** @type {any} */ one) => one.name);
    const number = (/** @type {string} */ id, /** @type {any} */ info, seat = "all") => {
      const track = info.fields?.length,
        now = doc.counters?.[id];
      return {
        key: "n" + id,
        mark: JSON.stringify([
          track ? [now, names] : now?.[seat],
          targets.has(id),
          this.table.picks.counter.includes(id),
        ]),
        make: () => (track ? this.track(id, info) : this.chip(id, seat, targets)),
      };
    };
    const row = (/** @type {string} */ key, /** @type {string} */ cls, /** @type {any[]} */ list) => {
      const renew = (/** @type {HTMLElement} */ el) => (sync(el, list), el);
      return { key, mark: list.map((one) => one.mark).join(), make: () => renew(h("div", { class: cls })), renew };
    };
    const wanted = [];
    if (own.length) wanted.push(row("own", "chips", own.map(([id, info]) => number(id, info))));
    for (const [seat, one] of each.length ? Object.entries(doc.seats || {}) : []) {
      const who = {
        key: "who",
        mark: one.name,
        make: () => h("span", { class: "who" }, seatSign(seat, 18), h("b", {}, one.name)),
      };
      wanted.push(
        row(seat, "chips of", [who, ...each.map(([id, info]) => number(id, info, seat))]),
      );
    }
    for (const [id, info] of tracks) wanted.push(number(id, info));
    const box = byId("counters");
    sync(box, wanted);
    for (const el of /** @type {any} */ (box.children))
      el.classList.toggle("must", Boolean(doc.seats?.[el.vakaKey]?.must));
  }

  /** Fields in a row, with markers of those who stand there. @param {string} id @param {any} info */
  track(id, info) {
    const now = this.store.doc.counters?.[id] || {};
    return h(
      "div",
      {
        class: "track",
        role: "img",
        "aria-label":
          info.title +
          ": " +
          Object.entries(now)
            .map(
              ([seat]) =>
                (seat === "all" ? "" : this.store.doc.seats?.[seat]?.name + " ") +
                this.counted(id, seat),
            )
            .join(", "),
      },
      h("span", { class: "faint" }, info.title),
      h(
        "ol",
        {},
        info.fields.map((/** @type {string} */ field, /** @type {number} */ i) => {
          const there = Object.entries(now)
            .filter(([, value]) => value - info.min === i)
            .map(([seat]) => seat);
          return h(
            "li",
            { class: there.includes("all") ? "now" : undefined },
            field,
            there.filter((seat) => seat !== "all").map((seat) => seatSign(seat, 12)),
          );
        }),
      ),
    );
  }

  panels() {
    const panels = inOrder(this.store.doc.panels).filter(([id]) => id !== "help"),
      choices = this.store.doc.choices || {};
    const mark = (/** @type {any} */ panel) =>
      JSON.stringify([
        panel,
        (panel.elements || []).map((/** @type {any} */ one) => one.action && choices[one.action]),
      ]);
    const middle = panels.filter(([, panel]) => panel.middle);
    sync(
      byId("panels"),
      panels
        .filter(([, panel]) => !panel.middle)
        .map(([key, panel]) => ({
          key,
          mark: mark(panel),
          make: () => this.panel(h("section", { class: "panel" }), panel),
          renew: (el) => this.panel(el, panel),
        })),
    );
    byId("middle").hidden = middle.length === 0;
    sync(
      byId("middle"),
      middle.map(([key, panel]) => ({
        key,
        mark: mark(panel),
        make: () => stage(panel, this.table),
      })),
    );
  }

  /** Parts of it that are the same stay. @param {HTMLElement} el @param {any} panel */
  panel(el, panel) {
    const all = panel.elements || [],
      title = { key: "title", mark: panel.title, make: () => h("h3", {}, panel.title) };
    const parts = all.map((/** @type {any} */ one, /** @type {number} */ i) => {
      const before = all.slice(0, i);
      return {
        key: String(i),
        mark: JSON.stringify([
          one,
          one.action && this.store.doc.choices?.[one.action],
          one.type === "strip" && before,
        ]),
        make: () => element(one, this.table, true, before),
      };
    });
    sync(el, panel.title ? [title, ...parts] : parts);
    return el;
  }

  /** Zones that lie neither on a board nor on a mat nor in one's hand. */
  zones() {
    const { layout, doc } = this.store,
      hands = new Set(this.table.bar.hands().map(([id]) => id)),
      targets = this.table.targets();
    const grouped = new Set(
      Object.values(doc.overlays || {})
        .filter((one) => one.type === "group")
        .map((one) => one.zone),
    );
    const kinds = this.table.asked() ? this.table.picks.targets("kind") : new Set();
    const list = Object.entries(layout.zones || {}).filter(
      ([id, zone]) =>
        !zone.board &&
        !this.table.mats.placed.has(id) &&
        !hands.has(id) &&
        !grouped.has(id) &&
        doc.zones?.[id],
    );
    const wanted = list.map(([id, zone]) => ({
      key: id,
      mark: JSON.stringify([
        doc.zones?.[id],
        targets.has(id),
        this.lit(doc.zones?.[id], kinds),
        this.table.picks.zone.includes(id),
      ]),
      make: () => this.zone(id, zone, targets, kinds),
    }));
    const things = /** @type {HTMLDetailsElement} */ (byId("things"));
    things.hidden = wanted.length === 0;
    if (list.some(([id]) => targets.has(id))) things.open = true;
    if (things.open) sync(byId("zones"), wanted);
  }

  /** @param {string} id @param {any} zone @param {Set<string>} targets @param {Set<string>} kinds */
  zone(id, zone, targets, kinds) {
    const own = this.store.doc.zones?.[id] || {},
      title = (zone.title || id) + (own.count === undefined ? "" : " (" + own.count + ")");
    const can = targets.has(id),
      picked = this.table.picks.zone.includes(id);
    const head = can
      ? h(
          "button",
          {
            class: "target" + (picked ? " picked" : ""),
            onclick: (/** @type {any} */ event) => this.table.point({ zone: id }, event),
          },
          title,
        )
      : h("h4", {}, zone.owner === undefined ? null : seatSign(zone.owner, 14), title);
    return h(
      "div",
      { class: "zone " + seatClass(zone.owner), "data-place": id },
      head,
      this.pieces(h("div", { class: "pieces" }), id, own.items, kinds, this.large ? 84 : 46),
    );
  }

  /** Which of its pieces can be pointed at, or are picked. @param {any} zone @param {Set<string>} kinds */
  lit(zone, kinds) {
    return (zone?.items || []).map((/** @type {any} */ item) =>
      this.table.picks.kind === item.kind ? 2 : kinds.has(item.kind),
    );
  }

  /** @param {HTMLElement} box @param {string} id @param {any[]} items @param {Set<string>} kinds @param {number} [size] */
  pieces(box, id, items, kinds, size = 46) {
    sync(
      box,
      pilesOf(items).map((item) => {
        const lit =
            (kinds.has(item.kind) && !item.hidden ? " target" : "") +
            (this.table.picks.kind === item.kind ? " picked" : ""),
          title = titleOf(item);
        const renew = (/** @type {HTMLElement} */ el) => {
          const more = this.store.layout.kinds[item.kind]?.text;
          set(el, { class: "bare" + lit, title: more ? title + "\n" + more : title });
          if (el.firstChild?.textContent !== title)
            el.replaceChildren(spoken(title), picture(item, size));
          return el;
        };
        const onclick = (/** @type {any} */ event) =>
          this.table.pointPiece(id, item.kind, event);
        return { key: item.key, mark: title + lit, make: () => renew(h("button", { onclick })), renew };
      }),
    );
    return box;
  }

  // --- Log and chat --------------------------------------------------------------------------

  /** @param {boolean} anew */
  log(anew) {
    const box = byId("log");
    const lines = inOrder(this.store.doc.log).filter(
      ([, line]) => !this.searched || line.text.toLowerCase().includes(this.searched),
    );
    sync(
      box,
      lines.map(([key, line]) => ({
        key,
        mark: line.text + line.seat,
        make: () => {
          const text = [
            line.seat === undefined ? null : seatSign(line.seat, 12),
            h("span", {}, line.text),
          ];
          const cls = (line.great ? "great " : "") + seatClass(line.seat);
          return line.zone && this.table.board.places.has(line.zone)
            ? h(
                "div",
                { class: cls },
                h(
                  "button",
                  {
                    class: "bare",
                    onclick: () => this.table.board.focus(line.zone),
                  },
                  text,
                ),
              )
            : h("div", { class: cls }, text);
        },
      })),
    );
    if (this.low || anew) requestAnimationFrame(() => (box.scrollTop = box.scrollHeight));
  }

  chat() {
    const { chat, players } = this.store.room,
      box = byId("chat");
    sync(
      box,
      inOrder(chat).map(([key, line]) => ({
        key,
        mark: line.text,
        make: () =>
          h(
            "div",
            { class: line.from === undefined ? "server" : "" },
            line.from === undefined
              ? null
              : h(
                  "b",
                  {},
                  (line.from === "watch"
                    ? say("Watching")
                    : players?.[line.from]?.name ||
                      say("Seat {0}", Number(line.from) + 1)) + ": ",
                ),
            line.text,
          ),
      })),
    );
    box.scrollTop = box.scrollHeight;
    byId("talk").hidden = !chat && !this.store.room.players;
  }
}
