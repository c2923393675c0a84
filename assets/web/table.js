// table.js - a table at which somebody sits: what is pointed at, what is done, who draws what.
//
// SPDX-License-Identifier: MIT
import { byId, h } from "./dom.js";
import { Board } from "./board.js";
import { Bar } from "./bar.js";
import { Column } from "./column.js";
import { Mats } from "./mats.js";
import { Motion } from "./motion.js";
import { menu, notice, sheet } from "./sheet.js";
import { names, Picks, readAction } from "./picks.js";
import { cardSheet, takeLayout } from "./piece.js";
import { settings } from "./settings.js";
import { Store } from "./store.js";
import { say } from "./texts.js";

const PLAYED = new Set(["apply", "undo", "redo", "why", "reach", "means", "others"]);

export class Table {
  /** @param {(request: any) => Promise<any>} ask */
  constructor(ask) {
    this.asks = ask;
    /** What is played goes to the plan while there is one. @param {any} request @returns {Promise<any>} */
    this.ask = (request) =>
      this.plan && PLAYED.has(request.do) ? this.plan.try(request) : this.asks(request);
    this.store = new Store();
    this.picks = new Picks(this.store);
    this.busy = false;
    this.hoverTimer = 0;
    /** @type {import("./replay.js").Replay|null} */
    this.replay = null;
    /** @type {import("./plan.js").Plan|null} */
    this.plan = null;
    this.board = new Board(this.store, this);
    this.mats = new Mats(this.store, this);
    this.bar = new Bar(this.store, this);
    this.column = new Column(this.store, this);
    this.motion = new Motion(this.store, this);
    this.store.hear((events) => this.motion.hear(events));
    this.store.read((changed, before) => this.update(changed, before));
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /** Begins, or begins anew. @param {any} said */
  start(said) {
    if (said.layout) {
      this.store.layout = said.layout;
      takeLayout(said.layout);
      document.documentElement.lang = said.layout.lang || "en";
      this.board.build();
      this.mats.build();
      this.column.build();
    }
    this.store.seq = said.seq;
    this.motion.still(() => this.store.start(said.document));
    if (said.layout) this.board.open();
  }

  /** @param {Record<string, Set<string>>} changed @param {any} before */
  update(changed, before) {
    if (changed.choices || changed.zones || changed.planned || changed.tray) this.picks.renew();
    this.motion.before(changed, before);
    this.board.update(changed);
    this.redraw(changed);
    this.motion.after(changed);
    this.pass();
  }

  /** Where there is nothing to decide. */
  pass() {
    const action = this.store.doc.itself;
    if (action && settings.pass && !this.busy && !this.plan && this.asked())
      this.send({ do: "apply", action, itself: true });
  }

  /** @param {Record<string, Set<string>>} changed */
  redraw(changed) {
    this.mats.update(changed);
    this.column.update(changed);
    this.bar.update(changed);
  }

  /** What was picked has changed. */
  refresh() {
    this.board.mark();
    this.redraw({ picks: new Set() });
  }

  asked() {
    const own = this.store.doc.seats?.[this.store.doc.seat];
    return Boolean(
      !this.replay && own && (own.must || own.may) && !this.ended() && this.picks.actions.length,
    );
  }

  /** By the rules, or by those who play. */
  ended() {
    return this.store.doc.result || this.store.room.outcome;
  }

  /** @returns {Set<string>} */
  targets() {
    return this.asked() ? this.picks.targets("zone") : new Set();
  }

  /** Pieces that this seat has planned to place. @param {string} zone @returns {any[]} */
  ghosts(zone) {
    const out = [];
    for (const one of Object.values(this.store.doc.planned || {})) {
      const action = readAction(this.store.layout, one.action);
      const kind = action.args.find((arg) => arg.type === "kind");
      const places = action.args.filter((arg) => arg.type === "zone");
      const there = this.store.doc.zones?.[zone]?.items || [];
      if (
        kind &&
        places.length &&
        places[places.length - 1].id === zone &&
        !there.some(
          (/** @type {any} */ item) => item.kind === kind.id && item.owner === this.store.doc.seat,
        )
      )
        out.push({ kind: kind.id, owner: this.store.doc.seat, ghost: true });
    }
    return out;
  }

  // --- Pointing ------------------------------------------------------------------------------

  /** @param {{zone?: string, kind?: string, counter?: string}} what @param {any} [event] */
  point(what, event) {
    if (!this.asked()) return this.idle(event);
    let found = this.picks.match(what);
    if (!found.length && this.picks.any()) {
      this.picks.clear();
      found = this.picks.match(what);
    }
    if (!found.length) found = this.naming(what);
    if (found.length) this.settle(found, what, event);
    else this.whyNot(what, event);
    this.refresh();
  }

  /** A piece beside the board stands for its kind where an action takes it from there, else for its place. @param {string} zone @param {string} kind @param {any} event */
  async pointPiece(zone, kind, event) {
    const actions = this.picks.actions,
      at = { clientX: event.clientX, clientY: event.clientY };
    if (this.asked() && actions.some((action) => names(action, "kind", kind))) {
      const both = this.picks.match({ zone, kind });
      if (both.length === 1 && !this.picks.flags(both[0]).anytime) return this.act(both[0]);
      const { actions: meant } = zone ? await this.ask({ do: "means", zone, kind }) : {};
      if (!meant) return this.point({ kind }, at);
      const among = () =>
        this.picks.match({ kind }).filter((action) => meant.includes(action.text));
      let found = among();
      if (!found.length) {
        this.picks.clear();
        found = among();
      }
      if (found.length) {
        this.settle(found, { kind }, at);
        return this.refresh();
      }
    }
    if (actions.some((action) => names(action, "zone", zone))) return this.point({ zone }, at);
    this.read(kind);
  }

  /** @param {{zone?: string, kind?: string, counter?: string}} what */
  naming(what) {
    return this.picks.actions.filter(
      (action) =>
        (what.zone && names(action, "zone", what.zone)) ||
        (what.kind && names(action, "kind", what.kind)) ||
        (what.counter && names(action, "counter", what.counter)),
    );
  }

  /** One is meant: do it. Several places are left: pick. Else ask which. @param {import("./picks.js").Action[]} found @param {any} what @param {any} event */
  settle(found, what, event) {
    const again =
      (what.zone && this.picks.zone.includes(what.zone)) ||
      (what.kind && this.picks.kind === what.kind) ||
      (what.counter && this.picks.counter.includes(what.counter));
    if (found.length === 1 && !this.picks.flags(found[0]).anytime) return this.act(found[0]);
    const open = found.some((action) => this.picks.open(action, what)) || this.isSite(found, what);
    if (found.length > 1 && open && !again) {
      if (what.zone) this.picks.zone.push(what.zone);
      if (what.kind) this.picks.kind = what.kind;
      if (what.counter) this.picks.counter.push(what.counter);
      return;
    }
    this.choose(found, what.zone ? this.board.title(what.zone) || what.zone : say("Choose"), event);
  }

  /** A place where things of the tray can be had. @param {import("./picks.js").Action[]} found @param {any} what */
  isSite(found, what) {
    const rows = Object.values(this.store.doc.tray || {});
    return (
      Boolean(what.zone) &&
      !this.picks.verb &&
      found.some((action) => rows.some((row) => this.picks.ofTray(action, row)))
    );
  }

  /** @param {import("./picks.js").Action[]} actions @param {string} title @param {any} [event] */
  choose(actions, title, event) {
    menu(
      title,
      actions.map((action) => ({ text: action.label, go: () => this.act(action) })),
      event,
    );
  }

  all() {
    const actions = this.picks.match();
    if (actions.length) this.choose(actions, say("All you may do now"));
    else notice(say("There is nothing to do now."));
  }

  /** Lets go of what was picked. */
  let() {
    if (!this.picks.any()) return;
    this.picks.clear();
    this.refresh();
  }

  /** @param {any} row of the tray */
  pickTray(row) {
    const found = this.picks.actions.filter(
      (action) =>
        this.picks.ofTray(action, row) && this.picks.zone.every((id) => names(action, "zone", id)),
    );
    if (found.length === 1) return this.act(found[0]);
    if (!found.length) return notice(row.why || say("Nothing can be done here now."));
    const zone = this.picks.zone;
    this.picks.clear();
    this.picks.zone = zone;
    this.picks.verb = row.verb;
    if (row.kind && found.some((action) => names(action, "kind", row.kind)))
      this.picks.kind = row.kind;
    this.refresh();
  }

  // --- Doing ---------------------------------------------------------------------------------

  /** @param {import("./picks.js").Action} action */
  async act(action) {
    const lost = this.store.doc.ends?.[action.verb];
    if (Array.isArray(lost) && !(await sheet.confirm(action.label, lost))) return;
    const last = this.store.doc.last;
    if (lost && last)
      for (const one of this.picks.actions.filter((a) => a.verb === last.verb))
        if (!(await this.send({ do: "apply", action: one.text })).ok) return;
    const wish = { do: "apply", action: action.text },
      answer = await this.send({ ...wish, ask: true });
    if (answer.ends && (await sheet.confirm(action.label, [answer.error]))) await this.send(wish);
  }

  /** @param {any} request @returns {Promise<any>} */
  async send(request) {
    if (this.busy || this.replay) return { ok: false };
    this.busy = true;
    document.body.classList.add("busy");
    const answer = await this.ask(request);
    this.busy = false;
    document.body.classList.remove("busy");
    if (answer.ok) this.pass();
    else this.refused(answer);
    return answer;
  }

  /** @param {any} answer @param {any} [event] */
  refused(answer, event) {
    if (answer.ends) return; // it is asked about
    if (answer.why)
      notice(
        answer.why.text + (answer.why.rule ? " (" + answer.why.rule + ")" : ""),
        event,
        answer.why.digest,
      );
    else if (answer.error) notice(answer.error, event);
    else if (answer.lost) notice(say("The connection was lost; it is being made again."), event);
  }

  /** @param {any} event */
  idle(event) {
    if (!this.ended() && this.store.doc.seat !== undefined)
      notice(say("It is not your turn."), event);
  }

  /** @param {{zone?: string, kind?: string}} what @param {any} event */
  async whyNot(what, event) {
    const from = this.picks.zone[0];
    const at = event && { clientX: event.clientX, clientY: event.clientY };
    if (what.zone && !what.kind && (await this.goFar(what.zone, from))) return;
    const { why } = await this.ask({
      do: "why",
      zone: what.kind ? undefined : what.zone,
      kind: what.kind,
      from,
    });
    if (why) this.refused({ why }, at);
    else notice(say("Nothing can be done here now."), at);
  }

  /** A far place: there step by step, as long as nothing comes between. @param {string} zone @param {string|undefined} picked @returns {Promise<boolean>} */
  async goFar(zone, picked) {
    const group = Object.values(this.store.doc.overlays || {}).find((one) => one.type === "group");
    const from = picked || (group && group.zone);
    if (!from || !this.board.places.has(zone) || this.busy) return false;
    const answer = await this.ask({ do: "reach", from });
    const way = (answer.ways || []).find((/** @type {any} */ one) => one.to === zone);
    if (!way) return false;
    for (const action of way.actions) {
      const seq = this.store.seq;
      if (!this.store.doc.choices?.[action]) break;
      if (!(await this.send({ do: "apply", action })).ok) break;
      await this.settled(seq);
    }
    return true;
  }

  /** News may come after the answer: waits for them, but not for ever. @param {number} seq before it was asked @returns {Promise<void>} */
  settled(seq) {
    return new Promise((done) => {
      const look = (/** @type {number} */ n) =>
        this.store.seq > seq || n > 40 ? done() : setTimeout(() => look(n + 1), 10);
      look(0);
    });
  }

  undo() {
    return this.send({ do: "undo" });
  }

  redo() {
    return this.send({ do: "redo" });
  }

  // --- Reading -------------------------------------------------------------------------------

  /** @param {string} kind */
  read(kind) {
    sheet.open(cardSheet(kind), { label: kind });
  }

  /** The card of a space, in the corner. @param {string} zone */
  readCard(zone) {
    const card = byId("hover");
    clearTimeout(this.hoverTimer);
    if (matchMedia("(hover: none)").matches)
      this.hoverTimer = setTimeout(() => (card.hidden = true), 3000);
    const text = zone ? this.board.label(zone).split(", ") : [];
    card.hidden = !zone;
    if (zone) card.replaceChildren(...text.map((line, i) => h(i ? "p" : "h3", {}, line)));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (
      /** @type {any} */ (event.target).matches("input,textarea,select") ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      document.querySelector("dialog[open]")
    )
      return;
    if (event.key === "Escape") this.let();
    else if (event.key === "u") this.store.doc.undo && this.undo();
    else if (event.key === "r") this.store.doc.redo && this.redo();
    else if (event.key === "a") this.all();
    else if (event.key === "b" && this.board.places.size)
      this.board.focus(this.board.cursor || this.board.places.keys().next().value || "");
    else if (event.key === "n" && !this.board.svg.contains(document.activeElement))
      this.board.nextTarget(1);
    else if (event.key === "?") this.bar.help();
  }
}
