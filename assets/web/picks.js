// picks.js - which actions are meant by what was pointed at so far.
//
// SPDX-License-Identifier: MIT
//
// What was pointed at is picked, and the actions that name all of it are left. Places are picked in
// the order in which the action names them, and so are counters, unless its verb takes either.

/** @typedef {{text: string, label: string, verb: string, args: {type: string, id: string}[]}} Action */

const PLACES = new Set(["zone", "space", "route"]);

/** @param {string} type @returns {string} */
function sortOf(type) {
  return PLACES.has(type) ? "zone" : type;
}

/** @param {any} layout @param {any} choices @returns {Action[]} */
export function readChoices(layout, choices) {
  return Object.entries(choices || {}).map(([text, label]) => ({
    ...readAction(layout, text),
    label,
  }));
}

/** @param {any} layout @param {string} text @returns {Action} */
export function readAction(layout, text) {
  const [verb, ...words] = text.split(" ");
  const types = layout.verbs[verb]?.args || [];
  return {
    text,
    label: "",
    verb,
    args: words.map((id, i) => ({ type: sortOf(types[i] || ""), id })),
  };
}

export class Picks {
  /** @param {import("./store.js").Store} store */
  constructor(store) {
    this.store = store;
    /** @type {Action[]} */
    this.actions = [];
    this.clear();
  }

  clear() {
    /** @type {string[]} */
    this.zone = [];
    /** @type {string[]} */
    this.counter = [];
    this.kind = "";
    this.verb = "";
  }

  renew() {
    this.actions = readChoices(this.store.layout, this.store.doc.choices);
    this.clear();
  }

  any() {
    return this.zone.length > 0 || this.counter.length > 0 || this.kind !== "" || this.verb !== "";
  }

  /** @param {Action} action */
  flags(action) {
    return this.store.layout.verbs[action.verb] || {};
  }

  /** @param {Action} action @param {string} sort @param {string[]} picked */
  begins(action, sort, picked) {
    const own = action.args.filter((arg) => arg.type === sort).map((arg) => arg.id);
    if (this.flags(action).either) return picked.every((id) => own.includes(id));
    return picked.length <= own.length && picked.every((id, i) => own[i] === id);
  }

  /** @param {Action} action @param {{zone?: string, kind?: string, counter?: string}} [more] */
  means(action, more = {}) {
    const zone =
      more.zone && !this.zone.includes(more.zone) ? [...this.zone, more.zone] : this.zone;
    const counter =
      more.counter && !this.counter.includes(more.counter)
        ? [...this.counter, more.counter]
        : this.counter;
    return (
      this.begins(action, "zone", zone) &&
      this.begins(action, "counter", counter) &&
      (!this.kind || names(action, "kind", this.kind)) &&
      (!more.kind || names(action, "kind", more.kind)) &&
      (!this.verb || this.verb === action.verb)
    );
  }

  /** @param {{zone?: string, kind?: string, counter?: string}} [more] @returns {Action[]} */
  match(more) {
    return this.actions.filter((action) => this.means(action, more));
  }

  /** Does it name a place or counter that is not picked? @param {Action} action @param {any} [more] */
  open(action, more = {}) {
    return action.args.some(
      (arg) =>
        (arg.type === "zone" && !this.zone.includes(arg.id) && arg.id !== more.zone) ||
        (arg.type === "counter" && !this.counter.includes(arg.id) && arg.id !== more.counter),
    );
  }

  /** What is worth pointing at next. @param {string} sort @returns {Set<string>} */
  targets(sort) {
    /** @type {Set<string>} */
    const out = new Set();
    const picked = sort === "zone" ? this.zone : sort === "counter" ? this.counter : [];
    for (const action of this.actions) {
      const flags = this.flags(action);
      if (!this.means(action) || (!this.any() && flags.anytime)) continue;
      const own = action.args.filter((arg) => arg.type === sort).map((arg) => arg.id);
      if (sort === "kind" || flags.either)
        own.filter((id) => !picked.includes(id)).forEach((id) => out.add(id));
      else if (own[picked.length] !== undefined) out.add(own[picked.length]);
    }
    return out;
  }

  /** Is it an action for which a row of the tray stands? @param {Action} action @param {any} row */
  ofTray(action, row) {
    const kinds = action.args.filter((arg) => arg.type === "kind");
    const said = row.argument ? action.args[row.argument - 1]?.id : row.value;
    return (
      action.verb === row.verb &&
      said === row.value &&
      (kinds.length === 0 || kinds.some((arg) => arg.id === row.kind))
    );
  }
}

/** @param {Action} action @param {string} sort @param {string} id */
export function names(action, sort, id) {
  return action.args.some((arg) => arg.type === sort && arg.id === id);
}
