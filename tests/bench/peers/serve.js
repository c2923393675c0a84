// tests/bench/peers/serve.js - the yardstick game at our server and at boardgame.io's own, by turns.
//
// SPDX-License-Identifier: MIT
//
// Fifty games of four at a time; whoever is asked answers at once, by chance. What counts is how
// many actions a second are acknowledged for each core that the server keeps busy. Ours writes every
// action down before it says so, and shows each seat only what it may see; boardgame.io's keeps all
// in memory, and sends everything to everybody.
//
//     node serve.js DIR BUILD     BUILD: of the release preset; DIR: with boardgame.io in it
'use strict'
const { execFileSync, fork } = require('child_process')
const path = require('path')
const { peer, gameOf, NAMES } = require('./bgio.js')
const H = require('./hexref.js')
const GAMES = 50, TURNS = 2, SETTLE = 3000, MEASURE = 8000, PORT = 18317

const sleep = (ms) => new Promise((done) => setTimeout(done, ms))

// The server of boardgame.io, in a process of its own, which tells how long it has worked.
function serve() {
    const { Server } = peer('boardgame.io/server')
    const server = Server({ games: [gameOf(1)], origins: ['*'] })
    process.on('message', () => process.send({ cpu: process.cpuUsage() }))
    server.run({ port: PORT, callback: () => process.send({ ready: true }) })
}

function worked(server) {
    return new Promise((done) => {
        server.once('message', ({ cpu }) => done((cpu.user + cpu.system) / 1e6))
        server.send('cpu')
    })
}

// Somebody at a table, who answers as soon as it is asked.
function sit(match, seat, count) {
    const { io } = peer('socket.io-client')
    const socket = io(`http://127.0.0.1:${PORT}/hexref`, { transports: ['websocket'] })
    const chooser = new H.Rng(BigInt(1000 * match + seat + 1))
    let asked = -1
    const see = (state) => {
        if (asked >= 0 && state._stateID > asked) {
            count.actions++
            asked = -1
        }
        if (state.ctx.gameover || state.ctx.currentPlayer !== String(seat) || asked >= 0) return
        const legal = H.legal(state.G), action = legal[chooser.below(legal.length)]
        asked = state._stateID
        socket.emit('update',
                    { type: 'MAKE_MOVE',
                      payload: { type: NAMES[action >> 16], args: [action & 0xffff],
                                 playerID: String(seat) } },
                    asked, 'm' + match, String(seat))
    }
    socket.on('connect', () => socket.emit('sync', 'm' + match, String(seat), undefined, H.SEATS))
    socket.on('sync', (_, info) => see(info.state))
    socket.on('update', (_, state) => see(state))
    return socket
}

async function theirs() {
    const server = fork(__filename, [process.argv[2], '--serve'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    await new Promise((done) => server.once('message', done))
    const count = { actions: 0 }, sockets = []
    for (let match = 0; match < GAMES; match++)
        for (let seat = 0; seat < H.SEATS; seat++) {
            sockets.push(sit(match, seat, count))
            if (seat === 0) await sleep(20) // the first one makes the table
        }
    await sleep(SETTLE)
    const before = count.actions, work = await worked(server), began = Date.now()
    await sleep(MEASURE)
    const actions = count.actions - before, took = (Date.now() - began) / 1000
    const core = actions / ((await worked(server)) - work)
    for (const socket of sockets) socket.close()
    server.kill()
    return { rate: actions / took, core }
}

function ours(build) {
    const text = execFileSync(path.join(build, 'vaka'),
                              ['bench', 'hexref', '--serve', '--seats', String(H.SEATS), '--idle', '0'],
                              { env: { ...process.env, VAKA_TEST_MODULES: '1',
                                       VAKA_MODULE_PATH: path.join(build, 'tests/modules') } }).toString()
    const number = (words) => Number(text.match(new RegExp(words + ' +(\\d+) a second'))[1])
    return { rate: number('acknowledged'), core: number('of the server') }
}

async function compare(build) {
    const sum = { ours: 0, theirs: 0 }
    for (let turn = 0; turn < TURNS; turn++) {
        const a = ours(build), b = await theirs()
        console.log(`ours ${Math.round(a.rate)} actions/s, ${Math.round(a.core)} a core; boardgame.io ` +
                    `${peer('boardgame.io/package.json').version}: ${Math.round(b.rate)}, ${Math.round(b.core)}`)
        sum.ours += a.core
        sum.theirs += b.core
    }
    console.log(`a core of our server carries ${(sum.ours / sum.theirs).toFixed(1)} × as much`)
    process.exit(0)
}

if (process.argv[3] === '--serve') serve()
else compare(process.argv[3])
