// replay.js - a game seen again, step by step.
//
// SPDX-License-Identifier: MIT
import { byId, h } from "./dom.js";
import { say } from "./texts.js";

export class Replay {
  /**
   * @param {import("./table.js").Table} table
   * @param {(request: any) => Promise<any>} ask
   * @param {() => void} leave what is done when it is over
   */
  constructor(table, ask, leave) {
    this.table = table;
    this.ask = ask;
    this.leave = leave;
    /** @type {{patch: any, events: any[]}[]} */
    this.frames = [];
    /** @type {any} */
    this.first = null;
    this.at = 0;
  }

  /** All frames, however many answers they come in. @param {any} as */
  async open(as) {
    this.table.replay = this;
    for (let more = true; more;) {
      const said = await this.ask({ do: "replay", as, from: this.frames.length });
      if (this.table.replay !== this) return;
      if (!said.ok) {
        this.table.refused(said);
        return this.leave();
      }
      this.first = this.first || said.document;
      this.frames.push(...said.frames);
      more = Boolean(said.more) && said.frames.length > 0;
    }
    this.go(this.frames.length);
  }

  /** Forwards with what happened, backwards from the start. @param {number} to */
  go(to) {
    const store = this.table.store,
      goal = Math.max(0, Math.min(to, this.frames.length));
    if (goal !== this.at + 1) {
      this.at = 0;
      store.seq = 0;
      this.table.motion.still(() => {
        store.start(structuredClone(this.first));
        while (this.at < goal) this.step();
      });
    } else this.step();
    this.bar();
  }

  step() {
    const frame = structuredClone(this.frames[this.at++]);
    this.table.store.news({ seq: this.table.store.seq + 1, ...frame });
  }

  bar() {
    const last = this.frames.length,
      go = (/** @type {string} */ text, /** @type {string} */ label, /** @type {number} */ to) =>
        h(
          "button",
          { "aria-label": label, disabled: to < 0 || to > last, onclick: () => this.go(to) },
          text,
        );
    const slide = h("input", {
      type: "range",
      min: 0,
      max: last,
      value: this.at,
      "aria-label": say("Step"),
      onchange: (/** @type {any} */ event) => this.go(Number(event.target.value)),
    });
    byId("room").replaceChildren(
      h(
        "div",
        { class: "replay", role: "group", "aria-label": say("Replay") },
        go("⏮", say("To the start"), 0),
        go("◀", say("Back"), this.at - 1),
        slide,
        h("span", {}, this.at + "/" + last),
        go("▶", say("On"), this.at + 1),
        go("⏭", say("To the end"), last),
        this.table.store.room.may?.propose && this.table.store.room.state === "running"
          ? h(
              "button",
              {
                onclick: () =>
                  this.ask({ do: "propose", what: "rewind", to: this.at }).then(() => this.leave()),
              },
              say("Propose: {0}", say("rewind")),
            )
          : null,
        h("button", { class: "main", onclick: () => this.leave() }, say("Back to the table")),
      ),
    );
  }
}
