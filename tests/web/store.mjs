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

// Any two documents: the patch between them makes the second of the first, whatever they hold.
let seed = 5;
const random = (n) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 4294967296) * n);
};
const KEYS = ["a", "b", "c", "zones", "constructor", "toString", "0"];
const make = (depth) => {
  const what = random(depth > 3 ? 3 : 6);
  if (what === 0) return random(3);
  if (what === 1) return "t" + random(3);
  if (what === 2) return [random(2), "x"];
  const map = {};
  for (let i = random(4); i >= 0; i--) map[KEYS[random(KEYS.length)]] = make(depth + 1);
  return map;
};
const isMap = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const has = (map, key) => Object.prototype.hasOwnProperty.call(map, key);
const diff = (before, after) => {
  const patch = {};
  for (const key of Object.keys(after)) {
    if (!has(before, key)) patch[key] = after[key];
    else if (isMap(before[key]) && isMap(after[key])) patch[key] = diff(before[key], after[key]);
    else if (JSON.stringify(before[key]) !== JSON.stringify(after[key])) patch[key] = after[key];
  }
  for (const key of Object.keys(before)) if (!has(after, key)) patch[key] = null;
  return patch;
};
const sorted = (value) =>
  JSON.stringify(value, (key, one) =>
    isMap(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one,
  );
for (let i = 0; i < 20000; i++) {
  const before = { top: make(0) },
    after = { top: make(0) },
    patch = JSON.parse(JSON.stringify(diff(before, after)));
  const text = sorted(before) + " " + sorted(patch);
  merge(before, patch, {});
  holds(sorted(before) === sorted(after), text + " makes " + sorted(before));
}
