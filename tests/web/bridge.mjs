// bridge.mjs - for tests of the page: hands assets/web out and joins a WebSocket to one engine.
//
// SPDX-License-Identifier: MIT
//
// node bridge.mjs PROGRAM [PORT] - prints the port. It speaks what a page hears from a server
// (sdk/docs/serve-protocol.md) as far as the game itself goes: tables are made by
// POST /tables, anybody may sit anywhere, seats of bots play at random.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const web = join(process.env.VAKA_SOURCE || join(here, "../.."), "assets/web");
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'";

/** One engine, asked line by line. */
class Engine {
  constructor(program) {
    this.process = spawn(program, ["engine", "--referee"], {
      stdio: ["pipe", "pipe", "inherit"],
      env: { ...process.env, VAKA_TEST_MODULES: "1" },
    });
    this.waiting = [];
    let text = "";
    this.process.stdout.setEncoding("utf8").on("data", (data) => {
      text += data;
      for (let end; (end = text.indexOf("\n")) >= 0; text = text.slice(end + 1))
        this.waiting.shift()(JSON.parse(text.slice(0, end)));
    });
  }

  ask(request) {
    return new Promise((done) => {
      this.waiting.push(done);
      this.process.stdin.write(JSON.stringify(request) + "\n");
    });
  }
}

/** The part of a WebSocket that tests need: text frames, whole. */
class Socket {
  constructor(stream, key) {
    this.stream = stream;
    this.rest = Buffer.alloc(0);
    this.parts = [];
    const accept = createHash("sha1")
      .update(key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11")
      .digest("base64");
    stream.write(
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Protocol: vaka\r\nSec-WebSocket-Accept: " +
        accept +
        "\r\n\r\n",
    );
    stream.on("data", (data) => this.read(data));
    stream.on("error", () => {});
    stream.on("close", () => this.onclose?.());
  }

  read(data) {
    this.rest = Buffer.concat([this.rest, data]);
    while (this.rest.length >= 2) {
      const code = this.rest[0] & 15,
        short = this.rest[1] & 127,
        wide = short === 126 ? 4 : short === 127 ? 10 : 2;
      if (this.rest.length < wide + 4) return;
      const length =
        short === 126
          ? this.rest.readUInt16BE(2)
          : short === 127
            ? Number(this.rest.readBigUInt64BE(2))
            : short;
      if (this.rest.length < wide + 4 + length) return;
      const mask = this.rest.subarray(wide, wide + 4),
        body = Buffer.from(this.rest.subarray(wide + 4, wide + 4 + length));
      for (let i = 0; i < length; i++) body[i] ^= mask[i & 3];
      const end = this.rest[0] & 128;
      this.rest = this.rest.subarray(wide + 4 + length);
      if (code === 8) return this.stream.end();
      if (code > 2) continue;
      this.parts.push(body);
      if (end) this.onmessage(JSON.parse(Buffer.concat(this.parts.splice(0)).toString()));
    }
  }

  send(said) {
    const body = Buffer.from(JSON.stringify(said)),
      head = Buffer.alloc(body.length < 126 ? 2 : body.length < 65536 ? 4 : 10);
    head[0] = 129;
    head[1] = body.length < 126 ? body.length : body.length < 65536 ? 126 : 127;
    if (head.length === 4) head.writeUInt16BE(body.length, 2);
    if (head.length === 10) head.writeBigUInt64BE(BigInt(body.length), 2);
    this.stream.write(Buffer.concat([head, body]));
  }
}

const engine = new Engine(process.argv[2]);
const tables = new Map();
let chance = 1;

/** Repeatable, so that a failing test fails again. */
function random(n) {
  chance = (Math.imul(chance, 1103515245) + 12345) >>> 0;
  return Math.floor((chance / 4294967296) * n);
}

async function makeTable(wish) {
  const { seats, lang, hints, seed, ...rest } = wish;
  void lang;
  void hints;
  const made = await engine.ask({
    cmd: "new",
    ...rest,
    seats: seats.length,
    seed: seed ?? 7,
    players: seats.map((one) => (one.who.startsWith("bot") ? one.who : "human")),
    names: seats.map((one, i) => one.name || "Player " + (i + 1)),
  });
  if (!made.ok) throw new Error(made.error);
  const id = "t" + made.match;
  const players = Object.fromEntries(
    seats.map((one, i) => [
      i,
      {
        name: one.name || "Player " + (i + 1),
        who: one.who.startsWith("bot") ? "bot" : one.who,
        here: true,
        joined: true,
      },
    ]),
  );
  tables.set(id, { id, match: made.match, players, chat: {}, links: new Set(), chats: 0 });
  return {
    table: id,
    seats: seats
      .map((one, i) => ({ seat: i, who: one.who, token: `${id}.${i}` }))
      .filter((one) => one.who === "person"),
    watch: `${id}.watch`,
    commitment: "0",
  };
}

/** All who look at a table are told what is new; then bots move. */
async function settle(table) {
  const said = await engine.ask({ cmd: "news", match: table.match });
  for (const news of said.news)
    for (const link of table.links)
      if (link.watch === news.watch) link.send({ type: "news", ...news });
}

async function bots(table) {
  for (;;) {
    const turn = await engine.ask({ cmd: "turn", match: table.match });
    const seat = turn.must.find((one) => table.players[one].who === "bot");
    if (seat === undefined || turn.finished) return;
    const legal = (await engine.ask({ cmd: "legal", match: table.match, seat })).actions;
    if (
      !(
        await engine.ask({
          cmd: "apply",
          match: table.match,
          seat,
          action: legal[random(legal.length)],
        })
      ).ok
    )
      return;
    await settle(table);
  }
}

async function hello(table, link, said) {
  if (link.watch) await engine.ask({ cmd: "unwatch", watch: link.watch });
  const looked = await engine.ask({
    cmd: "watch",
    match: table.match,
    seat: link.seat,
    lang: said.lang || "en",
    known: said.known || "",
  });
  link.watch = looked.watch;
  link.send({
    type: "table",
    table: table.id,
    state: "running",
    seat: link.seat,
    layout: looked.layout,
    document: looked.document,
    seq: looked.seq,
    players: table.players,
    chat: table.chat,
    may: { propose: true },
  });
  return { ok: true };
}

async function answer(table, link, said) {
  const { do: what, id, ...rest } = said;
  void id;
  if (what === "hello" || what === "speak") return hello(table, link, said);
  if (what === "chat") {
    const line = { [table.chats++]: { from: link.seat, text: String(said.text), at: 0 } };
    Object.assign(table.chat, line);
    for (const one of table.links) one.send({ type: "room", chat: line });
    return { ok: true };
  }
  if (!["apply", "undo", "redo", "why", "reach", "means"].includes(what))
    return { ok: false, error: "not here" };
  const got = await engine.ask({ cmd: what, watch: link.watch, ...rest });
  await settle(table);
  bots(table);
  return got;
}

function reply(response, status, body, type = "application/json") {
  response.writeHead(status, {
    "Content-Type": type,
    "Content-Security-Policy": POLICY,
    "Cache-Control": "no-store",
  });
  response.end(body);
}

/** A file of the page; with VAKA_PLANT (a file, what stands there, what is put in its place) with a fault in it. */
async function fileOf(path) {
  const text = await readFile(join(web, path));
  const [name, from, to] = JSON.parse(process.env.VAKA_PLANT || "[]");
  if (path !== "/" + name) return text;
  if (!text.includes(from)) throw new Error("nothing to plant in " + name);
  return String(text).replace(from, to);
}

async function serve(request, response) {
  const url = new URL(request.url, "http://x");
  let body = "";
  for await (const part of request) body += part;
  if (url.pathname === "/catalogue")
    return reply(
      response,
      200,
      JSON.stringify(
        await engine.ask({ cmd: "catalogue", lang: url.searchParams.get("lang") || "en" }),
      ),
    );
  if (url.pathname === "/tables" && request.method === "POST")
    return reply(response, 200, JSON.stringify(await makeTable(JSON.parse(body))));
  if (url.pathname === "/tables") return reply(response, 200, JSON.stringify({ tables: [] }));
  if (url.pathname === "/join") {
    const [table, seat] = JSON.parse(body).token.split(".");
    return reply(
      response,
      200,
      JSON.stringify({ table, seat: seat === "watch" ? seat : Number(seat) }),
    );
  }
  const path = normalize(url.pathname === "/" ? "/index.html" : url.pathname);
  try {
    return reply(response, 200, await fileOf(path), TYPES[extname(path)] || "text/plain");
  } catch {
    return reply(response, 404, "{}");
  }
}

const server = createServer((request, response) =>
  serve(request, response).catch((error) =>
    reply(response, 400, JSON.stringify({ error: error.message })),
  ),
);
server.on("upgrade", (request, stream) => {
  const [, , id, seat] = request.url.split("/"),
    table = tables.get(id);
  if (!table) return stream.destroy();
  const link = new Socket(stream, request.headers["sec-websocket-key"]);
  link.seat = seat === "watch" ? "spectator" : Number(seat);
  table.links.add(link);
  link.onmessage = async (said) => {
    const got = await answer(table, link, said);
    link.send({ ...got, id: said.id });
    if (said.do === "hello") bots(table);
  };
  link.onclose = () => {
    table.links.delete(link);
    if (link.watch) engine.ask({ cmd: "unwatch", watch: link.watch });
  };
});
server.listen(Number(process.argv[3] || 0), "127.0.0.1", () => console.log(server.address().port));
