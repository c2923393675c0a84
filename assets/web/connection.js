// connection.js - one interface, two engines: a server behind a WebSocket, or a worker with an
// engine in it. Both carry the same messages (sdk/docs/serve-protocol.md).
//
// SPDX-License-Identifier: MIT

const WAITS = [500, 1000, 2000, 4000, 8000]; // before another try, in milliseconds

export class Connection {
  /**
   * @param {() => any} open makes a socket or a worker
   * @param {{hello: () => any, message: (said: any) => void, lost: () => void, gone: (why?: string) => void}} on
   */
  constructor(open, on) {
    this.open = open;
    this.on = on;
    this.next = 1;
    this.tries = 0;
    this.over = false;
    this.opened = false;
    /** @type {Map<number, (answer: any) => void>} */
    this.waiting = new Map();
    this.connect();
  }

  connect() {
    this.link = this.open();
    const link = this.link;
    link.onmessage = (/** @type {any} */ event) => this.receive(event.data);
    link.onopen = () => {
      this.tries = 0;
      this.opened = true;
      this.ask({ do: "hello", ...this.on.hello() }).then(({ error }) => error && this.on.gone(error));
    };
    link.onclose = (/** @type {any} */ event) => this.lost(event && event.code);
    if (link.postMessage) link.onopen(); // a worker is there at once
  }

  /** @param {any} data */
  receive(data) {
    const said = typeof data === "string" ? JSON.parse(data) : data;
    if (said.type === "gone") this.over = true;
    if (said.type) return this.on.message(said);
    const done = this.waiting.get(said.id);
    this.waiting.delete(said.id);
    if (done) done(said);
  }

  /** @param {number} code */
  lost(code) {
    this.drop({ ok: false, lost: !this.over });
    if (this.over) return;
    if (!this.opened && this.tries === 2) {
      this.over = true;
      return this.on.gone();
    }
    this.on.lost();
    if (code === 1008) return;
    setTimeout(() => this.over || this.connect(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
  }

  /** @param {any} request @returns {Promise<any>} the answer; it never fails, but may not be ok */
  ask(request) {
    const said = { id: this.next++, ...request },
      { link } = this;
    return new Promise((done) => {
      if ((link.readyState ?? 1) !== 1) return done({ ok: false, lost: true });
      this.waiting.set(said.id, done);
      if (link.send) link.send(JSON.stringify(said));
      else link.postMessage(said);
    });
  }

  /** There will be no other answer. @param {any} answer */
  drop(answer) {
    for (const done of this.waiting.values()) done(answer);
    this.waiting.clear();
  }

  close() {
    this.over = true;
    this.drop({ ok: false });
    this.link.close();
  }
}

/** @param {string} path @returns {any} */
function socketTo(path) {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(url, "vaka");
}

/** Sixteen bytes that nobody can guess, as this seat's part of the chance. */
export function nonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
}

/** @param {string} path @param {any} [body] @returns {Promise<any>} */
async function fetchFrom(path, body) {
  const answer = await fetch(path, {
    method: body ? "POST" : "GET",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(said.error || answer.statusText);
  return said;
}

/** A page without one has a worker in its place (here.js). */
export const server = {
  open: socketTo,
  fetch: fetchFrom,
  here: false,
  /** @type {(one: any) => any} beside a table in the lobby */
  row: () => null,
  /** @type {() => any} below the form */
  foot: () => null,
  /** @type {(table: any) => {text: string, go: () => void}[]} at the table */
  offers: () => [],
};

/** @param {string} path @param {any} [body] @returns {Promise<any>} */
export function fetchJson(path, body) {
  return server.fetch(path, body);
}
