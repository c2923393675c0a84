// tests/bench/peers/compare.js - all versions of the yardstick game in turns, and their ratios.
//
// SPDX-License-Identifier: MIT
//
//     node compare.js BUILD DIR     BUILD: of the release preset; DIR: with boardgame.io in it
'use strict'
const { execFileSync } = require('child_process')
const path = require('path')
const ROUNDS = 3, BGIO_GAMES = '40', JS_GAMES = '10000'
const [build, folder] = process.argv.slice(2)

function run(program, args, env) {
    const text = execFileSync(program, args, { env: { ...process.env, ...env } })
    return JSON.parse(text.toString())
}
const script = (name, ...args) =>
    run(process.execPath, [path.join(__dirname, name), ...args], { NODE_ENV: 'production' })

function median(numbers) {
    return numbers.sort((a, b) => a - b)[numbers.length >> 1]
}

const speed = { host: [], bare: [], js: [], bgio: [] }, hashes = {}
for (let i = 0; i < ROUNDS; i++) {
    const ours = run(path.join(build, 'vaka'), ['bench', 'hexref', '--json'],
                     { VAKA_MODULE_PATH: path.join(build, 'tests/modules') })[0].bare
    const js = script('hexref.js', JS_GAMES), bgio = script('bgio.js', folder, BGIO_GAMES)
    if (!ours.same_hash) throw new Error('the host and bare C play different games')
    speed.host.push(ours.host_actions_per_second)
    speed.bare.push(ours.bare_actions_per_second)
    speed.js.push(js.actions_s)
    speed.bgio.push(bgio.actions_s)
    hashes.js = js.hash
    hashes.bgio = bgio.hash
}
const same = script('hexref.js', BGIO_GAMES).hash
if (hashes.bgio !== same) throw new Error('boardgame.io and JavaScript play different games')
if (hashes.js !== '8f950751') throw new Error('JavaScript plays other games than bare C')

const of = Object.fromEntries(Object.entries(speed).map(([key, list]) => [key, median(list)]))
const line = (title, key) =>
    console.log(title.padEnd(26) + String(Math.round(of[key])).padStart(12) + ' actions/s' +
                (of.host / of[key]).toFixed(2).padStart(12) + ' × as fast is our host')
line('bare C', 'bare')
line('our host', 'host')
line('plain JavaScript', 'js')
line('boardgame.io', 'bgio')
