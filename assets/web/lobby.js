// lobby.js - before a match: a form made of the catalogue, links to invite with.
//
// SPDX-License-Identifier: MIT
import { fetchJson, server } from "./connection.js";
import { byId, h } from "./dom.js";
import { language, recall, remember } from "./settings.js";
import { notice } from "./sheet.js";
import { say } from "./texts.js";

/** @type {any} what was made last, for those who are to be invited */
let made = null;

/** @param {string} title @param {...any} parts */
function show(title, ...parts) {
  byId("lobby").replaceChildren(h("main", { class: "paper" }, h("h1", {}, title), parts));
}

/** While it is fetched the form of before is gone. */
export async function lobby() {
  show("Vaka", "…");
  try {
    const catalogue = await fetchJson("./catalogue?lang=" + encodeURIComponent(language()));
    const tables = await fetchJson("./tables").catch(() => ({ tables: [] }));
    show("Vaka", open(tables.tables || [], catalogue), form(catalogue), await server.foot());
  } catch (error) {
    show("Vaka", h("p", {}, String(/** @type {any} */ (error).message)));
  }
}

/** @typedef {{table: string, seat: number|string, title: string, name: string}} Sat where this browser sat */

/** @returns {Sat[]} newest first */
function seatsHere() {
  return recall("seats") || [];
}

/** @param {Sat} one @param {boolean} there is it to be remembered, or forgotten? */
export function rememberSeat(one, there) {
  if (server.here) return;
  const others = seatsHere().filter((old) => old.table !== one.table || String(old.seat) !== String(one.seat));
  remember("seats", there ? [one, ...others].slice(0, 30) : others);
}

/** @param {Sat} one */
function wayBack(one) {
  return h(
    "a",
    { class: "button", href: `#table=${one.table}&seat=${one.seat}` },
    one.seat === "watch" ? say("To look on") : say("Go on as {0}", one.name),
  );
}

/** Tables of this server, if they are told, and those at which this browser sat. @param {any[]} tables @param {any} catalogue */
function open(tables, catalogue) {
  const mine = server.here ? [] : seatsHere(),
    told = new Set(tables.map((one) => one.table)),
    rest = mine.filter((one) => !told.has(one.table));
  if (!tables.length && !rest.length) return null;
  const title = (/** @type {string} */ id) =>
    (catalogue.games.find((/** @type {any} */ game) => game.id === id) || { title: id }).title;
  const row = (/** @type {string} */ name, /** @type {string} */ more, /** @type {any} */ ways) =>
    h("li", {}, h("b", {}, name), h("span", { class: "faint" }, more), ways);
  return h(
    "section",
    {},
    h("h2", {}, say("Tables")),
    h(
      "ul",
      { class: "tables" },
      tables.map((one) =>
        row(
          title(one.game),
          [
            say(one.state),
            ...Object.values(one.players || {})
              .map((p) => p.name)
              .filter(Boolean),
          ].join(", "),
          server.row(one) || mine.filter((seat) => seat.table === one.table).map(wayBack),
        ),
      ),
      rest.map((one) => row(one.title, "", wayBack(one))),
    ),
  );
}

/** First what was played last, then what there is most to choose in. @param {any} game */
function weight(game) {
  if (game.id === recall("game")) return 1e9;
  return game.scenarios.length + game.rules.length + game.mods.length;
}

/** @param {any} game @param {boolean} on @param {() => void} go */
function gameCard(game, on, go) {
  const [least, most] = game.seats,
    base = game.mods.find((/** @type {any} */ mod) => mod.base) || {};
  return h(
    "label",
    { class: "game" },
    h("input", { type: "radio", name: "game", value: game.id, checked: on, onchange: go }),
    h("b", {}, game.title),
    h("span", { class: "faint" }, say("{0} players", least === most ? most : least + "–" + most)),
    base.text ? h("small", {}, base.text) : null,
  );
}

/** @param {any} catalogue */
function form(catalogue) {
  /** @type {any[]} */
  const games = [...catalogue.games].sort((a, b) => weight(b) - weight(a));
  if (!games.length) return h("p", {}, say("There is no game here."));
  const body = h("div", {});
  let game = games[0];
  const choose = (/** @type {any} */ one) => {
    game = one;
    body.replaceChildren(...fields(game, catalogue.bots || []));
  };
  choose(game);
  return h(
    "form",
    {
      class: "form",
      onsubmit: (/** @type {any} */ event) => {
        event.preventDefault();
        make(game, body);
      },
    },
    h("h2", {}, say("New table")),
    h(
      "fieldset",
      { class: "games" },
      h("legend", { class: "spoken" }, say("Game")),
      games.map((one) => gameCard(one, one === game, () => choose(one))),
    ),
    body,
    h("button", { class: "main" }, say("Make the table")),
  );
}

/** The usual one first, as the window has it. @param {any} game @returns {any[]} */
function scenariosOf(game) {
  const usual = (/** @type {any} */ one) => Number(one.id === "standard");
  return [...game.scenarios].sort((a, b) => usual(b) - usual(a));
}

/** A number, or a switch where there are only two. @param {any} one @param {string} key */
function option(one, key) {
  const own = { [key]: one.id, "data-normal": one.normal },
    title = h("span", {}, one.title);
  if (one.min === 0 && one.max === 1)
    return h(
      "label",
      { class: "check" },
      h("input", { type: "checkbox", checked: one.normal === 1, ...own }),
      title,
    );
  return h(
    "label",
    {},
    title,
    one.words
      ? h(
          "select",
          own,
          Array.from({ length: one.max - one.min + 1 }, (_, i) =>
            h(
              "option",
              { value: one.min + i, selected: one.min + i === one.normal },
              one.words[i] || String(one.min + i),
            ),
          ),
        )
      : h("input", { type: "number", min: one.min, max: one.max, value: one.normal, ...own }),
  );
}

/** @param {string} id */
function keyOf(id) {
  return "data-of-" + id.replace(/[^a-z0-9]/g, "-");
}

/** @param {any} rule */
function ruleRow(rule) {
  const inner = h(
    "div",
    { class: "of-rule", hidden: true },
    (rule.options || []).map((/** @type {any} */ one) => option(one, keyOf(rule.id))),
  );
  return h(
    "div",
    { class: "rule" },
    h(
      "label",
      { class: "check" },
      h("input", {
        type: "checkbox",
        "data-rule": rule.id,
        onchange: (/** @type {any} */ event) => (inner.hidden = !event.target.checked),
      }),
      h("span", {}, rule.title, rule.rule ? " (" + rule.rule + ")" : ""),
    ),
    rule.text ? h("p", { class: "faint" }, rule.text) : null,
    inner,
  );
}

/** Is it played without this rule or option? @param {any} scenario @param {any} one */
function bars(scenario, one) {
  const list = scenario.allowed || one.scenarios;
  return Boolean(list && !list.includes(scenario.allowed ? one.id : scenario.id));
}

/** What the scenario decides cannot be switched. @param {HTMLElement} box @param {any} game @param {any} scenario */
function fixRules(box, game, scenario) {
  for (const el of /** @type {any[]} */ ([...box.querySelectorAll("[data-rule]")])) {
    const rule = game.rules.find((/** @type {any} */ one) => one.id === el.dataset.rule),
      set = (scenario.rules || []).some((/** @type {string} */ text) => text.split(":")[0] === rule.id),
      barred = !set && bars(scenario, rule);
    if (set) el.checked = true;
    else if (barred || el.disabled) el.checked = false;
    el.disabled = set || barred;
    const row = el.closest(".rule");
    row.hidden = barred && rule.scenarios;
    row.querySelector(".of-rule").hidden = !el.checked || set;
  }
}

/** What the scenario sets is what the form begins with. @param {HTMLElement} box @param {any} game @param {any} scenario */
function setOptions(box, game, scenario) {
  for (const el of /** @type {any[]} */ ([...box.querySelectorAll("[data-option]")])) {
    const one = game.options.find((/** @type {any} */ of) => of.id === el.dataset.option),
      own = scenario.options?.[one.id],
      value = own ?? one.normal;
    if (el.type === "checkbox") el.checked = value === 1;
    else el.value = value;
    el.dataset.normal = value;
    el.closest("label").hidden = bars(scenario, one) && own === undefined;
  }
}

/** @param {number} n @param {boolean} nobody @param {any[]} bots */
function seatRow(n, nobody, bots) {
  const label = say("Seat {0}", n);
  return h(
    "div",
    { class: "seat" },
    h("span", {}, label),
    h(
      "select",
      { disabled: nobody, "aria-label": label },
      nobody
        ? h("option", { value: "nobody" }, say("nobody"))
        : [
            h("option", { value: "person" }, say("person")),
            bots.map((bot) =>
              h(
                "option",
                {
                  value: "bot:" + bot.name,
                  title: bot.help,
                  selected: server.here && n > 1 && bot === bots[0],
                },
                "bot: " + bot.name,
              ),
            ),
          ],
    ),
    h("input", {
      placeholder: say("Name"),
      "aria-label": say("Name") + " " + n,
      maxlength: 24,
      hidden: nobody,
    }),
  );
}

/** @param {any} game @param {any[]} bots @returns {HTMLElement[]} */
function fields(game, bots) {
  const seats = h("div", { class: "seats" }),
    rules = h("div", {}, game.rules.map(ruleRow)),
    options = h("div", {}, game.options.map((/** @type {any} */ one) => option(one, "data-option"))),
    about = h("p", { class: "faint" }),
    scenarios = scenariosOf(game);
  const count = /** @type {HTMLSelectElement} */ (h("select", { id: "count", onchange: () => rows() }));
  const scenario = /** @type {HTMLSelectElement} */ (
    h(
      "select",
      { id: "scenario", onchange: () => chosen() },
      scenarios.map((one) => h("option", { value: one.id }, one.title)),
    )
  );
  const now = () => scenarios[scenario.selectedIndex] || {};
  const rows = () => {
    const all = Number(count.value);
    seats.replaceChildren(
      ...Array.from({ length: all }, (_, i) =>
        seatRow(i + 1, i >= all - (now().nobody || 0), [...(game.bots || []), ...bots]),
      ),
    );
  };
  const chosen = () => {
    const [least, most] = now().seats || game.seats,
      was = Number(count.value) || least;
    count.replaceChildren(
      ...Array.from({ length: most - least + 1 }, (_, i) =>
        h("option", { value: least + i, selected: least + i === was }, String(least + i)),
      ),
    );
    about.textContent = now().text || "";
    fixRules(rules, game, now());
    setOptions(options, game, now());
    rows();
  };
  chosen();
  const group = (/** @type {string} */ title, /** @type {any} */ list) =>
    h("details", {}, h("summary", {}, title), list);
  const mods = game.mods.filter((/** @type {any} */ mod) => !mod.usual);
  return [
    ...(scenarios.length
      ? [h("label", {}, h("span", {}, say("Scenario")), scenario), about]
      : []),
    h("label", {}, h("span", {}, say("Players")), count),
    seats,
    ...(game.options.length ? [group(say("Options"), options)] : []),
    ...(game.rules.length ? [group(say("Rules"), rules)] : []),
    ...(mods.length ? [group(say("Mods"), mods.map(modRow))] : []),
  ];
}

/** @param {any} mod */
function modRow(mod) {
  return h(
    "div",
    { class: "rule" },
    h(
      "label",
      { class: "check" },
      h("input", { type: "checkbox", "data-mod": mod.id }),
      h("span", {}, mod.title || mod.id),
    ),
    mod.text ? h("p", { class: "faint" }, mod.text) : null,
  );
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
  const rules = all("[data-rule]:enabled")
    .filter((el) => el.checked)
    .map((el) => {
      const id = el.dataset.rule;
      const more = all(`[${keyOf(id)}]`)
        .filter((one) => valueOf(one) !== Number(one.dataset.normal))
        .map((one) => one.getAttribute(keyOf(id)) + "=" + valueOf(one));
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
    mods: modsFor(game, scenario, rules, all("[data-mod]:checked").map((el) => el.dataset.mod)),
    seats,
    lang: language(),
  };
}

/** Those that were chosen, and those from which a scenario or a rule comes. @param {any} game @param {string|undefined} scenario @param {string[]} rules @param {string[]} mods */
function modsFor(game, scenario, rules, mods) {
  const ids = rules.map((text) => text.split(":")[0]),
    usual = new Set(
      game.mods.filter((/** @type {any} */ mod) => mod.usual).map((/** @type {any} */ mod) => mod.id),
    );
  const used = [
    ...game.scenarios.filter((/** @type {any} */ one) => one.id === scenario),
    ...game.rules.filter((/** @type {any} */ one) => ids.includes(one.id)),
  ].map((one) => one.mod);
  return [...new Set([...mods, ...used.filter((mod) => mod && !usual.has(mod))])];
}

/** @param {any} game @param {HTMLElement} body */
async function make(game, body) {
  try {
    const asked = wish(game, body);
    made = { ...(await fetchJson("./tables", asked)), title: game.title, asked };
    remember("game", game.id);
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

/** @param {string} id */
export function invited(id) {
  if (made?.table !== id) return lobby();
  const name = (/** @type {number} */ seat) =>
    made.asked.seats[seat]?.name || say("Seat {0}", seat + 1);
  show(
    made.title,
    h("h2", {}, say("Invite")),
    h("p", {}, say("Send each link to the one who is to sit there. Take one yourself.")),
    h(
      "ul",
      { class: "links" },
      made.seats.map((/** @type {any} */ one) => invitation(name(one.seat), one.token)),
      made.watch ? invitation(say("To look on"), made.watch) : null,
    ),
  );
  return undefined;
}

