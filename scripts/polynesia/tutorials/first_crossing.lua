-- scripts/polynesia/tutorials/first_crossing.lua - two rounds in ten minutes: every action once.
--
-- SPDX-License-Identifier: MIT
--
-- What lies on the islands, the tides and the stones are queued, so every step finds what it speaks
-- of.
return {
    title = "First crossing",
    text = "\z
        Ten minutes, two rounds: travel, explore, follow a guide, populate and fish, and hear \z
        what the volcano has to say.",
    seats = 2,
    seed = 5,
    queue = {
        "draw green mask", "draw green mask", "draw green mask", "draw green mask_4",
        "draw green boat_token", "draw green fish_token", "draw green shell_token",
        "draw green cross",
        "draw orange turtle_token", "draw orange turtle_token", "draw orange boat_token",
        "draw orange fish_token", "draw orange shell_token", "draw orange cross",
        "draw tides1 t1_3", "draw tides2 t2_4", "draw tides3 t3_7", "die 1",
        "draw bag red", "draw bag grey",
    },
    steps = {
        {
            text = "\z
                Welcome. Your tribe lives on Ahimaunga, at the bottom left, and the mountain \z
                smokes. Lead your people over the sea before it erupts. Read on with Next, or \z
                press Enter.",
            point = "ahimaunga",
        },
        {
            text = "\z
                When the sixth red stone comes out of the bag the volcano sinks, and with it \z
                the three islands with an orange rim. What counts then are the turtles of the \z
                islands where you stand, emptied places of your own board, and three tide cards.",
        },
        {
            text = "\z
                The tides of this match: archipelagos you are in, masks you have found, and who \z
                has the most boats on the map. In every match there are others.",
        },
        {
            text = "\z
                In a round everybody acts three times: when the marker stands on 3, on 2 and on \z
                1. The number is what an action is worth. Now it is 3, a good time to travel: \z
                three steps. Orange routes are open to all. Send a pawn to Tauraki.",
            expect = "travel ahimaunga tauraki",
            point = "tauraki",
        },
        {
            text = "Two points are left. Let a second pawn follow.",
            expect = "travel ahimaunga tauraki",
            point = "tauraki",
        },
        {
            text = "And the third point takes somebody to Paerua.",
            expect = "travel ahimaunga paerua",
            point = "paerua",
        },
        { seat = 1, does = "travel ahimaunga paerua" },
        { seat = 1, does = "stop" },
        {
            text = "\z
                Your opponent has gone to Paerua, too. Now the marker is on 2: exploring costs \z
                two of one sort. Open the route from Tauraki to Fetuaro, and pay in shells.",
            expect = "explore fetuaro-tauraki shell",
            point = "fetuaro",
        },
        {
            text = "\z
                Your boat lies there, and one of the shells beside it: whoever wants to use your \z
                route pays you in shells.",
        },
        { seat = 1, does = "explore maramea-paerua fish" },
        {
            text = "\z
                The other side has opened a route from Paerua, for fish. The marker is on 1: \z
                routes are cheapest now. Go on to Honuroa, where turtles live, with your last \z
                shell.",
            expect = "explore fetuaro-honuroa shell",
            point = "honuroa",
        },
        { seat = 1, does = "fish shell" },
        {
            text = "\z
                All have acted three times, and the first player has drawn a stone: a red one, \z
                the first of six. Then comes the decline. You are first player, so you say what \z
                all give back: fish or shells. You have no shells.",
            expect = "spoil shell",
        },
        {
            text = "\z
                Islands with a fish or a shell have now fed whoever stands on them: one fish for \z
                you from Tauraki. A second pawn there makes no difference. The first player \z
                changes, and the marker is back on 3.",
            point = "tauraki",
        },
        { seat = 1, does = "fish shell" },
        {
            text = "Three points again. Take your own route to Fetuaro.",
            expect = "travel tauraki fetuaro",
            point = "fetuaro",
        },
        {
            text = "\z
                You were the first there, so the token is yours: a mask. What masks are worth \z
                the second tide card says. On to Honuroa.",
            expect = "travel fetuaro honuroa",
            point = "honuroa",
        },
        {
            text = "\z
                A turtle token, a point at the end; and the turtle of the island is another as \z
                long as your pawn stays. With the last point use the route of your opponent: one \z
                of his pawns on Paerua guides you, and you pay him a fish.",
            expect = "follow paerua maramea 1",
            point = "maramea",
        },
        {
            text = "\z
                Both pawns have gone to Maramea, but the token there is yours: it always goes to \z
                the one whose turn it is. You have two masks now; of the archipelagos only the one \z
                of Maramea counts, for nobody stayed on Fetuaro.",
            point = "maramea",
        },
        { seat = 1, does = "fish fish" },
        {
            text = "\z
                Your people at the volcano get fewer. Populate: three pawns come from your own \z
                board to Ahimaunga. You could also put one on an island where you stand. The \z
                more places are free on your board, the more it is worth, if the pawns are safe.",
            expect = "populate ahimaunga",
            point = "ahimaunga",
        },
        { seat = 1, does = "fish fish" },
        {
            text = "The last action of the round is worth only 1. Fish.",
            expect = "fish fish",
        },
        {
            text = "\z
                A grey stone: nothing happens. This time your opponent names what is given back.",
        },
        { seat = 1, does = "spoil shell" },
        {
            text = "\z
                That is a round, and there are five to nine of them: nobody knows how many. Go \z
                far, leave nobody at the volcano when it gets hot, and look at what the tides \z
                reward. Why not? explains every refusal with its rule. Fair winds.",
        },
    },
}
