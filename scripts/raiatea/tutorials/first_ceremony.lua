-- scripts/raiatea/tutorials/first_ceremony.lua - a round and a ceremony in ten minutes.
--
-- SPDX-License-Identifier: MIT
--
-- Cards and dice are queued, so every step finds what it speaks of.
return {
    title = "First ceremony",
    text = "Ten minutes: a round at three places, and a ceremony with all its steps.",
    seats = 3,
    seed = 5,
    queue = {
        "die 1", "draw mask_market mask_pearls", "draw mask_market mask_mana",
        "draw mask_market mask_goods", "draw pile mask_pearls", "draw pile uru", "draw pile shaman",
        "draw pile taro", "draw tiles_1 p1", "draw tiles_1 p1", "draw tiles_1 m1",
        "draw tiles_1 m1", "draw tiles_1 g1", "draw tiles_1 g1s", "draw tiles_1 o1",
        "draw tiles_1 c1_rank", "draw tiles_1 c1_priests", "draw tiles_1 c1_helpers",
        "draw tiles_1 a1", "draw tiles_1 p1", "draw normal rua_hatu", "draw normal hina",
        "draw normal raa", "draw normal ata", "draw normal tu_papa", "draw normal roroo",
        "draw normal ata", "draw normal raa", "draw normal fai", "draw normal tu_papa",
        "draw normal oropaa", "draw normal rauti", "draw normal raa", "draw normal fai",
        "draw normal tu_papa", "die 4", "draw pile tiare", "draw pile mahi", "draw pile gatherer",
        "draw pile uru", "die 4", "draw normal rauti", "draw normal tama_ehu",
        "draw normal tino_rua",
    },
    steps = {
        {
            text = "\z
                Welcome to Raiatea. You lead an order of singers and priests who build great \z
                To'o for the god Oro. Three ceremonies decide who becomes high priest. Read on \z
                with Next, or press Enter.",
        },
        {
            text = "\z
                Pearls, mana, goods and rituals lie behind your screen: nobody else sees them. \z
                You begin with four pearls, five mana, and a mask before the screen.",
        },
        {
            text = "\z
                Five rituals were drawn for you, and you keep two. Rua-Hatu brings three pearls: \z
                keep it.",
            expect = "keep rua_hatu",
        },
        {
            text = "\z
                Hina is a general ritual, one that works for everybody: it fills the bag with \z
                mana. Keep it, too.",
            expect = "keep hina",
        },
        { seat = 1, does = "keep roroo" },
        { seat = 1, does = "keep ata" },
        { seat = 2, does = "keep oropaa" },
        { seat = 2, does = "keep rauti" },
        {
            text = "\z
                In a round each player takes one place tile and leads all there. Whoever leads \z
                is Kahuna: first, and with a bonus. Beginners visit the forest often. Lead all \z
                to the forest.",
            expect = "choose at_forest",
            point = "at_forest",
        },
        {
            text = "\z
                The die was for gatherers, and nobody has any. You pick first. A mask like yours \z
                lies in the display: two of a kind are a pair, and only pairs count. Take it.",
            expect = "take mask_pearls",
        },
        {
            text = "\z
                Out of the forest it has brought its treasure, three pearls. At the end the pair \z
                counts a point for each mission of pearls that you fulfil.",
        },
        { seat = 1, does = "take shaman" },
        { seat = 2, does = "take uru" },
        {
            text = "\z
                The card that was left went to its market, and its price fell. A new display, \z
                the other way round, and you are first again. Take tiare.",
            expect = "take tiare",
        },
        { seat = 2, does = "take mahi" },
        { seat = 1, does = "take gatherer" },
        { seat = 1, does = "choose at_path" },
        { seat = 1, does = "skip" },
        { seat = 2, does = "train 1" },
        {
            text = "\z
                Another player leads to the Path of the Gods. Pearls buy priests: one for two, \z
                two for five. Each priest brings a mana now and in every ceremony. Train one.",
            expect = "train 1",
        },
        { seat = 2, does = "choose at_marae" },
        { seat = 2, does = "sacrifice mahi" },
        { seat = 2, does = "skip" },
        {
            text = "\z
                At the Marae goods are sacrificed for tattoos. Tattoos are rank: Ariki, Arioi, \z
                Tahua are worth 3, 6 and 9 points. Sacrifice your tiare.",
            expect = "sacrifice tiare",
        },
        {
            text = "You may draw rituals as well: three, of which you keep one.",
            expect = "draw normal",
        },
        {
            text = "Keep Rautī, which brings mana.",
            expect = "keep rauti",
        },
        { seat = 1, does = "skip" },
        {
            text = "\z
                All have led, and the round is over: a ceremony begins. First the priests dance, \z
                as on the path. You have five pearls: train two.",
            expect = "train 2",
        },
        { seat = 1, does = "skip" },
        { seat = 2, does = "skip" },
        {
            text = "For three mana rituals can be bought. You have enough of them: pass.",
            expect = "skip",
        },
        { seat = 1, does = "skip" },
        { seat = 2, does = "skip" },
        {
            text = "\z
                Now all choose in secret which rituals go into the bag. You have two clips. Put \z
                the first on Rua-Hatu.",
            expect = "clip rua_hatu 1",
        },
        {
            text = "And the second on Rautī.",
            expect = "clip rauti 1",
        },
        {
            text = "That is all.",
            expect = "ready",
        },
        { seat = 1, does = "clip roroo 1" },
        { seat = 1, does = "ready" },
        { seat = 2, does = "ready" },
        {
            text = "\z
                Mana pays for the rituals of all, and nobody knows how much will be there. \z
                General rituals need no clip: add Hina.",
            expect = "call hina 1",
        },
        {
            text = "\z
                Offer four mana. Who offers most goes first in the ceremony and chooses a \z
                reward.",
            expect = "bid 4",
        },
        { seat = 1, does = "bid 3" },
        { seat = 2, does = "bid 2" },
        {
            text = "You are first. Choose the tattoo.",
            expect = "reward tattoo",
        },
        { seat = 1, does = "reward pearls" },
        {
            text = "\z
                The blessing: the cheapest ritual first. Hina cost one mana and added eighteen, \z
                so there was enough for all: three mana for you by Rautī, three pearls by \z
                Rua-Hatu. Had the bag run dry, the rest would have failed.",
        },
        {
            text = "\z
                Last the To'o are built. In the new order each fulfils a mission, until all \z
                pass. Five mana for a point: fulfil it.",
            expect = "fulfil s1r1 m1",
            point = "s1r1",
        },
        { seat = 1, does = "skip" },
        { seat = 2, does = "skip" },
        {
            text = "Your tile lies behind the screen. Pearls for another one you have not: pass.",
            expect = "skip",
        },
        {
            text = "\z
                The second statue is open now, with missions of two points. After two more \z
                ceremonies rank, rituals, missions and pairs are added up. Why not? explains \z
                every refusal with its rule. May Oro smile on you.",
        },
    },
}
