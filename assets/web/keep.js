// keep.js - what a page without a server keeps in the browser: tables, lines of their journals, packs.
//
// SPDX-License-Identifier: MIT

/** @returns {Promise<IDBDatabase>} */
function open() {
  return new Promise((done, fail) => {
    const asked = indexedDB.open("vaka", 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("tables", { keyPath: "table" });
      asked.result.createObjectStore("lines"); // by table and number
      asked.result.createObjectStore("packs", { keyPath: "id" });
    };
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
}

/** @param {string} table @returns {IDBKeyRange} its lines */
function all(table) {
  return IDBKeyRange.bound([table], [table, []]);
}

export class Keep {
  constructor() {
    this.base = open();
  }

  /**
   * One transaction: all of it, or nothing.
   * @param {IDBTransactionMode} mode @param {string[]} names
   * @param {(...stores: IDBObjectStore[]) => IDBRequest|void} what
   * @returns {Promise<any>} what was asked for, when all is kept
   */
  async run(mode, names, what) {
    const base = await this.base;
    return new Promise((done, fail) => {
      const deal = base.transaction(names, mode),
        asked = what(...names.map((name) => deal.objectStore(name)));
      deal.oncomplete = () => done(asked && asked.result);
      deal.onabort = () => fail(deal.error);
    });
  }

  /** @returns {Promise<any[]>} */
  tables() {
    return this.run("readonly", ["tables"], (tables) => tables.getAll());
  }

  /** @param {string} table @returns {Promise<any>} */
  table(table) {
    return this.run("readonly", ["tables"], (tables) => tables.get(table));
  }

  /** @param {string} table @returns {Promise<string[]>} */
  lines(table) {
    return this.run("readonly", ["lines"], (lines) => lines.getAll(all(table)));
  }

  /** Lines that come behind so many others. A line that is there already belongs to another tab: then nothing is kept. @param {any} kept @param {string[]} more @param {number} from */
  more(kept, more, from) {
    return this.run("readwrite", ["tables", "lines"], (tables, lines) => {
      tables.put(kept);
      more.forEach((text, i) => lines.add(text, [kept.table, from + i]));
    });
  }

  /** @param {string} table */
  removeTable(table) {
    return this.run("readwrite", ["tables", "lines"], (tables, lines) => {
      tables.delete(table);
      lines.delete(all(table));
    });
  }

  /** @returns {Promise<any[]>} */
  packs() {
    return this.run("readonly", ["packs"], (packs) => packs.getAll());
  }

  /** @param {any} pack */
  addPack(pack) {
    return this.run("readwrite", ["packs"], (packs) => packs.put(pack));
  }

  /** @param {string} id */
  removePack(id) {
    return this.run("readwrite", ["packs"], (packs) => packs.delete(id));
  }
}
