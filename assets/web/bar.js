// bar.js - what is expected, buttons for what needs no place, trays, the hand; and the tools.
//
// SPDX-License-Identifier: MIT
import { byId, h, inOrder, set, spoken, sync, tool, write } from "./dom.js";
import { artOf, icon, picture, pilesOf, seatSign, titleOf } from "./piece.js";
import { names } from "./picks.js";
import { elements } from "./panels.js";
import { notice, sheet } from "./sheet.js";
import { say } from "./texts.js";
import { openSettings } from "./settings.js";

const MOST = 40; // buttons

export class Bar {
  /** @param {import("./store.js").Store} store @param {import("./table.js").Table} table */
  constructor(store, table) {
    this.store = store;
    this.table = table;
    /** @type {{zones?: any, seat?: number, list: [string, any][]}} as they were found last */
    this.handsOf = { list: [] };
    this.tools();
  }

  tools() {
    const table = this.table;
    byId("tools").replaceChildren(
      tool("all", say("All actions"), "M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h11", () => table.all()),
      tool("undo", say("Undo"), "M5 9h9a5 5 0 0 1 0 10h-4M9 4 4 9l5 5", () => table.undo()),
      tool("redo", say("Redo"), "M19 9h-9a5 5 0 0 0 0 10h4M15 4l5 5-5 5", () => table.redo()),
      h("span", { id: "offers" }),
      tool("settings", say("Settings"), "M3 7h9M18 7h3M3 17h3M12 17h9M15 4v6M9 14v6", () =>
        openSettings(),
      ),
      h("button", { id: "help", "aria-label": say("Help"), onclick: () => this.help() }, "?"),
    );
    this.able();
  }

  /** @param {Record<string, Set<string>>} changed */
  update(changed) {
    const some = (/** @type {string[]} */ ...keys) => keys.some((key) => changed[key]);
    if (some("round", "phase", "stages", "stage", "seats")) this.strip();
    if (some("prompt", "choices", "picks", "seats")) this.prompt();
    if (some("choices", "picks", "tray", "ends", "zones", "seats", "deal")) this.buttons();
    if (some("tray", "purses", "choices", "picks")) this.tray();
    if (some("zones", "choices", "picks", "seats")) this.hand();
    if (some("planned")) this.planned();
    this.able();
  }

  able() {
    const { doc } = this.store,
      can = { undo: doc.undo, redo: doc.redo, all: this.table.asked() };
    for (const [id, may] of Object.entries(can))
      /** @type {any} */ (byId(id)).disabled = !may || this.store.room.outcome;
  }

  strip() {
    const { doc, layout } = this.store;
    write(byId("title"), layout.title || "");
    write(byId("turn"), doc.round ? say("turn {0}", doc.round) : "");
    const stages = doc.stages || [],
      alone = !stages.length && doc.phase;
    sync(
      byId("stages"),
      (alone ? [doc.phase] : stages).map((/** @type {string} */ text, /** @type {number} */ i) => {
        const now = !alone && i === doc.stage,
          cls = alone ? "alone" : now ? "now" : undefined;
        return {
          key: String(i),
          mark: text + cls,
          make: () => h("li", { class: cls, "aria-current": now ? "step" : undefined }, text),
        };
      }),
    );
    const seats = Object.entries(doc.seats || {}).sort(
      ([a, x], [b, y]) => (x.place ?? Number(a)) - (y.place ?? Number(b)),
    );
    sync(
      byId("seats"),
      seats.map(([seat, one]) => {
        const renew = (/** @type {any} */ el) => {
          const [, name, score] = el.children;
          el.classList.toggle("must", Boolean(one.must));
          el.classList.toggle("out", !one.in);
          const label = one.name + ", " + one.score;
          set(el, { "aria-label": label + (one.must ? ", " + say("has to decide") : "") });
          name.replaceChildren(Number(seat) === doc.seat ? h("b", {}, one.name) : one.name);
          write(score, one.score || "");
          return el;
        };
        const part = (/** @type {string} */ cls) => h("span", { class: cls });
        return {
          key: seat,
          mark: JSON.stringify([one, doc.seat]),
          make: () => renew(h("li", {}, seatSign(seat, 22), part("name"), part("score"))),
          renew,
        };
      }),
    );
    this.tab();
  }

  /** Whose turn it is, in the title of the tab. */
  tab() {
    const { doc, layout } = this.store,
      own = doc.seats?.[doc.seat];
    const title =
      (own && own.must && !this.table.ended() ? "● " + say("Your turn") + " – " : "") +
      (layout.title || "Vaka");
    if (document.title !== title) document.title = title;
  }

  prompt() {
    const { doc } = this.store,
      picks = this.table.picks,
      prompt = doc.prompt || {};
    let text = (this.store.room.outcome || prompt).text || "";
    if (picks.any()) {
      const what = [
        picks.kind && this.store.layout.kinds[picks.kind]?.title,
        ...picks.counter.map((id) => this.store.layout.counters[id]?.title),
        ...picks.zone.map(
          (id) => this.table.board.title(id) || this.store.layout.zones[id]?.title || id,
        ),
        picks.verb && !picks.kind ? this.store.layout.verbs[picks.verb]?.title : "",
      ].filter(Boolean);
      text = say("Now say where or what. Picked: {0}", what.join(", "));
    }
    const el = byId("prompt"),
      mark = text + (prompt.about || "");
    if (el.dataset.mark === mark) return;
    el.dataset.mark = mark;
    el.replaceChildren(
      text,
      ...(prompt.title && !picks.any()
        ? [
            h(
              "span",
              { class: "asks", title: prompt.about },
              prompt.title + ": " + (prompt.about || ""),
            ),
          ]
        : []),
    );
  }

  /** Is it reached by a card of the hand? @param {import("./picks.js").Action} action */
  ofCard(action) {
    return this.hands().some(
      ([id, zone]) =>
        zone.owner === this.store.doc.seat &&
        action.args.some(
          (arg) =>
            arg.type === "kind" &&
            (this.store.doc.zones?.[id]?.items || []).some(
              (/** @type {any} */ item) => item.kind === arg.id,
            ),
        ),
    );
  }

  /** @param {import("./picks.js").Action} action */
  isButton(action) {
    const picks = this.table.picks,
      rows = Object.values(this.store.doc.tray || {});
    if (action.verb === "deal-give" || action.verb === "deal-ask" || this.ends(action))
      return false;
    const placed = action.args.some((arg) => arg.type === "zone" || arg.type === "counter");
    if (!picks.any())
      return !placed && !this.ofCard(action) && !rows.some((row) => picks.ofTray(action, row));
    return !picks.open(action) && !rows.some((row) => picks.ofTray(action, row));
  }

  /** @param {import("./picks.js").Action} action */
  ends(action) {
    return (
      Boolean(this.store.doc.ends?.[action.verb]) &&
      !action.args.some((arg) => arg.type === "zone")
    );
  }

  buttons() {
    const table = this.table,
      asked = table.asked();
    const found = asked
      ? table.picks
          .match()
          .filter((action) => this.isButton(action))
          .slice(0, MOST)
      : [];
    const ends = asked ? table.picks.actions.filter((action) => this.ends(action)) : [];
    const sole =
      found.length + ends.length === 1 &&
      table.picks.actions.filter((action) => !table.picks.flags(action).anytime).length === 1;
    const make = (/** @type {any} */ action, /** @type {boolean} */ main, /** @type {any} */ lost) => ({
      key: action.text,
      mark: action.label + main + lost,
      make: () =>
        h(
          "button",
          { class: main ? "main" : undefined, onclick: () => table.act(action) },
          action.label,
          Array.isArray(lost) ? h("small", {}, " · " + lost.join(" · ")) : null,
        ),
    });
    sync(
      byId("buttons"),
      found.map((action) => make(action, sole, null)),
    );
    sync(
      byId("ends"),
      ends.map((action) => make(action, true, this.store.doc.ends[action.verb])),
    );
  }

  tray() {
    const table = this.table,
      { tray, purses } = this.store.doc,
      picks = table.picks;
    const on = Object.keys(tray || {}).length > 0 && this.store.doc.seat !== undefined;
    byId("tray").hidden = !on;
    if (!on) return;
    sync(
      byId("purses"),
      inOrder(purses).map(([key, one]) => ({
        key,
        mark: JSON.stringify(one),
        make: () =>
          h(
            "li",
            { "aria-label": (one.text || "") + " " + one.left + "/" + one.all },
            h("span", {}, one.text || ""),
            one.all <= 20
              ? h(
                  "span",
                  { class: "pips", "aria-hidden": "true" },
                  Array.from({ length: one.all }, (_, i) =>
                    h("i", { class: i < one.left ? "left" : "" }),
                  ),
                )
              : h("b", {}, one.left + "/" + one.all),
          ),
      })),
    );
    sync(
      byId("rows"),
      inOrder(tray).map(([key, row]) => {
        const can = table.asked() && picks.actions.some((action) => picks.ofTray(action, row));
        const picked =
          picks.verb === row.verb && (!row.kind || picks.kind === row.kind || !picks.kind);
        return {
          key,
          mark: JSON.stringify([row, can, picked]),
          make: () =>
            h(
              "button",
              {
                class: "good" + (can ? "" : " off") + (picked ? " picked" : ""),
                "aria-pressed": picked ? "true" : "false",
                "aria-disabled": can ? "false" : "true",
                title: [row.title, row.cost, can ? "" : row.why].filter(Boolean).join("\n"),
                onclick: () =>
                  can
                    ? table.pickTray(row)
                    : notice(row.why || say("Nothing can be done here now.")),
              },
              spoken(
                [
                  row.title,
                  row.cost,
                  can ? "" : row.why,
                  row.stock === undefined ? "" : say("{0} left", row.stock),
                ]
                  .filter(Boolean)
                  .join(", "),
              ),
              artOf(row.art)
                ? icon(row.art)
                : row.kind
                  ? picture({ kind: row.kind, owner: this.store.doc.seat }, 40)
                  : h("span", { class: "word" }, row.title),
              row.price
                ? h(
                    "span",
                    { class: "pips" },
                    Array.from({ length: Math.min(row.price, 12) }, () =>
                      h("i", { class: "left" }),
                    ),
                  )
                : row.cost
                  ? h("small", { "aria-hidden": "true" }, row.cost)
                  : null,
              row.stock === undefined
                ? null
                : h("span", { class: "stock", "aria-hidden": "true" }, row.stock),
            ),
        };
      }),
    );
  }

  planned() {
    const planned = inOrder(this.store.doc.planned);
    byId("planned").hidden = planned.length === 0;
    sync(
      byId("planned"),
      planned.map(([key, one]) => ({
        key,
        mark: one.label || one.action,
        make: () => h("li", {}, one.label || one.action),
      })),
    );
  }

  /** Hands, one's own first. @returns {[string, any][]} */
  hands() {
    const seat = this.store.doc.seat,
      { zones } = this.store.layout,
      placed = this.table.mats.placed;
    if (this.handsOf.zones !== zones || this.handsOf.seat !== seat)
      this.handsOf = {
        zones,
        seat,
        list: Object.entries(zones || {}).filter(
          ([id, zone]) => zone.type === "hand" && zone.owner === seat && !placed.has(id),
        ),
      };
    return this.handsOf.list;
  }

  hand() {
    const table = this.table,
      asked = table.asked(),
      kinds = asked ? table.picks.targets("kind") : new Set();
    const cards = this.hands().flatMap(([id]) =>
      pilesOf(this.store.doc.zones?.[id]?.items).map((item) => ({ id, item })),
    );
    byId("hand").hidden = cards.length === 0;
    sync(
      byId("hand"),
      cards.map(({ id, item }) => {
        const can =
            kinds.has(item.kind) ||
            (asked && table.picks.actions.some((action) => names(action, "kind", item.kind))),
          picked = table.picks.kind === item.kind;
        return {
          key: id + item.key,
          mark: JSON.stringify([item, can, picked]),
          make: () =>
            h(
              "li",
              {},
              h(
                "button",
                {
                  class: "card" + (can ? " target" : "") + (picked ? " picked" : ""),
                  "aria-pressed": picked ? "true" : "false",
                  title: this.store.layout.kinds[item.kind]?.text,
                  onclick: (/** @type {any} */ event) => table.pointPiece(id, item.kind, event),
                  oncontextmenu: (/** @type {any} */ event) => {
                    event.preventDefault();
                    table.read(item.kind);
                  },
                },
                spoken(titleOf(item)),
                picture(item, 76),
              ),
            ),
        };
      }),
    );
  }

  /** What the phase is about, and the keys. */
  help() {
    const panel = this.store.doc.panels?.help;
    const keys = [
      ["B", say("the board; arrows go from space to space, Enter presses")],
      ["N", say("the next place that can be chosen")],
      ["A", say("all actions")],
      ["U, R", say("undo, redo")],
      ["Esc", say("let go of what is picked")],
      ["+ − 0", say("zoom; the whole board")],
    ];
    sheet.open(
      h(
        "div",
        {},
        h("h2", {}, say("Help")),
        panel
          ? h(
              "div",
              {},
              panel.title ? h("h3", {}, panel.title) : null,
              elements(panel.elements, this.table),
            )
          : null,
        h("h3", {}, say("Keys")),
        h(
          "dl",
          { class: "keys" },
          keys.map(([key, text]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, text)]),
        ),
      ),
      { label: say("Help") },
    );
  }
}
