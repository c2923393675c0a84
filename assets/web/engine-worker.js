// engine-worker.js - the engine in a worker of the page: answers what a server would.
//
// SPDX-License-Identifier: MIT
//
// The page asks as it asks a server (sdk/docs/serve-protocol.md). One table is open at a time. What
// the page is sent is the view of who sits there now, or, behind a curtain, a spectator's.
import { Keep } from "./keep.js";

const GLUE = "./engine.js"; // made by emscripten, beside this file
const PAUSE = 120, // before a program acts, in milliseconds
  LOOK = 900; // and before a curtain falls: what was done last is to be seen

const keep = new Keep();
/** @type {any} */
let engine = null;
/** @type {any} the table that is open */
let at = null;
let timer = 0;
const ready = begin();
/** @type {Promise<any>} one thing is done after the other */
let queue = ready.catch(() => {});

// --- The engine --------------------------------------------------------------------------------

async function begin() {
  const [files, glue] = await Promise.all([
    fetch("./files.json").then((answer) => answer.json()),
    import(GLUE),
  ]);
  engine = await glue.default();
  const encoder = new TextEncoder();
  for (const [path, text] of Object.entries(files)) put("/vaka/" + path, encoder.encode(text));
  for (const pack of (await keep.packs()).sort((a, b) => a.at - b.at)) install(pack.bytes);
  engine._web_open();
}

/** @type {Set<string>} */
const folders = new Set();

/** @param {string} path @param {any} bytes */
function put(path, bytes) {
  const folder = path.slice(0, path.lastIndexOf("/"));
  if (!folders.has(folder)) engine.FS.mkdirTree(folder);
  folders.add(folder);
  engine.FS.writeFile(path, bytes);
}

/** Calls a function that takes a text and gives one. @param {string} name @param {string} text @returns {any} */
function call(name, text) {
  const room = engine.lengthBytesUTF8(text) + 1,
    place = engine._malloc(room);
  engine.stringToUTF8(text, place, room);
  const answer = engine["_" + name](place),
    said = engine.UTF8ToString(answer);
  engine._free(place);
  engine._free(answer);
  return JSON.parse(said);
}

/** @param {any} request @returns {any} */
function ask(request) {
  return call("web_answer", JSON.stringify(request));
}

/** The same, but what is refused is thrown. @param {any} request @returns {any} */
function need(request) {
  const said = ask(request);
  if (!said.ok) throw new Error(said.error || (said.why && said.why.text));
  return said;
}

/** @param {ArrayBuffer} bytes @returns {any} */
function install(bytes) {
  put("/vaka/packs/pack.zip", new Uint8Array(bytes));
  return call("web_install", "/vaka/packs/pack.zip");
}

// --- By address --------------------------------------------------------------------------------

/** @param {any[]} seats */
function playersOf(seats) {
  return Object.fromEntries(
    seats.map((one, seat) => {
      const [who, bot] = one.who.split(":");
      return [seat, { name: one.name, who, bot, here: true, joined: true }];
    }),
  );
}

/** @type {Record<string, (body: any, query: URLSearchParams) => any>} */
const pages = {
  catalogue: (_, query) => ask({ cmd: "catalogue", lang: query.get("lang") || "en" }),

  tables: (wish) => (wish ? make(wish) : list()),

  packs: async (body) => {
    if (body && body.remove) await keep.removePack(body.remove);
    else if (body) {
      const said = install(body.bytes);
      if (!said.ok) throw new Error(said.error);
      await keep.addPack({ ...said, bytes: body.bytes, at: Date.now() });
      return said;
    }
    const all = await keep.packs();
    return { packs: all.map(({ id, title, version }) => ({ id, title, version })) };
  },

  journal: async (body, query) => {
    if (body && body.text) return adopt(body.text);
    const table = (body && body.remove) || query.get("table");
    if (!body) return { text: await journal(await keep.table(table)) };
    if (at && at.table === table) close();
    await keep.removeTable(table);
    return {};
  },
};

async function list() {
  const tables = (await keep.tables()).sort((a, b) => b.at - a.at);
  return {
    tables: tables.map(({ table, game, title, state, seats, at: time }) => ({
      table,
      game,
      title,
      state,
      time,
      players: playersOf(seats),
    })),
  };
}

/** @param {any} wish */
async function make(wish) {
  const { seats, lang, ...rest } = wish;
  const made = need({
    own: "open",
    ...rest,
    seats: seats.length,
    players: seats.map((/** @type {any} */ one) => (one.who === "person" ? "human" : one.who)),
    names: seats.map((/** @type {any} */ one) => one.name || ""),
  });
  return begun(made, seats, rest.mods, lang);
}

/** A journal from elsewhere is played on here. @param {string} text */
async function adopt(text) {
  const [head, ...names] = text.split(/^start /m)[0].split(/^(?=name )/m);
  const seats = (/ seats (\S+)/.exec(head) || ["", ""])[1]
    .split(",")
    .map((who) => ({ who: who === "human" ? "person" : who, name: "" }));
  for (const line of names) {
    const found = /^name (\d+) (.*)/.exec(line);
    if (found && seats[Number(found[1])]) seats[Number(found[1])].name = found[2];
  }
  const woken = need({ own: "wake", journal: text });
  const start = text.search(/^start /m);
  return begun(
    { ...woken, head: text.slice(0, start), lines: text.slice(start).trimEnd().split("\n") },
    seats,
    undefined,
    "en",
  );
}

/** @param {any} made @param {any[]} seats @param {any} mods @param {string} lang */
async function begun(made, seats, mods, lang) {
  const { layout } = need({ cmd: "watch", match: made.match, seat: "spectator", lang });
  ask({ cmd: "close", match: made.match });
  const table = Array.from(crypto.getRandomValues(new Uint8Array(6)), (b) =>
    b.toString(16).padStart(2, "0"),
  ).join("");
  const { game, title } = layout,
    state = made.finished ? "over" : "running";
  await keep.more(toKeep({ table, game, title, state, seats, mods, ...made }), made.lines, 0);
  return { table, here: `#table=${table}&seat=here` };
}

/** What is known of a table besides its lines. @param {any} from */
function toKeep({ table, game, title, state, seats, mods, head }) {
  return { table, game, title, state, seats, mods, head, at: Date.now() };
}

/** @param {any} kept */
async function journal(kept) {
  return kept.head + (await keep.lines(kept.table)).join("\n") + "\n";
}

// --- At the table ------------------------------------------------------------------------------

/** @param {any} said */
function tell(said) {
  postMessage(said);
}

/** @returns {number[]} */
function persons() {
  return at.seats.flatMap((/** @type {any} */ one, /** @type {number} */ seat) =>
    one.who === "person" ? [seat] : [],
  );
}

function close() {
  clearTimeout(timer);
  if (at) ask({ cmd: "close", match: at.match });
  at = null;
}

/** @param {string} table @param {any} hello */
async function open(table, hello) {
  close();
  const kept = await keep.table(table);
  if (!kept) throw new Error("?");
  const text = await journal(kept);
  const woken = need({ own: "wake", journal: text, mods: kept.mods });
  const { match, must } = woken,
    count = (await keep.lines(table)).length;
  at = { ...kept, lang: hello.lang, known: hello.known || "", match, must, count };
  if (persons().length === 1) at.sits = persons()[0];
  else if (at.state !== "over" && !program()) at.next = person();
  show();
}

/** Sends all of it anew, as whoever sits there may see it. */
function show() {
  if (at.watch) ask({ cmd: "unwatch", watch: at.watch });
  const { match, lang, known, sits } = at,
    plays = at.state === "running" && sits !== undefined;
  unplan();
  const seen = need({ cmd: "watch", match, seat: sits ?? "spectator", lang, known });
  at.watch = seen.watch;
  if (seen.layout) at.known = seen.layout.id;
  tell({
    type: "table",
    table: at.table,
    state: at.state,
    seat: sits ?? "watch",
    layout: seen.layout,
    document: seen.document,
    seq: seen.seq,
    players: playersOf(at.seats),
    may: { replay: true, ...(plays && { hint: true, plan: true }) },
    curtain: at.next,
    back: at.before !== undefined,
  });
  look(0);
}

/** A program that has to decide. @returns {any} */
function program() {
  const seat = at.must.find((/** @type {number} */ one) => at.seats[one].who.startsWith("bot:"));
  return seat === undefined ? null : { seat, bot: at.seats[seat].who.slice(4) };
}

/** The person who is asked next: who takes back, else the next one around the table. @returns {number|undefined} */
function person() {
  const all = persons().filter((one) => at.must.includes(one));
  if (all.includes(at.back)) return at.back;
  return all.find((one) => one > (at.sits ?? -1)) ?? all[0];
}

/** Whoever sits there and is asked goes on, then programs, then the next person. @param {number} pause */
function look(pause) {
  clearTimeout(timer);
  if (at.state === "over" || at.next !== undefined || at.guest || at.must.includes(at.sits)) return;
  const bot = program(),
    next = bot ? undefined : person();
  if (bot) later(Math.min(pause, PAUSE), () => act({ own: "bot", match: at.match, ...bot }));
  else if (next !== undefined && persons().length > 1) later(pause, () => curtain(next));
}

/** @param {number} pause @param {() => any} what */
function later(pause, what) {
  const table = at;
  timer = setTimeout(() => line(() => at === table && what()), pause);
}

/** @param {number} next */
function curtain(next) {
  Object.assign(at, { before: at.sits, sits: undefined, next });
  show();
}

/** Does something, keeps what came of it, and tells it. @param {any} request */
async function act(request) {
  const answer = ask(request),
    { lines, must, finished } = need({ own: "state", match: at.match }),
    news = need({ cmd: "news", match: at.match }).news;
  at.must = must;
  const ended = (at.state === "over") !== Boolean(finished);
  at.state = finished ? "over" : "running";
  if (lines.length) {
    try {
      await keep.more(toKeep(at), lines, at.count);
      at.count += lines.length;
    } catch {
      close(); // another tab plays it: what is there counts
      return tell({ type: "gone", text: "" });
    }
    if (answer.ok && !request.own) at.guest = false;
  }
  for (const one of news) tell({ type: "news", ...one });
  if (ended) tell({ type: "room", state: at.state, may: { hint: !finished || null, plan: !finished || null } });
  if (request.own && !answer.acted) return answer; // a program that has no answer
  look(news.some((/** @type {any} */ one) => one.events.length) ? LOOK : 0);
  return answer;
}

/** @param {any} said @returns {any} */
function again(said) {
  const over = at.state === "over" && said.as !== undefined,
    seat = over ? said.as : at.sits;
  return ask({
    own: "frames",
    match: at.match,
    seat: typeof seat === "number" ? seat : "spectator",
    from: said.from || 0,
    lang: at.lang,
    known: at.known,
  });
}

function unplan() {
  if (at.plan) ask({ cmd: "close", match: at.plan.plan });
  at.plan = null;
}

/** Moves on a copy, in which what the seat cannot know is drawn anew. @param {any} said @returns {any} */
function plan(said) {
  const { plan: match, watch } = at.plan || {},
    cmd = said.action ? "apply" : said.undo ? "undo" : said.redo ? "redo" : "";
  if (cmd || said.others) {
    const { action } = said,
      done = ask(cmd ? { cmd, watch, action } : { own: "others", match, seat: at.sits });
    return done.ok ? ask({ cmd: "news", watch }) : done;
  }
  unplan();
  if (said.end || at.sits === undefined) return {};
  const { sits: seat, lang, known } = at,
    made = ask({ own: "plan", match: at.match, seat, lang, known });
  if (made.ok) at.plan = made;
  return made;
}

/** @type {Record<string, (said: any) => any>} */
const deeds = {
  plan,
  speak: (said) => {
    Object.assign(at, { lang: said.lang, known: "" });
    show();
  },
  apply: ({ action, ask, itself }) =>
    act({ cmd: "apply", watch: at.watch, action, ask, itself }),
  undo: () => act({ cmd: "undo", watch: at.watch }),
  redo: () => act({ cmd: "redo", watch: at.watch }),
  why: ({ action, zone, kind, from }) =>
    ask({ cmd: "why", watch: at.watch, action, zone, kind, from }),
  means: ({ zone, kind }) => ask({ cmd: "means", watch: at.watch, zone, kind }),
  reach: ({ from, pieces }) => ask({ cmd: "reach", watch: at.watch, from, pieces }),
  hint: () => (at.sits === undefined ? {} : ask({ own: "hint", match: at.match, seat: at.sits, watch: at.watch })),
  replay: again,
  /** Somebody comes through the curtain. */
  sit: () => {
    if (at.next === undefined) return;
    at.sits = at.next;
    at.guest = !at.must.includes(at.sits);
    at.next = at.before = at.back = undefined;
    show();
  },
  /** Another person wants to act, though he is not asked. */
  over: ({ seat }) => {
    if (persons().includes(seat)) curtain(seat);
  },
  /** At the curtain the one before takes his last action back. */
  back: async () => {
    const back = at.before;
    if (back === undefined) return;
    const answer = await act({ cmd: "undo", match: at.match, seat: back });
    if (!answer || !answer.ok) return answer;
    Object.assign(at, { back, before: undefined, next: undefined });
    at.next = program() ? undefined : person();
    show();
  },
  leave: () => close(),
};

// --- What the page says ------------------------------------------------------------------------

/** @param {any} said */
async function answer(said) {
  if (said.path) {
    const [name, query] = said.path.slice(2).split("?");
    return pages[name](said.body, new URLSearchParams(query));
  }
  if (said.do === "hello") return open(said.table, said);
  if (!at || at.table !== said.table || !deeds[said.do]) return { ok: false, error: "" };
  return deeds[said.do](said);
}

/** @param {() => any} what @returns {Promise<any>} */
function line(what) {
  const done = queue.then(what);
  queue = done.catch(() => {});
  return done;
}

self.onmessage = ({ data }) => {
  const { id, path } = data;
  line(async () => {
    await ready;
    return answer(data);
  }).then(
    (said) => tell({ ok: true, ...said, id, path }),
    (error) => tell({ ok: false, error: String(error.message || error), id, path }),
  );
};
