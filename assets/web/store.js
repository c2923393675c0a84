// store.js - the layout and the document of a table, and who wants to know when they change.
//
// SPDX-License-Identifier: MIT

/**
 * A JSON merge patch (RFC 7396), applied in place. Notes in `changed` which members of the document
 * and which of their own members it touches: {zones: Set{"a", "b"}, phase: Set{}}.
 * @param {any} into @param {any} patch @param {Record<string, Set<string>>} [changed]
 */
export function merge(into, patch, changed) {
  for (const key of Object.keys(patch)) {
    if (key === "__proto__") continue;
    const value = patch[key];
    if (changed) {
      changed[key] = changed[key] || new Set();
      for (const inner of inside(value, into[key])) changed[key].add(inner);
    }
    if (value === null) delete into[key];
    else if (!isMap(value)) into[key] = value;
    else {
      if (!isMap(into[key])) into[key] = {};
      merge(into[key], value);
    }
  }
}

/** @param {any} value */
function isMap(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {any} value @param {any} before @returns {string[]} */
function inside(value, before) {
  if (isMap(value)) return Object.keys(value);
  return isMap(before) ? Object.keys(before) : [];
}

/** Everything that is drawn is drawn from here. */
export class Store {
  constructor() {
    /** @type {any} */
    this.layout = {};
    /** @type {any} */
    this.doc = {};
    /** @type {any} players, chat, may, proposals: what the server says */
    this.room = {};
    this.seq = 0;
    /** @type {((changed: Record<string, Set<string>>, before: any) => void)[]} */
    this.readers = [];
    /** @type {((events: any[]) => void)[]} */
    this.hearers = [];
  }

  /** @param {(changed: Record<string, Set<string>>, before: any) => void} reader */
  read(reader) {
    this.readers.push(reader);
  }

  /** @param {(events: any[]) => void} hearer */
  hear(hearer) {
    this.hearers.push(hearer);
  }

  /** @param {any} document */
  start(document) {
    /** @type {Record<string, Set<string>>} */
    const changed = {};
    for (const key of Object.keys({ ...this.doc, ...document }))
      changed[key] = new Set([...inside(this.doc[key], {}), ...inside(document[key], {})]);
    this.doc = document;
    this.tell(changed, {});
  }

  /** @param {{seq: number, patch: any, events: any[]}} news @returns {boolean} false: some are lost */
  news(news) {
    if (news.seq !== this.seq + 1) return false;
    this.seq = news.seq;
    /** @type {Record<string, Set<string>>} */
    const changed = {};
    const zones = news.patch.zones ? { ...this.doc.zones } : this.doc.zones;
    if (news.patch.zones)
      for (const key of Object.keys(news.patch.zones))
        if (zones[key]) zones[key] = { ...zones[key] };
    const before = { zones, counters: this.doc.counters };
    merge(this.doc, news.patch, changed);
    for (const hearer of this.hearers) hearer(news.events || []);
    this.tell(changed, before);
    return true;
  }

  /** @param {Record<string, Set<string>>} changed @param {any} before */
  tell(changed, before) {
    for (const reader of this.readers) reader(changed, before);
  }
}
