// sha256.js - the hash SHA-256 (FIPS 180-4) of a text. Browsers have one, but not over plain http.
//
// SPDX-License-Identifier: MIT

/** @type {number[]} */
const PRIMES = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);

/** The first 32 bits behind the point. @param {number} x */
const fraction = (x) => ((x % 1) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))),
  ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/** @param {number} x @param {number[]} by bits to the right, around the end */
function turns(x, ...by) {
  return by.reduce((sum, n) => sum ^ ((x >>> n) | (x << (32 - n))), 0);
}

/** @param {number[]} state @param {DataView} data @param {number} at of a block of 64 bytes */
function mix(state, data, at) {
  /** @type {number[]} */
  const w = [];
  let now = state;
  for (let i = 0; i < 64; i++) {
    const [a, b, c, d, e, f, g, h] = now,
      far = w[i - 15],
      near = w[i - 2];
    w[i] =
      i < 16
        ? data.getInt32(at + 4 * i)
        : (w[i - 16] +
            w[i - 7] +
            (turns(far, 7, 18) ^ (far >>> 3)) +
            (turns(near, 17, 19) ^ (near >>> 10))) |
          0;
    const one = h + turns(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i],
      two = turns(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c));
    now = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return state.map((x, i) => (x + now[i]) | 0);
}

/** @param {string} text @returns {string} 64 hexadecimal digits */
export function sha256(text) {
  const bytes = new TextEncoder().encode(text),
    size = (bytes.length + 72) & ~63, // with a mark and the length behind it
    data = new DataView(new ArrayBuffer(size));
  new Uint8Array(data.buffer).set(bytes);
  data.setUint8(bytes.length, 128);
  data.setUint32(size - 4, bytes.length * 8);
  let state = START;
  for (let at = 0; at < size; at += 64) state = mix(state, data, at);
  return state.map((x) => (x >>> 0).toString(16).padStart(8, "0")).join("");
}
