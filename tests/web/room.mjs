// room.mjs - at a table of the server, besides the game: a plan that is thrown away and one that is
// sent, private notes, the seat of somebody who has gone; and what two people in two browsers agree
// on, one of them in French on a phone: to go back, to end, to play once more.
//
// SPDX-License-Identifier: MIT
import { finish, holds } from "./check.mjs";
import { faultsOf } from "./faults.mjs";
import { openBrowser, person, quiet, serve } from "./help.mjs";

const server = await serve(process.argv[2]),
  browsers = [await openBrowser(), await openBrowser()],
  errors = [];
const ada = await person(browsers[0], errors),
  bela = await person(browsers[0], errors),
  cleo = await person(browsers[1], errors, { width: 390, height: 844, touch: true, lang: "fr" });

/** @param {any} page @param {string} what @param {any} [value] */
const until = (page, what, value) =>
  page.waitForFunction(new Function("value", "return " + what), value, { polling: 10 });
const documentOf = (page) => page.evaluate(() => JSON.stringify(window.vakaTable.store.doc));
const rowOf = (page, text) => page.click(`dialog .menu button:has-text("${text}")`);

async function make(game, names) {
  const answer = await fetch(server.url + "tables", {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: server.url.slice(0, -1) },
    body: JSON.stringify({ game, seats: names.map((name) => ({ who: "person", name })) }),
  });
  return answer.json();
}

async function table(game, names, other = bela) {
  const made = await make(game, names);
  for (const [i, page] of [ada, other].entries())
    await page.goto(server.url + "#join=" + made.seats[i].token);
  for (const page of [ada, other]) await until(page, "window.vakaTable?.store.doc.seats");
  return made;
}

async function isSound(where) {
  const found = await faultsOf(ada);
  holds(found.length === 0, `${where} has no serious fault of accessibility: ${found.join("; ")}`);
}

/** Plans the only kind of move there is, and the others', and another one. */
async function plans() {
  const before = await documentOf(ada);
  await ada.click("#planning");
  await ada.waitForSelector("#plan:not([hidden])");
  holds(await ada.isDisabled("#plan .main"), "there is nothing to send yet");
  await ada.click("#buttons button >> nth=0");
  await until(ada, "document.querySelectorAll('#plan li').length === 1");
  await ada.click("#plan button:has-text('Others move')");
  await until(ada, "window.vakaTable.asked()");
  await ada.click("#buttons button >> nth=0");
  await until(ada, "document.querySelectorAll('#plan li').length === 3");
  await isSound("a plan");
  await ada.click("#plan button:has-text('Throw away')");
  await quiet(ada);
  holds((await documentOf(ada)) === before, "a plan that is thrown away leaves nothing");
  await ada.click("#planning");
  await ada.click("#buttons button >> nth=1");
  await until(ada, "document.querySelectorAll('#plan li').length === 1");
  await ada.click("#undo");
  await until(ada, "document.querySelectorAll('#plan li').length === 0");
  await ada.click("#redo");
  await until(ada, "document.querySelectorAll('#plan li').length === 1");
  const planned = JSON.parse(await documentOf(ada)).zones,
    seq = await bela.evaluate(() => window.vakaTable.store.seq);
  await ada.click("#plan .main");
  await until(bela, "window.vakaTable.store.seq > value", seq);
  await quiet(ada);
  const now = JSON.parse(await documentOf(ada)).zones;
  holds(JSON.stringify(now) === JSON.stringify(planned), "a plan that is sent is what is played");
  holds(await ada.isHidden("#plan"), "then there is none any more");
}

/** Whose turn comes hears it, and reads it in the title of the tab. */
async function turns() {
  await ada.evaluate(() => {
    window.heard = 0;
    for (const what of ["createOscillator", "resume"]) {
      const before = AudioContext.prototype[what];
      AudioContext.prototype[what] = function (...args) {
        window.heard++;
        return before.apply(this, args);
      };
    }
  });
  holds(!/Your turn/.test(await ada.title()), "another's turn is not in the title");
  await ada.waitForTimeout(700); // a sound is not broken off by the next one
  await until(bela, "/^● Your turn/.test(document.title)");
  await bela.click("#buttons button >> nth=0");
  await until(ada, "/^● Your turn/.test(document.title)");
  await until(ada, "window.heard > 0");
  await ada.click("#buttons button >> nth=0");
  await until(bela, "window.vakaTable.asked()");
}

/** The table goes on while somebody plans: the plan says so, and what is sent stops in time. */
async function lateness() {
  await ada.click("#planning");
  await ada.waitForSelector("#plan:not([hidden])");
  await bela.click("#buttons button >> nth=0");
  await ada.waitForSelector("#plan .late");
  await ada.click("#plan button:has-text('Throw away')");
  await until(ada, "window.vakaTable.asked()");
}

async function notes(made) {
  await ada.click("#notes summary");
  await ada.fill("#note", "beware\nof <b>Bela</b>");
  await ada.click("#prompt");
  await quiet(ada);
  await ada.goto("about:blank");
  await ada.goto(server.url + "#join=" + made.seats[0].token);
  await until(ada, "document.querySelector('#note').value === value", "beware\nof <b>Bela</b>");
  holds(!(await bela.content()).includes("beware"), "nobody else reads it");
}

/** Bela says good-bye. What the lobby is made of comes late: no form of before is there meanwhile. */
async function goAway() {
  let letGo = () => {};
  const held = new Promise((done) => (letGo = done));
  const late = async (route) => (await held, route.continue());
  await bela.route("**/catalogue*", late, { times: 1 });
  await until(bela, "window.vakaTable?.store.doc.seats");
  await until(ada, "!document.querySelector('#seats .away')");
  await bela.click("#offers button:has-text('Table')");
  await rowOf(bela, "Leave the table");
  await bela.waitForSelector("#lobby:not([hidden])");
  holds(!(await bela.$("#lobby form")), "nothing is filled into a form that is about to be replaced");
  letGo();
  await bela.waitForSelector("#lobby form");
  await ada.waitForSelector("#seats .away");
}

/** Bela goes without a word, so she keeps her seat for a while; with one, it may be handed on. */
async function handOn(made) {
  await bela.goto("about:blank");
  await ada.waitForSelector("#seats .away");
  await ada.click("#offers button:has-text('Table')");
  await rowOf(ada, "a bot plays on for Bela");
  await until(ada, "/a moment ago/.test(document.querySelector('#notice').textContent)");
  await bela.goto(server.url + "#join=" + made.seats[1].token);
  await goAway();
  await bela.click("a:has-text('Go on as Bela')"); // the lobby leads back
  await isSound("a table with its notes");
  await goAway();
  await ada.click("#offers button:has-text('Table')");
  await rowOf(ada, "somebody else plays on for Bela");
  const link = await ada.inputValue("dialog input.whole");
  await ada.keyboard.press("Escape");
  await bela.goto("about:blank");
  await bela.goto(link);
  await goAway();
  await ada.click("#offers button:has-text('Table')");
  await rowOf(ada, "a bot plays on for Bela");
  await until(ada, "window.vakaTable.store.room.players[1].who === 'bot'");
}

/** Ada goes straight from one table to another, to which the other one has not come yet. */
async function waits() {
  holds(await ada.$("#log *"), "where she was something has happened");
  await choose(ada, "Table", "Replay");
  await ada.waitForSelector(".replay");
  await ada.click("#offers button:has-text('Table')"); // and leaves it open
  const made = await make("hello", ["Ada", "Nobody"]);
  await ada.goto(server.url + "#join=" + made.seats[0].token);
  await until(ada, "/^Waiting for Nobody/.test(document.querySelector('#prompt').textContent)");
  for (const what of ["dialog", "#log *", "#seats *", "#room *", "#chat *", "#buttons button"])
    holds(!(await ada.$(what)), "nothing of another table is there: " + what);
  await choose(ada, "Table", "Leave the table"); // nobody has to wait for ever
  await ada.waitForSelector("#lobby form");
}

/** A connection that breaks is made again, but not when its table has been left meanwhile. */
async function breaks() {
  await cleo.addInitScript(() => {
    const Usual = WebSocket;
    window.sockets = [];
    window.WebSocket = function (...args) {
      const made = new Usual(...args);
      window.sockets.push(made);
      return made;
    };
  });
  await cleo.reload();
  await until(cleo, "window.vakaTable?.store.doc.seats");
  const count = () => cleo.evaluate(() => window.sockets.length);
  await cleo.evaluate(() => window.sockets[0].close());
  await until(cleo, "window.sockets.length === 2 && window.sockets[1].readyState === 1");
  await cleo.evaluate(() => {
    window.sockets[1].close();
    location.hash = "#new";
  });
  await cleo.waitForSelector("#lobby form");
  await cleo.waitForTimeout(1200); // the first try comes after half a second
  holds((await count()) === 2, "a table that was left is not connected to again");
  await cleo.goBack();
  await until(cleo, "window.vakaTable.store.doc.seats");
}

/** @param {any} page */
async function moves(page) {
  await until(page, "window.vakaTable.asked()");
  const seq = await page.evaluate(() => window.vakaTable.store.seq);
  await page.click("#buttons button >> nth=0");
  await until(page, "window.vakaTable.store.seq > value", seq);
}

/** From the menu of the table. @param {any} page @param {string} menu @param {string} text */
async function choose(page, menu, text) {
  await page.click(`#offers button:has-text("${menu}")`);
  await rowOf(page, text);
}

/** They go back to the start, as Ada has seen it, and play on from there. */
async function rewinds() {
  const start = await ada.evaluate(() => JSON.stringify(window.vakaTable.store.doc.zones));
  for (const page of [ada, cleo]) await moves(page);
  await choose(ada, "Table", "Replay");
  await ada.click("[aria-label='To the start']");
  await ada.click(".replay button:has-text('Propose: rewind')");
  await cleo.waitForSelector(".proposal:has-text('Ada propose : revenir en arrière')");
  const far = await cleo.textContent(".proposal"),
    first = await cleo.evaluate(() => window.vakaTable.store.doc.log[0].text);
  holds(
    /lignes du journal qui partent : 2/.test(far) && far.includes(first) && /Ada/.test(first),
    "it says how far back, from whose action on: " + far,
  );
  await cleo.tap(".proposal button:has-text('Accepter')");
  for (const page of [ada, cleo]) {
    await until(page, "JSON.stringify(window.vakaTable.store.doc.zones) === value", start);
    await until(page, "!document.querySelector('.proposal')");
  }
  await moves(ada);
  await until(cleo, "window.vakaTable.asked()");
}

/** How it ended is said to both; nothing can be pressed any more. @param {string} english @param {string} french */
async function isOver(english, french) {
  for (const [page, text] of [
    [ada, english],
    [cleo, french],
  ]) {
    await until(page, "document.querySelector('#prompt').textContent.includes(value)", text);
    await until(page, "!document.querySelector('#buttons button')");
    holds(await page.isDisabled("#all"), "there is nothing to do any more");
  }
}

/** The verdict on chance, in words; and the promise in the menu. @param {any} page @param {string} text */
async function isJudged(page, text) {
  await until(page, "document.querySelector('#room').textContent.includes(value)", text);
}

/** What was promised before they sat down is kept and shown, and at the end compared with what is opened. */
async function chance(made) {
  const kept = await ada.evaluate(() => JSON.parse(localStorage.getItem("vaka")).promises),
    own = kept.find((one) => one.table === made.table);
  holds(own.commitment === made.commitment, "the promise is kept with the seat");
  await ada.click('#offers button:has-text("Table")');
  await ada.click("dialog .chance summary");
  holds(
    (await ada.textContent("dialog .chance > code")) === made.commitment,
    "the menu of the table shows the whole promise",
  );
  holds(
    (await ada.textContent("dialog .chance summary")).includes(made.commitment.slice(0, 8)),
    "and its beginning at a glance",
  );
  await ada.keyboard.press("Escape");
  await choose(cleo, "Table", "Abandonner");
  await isJudged(ada, "Chance was fair");
  await isJudged(cleo, "Le hasard était honnête");
}

/** A server that opens another secret, key or number than it should is found out. */
async function bentChance(made) {
  const judged = (how) =>
    ada.evaluate(
      async ([table, lie]) => {
        const { judge, nonceOf } = await import("./chance.js"),
          { judged: fair } = window.vakaTable.store.room,
          at = { ...window.vakaTable.store.room, ...lie.room };
        const own = nonceOf({ table, seat: 0 }),
          files = { journal: fair.files.vkj, proof: fair.files.proof },
          other = "0123456789abcdef".repeat(2);
        if (lie.secret) files.proof = files.proof.replace(/secret \w+/, "secret " + "0".repeat(64));
        if (lie.seed) files.journal = files.journal.replace(/chacha20 \w+/, "chacha20 " + "0".repeat(64));
        if (lie.nonce) files.proof = files.proof.replace(own, other);
        const { bent, text } = judge(at, files);
        return bent + ": " + text;
      },
      [made.table, how],
    );
  const says = async (lie, start) => {
    const text = await judged(lie);
    holds(text.startsWith(start), `${JSON.stringify(lie)} is judged: ${text}`);
  };
  await says({}, "false: Chance was fair");
  await says({ secret: true }, "true: Chance was bent: the secret");
  await says({ seed: true }, "true: Chance was bent: it is not made");
  await says({ nonce: true }, "true: Chance was bent: it is not made");
  await says({ room: { seat: "watch" } }, "false: Secret and chance agree, but");
  const change = (key, value) =>
    ada.evaluate(
      ([table, name, to]) => {
        const all = JSON.parse(localStorage.getItem("vaka")),
          one = all.promises.find((it) => it.table === table),
          before = one[name];
        one[name] = to;
        localStorage.setItem("vaka", JSON.stringify(all));
        return before;
      },
      [made.table, key, value],
    );
  const nonce = await change("nonce", "f".repeat(32));
  await says({}, "false: This seat’s number is not from this browser");
  await change("nonce", nonce);
  const commitment = await change("commitment", "e".repeat(64));
  await says({}, "true: Chance was bent: the secret");
  await ada.reload();
  await isJudged(ada, "Chance was bent");
  await ada.click('#offers button:has-text("Table")');
  await until(ada, "/says something else/.test(document.querySelector('dialog .chance').textContent)");
  await isSound("the menu of a table with its promise");
  await ada.keyboard.press("Escape");
  await change("commitment", commitment);
}

/** One proposes it, the other one agrees, and both sit at a new table. */
async function onceMore() {
  const before = await ada.evaluate(() => location.hash);
  await choose(ada, "Table", "Propose: rematch");
  await cleo.tap(".proposal button:has-text('Accepter')");
  for (const page of [ada, cleo]) {
    await until(page, "location.hash !== value", before);
    await until(page, "window.vakaTable.store.room.state === 'running'");
    await until(page, "window.vakaTable.store.doc.seats");
  }
  await moves(ada);
}

/** She who proposed it has gone when the other one agrees; back at the old table she finds the new one. */
async function onceMoreWhileAway() {
  const here = ada.url();
  await choose(ada, "Table", "Propose: rematch");
  await cleo.waitForSelector(".proposal button:has-text('Accepter')");
  await ada.goto("about:blank");
  const old = await cleo.evaluate(() => location.hash);
  await cleo.tap(".proposal button:has-text('Accepter')");
  await until(cleo, "location.hash !== value", old);
  await ada.goto(here);
  await until(ada, "window.vakaTable?.store.room.next");
  await choose(ada, "Table", "Go on: rematch");
  await until(ada, "window.vakaTable.store.room.state === 'running'");
  await until(cleo, "window.vakaTable.store.doc.seats");
  await moves(ada);
}

async function agreements() {
  const made = await table("hello", ["Ada", "Cléo"], cleo);
  await rewinds();
  await chance(made);
  await isOver("Cléo has given up", "Cléo abandonne");
  await isSound("a table that somebody has given up");
  await ada.reload();
  await isOver("Cléo has given up", "Cléo abandonne"); // who comes back reads it, too
  await isJudged(ada, "Chance was fair");
  await bentChance(made);
  await breaks();
  await onceMore();
  await choose(cleo, "Table", "Proposer : finir sans vainqueur");
  await ada.click(".proposal button:has-text('Refuse')");
  await until(cleo, "!document.querySelector('.proposal')");
  await choose(cleo, "Table", "Proposer : finir sans vainqueur");
  await ada.click(".proposal button:has-text('Agree')");
  await isOver("agreed to end", "d’un commun accord");
  await onceMoreWhileAway();
}

await finish({ pages: [ada, bela, cleo], errors, stop }, async () => {
  const made = await table("hello", ["Ada", "Bela"]);
  await until(ada, "window.vakaTable.asked()");
  for (const tool of ["#all", "#undo", "#redo"])
    holds(await bela.isDisabled(tool), "who is not asked has nothing to do with " + tool);
  await plans();
  await turns();
  await lateness();
  await notes(made);
  await handOn(made);
  await waits();
  await agreements();
});

async function stop() {
  for (const browser of browsers) await browser.close();
  await server.stop();
}
