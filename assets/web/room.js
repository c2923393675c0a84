// room.js - at a table, what the server offers besides the game: who is there, proposals, notes,
// hints, replays.
//
// SPDX-License-Identifier: MIT
import { chance, judge } from "./chance.js";
import { server } from "./connection.js";
import { byId, h, sync, tool } from "./dom.js";
import { seatSign } from "./piece.js";
import { notice, sheet } from "./sheet.js";
import { say } from "./texts.js";

/** @typedef {(request: any) => Promise<any>} Ask */
/** @typedef {{again: (as: any) => void, plan: () => void, leave: () => void}} Ways what else can be opened */

/** @param {import("./table.js").Table} table @param {any} at a seat */
function nameOf(table, at) {
  return table.store.room.players?.[at]?.name || say("Seat {0}", Number(at) + 1);
}

/** What is proposed, in words. @param {import("./table.js").Table} table @param {any} one */
function proposed(table, one) {
  if (one.what === "rewind") return wayBack(table, one);
  if (one.what !== "replace") return say(one.what);
  return one.with === "bot"
    ? say("a bot plays on for {0}", nameOf(table, one.seat))
    : say("somebody else plays on for {0}", nameOf(table, one.seat));
}

/** How far, and what is taken back by it. @param {import("./table.js").Table} table @param {any} one */
function wayBack(table, { round, lines, first, whose }) {
  const name = whose === undefined ? "" : nameOf(table, whose);
  return [
    say("rewind"),
    round && say("turn {0}", round),
    lines && say("lines of the log that go: {0}", lines),
    first && say("from “{0}” on", first.includes(name) ? first : name + ": " + first),
  ]
    .filter(Boolean)
    .join(", ");
}

/** @param {import("./table.js").Table} table @param {any} players */
function showWaiting(table, players) {
  const away = Object.keys(players || {}).filter(
    (at) => players[at].who === "person" && !players[at].joined,
  );
  byId("prompt").textContent = say("Waiting for {0}", away.map((at) => nameOf(table, at)).join(", "));
}

/** @param {import("./table.js").Table} table @param {Ask} ask */
function proposals(table, ask) {
  const seat = table.store.doc.seat,
    { judged } = table.store.room;
  const verdict = judged?.text && {
    key: "chance",
    mark: judged.text,
    make: () => h("p", { class: judged.bent ? "bent" : "faint", role: "status" }, judged.text),
  };
  sync(
    byId("room"),
    Object.entries(table.store.room.proposals || {}).map(([n, one]) => ({
      key: "p" + n,
      mark: JSON.stringify(one),
      make: () => {
        const answer = (/** @type {string} */ what, /** @type {string} */ text) =>
          h("button", { onclick: () => ask({ do: what, n: Number(n) }) }, text);
        const own = (one.agreed || []).includes(seat) || seat === undefined;
        return h(
          "div",
          { class: "proposal", role: "status" },
          say("{0} proposes: {1}", nameOf(table, one.by), proposed(table, one)),
          own ? null : [answer("agree", say("Agree")), answer("refuse", say("Refuse"))],
        );
      },
    })).concat(verdict || []),
  );
}

/** When the game is over: was chance what was promised? @param {import("./table.js").Table} table @param {Ask} ask */
async function look(table, ask) {
  const of = table.store.room;
  of.judged = {};
  const said = await ask({ do: "journal" });
  of.judged = said.ok ? judge(of, said) : undefined;
  if (of === table.store.room && !table.replay) proposals(table, ask);
}

/** Who is there, and what can be done besides the game. @param {import("./table.js").Table} table @param {Ask} ask @param {Ways} ways */
export function room(table, ask, ways) {
  const { players, may, state, invitation, commitment, judged } = table.store.room;
  if (state === "waiting") showWaiting(table, players);
  proposals(table, ask);
  if (may?.journal && commitment && !judged) look(table, ask);
  const offers = Object.keys(may || {}).filter((key) =>
    ["resign", "hint", "propose", "replay"].includes(key),
  );
  const buttons = [];
  if (may?.plan)
    buttons.push({
      key: "plan",
      mark: say("Plan"),
      make: () =>
        tool("planning", say("Plan"), "M4 20l4-1L19 8l-3-3L5 16ZM14 7l3 3", () => table.plan || ways.plan()),
    });
  buttons.push({
    key: "menu",
    mark: offers.join() + state + say("Table"),
    make: () => h("button", { onclick: () => offer(table, offers, ask, ways) }, say("Table")),
  });
  sync(byId("offers"), buttons);
  const away = Object.entries(players || {})
    .filter(([, one]) => one.who === "person" && !one.here)
    .map(([at]) => at);
  for (const el of byId("seats").children)
    el.classList.toggle("away", away.includes(/** @type {any} */ (el).vakaKey));
  notes(table, ask);
  if (invitation) {
    delete table.store.room.invitation;
    handOn(table, invitation);
  }
}

/** What this seat writes down for itself. @param {import("./table.js").Table} table @param {Ask} ask */
function notes(table, ask) {
  const box = /** @type {HTMLTextAreaElement} */ (byId("note")),
    { may, note, table: id } = table.store.room;
  byId("notes").hidden = !may?.note;
  if (box.dataset.of !== id + "/" + table.store.room.seat) {
    box.dataset.of = id + "/" + table.store.room.seat;
    box.value = note || "";
  }
  box.onchange = async () => {
    const answer = await ask({ do: "note", text: box.value });
    if (!answer.ok) table.refused(answer);
  };
}

/** The link to a seat that has become free. @param {import("./table.js").Table} table @param {any} invitation */
function handOn(table, invitation) {
  const label = say("The seat of {0} is free", nameOf(table, invitation.seat));
  sheet.open(
    h(
      "div",
      {},
      h("h3", {}, label),
      h("p", {}, say("Send this link to the one who is to sit there.")),
      h("input", {
        readonly: true,
        class: "whole",
        "aria-label": label,
        value: location.origin + location.pathname + invitation.link,
      }),
    ),
    { label },
  );
}

/** Others whose seat may be handed on: they have gone. @param {import("./table.js").Table} table */
function vanished(table) {
  return Object.entries(table.store.room.players || {})
    .filter(
      ([at, one]) =>
        Number(at) !== table.store.doc.seat && one.who === "person" && one.joined && !one.here,
    )
    .map(([at]) => Number(at));
}

/** @param {import("./table.js").Table} table @param {string[]} offers @param {Ask} ask @param {Ways} ways */
function offer(table, offers, ask, ways) {
  const over = table.store.room.state === "over";
  /** @type {HTMLElement[]} */
  const rows = [];
  const row = (/** @type {string} */ text, /** @type {() => any} */ go) =>
    rows.push(h("button", { onclick: () => (dialog.close(), go()) }, text));
  const asks = (/** @type {any} */ request) => async () => {
    const answer = await ask(request);
    if (answer.text) notice(answer.text);
    else if (!answer.ok) table.refused(answer);
  };
  const propose = (/** @type {any} */ one) =>
    row(say("Propose: {0}", proposed(table, one)), asks({ do: "propose", ...one }));
  if (offers.includes("replay") && !over) row(say("Replay"), () => ways.again(undefined));
  if (offers.includes("replay") && over)
    for (const as of [...Object.keys(table.store.room.players || {}).map(Number), "watch"])
      row(say("Replay") + " – " + (as === "watch" ? say("Watching") : nameOf(table, as)), () =>
        ways.again(as),
      );
  if (offers.includes("hint")) row(say("Hint"), asks({ do: "hint" }));
  const { next } = table.store.room;
  if (next) row(say("Go on") + ": " + say("rematch"), () => (location.hash = "#join=" + next.token));
  else if (offers.includes("propose")) {
    for (const what of over ? ["rematch"] : ["end", "hints"]) propose({ what });
    for (const seat of over ? [] : vanished(table))
      for (const by of ["bot", "person"]) propose({ what: "replace", seat, with: by });
  }
  if (offers.includes("resign")) row(say("Resign"), asks({ do: "resign" }));
  for (const one of server.offers(table)) row(one.text, one.go);
  row(say("Leave the table"), ways.leave);
  const dialog = sheet.open(
    h(
      "div",
      { class: "menu" },
      h("h3", {}, say("Table")),
      h(
        "ul",
        { class: "plain" },
        Object.entries(table.store.room.players || {}).map(([at, one]) =>
          h(
            "li",
            {},
            seatSign(at, 16),
            " ",
            one.name || "",
            " ",
            h("span", { class: "faint" }, one.bot ? "bot: " + one.bot : one.here ? "" : say("away")),
          ),
        ),
      ),
      rows,
      chance(table.store.room),
    ),
    { label: say("Table"), cls: "narrow" },
  );
}
