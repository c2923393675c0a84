// plan.js - moves ahead on a copy, in which all that one cannot know is drawn anew; then they are
// thrown away or sent.
//
// SPDX-License-Identifier: MIT
//
// The copy is the server's. While it is looked at the table goes on: its news are kept for later.
import { byId, h } from "./dom.js";
import { notice } from "./sheet.js";
import { merge } from "./store.js";
import { say } from "./texts.js";

/** @typedef {{action: string, label: string, after: string}} Step action "": others have moved */

export class Plan {
  /** @param {import("./table.js").Table} table @param {(request: any) => Promise<any>} ask */
  constructor(table, ask) {
    this.table = table;
    this.ask = ask;
    /** @type {Step[]} */
    this.steps = [];
    /** @type {Step[]} */
    this.undone = [];
    /** @type {{doc: any, seq: number}} the table as it is */
    this.real = { doc: null, seq: 0 };
    this.late = false; // the table has gone on meanwhile
  }

  async open() {
    const { store } = this.table,
      said = await this.table.send({ do: "plan", known: store.layout.id });
    if (!said.document) return;
    this.real = { doc: store.doc, seq: store.seq };
    this.table.plan = this;
    this.show(said.document);
  }

  /** @param {any} document */
  show(document) {
    const { store, motion } = this.table;
    store.seq = 0;
    motion.still(() => store.start(document));
    this.bar();
  }

  /** What happens at the table. @param {any} said @returns {boolean} false: some was lost */
  news(said) {
    if (said.seq !== this.real.seq + 1) return false;
    this.real.seq = said.seq;
    merge(this.real.doc, said.patch);
    this.late = true;
    this.bar();
    return true;
  }

  /** A request of the table, made on the copy. @param {any} request @returns {Promise<any>} */
  async try(request) {
    const { store } = this.table,
      what = request.do;
    if (["why", "reach", "means"].includes(what)) return { ok: false };
    const label =
      what === "others" ? say("Others move") : store.doc.choices?.[request.action] || "";
    const said = await this.ask({
      do: "plan",
      ...(what === "apply" ? { action: request.action } : { [what]: true }),
    });
    if (!said.ok || this.table.plan !== this) return said;
    store.news({ seq: store.seq + 1, patch: said.patch || {}, events: said.events || [] });
    if (what === "undo") this.undone.push(...this.steps.splice(-1));
    else if (what === "redo") this.steps.push(...this.undone.splice(-1));
    else this.steps.push({ action: request.action || "", label, after: choicesOf(store.doc) });
    if (what === "apply" || what === "others") this.undone = [];
    this.bar();
    return said;
  }

  /** It is not looked at any more. */
  close() {
    this.table.plan = null;
    byId("plan").hidden = true;
    document.body.classList.remove("planning");
  }

  /** Back to the table as it is now. */
  leave() {
    const { store, motion } = this.table;
    this.close();
    this.ask({ do: "plan", end: true });
    store.seq = this.real.seq;
    motion.still(() => store.start(this.real.doc));
  }

  /** Moves that can be sent: up to where others come. */
  own() {
    const end = this.steps.findIndex((step) => !step.action);
    return end < 0 ? this.steps : this.steps.slice(0, end);
  }

  /** The first moves of it, as long as all comes as it did on the copy. @param {number} count */
  async send(count) {
    const steps = this.own().slice(0, count),
      table = this.table;
    if (table.busy) return undefined;
    this.leave();
    let after = choicesOf(table.store.doc);
    for (const [n, step] of steps.entries()) {
      const now = choicesOf(table.store.doc),
        seq = table.store.seq;
      if (now !== after || !table.store.doc.choices?.[step.action])
        return notice(say("It came otherwise than planned: {0} of {1} sent.", n, steps.length));
      if (!(await table.send({ do: "apply", action: step.action })).ok) return undefined;
      await table.settled(seq);
      after = step.after;
    }
    return undefined;
  }

  bar() {
    const box = byId("plan"),
      { store } = this.table,
      seat = store.doc.seats?.[store.doc.seat] || {},
      own = this.own();
    document.body.classList.add("planning");
    box.hidden = false;
    box.replaceChildren(
      h("b", {}, say("A plan: only you see it.")),
      h("span", { class: "faint" }, say("What you cannot know is drawn anew.")),
      this.late ? h("span", { class: "late" }, say("At the table it has gone on.")) : "",
      h(
        "ol",
        { "aria-label": say("Planned moves") },
        this.steps.map((step, i) =>
          h(
            "li",
            {},
            i < own.length
              ? h(
                  "button",
                  {
                    title: say("Send as far as this"),
                    "aria-label": say("Send as far as this") + ": " + step.label,
                    onclick: () => this.send(i + 1),
                  },
                  step.label,
                )
              : step.label,
          ),
        ),
      ),
      h(
        "span",
        { class: "row" },
        seat.must || store.doc.result
          ? null
          : h("button", { onclick: () => this.table.send({ do: "others" }) }, say("Others move")),
        h(
          "button",
          { class: "main", disabled: !own.length, onclick: () => this.send(own.length) },
          say("Send"),
        ),
        h("button", { onclick: () => this.leave() }, say("Throw away")),
      ),
    );
  }
}

/** What could be done next, as one text. @param {any} doc */
function choicesOf(doc) {
  return Object.keys(doc.choices || {})
    .sort()
    .join("\n");
}
