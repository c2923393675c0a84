// plane.js - where spaces and routes of all boards lie in a plane, in units of a hex's radius.
//
// SPDX-License-Identifier: MIT
import { inOrder } from "./dom.js";

const HALF_ROW = Math.sqrt(3) / 2;
const ROUTE_GAP = 1.06; // radiuses of a spot from its middle to where its routes begin
const ROOMY = 0.28; // of the way to the next spot: its radius, if nobody says another
const WIDEST = 40; // a board of spots is no wider than this

/** @typedef {{x: number, y: number, r: number, hex: boolean, route?: string, ends?: string[]}} Place */

/** @param {any} layout @returns {Map<string, Place>} */
export function placesOf(layout) {
  /** @type {Map<string, Place>} */
  const places = new Map();
  const boards = inOrder(layout.boards);
  let end = 0;
  for (const [board, info] of boards) {
    const own = Object.entries(layout.zones).filter(
      ([, zone]) => zone.board === board && !zone.ends,
    );
    const first = board === boards[0][0];
    end = info.shape === "spots" ? spots(own, places, first, end) : hexes(own, places, first, end);
  }
  for (const [id, zone] of Object.entries(layout.zones))
    if (zone.ends) places.set(id, routeOf(zone, places));
  return places;
}

/** @param {[string, any][]} own @param {Map<string, Place>} places @param {boolean} first @param {number} end */
function hexes(own, places, first, end) {
  const least = Math.min(...own.map(([, zone]) => zone.at[0]));
  const shift = first ? 0 : end + 3.2 - 1.5 * least;
  let last = end;
  for (const [id, zone] of own) {
    const x = 1.5 * zone.at[0] + shift;
    places.set(id, { x, y: HALF_ROW * (2 * zone.at[1] + zone.at[0]), r: 1, hex: true });
    last = Math.max(last, x);
  }
  return last;
}

/** @param {[string, any][]} own @param {Map<string, Place>} places @param {boolean} first @param {number} end */
function spots(own, places, first, end) {
  const near = own.map(([, a]) =>
    Math.min(...own.filter(([, b]) => b !== a).map(([, b]) => Math.hypot(a.x - b.x, a.y - b.y))),
  );
  const sane = near.filter((n) => isFinite(n) && n > 0);
  const average = sane.reduce((a, b) => a + b, 0) / (sane.length || 1);
  const usual = sane.length ? Math.min(ROOMY * average, 0.4 * Math.min(...sane)) : 500;
  const radii = own.map(([, zone]) => zone.radius || usual);
  const unit = Math.max(radii.reduce((a, b) => a + b, 0) / radii.length, ROOMY * average);
  const left = Math.min(...own.map(([, z], i) => z.x - radii[i]));
  const right = Math.max(...own.map(([, z], i) => z.x + radii[i]));
  const top = Math.min(...own.map(([, z], i) => z.y - radii[i]));
  const bottom = Math.max(...own.map(([, z], i) => z.y + radii[i]));
  const scale = Math.min(1 / unit, WIDEST / Math.max(right - left, bottom - top));
  const shift = first ? 0 : end + 3.2 - left * scale - 1,
    lift = (-(top + bottom) / 2) * scale;
  own.forEach(([id, z], i) =>
    places.set(id, {
      x: z.x * scale + shift,
      y: z.y * scale + lift,
      r: radii[i] * scale,
      hex: false,
    }),
  );
  return right * scale + shift - 1;
}

/** A quadratic curve from coast to coast. @param {any} zone @param {Map<string, Place>} places @returns {Place} */
function routeOf(zone, places) {
  const a = /** @type {Place} */ (places.get(zone.ends[0])),
    b = /** @type {Place} */ (places.get(zone.ends[1]));
  const dx = b.x - a.x,
    dy = b.y - a.y,
    length = Math.hypot(dx, dy) || 1;
  const bend = ((zone.bend || 0) / 100) * 2;
  const cx = (a.x + b.x) / 2 - dy * bend,
    cy = (a.y + b.y) / 2 + dx * bend;
  const from = towards(a, cx, cy),
    to = towards(b, cx, cy);
  return {
    x: (from.x + 2 * cx + to.x) / 4,
    y: (from.y + 2 * cy + to.y) / 4,
    r: Math.min(0.3, length / 6),
    hex: false,
    ends: zone.ends,
    route: `M${fix(from.x)} ${fix(from.y)}Q${fix(cx)} ${fix(cy)} ${fix(to.x)} ${fix(to.y)}`,
  };
}

/** @param {Place} from @param {number} x @param {number} y */
function towards(from, x, y) {
  const length = Math.hypot(x - from.x, y - from.y) || 1,
    far = Math.min(from.r * ROUTE_GAP, length * 0.9);
  return { x: from.x + ((x - from.x) / length) * far, y: from.y + ((y - from.y) / length) * far };
}

/** @param {number} number */
export function fix(number) {
  return Math.round(number * 1000) / 1000;
}

/** @param {string} text */
export function hash(text) {
  let key = 2166136261;
  for (const sign of text) key = Math.imul(key ^ sign.charCodeAt(0), 16777619) >>> 0;
  return key;
}

/** The corners of a flat-topped hex. @param {number} x @param {number} y @param {number} r */
export function hexPath(x, y, r) {
  const points = [0, 1, 2, 3, 4, 5].map(
    (i) =>
      fix(x + r * Math.cos((i * Math.PI) / 3)) + " " + fix(y + r * Math.sin((i * Math.PI) / 3)),
  );
  return "M" + points.join("L") + "Z";
}

/** A coast that goes in and out a little, the same for the same name. @param {Place} at @param {number} r @param {string} id */
export function coast(at, r, id) {
  const seed = hash(id),
    a = (seed & 255) / 40,
    b = ((seed >> 8) & 255) / 40,
    c = ((seed >> 16) & 255) / 40;
  const points = [];
  for (let i = 0; i < 40; i++) {
    const t = (2 * Math.PI * i) / 40;
    const far =
      r *
      (0.88 + 0.06 * Math.sin(2 * t + a) + 0.04 * Math.sin(3 * t + b) + 0.02 * Math.sin(7 * t + c));
    points.push(fix(at.x + far * Math.cos(t)) + " " + fix(at.y + far * Math.sin(t)));
  }
  return "M" + points.join("L") + "Z";
}
