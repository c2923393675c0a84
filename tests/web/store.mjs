// store.mjs - the page's reader of patches, against the examples of RFC 7396 and odd ones.
//
// SPDX-License-Identifier: MIT
import { holds } from "./check.mjs";

const { merge, Store } = await import(process.env.VAKA_SOURCE + "/assets/web/store.js");
const cases = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [{ e: 1 }, { a: { bb: { ccc: null } } }, { e: 1, a: { bb: {} } }],
  [{ a: "foo" }, { a: { b: 1 } }, { a: { b: 1 } }],
];
for (const [before, patch, after] of cases) {
  const text = JSON.stringify(before);
  merge(before, patch);
  holds(
    JSON.stringify(before) === JSON.stringify(after),
    `${text} and ${JSON.stringify(patch)} make ${JSON.stringify(before)}`,
  );
}
const bad = JSON.parse('{"__proto__": {"polluted": 1}, "a": {"__proto__": {"polluted": 1}}}');
merge({}, bad);
holds({}.polluted === undefined, "a patch reaches no prototype");

const store = new Store();
let told = null;
store.read((changed) => (told = changed));
store.start({ zones: { a: { count: 1 } } });
holds(!store.news({ seq: 5, patch: {}, events: [] }), "lost news are noticed");
holds(
  store.news({ seq: 1, patch: { zones: { a: null, b: { count: 2 } } }, events: [] }),
  "the next news are taken",
);
holds(
  [...told.zones].join() === "a,b" && !store.doc.zones.a,
  "who reads is told which zones have changed",
);
