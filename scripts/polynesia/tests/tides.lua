-- scripts/polynesia/tests/tides.lua - run by `vaka test`: the eighteen tide cards.
--
-- SPDX-License-Identifier: MIT
--
-- The names begin with the clauses (clauses.csv) that a test shows.
local matches = use "matches"
local begin, play, fish, shell, count, pawns, may, refused, match =
    matches.begin, matches.play, matches.fish, matches.shell, matches.count, matches.pawns,
    matches.may, matches.refused, matches.match
local SHORT, LONG, QUIET = matches.SHORT, matches.LONG, matches.QUIET

-- Tides that give nobody a point, and do nothing, unless a test goes for them.
local function with(one, two, three) return { one or "t1_4", two or "t2_4", three or "t3_3" } end

-- Seat 0 goes to all four archipelagos in five rounds of two players.
local TOUR = {
    { [0] = { "travel ahimaunga tauraki;travel ahimaunga paerua;travel ahimaunga paerua",
              "explore fetuaro-tauraki shell", "explore maramea-paerua fish" } },
    { [0] = { "travel tauraki fetuaro;travel paerua maramea;travel ahimaunga paerua",
              "explore maramea-puhara fish", "explore ohianui-puhara fish" } },
    { [0] = { "fish fish", "explore ikahura-puhara fish", "explore vaikura-ikahura fish" } },
    { [0] = { "travel paerua maramea;travel maramea puhara;travel puhara ohianui",
              "travel paerua maramea;travel maramea puhara", "travel puhara ikahura" } },
    { [0] = { "travel ikahura vaikura;skip;stop" } },
}
local TOUR_SPOILS = { "spoil shell", "spoil shell", "spoil shell", "spoil shell", "spoil shell" }
-- fetuaro and maramea have what the test wants, vaikura a boat.
local function tour_tokens(first)
    return { first, "mask", "shell_token", "mask", "fish_token", "mask_4", "boat_token",
             first == "mask" and "cross" or "mask" }
end

local function tour(t, tides, first)
    begin(t, 2, { tides = tides, green = tour_tokens(first) })
    match(t, TOUR, SHORT, TOUR_SPOILS)
end

-- Two pawns of seat 0 and one of seat 1 on the turtle island honuroa, of three players.
local function keepers(t, second)
    begin(t, 3, { tides = with(nil, nil, "t3_4"),
                  green = QUIET,
                  orange = { "cross", "turtle_token", "turtle_token", "boat_token", "fish_token",
                             "shell_token" } })
    match(t, {
        { [0] = { "travel ahimaunga tauraki;travel ahimaunga tauraki;travel ahimaunga tauraki",
                  "explore fetuaro-tauraki shell", "explore fetuaro-honuroa fish" },
          [1] = { "travel ahimaunga tauraki;travel ahimaunga tauraki;travel ahimaunga tauraki",
                  "explore fetuaro-tauraki shell", "explore fetuaro-honuroa fish" } },
        { [0] = { "travel tauraki fetuaro;travel tauraki fetuaro;travel fetuaro honuroa", second },
          [1] = { "travel tauraki fetuaro;travel fetuaro honuroa;stop" } },
    }, SHORT)
end

return {
    -- type 1
    ["C1.1: the first route to an archipelago costs double, and lets populate"] = function(t)
        begin(t, 2, { tides = with("t1_1", nil, "t3_7") })
        t:expect(refused(t, "explore fetuaro-tauraki fish"), "tide_price C1.1")
        t:expect(may(t, "explore ikarau-paerua fish"), true)
        play(t, { "fish fish", "fish fish", "explore fetuaro-tauraki fish" })
        t:expect(fish(0), 6 - 4)
        t:expect(t:asked(), 0)
        t:expect(refused(t, "populate tauraki"), "nobody_there P3")
        t:expect(refused(t, "fish fish"), "not_now ")
        t:play("populate ahimaunga")
        t:expect(pawns("ahimaunga", 0), 8)
        t:expect(t:asked(), 1)
        t:play("explore fetuaro-ikarau fish")
        t:expect(fish(1), 6 - 2)
        t:expect(t:asked(), 0)
    end,
    ["C1.1: each archipelago has its own first route, and populating may be left"] = function(t)
        begin(t, 2, { tides = with("t1_1", nil, "t3_7") })
        play(t, { "fish fish", "fish fish", "explore fetuaro-tauraki fish", "skip" })
        t:expect(t:asked(), 1)
        t:play("explore maramea-paerua fish")
        t:expect(fish(1), 6 - 4)
        t:play("skip")
    end,
    ["C1.1a: a route to two archipelagos costs double once"] = function(t)
        begin(t, 2, { tides = with("t1_1", nil, "t3_7") })
        play(t, { "fish fish", "fish fish", "explore fetuiti-ohianui fish" })
        t:expect(fish(0), 6 - 4)
        t:play("populate ahimaunga")
        t:expect(t:asked(), 1)
        t:play("explore ohianui-honumata fish")
        t:expect(fish(1), 6 - 2)
    end,
    ["C1.1, K4: with a boat token it stays free, and one populates all the same"] = function(t)
        begin(t, 2, { tides = with("t1_1", nil, "t3_7"),
                      green = { "boat_token", "mask", "mask", "mask", "mask_4", "fish_token",
                                "shell_token", "cross" } })
        play(t, { "fish fish", "fish fish", "explore fetuaro-tauraki fish", "skip", "fish fish" })
        play(t, { "travel ahimaunga tauraki", "fish fish" })
        t:queue("draw bag grey")
        play(t, { "spoil shell", "fish fish", "travel tauraki fetuaro",
                  "explore vaiteari-ranohonu shell" })
        t:expect(shell(0), 0)
        t:play("populate ahimaunga")
        t:expect(pawns("ahimaunga", 0), 7)
    end,
    ["C1.2: the first at an archipelago takes its turtle point"] = function(t)
        begin(t, 2, { tides = with("t1_2"), green = QUIET })
        t:expect(count("fetuaro", nil, "turtle_point"), 1)
        t:expect(host.count(host.zone("supply")), 6)
        play(t, { "explore fetuiti-ikarau fish", "fish fish", "travel ahimaunga paerua", "stop",
                  "fish fish" })
        t:queue("draw bag grey")
        play(t, { "explore ikarau-paerua shell", "fish fish", "spoil shell", "fish fish" })
        play(t, { "travel paerua ikarau", "travel ikarau fetuiti", "travel fetuiti ikarau" })
        t:expect(count("taken_0", nil, "turtle_point"), 1)
        t:expect(count("fetuaro", nil, "turtle_point"), 0)
        t:expect(count("maramea", nil, "turtle_point"), 1)
    end,
    ["C1.3: five points for all four archipelagos"] = function(t)
        tour(t, with("t1_3"), "cross")
        t:expect(t:score(0), 1 + 5)
        t:expect(t:score(1), 0)
    end,
    ["C1.3: a point for each of fewer"] = function(t)
        begin(t, 2, { tides = with("t1_3"), green = tour_tokens("cross") })
        match(t, { TOUR[1], TOUR[2] }, SHORT, TOUR_SPOILS)
        t:expect(t:score(0), 2)
    end,
    ["C1.4: two points for an archipelago held whole"] = function(t)
        begin(t, 2, { tides = with("t1_4"), green = QUIET })
        match(t, {
            { [0] = { "travel ahimaunga tauraki;travel ahimaunga tauraki;stop",
                      "explore fetuaro-tauraki shell", "explore fetuaro-fetuiti fish" } },
            { [0] = { "travel tauraki fetuaro;travel fetuaro fetuiti;travel tauraki fetuaro" } },
        }, SHORT)
        t:expect(t:score(0), 2)
        t:expect(t:score(1), 0)
    end,
    ["C1.4, C2.4: ten for all eight islands, and five for three masks"] = function(t)
        local plans = { TOUR[1], TOUR[2], TOUR[3], TOUR[4],
            { [0] = { "travel ikahura vaikura;explore fetuaro-fetuiti fish;stop", "fish fish",
                      "explore maramea-maraiti fish" } },
            { [0] = { "fish fish", "explore ohianui-ohiarua fish",
                      "explore vaikura-vaiteari fish" } },
            { [0] = { "populate fetuaro", "populate maramea", "populate ohianui" } },
            { [0] = { "populate vaikura", "travel fetuaro fetuiti;travel maramea maraiti",
                      "travel ohianui ohiarua" } },
            { [0] = { "travel vaikura vaiteari;stop" } },
        }
        begin(t, 2, { tides = with("t1_4", "t2_4", "t3_5"),
                      green = { "cross", "mask", "shell_token", "mask", "fish_token", "mask",
                                "boat_token", "mask_4" } })
        match(t, plans, LONG, { "spoil shell", "spoil shell", "spoil shell", "spoil shell",
                                "spoil shell", "spoil shell" })
        t:expect(t:score(0), 3 + 10 + 5)
        t:expect(t:score(1), 3)
    end,

    -- type 2
    ["C2.1: a mask is worth two of a sort"] = function(t)
        begin(t, 3, { tides = with(nil, "t2_1") })
        play(t, { "explore fetuaro-tauraki fish", "fish fish", "fish fish",
                  "travel ahimaunga tauraki", "travel tauraki fetuaro" })
        t:expect(t:asked(), 0)
        t:expect(refused(t, "fish fish"), "not_now ")
        t:play("gain shell")
        t:expect(shell(0), 5)
        t:expect(count("taken_0", nil, "mask"), 0)
        t:expect(t:asked(), 1)
    end,
    ["C2.1: or costs each other player two, or what he has"] = function(t)
        begin(t, 3, { tides = with(nil, "t2_1") })
        play(t, { "explore fetuaro-tauraki fish", "explore ikarau-paerua fish", "fish fish" })
        play(t, { "travel ahimaunga tauraki", "travel tauraki fetuaro", "rob fish" })
        t:expect(fish(0), 0)
        t:expect(fish(1), 0)
        t:expect(fish(2), 4)
        t:expect(count("taken_0", nil, "mask"), 0)
    end,
    ["C2.2: a mask opens another's route, without guide or payment"] = function(t)
        begin(t, 3, { tides = with(nil, "t2_2", "t3_1") })
        play(t, { "explore fetuaro-tauraki fish", "explore fetuaro-fetuiti fish", "fish fish" })
        t:expect(refused(t, "slip ahimaunga tauraki"), "no_passage C2.2")
        play(t, { "travel ahimaunga tauraki", "travel tauraki fetuaro", "fish fish", "fish fish" })
        t:expect(count("taken_0", nil, "mask"), 1)
        t:expect(refused(t, "travel fetuaro fetuiti"), "not_yours T4")
        t:expect(refused(t, "slip fetuaro tauraki"), "own_route T7")
        t:expect(refused(t, "slip fetuaro ikarau"), "unexplored T3")
        t:expect(refused(t, "slip fetuaro ahimaunga"), "no_route T2")
        local paid = fish(1)
        t:play("slip fetuaro fetuiti")
        t:expect(fish(1), paid)
        t:expect(pawns("fetuiti", 0), 1)
        t:expect(count("taken_0", nil, "mask"), 1, "one was discarded, one found")
        t:expect(host.count(host.zone("supply")), 10, "nobody was guided")
    end,
    ["C2.3: a mask calls a pawn to its island"] = function(t)
        begin(t, 2, { tides = with(nil, "t2_3") })
        play(t, { "explore fetuaro-tauraki fish", "fish fish", "travel ahimaunga tauraki",
                  "travel tauraki fetuaro" })
        t:expect(pawns("fetuaro", 0), 2)
        t:expect(pawns("board_0", 0), 7)
        t:expect(count("taken_0", nil, "mask"), 0)
    end,
    ["C2.4: a single mask costs a point"] = function(t)
        tour(t, with("t1_4"), "mask")
        t:expect(t:score(0), 1 - 1)
        t:expect(t:score(1), 0)
    end,
    ["C2.5: masks times archipelagos"] = function(t)
        tour(t, with("t1_4", "t2_5"), "mask")
        t:expect(t:score(0), 1 + 1 * 4)
        t:expect(t:score(1), 0)
    end,
    ["C2.6: no mask costs two points"] = function(t)
        tour(t, with("t1_4", "t2_6"), "mask")
        t:expect(t:score(0), 1)
        t:expect(t:score(1), -2)
    end,

    -- type 3
    ["C3.1: traveller and guide gain a turtle point, while there are any"] = function(t)
        begin(t, 3, { tides = with("t1_2", nil, "t3_1"), green = QUIET })
        play(t, { "explore maramea-paerua fish", "fish fish", "fish fish" })
        play(t, { "travel ahimaunga paerua", "travel ahimaunga paerua", "travel ahimaunga paerua",
                  "follow paerua maramea 0", "travel ahimaunga paerua", "follow paerua maramea 0" })
        t:expect(count("taken_0", nil, "turtle_point"), 2)
        t:expect(count("taken_1", nil, "turtle_point"), 2, "one of the archipelago, too")
        t:expect(count("taken_2", nil, "turtle_point"), 1)
        t:expect(host.count(host.zone("supply")), 2)
        t:queue("draw bag grey")
        play(t, { "fish fish", "follow maramea paerua 0", "follow maramea paerua 0",
                  "spoil shell" })
        t:expect(host.count(host.zone("supply")), 0)
        t:expect(count("taken_0", nil, "turtle_point"), 3)
        t:expect(count("taken_1", nil, "turtle_point"), 3)
        t:expect(count("taken_2", nil, "turtle_point"), 1)
    end,
    ["C3.2: a turtle point for each boat that lay there"] = function(t)
        begin(t, 4, { tides = with(nil, nil, "t3_2") })
        play(t, { "explore maramea-paerua fish", "explore maramea-paerua fish", "fish fish",
                  "fish fish", "fish fish", "fish fish", "explore maramea-paerua fish" })
        t:expect(count("taken_0", nil, "turtle_point"), 0)
        t:expect(count("taken_1", nil, "turtle_point"), 1)
        t:expect(count("taken_2", nil, "turtle_point"), 2)
        t:expect(host.count(host.zone("supply")), 7)
    end,
    ["C3.3: three of a sort bring one pawn more"] = function(t)
        begin(t, 2, { tides = with(nil, nil, "t3_3") })
        t:play("populate ahimaunga")
        t:expect(t:asked(), 0)
        t:play("hire shell")
        t:expect(shell(0), 0)
        t:expect(pawns("ahimaunga", 0), 9)
        t:expect(pawns("board_0", 0), 4)
        play(t, { "fish shell", "explore ikarau-paerua fish", "fish shell", "populate ahimaunga" })
        t:expect(t:asked(), 1, "who cannot pay is not asked")
        t:expect(pawns("board_0", 0), 1)
    end,
    ["C3.3: it may be left, and comes to the volcano from wherever one populates"] = function(t)
        begin(t, 2, { tides = with(nil, nil, "t3_3") })
        play(t, { "explore fetuaro-tauraki shell", "populate ahimaunga", "skip",
                  "travel ahimaunga tauraki", "stop" })
        play(t, { "fish fish", "populate tauraki" })
        t:expect(refused(t, "hire shell"), "hire_price C3.3")
        t:play("hire fish")
        t:expect(pawns("tauraki", 0), 2)
        t:expect(pawns("ahimaunga", 0), 5)
        t:expect(fish(0), 0)
    end,
    ["C3.4: most pawns on a turtle island three, the next two"] = function(t)
        keepers(t, "travel fetuaro honuroa;stop")
        t:expect(t:score(0), 1 + 3)
        t:expect(t:score(1), 1 + 2)
        t:expect(t:score(2), 0)
    end,
    ["C3.4: equal firsts two each"] = function(t)
        keepers(t)
        t:expect(t:score(0), 1 + 2)
        t:expect(t:score(1), 1 + 2)
        t:expect(t:score(2), 0)
    end,
    ["C3.5: most pawns on the own board"] = function(t)
        local plans = { { [0] = { "travel ahimaunga paerua;stop", "explore ikarau-paerua shell",
                                  "travel paerua ikarau" } } }
        begin(t, 2, { tides = with(nil, nil, "t3_5") })
        match(t, plans, SHORT)
        t:expect(t:score(0), 0)
        t:expect(t:score(1), 3)
        begin(t, 3, { tides = with(nil, nil, "t3_5") })
        match(t, plans, SHORT)
        t:expect({ t:score(0), t:score(1), t:score(2) }, { 0, 0, 0 }, "two have most")
    end,
    ["C3.6: one more catch for islands that have not sunk, then most fish"] = function(t)
        begin(t, 2, { tides = with(nil, nil, "t3_6") })
        match(t, {
            { [0] = { "travel ahimaunga paerua;stop", "explore ikarau-paerua shell",
                      "travel paerua ikarau" },
              [1] = { "travel ahimaunga tauraki;stop" } },
        }, SHORT)
        t:expect(fish(0), 2)
        t:expect(fish(1), 1)
        t:expect(t:score(0), 4)
        t:expect(t:score(1), 0)
    end,
    ["C3.6: equal catches three each"] = function(t)
        begin(t, 2, { tides = with(nil, nil, "t3_6") })
        match(t, { [5] = { [0] = { "fish fish" }, [1] = { "fish fish" } } }, SHORT)
        t:expect({ t:score(0), t:score(1) }, { 3, 3 })
    end,
    ["C3.7: most boats three, equal ones two each"] = function(t)
        begin(t, 2, { tides = with(nil, nil, "t3_7") })
        match(t, { { [0] = { "explore ikarau-paerua shell" } } }, SHORT)
        t:expect({ t:score(0), t:score(1) }, { 3, 0 })
        begin(t, 2, { tides = with(nil, nil, "t3_7") })
        match(t, { { [0] = { "explore ikarau-paerua shell" },
                     [1] = { "explore ikarau-puhara shell" } } }, SHORT)
        t:expect({ t:score(0), t:score(1) }, { 2, 2 })
    end,
    ["C3.8: the same with shells"] = function(t)
        begin(t, 2, { tides = with(nil, nil, "t3_8") })
        local plans = {}
        for at = 1, 5 do
            plans[at] = { [0] = { "fish fish", "fish fish", "fish fish" },
                          [1] = { "fish fish", "fish fish", "fish fish" } }
        end
        plans[4] = { [0] = { "fish fish", "fish fish", "fish shell" }, [1] = plans[1][1] }
        match(t, plans, SHORT)
        t:expect({ shell(0), shell(1) }, { 4, 3 })
        t:expect({ t:score(0), t:score(1) }, { 4, 0 })
    end,
}
