// tests/bench/peers/bgio.js - the yardstick game inside boardgame.io.
//
// SPDX-License-Identifier: MIT
//
// Same games as hexref.js: its rules are used as they are, on the drafts that boardgame.io hands to
// moves. The generator's state lies in G, as chance belongs to the match; so the games, and their
// common hash, are those of the other versions.
//
//     node bgio.js DIR [GAMES [SEED]]     DIR has node_modules/boardgame.io in it
'use strict'
process.env.NODE_ENV = process.env.NODE_ENV || 'production'
const path = require('path')
const peer = require('module').createRequire(path.resolve(process.argv[2] || '.') + '/peers.js')
const { Client } = peer('boardgame.io/client')
const H = require('./hexref.js')

const NAMES = { [H.PLACE]: 'place', [H.MOVE]: 'move', [H.END_MOVE]: 'end_move', [H.ROLL]: 'roll',
                [H.RETREAT]: 'retreat', [H.RECRUIT]: 'recruit', [H.DECOY]: 'decoy',
                [H.CARD]: 'card', [H.DRAW]: 'draw', [H.END]: 'end' }

// The generator on a state that belongs to the match.
function generator(state) {
    const rng = Object.create(H.Rng.prototype)
    rng.s = Uint32Array.from(state)
    return rng
}

function move(verb) {
    return ({ G, events }, arg) => {
        const before = G.current, rng = generator(G.rng)
        H.apply(G, verb << 16 | arg, rng)
        for (let i = 0; i < 4; i++) G.rng[i] = rng.s[i]
        if (G.stage !== H.STAGE_OVER && G.current !== before) events.endTurn()
    }
}

const moves = {}
for (const verb in NAMES) moves[NAMES[verb]] = move(+verb)

function gameOf(seed) {
    return {
        name: 'hexref',
        setup: () => {
            const rng = new H.Rng(seed), G = H.setup(rng)
            G.rng = Array.from(rng.s)
            return G
        },
        moves,
        turn: { order: { first: () => 0, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers } },
        endIf: ({ G }) => G.stage === H.STAGE_OVER ? { winner: G.winner } : undefined,
    }
}

function play(seed) {
    const client = Client({ game: gameOf(seed), numPlayers: H.SEATS, debug: false })
    const chooser = new H.Rng(BigInt(seed) ^ H.CHOOSER)
    let actions = 0
    client.start()
    for (; !client.store.getState().ctx.gameover; actions++) {
        const L = H.legal(client.store.getState().G), action = L[chooser.below(L.length)]
        client.moves[NAMES[action >> 16]](action & 0xffff)
        if (actions > 5000) throw new Error('the game does not end')
    }
    const G = client.store.getState().G
    client.stop()
    return { G, actions }
}

module.exports = { peer, gameOf, NAMES }

if (require.main === module) {
    const games = +process.argv[3] || 40, seed = +process.argv[4] || 1
    play(seed) // once to warm up
    const begin = process.hrtime.bigint()
    let actions = 0, all = 0
    for (let i = 0; i < games; i++) {
        const done = play(seed + i)
        actions += done.actions
        all = (all ^ H.hash(done.G)) >>> 0
    }
    const took = Number(process.hrtime.bigint() - begin) / 1e9
    console.log(JSON.stringify({ bench: 'boardgame.io ' + peer('boardgame.io/package.json').version,
                                 games, actions, hash: all.toString(16).padStart(8, '0'),
                                 actions_s: Math.round(actions / took),
                                 games_s: Math.round(games / took) }))
}
