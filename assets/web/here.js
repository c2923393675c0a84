// here.js - the page without a server: a worker with the engine in its place, a curtain between
// people at one screen, what is kept in this browser.
//
// SPDX-License-Identifier: MIT
import { server } from "./connection.js";
import { byId, download, h } from "./dom.js";
import { lobby } from "./lobby.js";
import { forget, notice, sheet } from "./sheet.js";
import { say } from "./texts.js";

/** @type {Worker} */
let worker;
/** @type {any} the table that is open, as a Connection sees it */
let link = null;
/** @type {HTMLDialogElement|null} */
let curtain = null;
let next = 1;
/** @type {Map<number, (said: any) => void>} */
const waiting = new Map();

function start() {
  if (worker) worker.terminate();
  if (link) link.onclose();
  worker = new Worker("./engine-worker.js", { type: "module" });
  worker.onmessage = ({ data }) => {
    if (!data.path) return link && receive(data);
    const done = waiting.get(data.id);
    waiting.delete(data.id);
    if (done) done(data);
  };
}

/** @param {string} path @param {any} [body] @returns {Promise<any>} */
function ask(path, body) {
  return new Promise((done, fail) => {
    waiting.set(next, (said) => (said.ok ? done(said) : fail(new Error(said.error))));
    worker.postMessage({ id: next++, path, body });
  });
}

/** @param {any} said */
function receive(said) {
  if ((said.table ?? link.table) !== link.table) return;
  if (!said.type && said.id === undefined && said.why) notice(said.why.text);
  if (said.type === "gone") said.text = say("This table is open in another tab.");
  if (said.type === "table") {
    if (curtain) curtain.remove();
    curtain = null;
    if (said.curtain !== undefined) forget();
  }
  link.onmessage({ data: said });
  if (said.curtain !== undefined) hide(said);
}

/** @param {string} path @returns {any} */
function open(path) {
  const table = path.split("/")[2];
  link = {
    table,
    onmessage: () => {},
    postMessage: (/** @type {any} */ said) => worker.postMessage({ ...said, table }),
    close: () => {
      worker.postMessage({ do: "leave", table });
      if (curtain) curtain.remove();
      link = curtain = null;
    },
  };
  return link;
}

// --- The curtain -------------------------------------------------------------------------------

/** @param {string} text @param {() => any} onclick @param {string} [cls] */
function button(text, onclick, cls) {
  return h("button", { class: cls, onclick }, text);
}

/** @param {any} said */
function hide(said) {
  const name = said.players[said.curtain].name || say("Seat {0}", said.curtain + 1);
  const dialog = /** @type {HTMLDialogElement} */ (
    h(
      "dialog",
      { class: "sheet curtain", "aria-label": say("Hand over to {0}", name) },
      h("h2", {}, say("Hand over to {0}", name)),
      h("p", {}, say("Go on when only you can see the screen.")),
      button(say("I am {0}", name), () => send({ do: "sit" }), "main"),
      said.back ? button(say("Undo: back to the player before"), () => send({ do: "back" })) : null,
      button(say("Leave the table"), () => (location.hash = "#new")),
    )
  );
  byId("notice").replaceChildren();
  dialog.oncancel = (event) => event.preventDefault();
  dialog.onclose = () => curtain === dialog && dialog.showModal();
  curtain = dialog;
  document.body.append(dialog);
  dialog.showModal();
}

/** @param {any} request */
function send(request) {
  link.postMessage(request);
}

// --- The lobby ---------------------------------------------------------------------------------

/** @param {Promise<any>} doing */
function then(doing) {
  doing.then(lobby, (error) => notice(error.message));
}

/** @param {any} one a table */
function row(one) {
  const time = new Date(one.time),
    date = time.toLocaleString(document.documentElement.lang, {
      dateStyle: "medium",
      timeStyle: "short",
    });
  return h(
    "div",
    { class: "deeds" },
    button(say("Go on"), () => (location.hash = `#table=${one.table}&seat=here`)),
    button(say("Download"), async () =>
      download(
        (await ask("./journal?table=" + one.table)).text,
        `${one.game.split(".").pop()}-${time.toISOString().slice(0, 10)}.vkj`,
      ),
    ),
    button(
      say("Delete"),
      async () =>
        (await sheet.confirm(say("Delete"), [one.title + ", " + date])) &&
        then(ask("./journal", { remove: one.table })),
    ),
    h("span", { class: "faint" }, date),
  );
}

/** A pack, or a journal: whatever it is. @param {File} file */
async function add(file) {
  const bytes = await file.arrayBuffer(),
    text = new TextDecoder().decode(bytes.slice(0, 4));
  if (text === "vkj ") return ask("./journal", { text: new TextDecoder().decode(bytes) });
  const said = await ask("./packs", { bytes });
  start(); // an engine that has it from the beginning
  notice(`${said.title} ${said.version}`);
  return said;
}

async function foot() {
  const { packs } = await ask("./packs");
  return h(
    "section",
    {},
    h("h2", {}, say("Packs")),
    h(
      "ul",
      { class: "tables" },
      packs.map((/** @type {any} */ pack) =>
        h(
          "li",
          {},
          h("b", {}, pack.title),
          ` ${pack.version} `,
          button(say("Delete"), () => then(ask("./packs", { remove: pack.id }).then(start))),
        ),
      ),
    ),
    h(
      "label",
      {},
      h("span", {}, say("Add a pack or a journal:"), " "),
      h("input", {
        type: "file",
        id: "pack",
        accept: ".zip,.vkj",
        onchange: (/** @type {any} */ event) => then(add(event.target.files[0])),
      }),
    ),
    h(
      "p",
      { class: "faint" },
      say(
        "All is played and kept in this browser. Whoever uses it can look at everything: sit together with people you trust.",
      ),
    ),
  );
}

/** @param {import("./table.js").Table} table @returns {{text: string, go: () => void}[]} */
function offers(table) {
  const { players } = table.store.room;
  return Object.keys(players)
    .map(Number)
    .filter((seat) => players[seat].who === "person" && seat !== table.store.doc.seat)
    .map((seat) => ({
      text: say("Hand over to {0}", players[seat].name),
      go: () => send({ do: "over", seat }),
    }));
}

/** Puts the worker into the server's place. */
export function begin() {
  start();
  Object.assign(server, { open, fetch: ask, here: true, row, foot, offers });
  if (navigator.serviceWorker) navigator.serviceWorker.register("./sw.js");
}
