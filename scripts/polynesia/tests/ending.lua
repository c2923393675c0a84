-- scripts/polynesia/tests/ending.lua - run by `vaka test`: the eruption, what counts, who wins.
--
-- SPDX-License-Identifier: MIT
--
-- The names begin with the clauses (clauses.csv) that a test shows.
local matches = use "matches"
local begin, count, pawns, match = matches.begin, matches.count, matches.pawns, matches.match
local SHORT, LONG, QUIET = matches.SHORT, matches.LONG, matches.QUIET

-- No card gives a point unless a test goes for it; no mask lies near.
local NONE = { "t1_4", "t2_4", "t3_3" }

-- One pawn of seat 0 goes to the fish island ikarau, which does not sink.
local TO_IKARAU = { [0] = { "travel ahimaunga paerua;stop", "explore ikarau-paerua shell",
                            "travel paerua ikarau" } }

return {
    ["X1: what lies at the volcano sinks, and all pawns are saved"] = function(t)
        begin(t, 2, { tides = NONE })
        match(t, {
            { [0] = { "travel ahimaunga tauraki;travel ahimaunga paerua;travel ahimaunga kohuiti",
                      "populate ahimaunga;skip" } },
        }, SHORT)
        for _, at in ipairs { "ahimaunga", "tauraki", "paerua", "kohuiti" } do
            t:expect(pawns(at, 0) + pawns(at, 1), 0, at)
        end
        t:expect(pawns("board_0", 0), 13)
        t:expect(pawns("board_1", 1), 13)
        t:expect({ t:score(0), t:score(1) }, { 0, 0 })
    end,
    ["X1: what has gone further stays"] = function(t)
        begin(t, 2, { tides = NONE })
        match(t, { TO_IKARAU }, SHORT)
        t:expect(pawns("ikarau", 0), 1)
        t:expect(pawns("board_0", 0), 12)
    end,
    ["X2: the highest free place of the board counts"] = function(t)
        begin(t, 2, { tides = NONE })
        match(t, {
            { [0] = { "travel ahimaunga paerua;travel ahimaunga paerua;travel ahimaunga paerua",
                      "explore ikarau-paerua shell", "travel paerua ikarau" } },
            { [0] = { "travel paerua ikarau;travel paerua ikarau;stop" } },
        }, SHORT)
        t:expect(pawns("board_0", 0), 10)
        t:expect(t:score(0), 1)
    end,
    ["X2: five pawns away leave the first row free, and its last place is worth 2"] = function(t)
        begin(t, 2, { tides = { "t1_4", "t2_4", "t3_4" } })
        match(t, {
            { [0] = { "travel ahimaunga paerua;travel ahimaunga paerua;travel ahimaunga paerua",
                      "explore ikarau-paerua shell", "travel paerua ikarau" } },
            { [0] = { "travel paerua ikarau;travel paerua ikarau;stop", "populate ikarau",
                      "populate ikarau" } },
        }, SHORT)
        t:expect(pawns("board_0", 0), 8)
        t:expect(t:score(0), 2)
    end,
    ["X3, X4, K1: turtles of the islands where one is, and turtle tokens"] = function(t)
        begin(t, 2, { tides = NONE, green = QUIET })
        match(t, {
            { [0] = { "travel ahimaunga tauraki;travel ahimaunga tauraki;stop",
                      "explore fetuaro-tauraki shell", "explore fetuaro-honuroa fish" } },
            { [0] = { "travel tauraki fetuaro;travel fetuaro honuroa;stop" } },
        }, SHORT)
        t:expect(count("taken_0", nil, "turtle_token"), 1)
        t:expect(t:score(0), 1 + 1)
        t:expect(t:score(1), 0)
        t:expect(t:winners(), { 0 })
    end,
    ["X4: turtle points count, too"] = function(t)
        begin(t, 2, { tides = { "t1_2", "t2_4", "t3_3" }, green = QUIET })
        match(t, {
            { [0] = { "travel ahimaunga tauraki;stop", "explore fetuaro-tauraki shell",
                      "travel tauraki fetuaro" } },
        }, SHORT)
        t:expect(t:score(0), 1)
    end,
    ["X3, X5, the example: fifteen points"] = function(t)
        begin(t, 2, {
            tides = { "t1_3", "t2_4", "t3_3" },
            green = { "mask", "mask", "fish_token", "shell_token", "cross", "mask", "mask_4",
                      "boat_token" },
            orange = { "turtle_token", "fish_token", "shell_token", "boat_token", "cross",
                       "turtle_token" },
        })
        match(t, {
            { [0] = { "travel ahimaunga tauraki;travel ahimaunga tauraki;travel ahimaunga paerua",
                      "explore fetuaro-tauraki shell", "explore fetuaro-honuroa fish" } },
            { [0] = { "travel tauraki fetuaro;travel fetuaro honuroa;travel tauraki fetuaro",
                      "explore fetuaro-fetuiti fish", "explore maramea-paerua fish" } },
            { [0] = { "fish fish", "explore fetuiti-honumata fish",
                      "explore maramea-maraiti fish" } },
            { [0] = { "travel ahimaunga tauraki;travel fetuaro fetuiti;travel fetuiti honumata",
                      "fish fish", "explore maraiti-honukai fish" } },
            { [0] = { "travel paerua maramea;travel maramea maraiti;travel maraiti honukai",
                      "explore tapuhonu-honukai fish", "populate ahimaunga" } },
            { [0] = { "travel ahimaunga paerua;travel ahimaunga paerua;travel ahimaunga tauraki",
                      "explore fetuiti-ohianui fish", "fish shell" } },
            { [0] = { "travel paerua maramea;travel maramea maraiti;travel maraiti honukai",
                      "travel honukai tapuhonu;travel paerua maramea", "travel tauraki fetuaro" } },
            { [0] = { "travel tauraki fetuaro;travel fetuaro fetuiti;travel fetuiti ohianui",
                      "populate honuroa;skip", "populate honumata;skip" } },
        }, LONG, { "spoil shell", "spoil shell", "spoil shell", "spoil shell", "spoil shell" })
        t:expect(pawns("board_0", 0), 4)
        t:expect(t:score(0), 4 + 5 + 1 + 3 + 2)
        t:expect(t:winners(), { 0 })
    end,
    ["X6: of equal points more islands win"] = function(t)
        begin(t, 2, { tides = NONE })
        match(t, { TO_IKARAU }, SHORT)
        t:expect({ t:score(0), t:score(1) }, { 0, 0 })
        t:expect(t:winners(), { 0 })
    end,
    ["X6: else the win is shared"] = function(t)
        begin(t, 3, { tides = NONE })
        match(t, {}, SHORT)
        t:expect(t:winners(), { 0, 1, 2 })
    end,
    ["any match comes to its end"] = function(t)
        for seed = 1, 12 do
            t:new { seats = 2 + seed % 3, seed = seed }
            t:random(2000)
            t:expect(t:finished(), true)
        end
    end,
}
