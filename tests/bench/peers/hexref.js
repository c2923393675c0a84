// tests/bench/peers/hexref.js - the yardstick game once more, in plain JavaScript.
//
// SPDX-License-Identifier: MIT
//
// Same games as tests/modules/hexref/bare.h and the module tests/modules/hexref (the rules in words
// are in its hexref.h): same generator, same order of chance and of legal lists, same final hash.
//
//     node hexref.js [GAMES [SEED]]
'use strict'
const RADIUS = 5, SEATS = 4, ROUNDS = 9, KINDS = 5, CARDS = 40
const CHOOSER = 0x76616b61626e6368n // VAKA_BENCH_CHOOSER
const MASK = (1n << 64n) - 1n

const coords = [], index = new Map()
for (let q = -RADIUS; q <= RADIUS; q++)
    for (let r = -RADIUS; r <= RADIUS; r++)
        if (Math.abs(q + r) <= RADIUS) {
            index.set(q + ',' + r, coords.length)
            coords.push([q, r])
        }
const HEXES = coords.length
const STEPS = [[-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0]]
// Neighbours in ascending order.
const NEAR = coords.map(([q, r]) =>
    STEPS.map(([a, b]) => index.get((q + a) + ',' + (r + b))).filter(h => h !== undefined))
const HOME = ['5,-5', '-5,5', '5,0', '-5,0'].map(at => index.get(at))

// terrain: 0 unknown 1 sea 2 plain 3 forest 4 hill; action: verb << 16 | argument
const PLACE = 0, MOVE = 1, END_MOVE = 2, ROLL = 3, RETREAT = 4, RECRUIT = 5, DECOY = 6, CARD = 7,
    DRAW = 8, END = 9
const STAGE_PLACE = 0, STAGE_MOVE = 1, STAGE_BATTLE = 2, STAGE_BUILD = 3, STAGE_OVER = 4

// xoshiro128**, filled by splitmix64 (BigInt only here: twice a game)
class Rng {
    constructor(seed) {
        let z0 = BigInt(seed) & MASK
        this.s = new Uint32Array(4)
        for (let i = 0; i < 4; i++) {
            z0 = (z0 + 0x9e3779b97f4a7c15n) & MASK
            let z = z0
            z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK
            z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & MASK
            this.s[i] = Number((z ^ (z >> 31n)) >> 32n)
        }
        if (!(this.s[0] | this.s[1] | this.s[2] | this.s[3])) this.s[0] = 1
    }
    next() {
        const s = this.s
        const x = Math.imul(s[1], 5)
        const result = Math.imul(x << 7 | x >>> 25, 9) >>> 0
        const t = s[1] << 9
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = s[3] << 11 | s[3] >>> 21
        return result
    }
    below(n) { return Math.floor(this.next() * n / 4294967296) }
    die() { return 1 + this.below(6) }
    shuffle(a) {
        for (let i = a.length - 1; i > 0; i--) {
            const j = this.below(i + 1), other = a[i]
            a[i] = a[j]
            a[j] = other
        }
    }
    draw(a) {
        this.next() // a draw moves the generator on
        return a.pop()
    }
}

function takeCard(G, player, rng) {
    player.hand[rng.draw(G.deck)]++
    player.cards++
}

function setup(rng) {
    const hex = [], bag = [], deck = [], player = []
    for (let i = 0; i < HEXES; i++) {
        hex.push({ terrain: 0, owner: -1, soldiers: 0, decoys: 0, seen: 0, moved: 0 })
        bag.push(1 + (i * 4 / HEXES | 0))
    }
    for (let i = 0; i < CARDS; i++) deck.push(i >> 3)
    rng.shuffle(bag)
    rng.shuffle(deck)
    const G = { round: 0, current: 0, stage: STAGE_PLACE, moves: 0, builds: 0, winner: -1, hex, bag,
                deck, player, battle: { from: -1, to: -1, count: 0 } }
    for (let p = 0; p < SEATS; p++) {
        Object.assign(hex[HOME[p]], { terrain: 2, owner: p, soldiers: 4, decoys: 2 })
        player.push({ gold: 3, hand: new Array(KINDS).fill(0), cards: 0, bonus: 0, place: 2 })
        takeCard(G, player[p], rng)
        takeCard(G, player[p], rng)
    }
    return G
}

function legalMoves(G, L) {
    for (let h = 0; h < HEXES; h++) {
        const x = G.hex[h]
        if (x.owner !== G.current || x.moved || x.soldiers + x.decoys === 0) continue
        for (let slot = 0; slot < NEAR[h].length; slot++) {
            if (G.hex[NEAR[h][slot]].terrain === 1) continue
            L.push(MOVE << 16 | h << 8 | slot << 1)
            if (x.soldiers >= 2) L.push(MOVE << 16 | h << 8 | slot << 1 | 1)
        }
    }
    L.push(END_MOVE << 16)
}

function legalBuilds(G, L) {
    const me = G.player[G.current], decoys = []
    for (let h = 0; me.gold >= 1 && h < HEXES; h++) {
        const x = G.hex[h]
        if (x.owner !== G.current) continue
        if (me.gold >= 2 && x.soldiers < 15) L.push(RECRUIT << 16 | h)
        if (x.decoys < 7) decoys.push(DECOY << 16 | h)
    }
    for (const a of decoys) L.push(a)
    for (let kind = 0; kind < KINDS; kind++) if (me.hand[kind]) L.push(CARD << 16 | kind)
    if (me.gold >= 3 && G.deck.length) L.push(DRAW << 16)
    L.push(END << 16)
}

function legal(G) {
    const L = []
    switch (G.stage) {
    case STAGE_PLACE: {
        const home = HOME[G.current]
        for (const h of [home, ...NEAR[home]].sort((a, b) => a - b)) L.push(PLACE << 16 | h)
        break
    }
    case STAGE_MOVE: legalMoves(G, L); break
    case STAGE_BATTLE: L.push(ROLL << 16, RETREAT << 16); break
    case STAGE_BUILD: legalBuilds(G, L); break
    }
    return L
}

function beginTurn(G) {
    let own = 0
    for (const x of G.hex) {
        if (x.owner === G.current) own++
        x.moved = 0
    }
    G.player[G.current].gold += 1 + (own / 3 | 0)
    G.stage = STAGE_MOVE
    G.moves = G.builds = 0
    if (own >= 31) {
        G.stage = STAGE_OVER
        G.winner = G.current
    }
}

function finish(G) {
    const count = new Array(SEATS).fill(0)
    for (const x of G.hex) if (x.owner >= 0) count[x.owner]++
    G.winner = 0
    for (let p = 1; p < SEATS; p++) if (count[p] > count[G.winner]) G.winner = p
    G.stage = STAGE_OVER
}

function endTurn(G) {
    G.current = (G.current + 1) % SEATS
    if (G.current === 0 && ++G.round >= ROUNDS) finish(G)
    else beginTurn(G)
}
function afterMove(G) { G.stage = ++G.moves >= 3 ? STAGE_BUILD : STAGE_MOVE }
function afterBuild(G) { if (++G.builds >= 3) endTurn(G) }

function occupy(G, hex, soldiers, decoys) {
    hex.owner = G.current
    hex.soldiers = Math.min(15, hex.soldiers + soldiers)
    hex.decoys = Math.min(7, hex.decoys + decoys)
    hex.seen = 0
    hex.moved = 1
    afterMove(G)
}

function applyPlace(G, h) {
    const x = G.hex[h]
    if (x.terrain === 0) x.terrain = 2
    if (x.owner < 0) x.owner = G.current
    if (x.owner === G.current) x.soldiers++
    if (--G.player[G.current].place > 0) return
    G.current = (G.current + 1) % SEATS
    if (G.current === 0) beginTurn(G)
}

function applyMove(G, arg, rng) {
    const from = arg >> 8, to = NEAR[from][arg >> 1 & 7], half = arg & 1
    const x = G.hex[from], y = G.hex[to]
    const soldiers = half ? x.soldiers >> 1 : x.soldiers, decoys = half ? 0 : x.decoys
    if (y.terrain === 0) {
        y.terrain = rng.draw(G.bag)
        G.player[G.current].gold++
        if (y.terrain === 1) {
            x.moved = 1
            return afterMove(G)
        }
    }
    x.soldiers -= soldiers
    x.decoys -= decoys
    if (y.owner >= 0 && y.owner !== G.current && y.soldiers + y.decoys > 0) {
        y.decoys = 0
        y.seen = 1
        if (y.soldiers > 0 && soldiers > 0) {
            G.battle = { from, to, count: soldiers }
            G.stage = STAGE_BATTLE
            return
        }
        if (soldiers === 0) return afterMove(G) // decoys that attack vanish
    }
    occupy(G, y, soldiers, decoys)
}

function applyRoll(G, rng) {
    const me = G.player[G.current], y = G.hex[G.battle.to], need = y.terrain === 4 ? 4 : 5
    let hits = 0, losses = 0
    for (let i = 0; i < G.battle.count; i++) if (rng.die() + me.bonus >= 5) hits++
    for (let i = 0; i < y.soldiers; i++) if (rng.die() >= need) losses++
    y.soldiers = Math.max(0, y.soldiers - hits)
    G.battle.count = Math.max(0, G.battle.count - losses)
    if (G.battle.count > 0 && y.soldiers > 0) return
    me.bonus = 0
    if (G.battle.count > 0) occupy(G, y, G.battle.count, 0)
    else afterMove(G)
}

function applyRetreat(G) {
    const x = G.hex[G.battle.from]
    x.soldiers = Math.min(15, x.soldiers + G.battle.count)
    x.moved = 1
    G.player[G.current].bonus = 0
    afterMove(G)
}

function applyCard(G, kind, rng) {
    const me = G.player[G.current], victim = G.player[(G.current + 1) % SEATS]
    me.hand[kind]--
    me.cards--
    if (kind === 0) me.gold += 3
    else if (kind === 1) {
        if (G.deck.length && me.cards < 8) takeCard(G, me, rng)
    } else if (kind === 2) {
        const x = G.hex.find(x => x.owner >= 0 && x.owner !== G.current && !x.seen &&
                                  x.soldiers + x.decoys > 0)
        if (x) x.seen = 1
    } else if (kind === 3) {
        const loot = Math.min(2, victim.gold)
        victim.gold -= loot
        me.gold += loot
    } else {
        me.bonus = 1
        me.gold += rng.die()
    }
    afterBuild(G)
}

function apply(G, action, rng) {
    const arg = action & 0xffff, me = G.player[G.current]
    switch (action >> 16) {
    case PLACE: return applyPlace(G, arg)
    case MOVE: return applyMove(G, arg, rng)
    case END_MOVE: G.stage = STAGE_BUILD; return
    case ROLL: return applyRoll(G, rng)
    case RETREAT: return applyRetreat(G)
    case RECRUIT: me.gold -= 2; G.hex[arg].soldiers++; return afterBuild(G)
    case DECOY: me.gold -= 1; G.hex[arg].decoys++; return afterBuild(G)
    case CARD: return applyCard(G, arg, rng)
    case DRAW:
        me.gold -= 3
        if (me.cards < 8) takeCard(G, me, rng)
        return afterBuild(G)
    case END: return endTurn(G)
    }
}

// FNV-1a (32 bits); the bytes are listed in tests/modules/hexref/bare.h.
function hash(G) {
    let h = 2166136261
    const byte = v => { h = Math.imul(h ^ (v & 255), 16777619) >>> 0 }
    byte(G.round), byte(G.current), byte(G.stage), byte(G.winner)
    for (const x of G.hex)
        byte(x.terrain), byte(x.owner), byte(x.soldiers), byte(x.decoys), byte(x.seen)
    for (const p of G.player) {
        byte(p.gold), byte(p.gold >> 8)
        for (const n of p.hand) byte(n)
        byte(p.bonus)
    }
    byte(G.bag.length), byte(G.deck.length)
    return h
}

function play(seed) {
    const rng = new Rng(seed), chooser = new Rng(BigInt(seed) ^ CHOOSER), G = setup(rng)
    let actions = 0
    for (; G.stage !== STAGE_OVER; actions++) {
        const L = legal(G)
        apply(G, L[chooser.below(L.length)], rng)
    }
    return { G, actions }
}

module.exports = { SEATS, HEXES, NEAR, HOME, CHOOSER, Rng, setup, legal, apply, hash, play, PLACE,
                   MOVE, END_MOVE, ROLL, RETREAT, RECRUIT, DECOY, CARD, DRAW, END, STAGE_OVER }

if (require.main === module) {
    const games = +process.argv[2] || 10000, seed = +process.argv[3] || 1
    const begin = process.hrtime.bigint()
    let actions = 0, all = 0
    for (let i = 0; i < games; i++) {
        const done = play(seed + i)
        actions += done.actions
        all = (all ^ hash(done.G)) >>> 0
    }
    const took = Number(process.hrtime.bigint() - begin) / 1e9
    console.log(JSON.stringify({ bench: 'plain-js', games, actions,
                                 hash: all.toString(16).padStart(8, '0'),
                                 actions_s: Math.round(actions / took),
                                 games_s: Math.round(games / took) }))
}
