// lobby.js - before a match: a form made of the catalogue, links to invite with; and at the table,
// what the server offers besides the game.
//
// SPDX-License-Identifier: MIT
import { fetchJson } from "./connection.js";
import { byId, h, sync } from "./dom.js";
import { seatSign } from "./piece.js";
import { language } from "./settings.js";
import { notice, sheet } from "./sheet.js";
import { say } from "./texts.js";

/** @type {any} what was made last, for those who are to be invited */
let made = null;

/** What a page without a server has besides (here.js). @type {{row: (one: any) => any[], foot: () => any, offers: (table: any) => {text: string, go: () => void}[], alone: boolean}} */
export const more = {
  row: (one) => [h("a", { href: `#table=${one.table}&seat=watch` }, say("To look on"))],
  foot: () => null,
  offers: () => [],
  alone: false, // programs sit at all seats but the first, if nothing else is said
};

export async function lobby() {
  const box = byId("lobby");
  try {
    const catalogue = await fetchJson("./catalogue?lang=" + encodeURIComponent(language()));
    const tables = await fetchJson("./tables").catch(() => ({ tables: [] }));
    box.replaceChildren(
      h(
        "main",
        { class: "paper" },
        h("h1", {}, "Vaka"),
        open(tables.tables || []),
        form(catalogue),
        await more.foot(),
      ),
    );
  } catch (error) {
    box.replaceChildren(
      h(
        "main",
        { class: "paper" },
        h("h1", {}, "Vaka"),
        h("p", {}, String(/** @type {any} */ (error).message)),
      ),
    );
  }
}

/** @param {any[]} tables */
function open(tables) {
  if (!tables.length) return null;
  return h(
    "section",
    {},
    h("h2", {}, say("Tables")),
    h(
      "ul",
      { class: "tables" },
      tables.map((one) =>
        h(
          "li",
          {},
          h("b", {}, one.title || one.game),
          " ",
          say(one.state || "running"),
          " ",
          h(
            "span",
            { class: "faint" },
            Object.values(one.players || {})
              .map((p) => p.name)
              .filter(Boolean)
              .join(", "),
          ),
          " ",
          more.row(one),
        ),
      ),
    ),
  );
}

/** @param {any} catalogue */
function form(catalogue) {
  const choice = { game: catalogue.games[0] };
  const body = h("div", {});
  const pick = h(
    "select",
    {
      id: "game",
      onchange: () => {
        choice.game = catalogue.games[/** @type {any} */ (pick).selectedIndex];
        parts();
      },
    },
    catalogue.games.map((/** @type {any} */ game) => h("option", {}, game.title)),
  );
  const parts = () => body.replaceChildren(...fields(choice.game, catalogue.bots || []));
  parts();
  return h(
    "form",
    {
      class: "form",
      onsubmit: (/** @type {any} */ event) => {
        event.preventDefault();
        make(choice.game, body);
      },
    },
    h("h2", {}, say("New table")),
    h("label", {}, h("span", {}, say("Game")), pick),
    body,
    h("button", { class: "main" }, say("Make the table")),
  );
}

/** @param {any} game @param {any[]} bots @returns {HTMLElement[]} */
function fields(game, bots) {
  const seats = h("div", { class: "seats" }),
    count = /** @type {HTMLSelectElement} */ (h("select", { id: "count", onchange: () => rows() }));
  const scenario = /** @type {HTMLSelectElement} */ (
    h(
      "select",
      { id: "scenario", onchange: () => counts() },
      h("option", { value: "" }, say("none")),
      game.scenarios.map((/** @type {any} */ one) => h("option", { value: one.id }, one.title)),
    )
  );
  const chosen = () => game.scenarios.find((/** @type {any} */ one) => one.id === scenario.value);
  const counts = () => {
    const [least, most] = (chosen() || game).seats,
      was = Number(count.value) || least;
    count.replaceChildren(
      ...Array.from({ length: most - least + 1 }, (_, i) =>
        h("option", { value: least + i, selected: least + i === was }, String(least + i)),
      ),
    );
    rows();
  };
  const names = [...(game.bots || []), ...bots];
  const rows = () => {
    const all = Number(count.value),
      nobody = (chosen() || {}).nobody || 0;
    seats.replaceChildren(
      ...Array.from({ length: all }, (_, i) =>
        h(
          "label",
          { class: "seat" },
          h("span", {}, say("Seat {0}", i + 1)),
          i >= all - nobody
            ? h("select", { disabled: true }, h("option", { value: "nobody" }, say("nobody")))
            : h(
                "select",
                { "aria-label": say("Seat {0}", i + 1) },
                h("option", { value: "person" }, say("person")),
                names.map((bot, n) =>
                  h(
                    "option",
                    {
                      value: "bot:" + bot.name,
                      title: bot.help,
                      selected: more.alone && i > 0 && n === 0,
                    },
                    "bot: " + bot.name,
                  ),
                ),
              ),
          h("input", {
            placeholder: say("Name"),
            "aria-label": say("Name") + " " + (i + 1),
            maxlength: 24,
          }),
        ),
      ),
    );
  };
  counts();
  const option = (/** @type {any} */ one, /** @type {string} */ key) =>
    one.min === 0 && one.max === 1
      ? h(
          "label",
          { class: "check" },
          h("input", {
            type: "checkbox",
            checked: one.normal === 1,
            [key]: one.id,
            "data-normal": one.normal,
          }),
          h("span", {}, one.title),
        )
      : h(
          "label",
          {},
          h("span", {}, one.title),
          h("input", {
            type: "number",
            min: one.min,
            max: one.max,
            value: one.normal,
            [key]: one.id,
            "data-normal": one.normal,
          }),
        );
  const group = (/** @type {string} */ title, /** @type {any[]} */ list) =>
    list.length ? h("details", {}, h("summary", {}, title), list) : h("span");
  return [
    game.scenarios.length ? h("label", {}, h("span", {}, say("Scenario")), scenario) : h("span"),
    h("label", {}, h("span", {}, say("Players")), count),
    seats,
    group(
      say("Options"),
      game.options.map((/** @type {any} */ one) => option(one, "data-option")),
    ),
    group(
      say("Rules"),
      game.rules.map((/** @type {any} */ rule) =>
        h(
          "div",
          { class: "rule" },
          h(
            "label",
            { class: "check" },
            h("input", { type: "checkbox", "data-rule": rule.id }),
            h("span", {}, rule.title, rule.rule ? " (" + rule.rule + ")" : ""),
          ),
          rule.text ? h("p", { class: "faint" }, rule.text) : null,
          (rule.options || []).map((/** @type {any} */ one) =>
            option(one, "data-of-" + rule.id.replace(/[^a-z0-9]/g, "-")),
          ),
        ),
      ),
    ),
    group(
      say("Mods"),
      game.mods
        .filter((/** @type {any} */ mod) => !mod.usual)
        .map((/** @type {any} */ mod) =>
          h(
            "label",
            { class: "check" },
            h("input", { type: "checkbox", "data-mod": mod.id }),
            h("span", { title: mod.text }, mod.title || mod.id),
          ),
        ),
    ),
  ];
}

/** @param {any} el */
function valueOf(el) {
  return el.type === "checkbox" ? Number(el.checked) : Number(el.value);
}

/** "Greedy 2", "Player 1". @param {string} who @param {number} n @returns {string|undefined} */
function usualName(who, n) {
  if (who === "nobody") return undefined;
  if (who === "person") return say("Player {0}", n);
  const bot = who.slice(4);
  return bot[0].toUpperCase() + bot.slice(1) + " " + n;
}

/** What was filled in, as the server takes it. @param {any} game @param {HTMLElement} body */
function wish(game, body) {
  const all = (/** @type {string} */ what) =>
    /** @type {any[]} */ ([...body.querySelectorAll(what)]);
  /** @type {Record<string, number>} */
  const options = {};
  for (const el of all("[data-option]"))
    if (valueOf(el) !== Number(el.dataset.normal)) options[el.dataset.option] = valueOf(el);
  const rules = all("[data-rule]")
    .filter((el) => el.checked)
    .map((el) => {
      const id = el.dataset.rule,
        key = "data-of-" + id.replace(/[^a-z0-9]/g, "-");
      const more = all(`[${key}]`)
        .filter((one) => valueOf(one) !== Number(one.dataset.normal))
        .map((one) => one.getAttribute(key) + "=" + valueOf(one));
      return id + (more.length ? ":" + more.join(":") : "");
    });
  const seats = all(".seat").map((el, i) => {
    const who = el.querySelector("select").value;
    return { who, name: el.querySelector("input").value.trim() || usualName(who, i + 1) };
  });
  const scenario = all("#scenario").map((el) => el.value)[0];
  return {
    game: game.id,
    scenario: scenario || undefined,
    options,
    rules,
    mods: all("[data-mod]")
      .filter((el) => el.checked)
      .map((el) => el.dataset.mod),
    seats,
    lang: language(),
  };
}

/** @param {any} game @param {HTMLElement} body */
async function make(game, body) {
  try {
    const asked = wish(game, body);
    made = { ...(await fetchJson("./tables", asked)), title: game.title, asked };
    location.hash = made.here || "#made=" + made.table;
  } catch (error) {
    notice(String(/** @type {any} */ (error).message));
  }
}

/** @param {string} token */
function link(token) {
  return location.origin + location.pathname + "#join=" + token;
}

/** @param {string} label @param {string} token */
function invitation(label, token) {
  const field = /** @type {HTMLInputElement} */ (
    h("input", { readonly: true, value: link(token), "aria-label": label })
  );
  return h(
    "li",
    {},
    h("b", {}, label),
    field,
    h(
      "button",
      {
        type: "button",
        onclick: async () => {
          field.select();
          await navigator.clipboard?.writeText(field.value).catch(() => {});
          notice(say("Copied"));
        },
      },
      say("Copy"),
    ),
    h("a", { class: "button", href: "#join=" + token }, say("Sit down here")),
  );
}

export function invited() {
  if (!made) return lobby();
  const name = (/** @type {number} */ seat) =>
    (made.asked.seats[seat] || {}).name || say("Seat {0}", seat + 1);
  byId("lobby").replaceChildren(
    h(
      "main",
      { class: "paper" },
      h("h1", {}, made.title),
      h("h2", {}, say("Invite")),
      h("p", {}, say("Send each link to the one who is to sit there. Take one yourself.")),
      h(
        "ul",
        { class: "links" },
        made.seats.map((/** @type {any} */ one) => invitation(name(one.seat), one.token)),
        made.watch ? invitation(say("To look on"), made.watch) : null,
      ),
    ),
  );
  return undefined;
}

// --- At the table ------------------------------------------------------------------------------

/** Who is there, and what can be done besides the game. @param {import("./table.js").Table} table @param {(request: any) => Promise<any>} ask @param {(as: any) => void} again */
export function room(table, ask, again) {
  const { players, may, proposals, state } = table.store.room,
    box = byId("room"),
    seat = table.store.doc.seat;
  const wanted = [];
  const name = (/** @type {any} */ at) =>
    ((players || {})[at] || {}).name || say("Seat {0}", Number(at) + 1);
  if (state === "waiting") {
    const away = Object.keys(players || {})
      .filter((at) => players[at].who === "person" && !players[at].joined)
      .map(name);
    byId("prompt").textContent = say("Waiting for {0}", away.join(", "));
  }
  for (const [n, one] of Object.entries(proposals || {})) {
    const text = say("{0} proposes: {1}", name(one.by), say(one.what)),
      mine = (one.agreed || []).includes(seat);
    wanted.push({
      key: "p" + n,
      mark: JSON.stringify(one),
      make: () =>
        h(
          "div",
          { class: "proposal" },
          text,
          mine
            ? null
            : h("button", { onclick: () => ask({ do: "agree", n: Number(n) }) }, say("Agree")),
          mine
            ? null
            : h("button", { onclick: () => ask({ do: "refuse", n: Number(n) }) }, say("Refuse")),
        ),
    });
  }
  const offers = Object.keys(may || {}).filter((key) =>
    ["resign", "hint", "propose", "replay"].includes(key),
  );
  sync(box, wanted);
  sync(
    byId("offers"),
    offers.length
      ? [
          {
            key: "menu",
            mark: offers.join() + state + say("Table"),
            make: () =>
              h("button", { onclick: () => offer(table, offers, ask, again) }, say("Table")),
          },
        ]
      : [],
  );
  const away = Object.entries(players || {})
    .filter(([, one]) => one.who === "person" && !one.here)
    .map(([at]) => at);
  for (const el of byId("seats").children)
    el.classList.toggle("away", away.includes(/** @type {any} */ (el).vakaKey));
}

/** @param {import("./table.js").Table} table @param {string[]} offers @param {(request: any) => Promise<any>} ask @param {(as: any) => void} again */
function offer(table, offers, ask, again) {
  const over = table.store.room.state === "over";
  /** @type {HTMLElement[]} */
  const rows = [];
  const row = (/** @type {string} */ text, /** @type {any} */ request) =>
    rows.push(
      h(
        "button",
        {
          onclick: async () => {
            dialog.close();
            const answer = await ask(request);
            if (answer.action)
              notice((table.store.doc.choices || {})[answer.action] || answer.action);
            else if (!answer.ok) table.refused(answer);
          },
        },
        text,
      ),
    );
  if (offers.includes("replay"))
    for (const as of over
      ? [...Object.keys(table.store.room.players || {}).map(Number), "watch"]
      : [undefined]) {
      const who =
        as === undefined
          ? ""
          : as === "watch"
            ? say("Watching")
            : (table.store.room.players[as] || {}).name || say("Seat {0}", Number(as) + 1);
      rows.push(
        h(
          "button",
          {
            onclick: () => {
              dialog.close();
              again(as);
            },
          },
          say("Replay") + (who ? ": " + who : ""),
        ),
      );
    }
  if (offers.includes("hint")) row(say("Hint"), { do: "hint" });
  if (offers.includes("propose"))
    for (const what of over ? ["rematch"] : ["end", "hints"])
      row(say("Propose: {0}", say(what)), { do: "propose", what });
  if (offers.includes("resign")) row(say("Resign"), { do: "resign" });
  for (const one of more.offers(table))
    rows.push(
      h(
        "button",
        {
          onclick: () => {
            dialog.close();
            one.go();
          },
        },
        one.text,
      ),
    );
  const signs = Object.entries(table.store.room.players || {}).map(([at, one]) =>
    h(
      "li",
      {},
      seatSign(at, 16),
      " ",
      one.name || "",
      " ",
      h("span", { class: "faint" }, one.bot || one.who || ""),
    ),
  );
  const dialog = sheet.open(
    h(
      "div",
      { class: "menu" },
      h("h3", {}, say("Table")),
      h("ul", { class: "plain" }, signs),
      rows,
    ),
    { label: say("Table"), cls: "narrow" },
  );
}
