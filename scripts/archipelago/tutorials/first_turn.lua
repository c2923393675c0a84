-- scripts/archipelago/tutorials/first_turn.lua - a turn and a crisis in ten minutes.
--
-- SPDX-License-Identifier: MIT
--
-- Tiles and cards are queued, so every step finds what it speaks of.
return {
    title = "First turn",
    text = "Ten minutes: the first regions, a whole turn, and a crisis.",
    seats = 3,
    seed = 22,
    queue = {
        "draw pile h10a", "draw pile h13a", "draw pile h16a", "draw pile h23a", "draw pile h24a",
        "draw pile h20a", "draw pile h11a", "draw pile h08a", "draw pile h07a", "draw deck king",
        "draw deck census", "draw deck roads", "draw deck sawmill", "draw deck exporter",
    },
    steps = {
        {
            text = "\z
                Welcome to Archipelago. With the others you explore and settle islands. All of \z
                you must keep them calm, and each wants to end with most points. Read on with \z
                Next, or press Enter.",
        },
        {
            text = "\z
                In the middle lies the open sea with all ships. You hold three tiles of two \z
                faces. A new region lies beside the sea, and its sides must match: water to \z
                water, plain to plain. Lay the Long Wood to the south-west.",
            expect = "lay h10b -1,1 2",
            point = "-1,1",
        },
        {
            text = "\z
                Two citizens have landed, you have an explorer token, and the hut brings a \z
                worker. Of the region's icons one cube goes to the home market: put wood there.",
            expect = "supply home_wood",
        },
        {
            text = "\z
                Another icon gives a cube to you; it goes behind your screen, where nobody sees \z
                it. Take wood.",
            expect = "take wood",
        },
        { seat = 2, does = "lay h11b 0,1 2" },
        { seat = 2, does = "supply home_cattle" },
        { seat = 2, does = "take fish" },
        { seat = 1, does = "lay h23a 1,0 0" },
        { seat = 1, does = "supply home_fruit" },
        {
            text = "\z
                Five evolution cards lie in the row, a trend is open, and you have a secret \z
                objective: it says what ends the game and what is scored. A turn begins with \z
                sealed bids. Bid one florin.",
            expect = "bid 1",
        },
        { seat = 1, does = "bid 0" },
        { seat = 2, does = "bid 0" },
        {
            text = "\z
                You bid most, so you set the order of play. Take the first place.",
            expect = "rank 0",
        },
        {
            text = "\z
                Then comes player 2, and player 3 is last.",
            expect = "rank 1",
        },
        {
            text = "\z
                Now the actions, in rounds. In a round you may place one disc, use one card, and \z
                use one market or port. You have three discs. Where two citizens of yours stand \z
                together a third one may join them: reproduce.",
            expect = "reproduce",
        },
        {
            text = "\z
                Choose the region.",
            expect = "breed -1,1 land",
            point = "-1,1",
        },
        {
            text = "\z
                Population is what keeps the archipelago: if rebellion ever exceeds it, \z
                everybody has lost. End your round.",
            expect = "end",
        },
        { seat = 1, does = "reproduce" },
        { seat = 1, does = "breed 1,0 land" },
        { seat = 1, does = "end" },
        { seat = 2, does = "tax" },
        { seat = 2, does = "end" },
        {
            text = "\z
                Player 3 raised taxes: florins, but one rebellion. You harvest: citizens gather \z
                wood, each from an icon of its region.",
            expect = "harvest wood",
        },
        {
            text = "\z
                Send one citizen to work.",
            expect = "gather -1,1 land",
            point = "-1,1",
        },
        {
            text = "\z
                And a second one. They are engaged now until the next turn.",
            expect = "gather -1,1 land",
            point = "-1,1",
        },
        {
            text = "\z
                End the round.",
            expect = "end",
        },
        { seat = 1, does = "harvest wood" },
        { seat = 1, does = "gather 1,0 land" },
        { seat = 1, does = "gather 1,0 land" },
        { seat = 1, does = "gather 1,0 land" },
        { seat = 1, does = "end" },
        { seat = 2, does = "end" },
        {
            text = "\z
                Your last disc: explore. The tile on top is seen from one side.",
            expect = "explore",
        },
        {
            text = "\z
                You may leave it for the next one, unseen. Take it.",
            expect = "draw top",
        },
        {
            text = "\z
                A new region must touch two others, and a free unit of yours goes there. Lay the \z
                Canoe Strait to the north-west.",
            expect = "lay h19a -1,0 0",
            point = "-1,0",
        },
        {
            text = "\z
                Found: a token, and cubes as before. Fruit for the market.",
            expect = "supply home_fruit",
        },
        {
            text = "\z
                And fish for you.",
            expect = "take fish",
        },
        {
            text = "\z
                When all tokens of a stack are gone, everybody gets another disc. End the round.",
            expect = "end",
        },
        { seat = 1, does = "end" },
        {
            text = "\z
                Last phase: evolution cards. You buy one and turn another, or turn two. The \z
                sawmill doubles a harvest of wood, and others pay you for using it. Buy it.",
            expect = "purchase sawmill",
        },
        {
            text = "\z
                Turning changes a card's price; turned three times it is gone. Turn the King, \z
                whom you cannot pay anyway.",
            expect = "turn king",
        },
        { seat = 1, does = "turn king" },
        { seat = 1, does = "turn census" },
        { seat = 2, does = "turn roads" },
        { seat = 2, does = "turn census" },
        {
            text = "\z
                A new turn. Everybody is free again. Bid nothing this time.",
            expect = "bid 0",
        },
        { seat = 1, does = "bid 0" },
        { seat = 2, does = "bid 0" },
        {
            text = "\z
                A crisis: the back of the next card wants stone, and all citizens lie down. Each \z
                cube stands up six of them; whoever still lies in the end is a rebel and raises \z
                rebellion by one. There is a stone on the market: give it.",
            expect = "give board",
        },
        {
            text = "\z
                Two would still lie. An explorer token counts as any cube: give one, and all \z
                stand.",
            expect = "give token",
        },
        {
            text = "\z
                Peace, for this turn. You have seen most of it; towns, ports, markets and \z
                temples, deals with other players and the end of the game are in the guide. Good \z
                luck, and look at the back of the next card.",
        },
    },
}
