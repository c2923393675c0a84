// sound.js - water, wood, conch and drum, short and quiet.
//
// SPDX-License-Identifier: MIT
import { settings } from "./settings.js";

/** @type {AudioContext|null} */
let context = null;
let busy = 0;

const SOUNDS = /** @type {Record<string, (at: number, out: GainNode) => void>} */ ({
  water: (at, out) => noise(at, out, 0.5, 700, 300),
  wood: (at, out) => tone(at, out, "triangle", 420, 220, 0.09),
  conch: (at, out) => tone(at, out, "sawtooth", 196, 233, 0.55),
  drum: (at, out) => tone(at, out, "sine", 130, 48, 0.32),
});

/** @param {string} name */
export function play(name) {
  if (!settings.sound || !SOUNDS[name] || performance.now() < busy) return;
  const hands = /** @type {any} */ (navigator).userActivation;
  if (hands && !hands.hasBeenActive) return; // browsers are silent until somebody has pressed something
  context = context || new AudioContext();
  if (context.state === "suspended") return void context.resume();
  const out = context.createGain();
  out.gain.value = 0.12;
  out.connect(context.destination);
  SOUNDS[name](context.currentTime, out);
  busy = performance.now() + 600;
}

/** @param {number} at @param {GainNode} out @param {OscillatorType} type @param {number} from @param {number} to @param {number} long */
function tone(at, out, type, from, to, long) {
  const ctx = /** @type {AudioContext} */ (context),
    voice = ctx.createOscillator(),
    gain = ctx.createGain(),
    soft = ctx.createBiquadFilter();
  voice.type = type;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + long);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(1, at + Math.min(0.06, long / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  soft.frequency.value = 900;
  voice.connect(gain).connect(soft).connect(out);
  voice.start(at);
  voice.stop(at + long);
}

/** @param {number} at @param {GainNode} out @param {number} long @param {number} from @param {number} to */
function noise(at, out, long, from, to) {
  const ctx = /** @type {AudioContext} */ (context),
    buffer = ctx.createBuffer(1, ctx.sampleRate * long, ctx.sampleRate),
    data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++)
    data[i] = (Math.random() * 2 - 1) * Math.sin((Math.PI * i) / data.length);
  const source = ctx.createBufferSource(),
    band = ctx.createBiquadFilter();
  source.buffer = buffer;
  band.type = "bandpass";
  band.frequency.setValueAtTime(from, at);
  band.frequency.linearRampToValueAtTime(to, at + long);
  source.connect(band).connect(out);
  source.start(at);
}
