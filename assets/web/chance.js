// chance.js - what a server promises of a table's chance before it is told anything, and whether it
// has kept that: sdk/docs/serve-protocol.md, "Chance".
//
// SPDX-License-Identifier: MIT
import { nonce } from "./connection.js";
import { download, h } from "./dom.js";
import { recall, remember } from "./settings.js";
import { sha256 } from "./sha256.js";
import { say } from "./texts.js";

/** @typedef {{table: string, seat: number|string, commitment: string, nonce: string}} Promised */

/** @type {Promised[]} newest first */
let kept = [];

/** @param {{table: string, seat: number|string}} at @returns {Promised|undefined} */
function promised({ table, seat }) {
  kept = recall("promises") || kept;
  return kept.find((one) => one.table === table && String(one.seat) === String(seat));
}

/** What an invitation was answered by is kept, and only then this seat's own part of chance is chosen. @param {any} said */
export function keepPromise(said) {
  if (promised(said)) return;
  const { table, seat, commitment } = said;
  kept = [{ table, seat, commitment, nonce: nonce() }, ...kept].slice(0, 30);
  remember("promises", kept);
}

/** @param {any} at a table and seat @returns {string|undefined} without a promise none is given */
export function nonceOf(at) {
  return promised(at)?.nonce;
}

/** @typedef {{journal: string, proof: string}} Opened what the server tells when the game is over */

/** What it opens, against what it has promised. @param {any} room @param {Opened} opened */
export function judge(room, { journal, proof }) {
  const of = (/** @type {string} */ word) =>
    [...proof.matchAll(new RegExp(`^${word} (.*)$`, "gm"))].map((line) => line[1]);
  const [secret] = of("secret"),
    nonces = of("nonce"),
    first = promised(room);
  const lines = (/** @type {string[]} */ ...all) => sha256(all.join("\n") + "\n"),
    key = lines("vaka key 1", room.table, secret, ...nonces.map((one) => one.replace("none", "")));
  const answer = (/** @type {boolean} */ bent, /** @type {string} */ text) => ({
    bent,
    text,
    files: { vkj: journal, proof },
  });
  if (lines("vaka commitment 1", room.table, secret) !== (first || room).commitment)
    return answer(true, say("Chance was bent: the secret is not the one that was promised."));
  if (journal.match(/^seed chacha20 (\w+)/m)?.[1] !== key)
    return answer(true, say("Chance was bent: it is not made of the secret and the seats’ numbers."));
  if (!first)
    return answer(false, say("Secret and chance agree, but this browser did not hear the promise."));
  if (typeof room.seat === "number" && nonces[room.seat] !== first.nonce)
    return answer(
      false,
      say("This seat’s number is not from this browser: right only if somebody sat here before."),
    );
  return answer(false, say("Chance was fair: secret and numbers are those of the promise."));
}

/** The promise in the menu of a table. @param {any} room what the server says */
export function chance(room) {
  if (!room.commitment) return null;
  const { commitment } = promised(room) || room;
  return h(
    "details",
    { class: "chance" },
    h(
      "summary",
      { title: commitment },
      say("Chance of this table"),
      " ",
      h("code", {}, commitment.slice(0, 8) + "…"),
    ),
    h(
      "p",
      {},
      say(
        "The server promised this before it heard of any seat: the hash (SHA-256) of its secret. Every seat adds a number; at the end all is opened and compared.",
      ),
    ),
    h("code", {}, commitment),
    commitment === room.commitment
      ? null
      : h("p", { class: "bent" }, say("Now the server says something else: {0}", room.commitment)),
    room.judged?.files ? verdict(room) : null,
  );
}

/** In words, and as files for those who look for themselves. @param {any} room */
function verdict({ table, judged }) {
  return [
    h("p", { class: judged.bent ? "bent" : "" }, judged.text),
    h("code", {}, `vaka replay ${table}.vkj --verify --proof ${table}.proof`),
    Object.keys(judged.files).map((kind) =>
      h(
        "button",
        { onclick: () => download(judged.files[kind], table + "." + kind) },
        say("Download") + " ." + kind,
      ),
    ),
  ];
}
