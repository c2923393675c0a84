// main.js - where the page is, by what stands behind the # of its address: a lobby, or a table.
//
// SPDX-License-Identifier: MIT
import { keepPromise, nonceOf } from "./chance.js";
import { Connection, fetchJson, server } from "./connection.js";
import { byId } from "./dom.js";
import { invited, lobby, rememberSeat } from "./lobby.js";
import { Plan } from "./plan.js";
import { applySettings, language, onLanguage } from "./settings.js";
import { forget, notice } from "./sheet.js";
import { Replay } from "./replay.js";
import { room } from "./room.js";
import { merge } from "./store.js";
import { Table } from "./table.js";
import { say, setLanguage } from "./texts.js";

/** @type {Connection|null} */
let connection = null;
/** @type {Table|null} */
let table = null;
/** The table and seat at which somebody sits. */
let sits = "";

/** @returns {Record<string, string>} */
function where() {
  return Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
}

/** A token is exchanged for a cookie, and goes out of the address at once. @param {string} token */
async function join(token) {
  history.replaceState(null, "", location.pathname + location.search);
  try {
    const said = await fetchJson("./join", { token });
    if (said.commitment) keepPromise(said);
    location.hash = said.owner ? "#new" : `#table=${said.table}&seat=${said.seat}`;
  } catch (error) {
    notice(String(/** @type {any} */ (error).message));
    location.hash = "#new";
  }
}

/** So that the lobby leads back. @param {any} said @param {string} title */
function keepSeat(said, title) {
  const { players, table: id, seat } = said;
  rememberSeat({ table: id, seat, title, name: players?.[seat]?.name || "" }, true);
}

/** Nothing stays of the table that is left. */
function quit() {
  if (connection) connection.close();
  connection = null;
  if (!table) return;
  forget();
  table.replay = null;
  if (table.plan) table.plan.close();
  table.store.room = {};
  const layout = { lang: language(), zones: {}, kinds: {}, seats: {} };
  table.start({ layout, document: {} });
}

/** @param {() => any} open */
function sit(open) {
  quit();
  byId("lobby").hidden = true;
  byId("table").hidden = false;
  const there = table || new Table(ask);
  table = there;
  connection = new Connection(open, {
    hello: () => ({ lang: language(), known: there.store.layout.id, nonce: nonceOf(where()) }),
    message: (said) => receive(there, said),
    lost: () => notice(say("The connection was lost; it is being made again.")),
    gone: (why) => {
      const { table: id, seat = "watch" } = where();
      const forgotten = () => rememberSeat({ table: id, seat, title: "", name: "" }, false);
      fetchJson("./catalogue").then(forgotten, () => {});
      location.hash = "#new";
      notice(!why || why === "?" ? say("This table is not there any more.") : why);
    },
  });
}

/** @param {any} request @returns {Promise<any>} */
async function ask(request) {
  return connection ? connection.ask(request) : { ok: false };
}

function speak() {
  return ask({ do: "speak", lang: language() });
}

/** Sees it again. @param {Table} there @param {any} as */
function again(there, as) {
  if (there.plan) there.plan.leave();
  new Replay(there, ask, speak).open(as);
}

/** Says good-bye; the link stays good. @param {Table} there */
function leave(there) {
  if (there.plan) there.plan.leave();
  ask({ do: "leave" });
  location.hash = "#new";
}

/** @param {Table} there @param {any} said */
function receive(there, said) {
  const store = there.store;
  if (said.type === "table") {
    store.room = said;
    if (there.replay) byId("room").replaceChildren();
    there.replay = null;
    if (there.plan) there.plan.close();
    if (said.document) there.start(said);
    if (said.document && !server.here) keepSeat(said, store.layout.title);
  } else if (said.type === "news") {
    if (there.replay) return; // the table is asked for anew afterwards
    if (!(there.plan || store).news(said)) speak();
  } else if (said.type === "room") {
    merge(store.room, said);
    if (said.next?.token) return join(said.next.token);
    if (said.state === "over" && there.plan) there.plan.leave();
    if (said.outcome) store.tell({ seats: new Set(), choices: new Set() }, {});
  } else if (said.type === "gone") notice(said.text);
  if (said.type === "table" || said.type === "room") {
    there.column.chat();
    if (!there.replay)
      room(there, ask, {
        again: (as) => again(there, as),
        plan: () => new Plan(there, ask).open(),
        leave: () => leave(there),
      });
  }
}

function go() {
  const at = where();
  const token = at.join || at.owner;
  if (token) return join(token);
  if (at.table) {
    const here = `t/${encodeURIComponent(at.table)}/${encodeURIComponent(at.seat || "watch")}/ws`;
    if (here === sits) return;
    sits = here;
    return sit(() => server.open("./" + here));
  }
  sits = "";
  quit();
  byId("table").hidden = true;
  byId("lobby").hidden = false;
  if (at.made) return invited(at.made);
  return lobby();
}

async function begin() {
  applySettings();
  await setLanguage(language());
  if (document.documentElement.dataset.engine) (await import("./here.js")).begin();
  onLanguage(async () => {
    await setLanguage(language());
    if (table) table.bar.tools();
    if (connection && sits) {
      if (table) table.store.layout.id = "";
      speak();
    } else go();
  });
  byId("skip").onclick = () => byId("bar").focus();
  byId("bigger").onclick = () => table && table.board.zoomBy(1.3);
  byId("smaller").onclick = () => table && table.board.zoomBy(1 / 1.3);
  byId("whole").onclick = () => table && table.board.fit();
  byId("drawer").onclick = () => {
    const open = document.body.classList.toggle("drawn");
    byId("drawer").setAttribute("aria-expanded", String(open));
  };
  addEventListener("hashchange", go);
  go();
}

// For tests.
Object.defineProperty(window, "vakaTable", { get: () => table });
Object.defineProperty(window, "vakaWaits", { get: () => (connection ? connection.waiting.size : 0) });
begin();
