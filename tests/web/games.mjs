// games.mjs - every game there is: drawn at the beginning, in the middle and from a spectator's
// place, in three languages, light and dark, without a complaint.
//
// SPDX-License-Identifier: MIT
import { finish, holds } from "./check.mjs";
import { makeTable, playRandom, start } from "./help.mjs";

const at = await start(process.argv[2]);
await finish(at, async () => {
  const catalogue = await (await fetch(at.url + "catalogue")).json();
  const langs = ["en", "fr", "nl"];
  let n = 0;
  await at.page.goto(at.url);
  const chosen = await at.page.evaluate(async () => {
    const { elements } = await import("/panels.js");
    const kinds = [{ kind: "a", title: "A", count: 1 }];
    const rows = ["seat 0", "seat 0", "seat 1"].map((tone) => ({ type: "strip", tone, kinds }));
    const drawn = elements(rows, /** @type {any} */ ({ store: { doc: { seat: 0 } } }));
    return drawn.map((row) => !row.querySelector("button").disabled).join();
  });
  holds(chosen === "true,false,false", "a kind in several rows is chosen in one's own first one");
  for (const game of catalogue.games) {
    const lang = langs[n++ % 3];
    await at.page.emulateMedia({ colorScheme: n % 2 ? "light" : "dark" });
    await at.page.evaluate(
      (code) => localStorage.setItem("vaka", JSON.stringify({ lang: code })),
      lang,
    );
    await makeTable(at, game.id, game.seats[0]);
    await playRandom(at, 12);
    await at.page.waitForFunction(
      () => {
        const { doc } = window.vakaTable.store;
        return (
          doc.result ||
          Object.entries(doc.seats || {}).every(([n, one]) => Number(n) === doc.seat || !one.must)
        );
      },
      undefined,
      { polling: 10 },
    ); // bots that decide at the same time have done so
    const seen = await at.page.evaluate(() => {
      const table = window.vakaTable,
        { layout, doc } = table.store;
      const boards = [...table.board.places.keys()],
        zones = Object.keys(doc.zones || {});
      return {
        lang: document.documentElement.lang,
        places: boards.length,
        spaces: document.querySelectorAll(".space").length,
        drawn: document.querySelectorAll(".piece").length,
        pieces: zones.length,
        prompt: document.querySelector("#prompt").textContent,
        mats: Object.keys(layout.mats || {}).length,
        sheets: document.querySelectorAll(".mat").length,
        unnamed: document.querySelectorAll(".space:not([aria-label])").length,
      };
    });
    console.log(game.id, JSON.stringify(seen));
    holds(
      seen.spaces === seen.places && seen.unnamed === 0,
      game.id + ": every space is there and has a name",
    );
    holds(seen.sheets === seen.mats, game.id + ": every mat is there");
    holds(seen.pieces === 0 || seen.drawn > 0, game.id + ": pieces are drawn");
    holds(seen.prompt.length > 0, game.id + ": something is expected or told");
    holds(seen.lang === lang, game.id + ": it reads in " + lang);
    // What the page holds and has drawn after patches is what a fresh look says, and draws.
    const { same, other } = await at.page.evaluate(async () => {
      const parts = ["#seats", "#stages", "#counters", "#panels", "#mats", "#zones", "#hand"];
      for (const layer of ["ground", "routes", "links", "pieces", "signs", "names"])
        parts.push("#chart .layer-" + layer);
      const drawn = () =>
        parts.map((part) => {
          const el = document.querySelector(part).cloneNode(true);
          for (const one of el.querySelectorAll('[class=""]')) one.removeAttribute("class");
          return el;
        });
      const table = window.vakaTable,
        text = () =>
          JSON.stringify(table.store.doc, (key, value) =>
            value && typeof value === "object" && !Array.isArray(value)
              ? Object.fromEntries(Object.entries(value).sort())
              : value,
          );
      // Sheets are laid out when the frame says how much room there is.
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      await frame().then(frame);
      const before = text(),
        old = drawn(),
        room = table.store.room;
      await table.ask({ do: "speak", lang: document.documentElement.lang });
      while (table.store.room === room) await new Promise((done) => setTimeout(done, 5));
      await frame().then(frame);
      const now = drawn();
      return {
        same: before === text(),
        other: parts.filter((_, i) => !old[i].isEqualNode(now[i])),
      };
    });
    holds(same, game.id + ": patches have made what a fresh look says");
    holds(other.length === 0, game.id + ": drawn anew it looks otherwise: " + other.join());
  }
});
