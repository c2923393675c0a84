-- scripts/polynesia/tests/actions.lua - run by `vaka test`: the four actions.
--
-- SPDX-License-Identifier: MIT
--
-- The names begin with the clauses (clauses.csv) that a test shows.
local matches = use "matches"
local begin, play, fish, shell, count, pawns, may, refused =
    matches.begin, matches.play, matches.fish, matches.shell, matches.count, matches.pawns,
    matches.may, matches.refused

return {
    ["R1: everybody acts once on each field, clockwise from the first player"] = function(t)
        begin(t, 3)
        for _, worth in ipairs { 3, 2, 1 } do
            for seat = 0, 2 do
                t:expect(t:asked(), seat)
                local before = fish(seat)
                t:play("fish fish")
                t:expect(fish(seat), before + worth)
            end
        end
        t:expect(may(t, "spoil fish"), true)
    end,
    ["R2: a turn is one of four actions, and one only"] = function(t)
        begin(t, 2)
        for _, action in ipairs { "explore fetuaro-tauraki fish", "travel ahimaunga tauraki",
                                  "populate ahimaunga", "fish shell" } do
            t:expect(may(t, action), true, action)
        end
        t:expect(refused(t, "stop"), "not_now ")
        t:expect(refused(t, "skip"), "not_now ")
        t:expect(refused(t, "spoil fish"), "not_now ")
        t:play("fish shell")
        t:expect(t:asked(), 1)
    end,
    ["F1: fishing gives one sort, as the marker shows"] = function(t)
        begin(t, 2)
        t:play("fish shell")
        t:expect(shell(0), 6)
        t:expect(fish(0), 3)
        play(t, { "fish fish", "fish fish" })
        t:expect(fish(0), 5)
        play(t, { "fish fish", "fish fish" })
        t:expect(fish(0), 6)
    end,

    -- explore
    ["E1: a route far from all pawns may be explored"] = function(t)
        begin(t, 4)
        t:play("explore kahipi-tapuhonu fish")
        t:expect(count("kahipi-tapuhonu", 0, "boat"), 1)
        t:expect(count("boats_0", 0, "boat"), 14)
    end,
    ["E2, E3, E4, the example: three shells for a new route, two to its owner for the next boat"] =
        function(t)
            begin(t, 3)
            t:play("explore maramea-paerua shell")
            t:expect(shell(0), 0)
            t:expect(fish(0), 3)
            t:expect(count("maramea-paerua", nil, "shell_marker"), 1)
            t:play("explore maramea-paerua shell")
            t:expect(shell(1), 1)
            t:expect(shell(0), 2)
            t:expect(count("maramea-paerua", nil, "boat"), 2)
            t:expect(count("maramea-paerua", nil, "shell_marker"), 1)
        end,
    ["E2: a new route costs what the marker shows"] = function(t)
        begin(t, 2)
        play(t, { "fish shell", "fish shell", "explore maramea-paerua fish", "fish shell" })
        t:expect(fish(0), 1)
        t:play("explore maramea-kohuiti fish")
        t:expect(fish(0), 0)
    end,
    ["E2: who has too few of a sort does not explore with it"] = function(t)
        begin(t, 2)
        play(t, { "explore maramea-paerua fish", "fish fish" })
        t:expect(refused(t, "explore maramea-kohuiti fish"), "explore_price E2")
        t:expect(may(t, "explore maramea-kohuiti shell"), true)
    end,
    ["E4: each owner is paid two, in the goods of the route, on every field"] = function(t)
        begin(t, 3)
        play(t, { "explore maramea-paerua fish", "fish fish", "fish fish" })
        play(t, { "fish fish", "explore maramea-paerua fish" })
        t:expect(fish(0), 4)
        t:expect(refused(t, "explore maramea-paerua shell"), "other_goods E4")
        t:play("explore maramea-paerua fish")
        t:expect(fish(0), 6)
        t:expect(fish(1), 6)
        t:expect(fish(2), 2)
    end,
    ["E4: who cannot pay all owners stays away"] = function(t)
        begin(t, 3)
        play(t, { "explore maramea-paerua fish", "explore maramea-paerua fish" })
        t:expect(refused(t, "explore maramea-paerua fish"), "join_price E4")
    end,
    ["E5: no second boat on a route"] = function(t)
        begin(t, 3)
        play(t, { "explore maramea-paerua fish", "fish fish", "fish fish" })
        t:expect(refused(t, "explore maramea-paerua fish"), "taken E5")
    end,
    ["E6: the orange routes are never explored"] = function(t)
        begin(t, 3)
        t:expect(refused(t, "explore ahimaunga-tauraki fish"), "open_to_all E6")
    end,
    ["E7: with two players a route has one owner"] = function(t)
        begin(t, 2)
        t:play("explore maramea-paerua fish")
        t:expect(refused(t, "explore maramea-paerua fish"), "two_players E7")
    end,
    ["E8: without boats nothing is explored"] = function(t)
        begin(t, 2)
        local far = { "pupuroa-honuroa", "pupuroa-honumata", "tapuhonu-honukai",
                      "honuranga-ranohonu", "lolika-tirema", "lolika-honuranga", "lolika-ranohonu",
                      "ohianui-honumata", "ohiarua-honumata", "vaiteari-tapuhonu",
                      "vaiteari-honukai", "vaiteari-ranohonu", "vaikura-ranohonu", "ikahura-tirema",
                      "ikahura-puhara" }
        local laid = 0
        while laid < #far do
            local seat = t:asked()
            if may(t, "spoil fish") then
                t:play(fish(0) > shell(0) and "spoil shell" or "spoil fish")
            elseif seat == 0 and fish(0) + shell(0) > 0 and game.counter "phase" > 0 then
                local with = fish(0) >= shell(0) and "fish" or "shell"
                local action = "explore " .. far[laid + 1] .. " " .. with
                if may(t, action) then
                    t:play(action)
                    laid = laid + 1
                else
                    t:play("fish " .. with)
                end
            else
                if game.counter "phase" == 2 and count("crater", nil, "grey") < 3 then
                    t:queue("draw bag grey")
                end
                t:play(seat == 0 and fish(0) >= shell(0) and "fish fish" or "fish shell")
            end
        end
        t:expect(count("boats_0", 0, "boat"), 0)
        while t:asked() ~= 0 or may(t, "spoil fish") do
            t:play(t:legal(t:asked())[1])
        end
        t:expect(refused(t, "explore fetuaro-fetuiti fish"), "no_boat E8")
    end,

    -- travel
    ["T1: points are shared among pawns, and may be left over"] = function(t)
        begin(t, 2)
        play(t, { "travel ahimaunga tauraki", "travel ahimaunga paerua",
                  "travel paerua ahimaunga" })
        t:expect(pawns("ahimaunga", 0), 4)
        t:expect(pawns("tauraki", 0), 1)
        t:expect(t:asked(), 1)
        play(t, { "travel ahimaunga kohuiti", "stop" })
        t:expect(t:asked(), 0)
        play(t, { "travel ahimaunga tauraki", "travel ahimaunga tauraki" })
        t:expect(t:asked(), 1)
    end,
    ["T1: only own pawns travel, and nothing else is done on the way"] = function(t)
        begin(t, 2)
        t:expect(refused(t, "travel tauraki ahimaunga"), "no_pawn T1")
        t:play("travel ahimaunga tauraki")
        t:expect(refused(t, "fish fish"), "not_now ")
        t:expect(refused(t, "populate ahimaunga"), "not_now ")
    end,
    ["T2: islands that no route joins are out of reach"] = function(t)
        begin(t, 2)
        t:expect(refused(t, "travel ahimaunga fetuaro"), "no_route T2")
    end,
    ["T3: a route that nobody has explored is not used"] = function(t)
        begin(t, 2)
        t:play("travel ahimaunga paerua")
        t:expect(refused(t, "travel paerua maramea"), "unexplored T3")
        t:expect(refused(t, "follow paerua maramea 1"), "unexplored T3")
        t:expect(may(t, "travel paerua ahimaunga"), true)
    end,
    ["T3: over one's own route one goes as one likes"] = function(t)
        begin(t, 2)
        play(t, { "explore maramea-paerua fish", "fish fish", "travel ahimaunga paerua",
                  "travel paerua maramea" })
        t:expect(pawns("maramea", 0), 1)
        t:expect(fish(0), 0)
    end,
    ["T4: another's route needs a guide of its owner"] = function(t)
        begin(t, 3)
        play(t, { "explore maramea-paerua fish", "travel ahimaunga paerua" })
        t:expect(refused(t, "travel paerua maramea"), "not_yours T4")
        t:expect(refused(t, "follow paerua maramea 0"), "no_guide T4")
        t:expect(refused(t, "follow paerua maramea 2"), "not_theirs T4")
    end,
    ["T4, T5: guide and traveller go together, and the guide is paid"] = function(t)
        begin(t, 3)
        play(t, { "explore maramea-paerua fish", "fish fish", "fish fish" })
        play(t, { "travel ahimaunga paerua", "stop", "travel ahimaunga paerua",
                  "follow paerua maramea 0" })
        t:expect(pawns("maramea", 0), 1)
        t:expect(pawns("maramea", 1), 1)
        t:expect(pawns("paerua", 0), 0)
        t:expect(fish(0), 1)
        t:expect(fish(1), 5)
        t:expect(t:asked(), 2)
    end,
    ["T5: who cannot pay is not guided"] = function(t)
        begin(t, 3)
        play(t, { "explore maramea-paerua fish", "explore maramea-kohuiti fish", "fish fish" })
        play(t, { "travel ahimaunga paerua", "stop", "travel ahimaunga paerua" })
        t:expect(refused(t, "follow paerua maramea 0"), "guide_price T5")
    end,
    ["T6: of several owners the traveller chooses one"] = function(t)
        begin(t, 3)
        play(t, { "explore maramea-paerua fish", "explore maramea-paerua fish", "fish fish" })
        play(t, { "travel ahimaunga paerua", "stop", "travel ahimaunga paerua", "stop",
                  "travel ahimaunga paerua" })
        t:expect(may(t, "follow paerua maramea 0"), true)
        t:play("follow paerua maramea 1")
        t:expect(pawns("paerua", 0), 1)
        t:expect(pawns("maramea", 1), 1)
        t:expect(fish(1), 2)
    end,
    ["T7: whoever has a boat on a route needs no guide there"] = function(t)
        begin(t, 3)
        play(t, { "explore maramea-paerua fish", "explore maramea-paerua fish", "fish fish" })
        play(t, { "travel ahimaunga paerua", "stop", "travel ahimaunga paerua" })
        t:expect(refused(t, "follow paerua maramea 0"), "own_route T7")
        t:expect(refused(t, "follow ahimaunga tauraki 0"), "open_route T3")
        t:expect(may(t, "travel paerua maramea"), true)
    end,
    ["T8: who is guided takes the token, the guide nothing"] = function(t)
        begin(t, 3)
        play(t, { "explore maramea-paerua fish", "fish fish", "fish fish" })
        play(t, { "travel ahimaunga paerua", "stop", "travel ahimaunga paerua",
                  "follow paerua maramea 0" })
        t:expect(count("taken_1", nil, "mask"), 1)
        t:expect(count("taken_0", nil, "mask"), 0)
        t:expect(count("maramea", nil, "mask"), 0)
    end,
    ["T8: the second to arrive finds no token"] = function(t)
        begin(t, 2)
        play(t, { "explore maramea-paerua fish", "fish fish", "travel ahimaunga paerua",
                  "travel paerua maramea", "fish fish" })
        t:expect(count("taken_0", nil, "mask"), 1)
        play(t, { "travel maramea paerua", "fish fish" })
        t:expect(count("taken_0", nil, "mask"), 1)
    end,
    ["the example of travelling: a guide, an own route, an orange one"] = function(t)
        begin(t, 3)
        play(t, { "explore maramea-puhara shell", "explore maramea-paerua fish", "fish fish" })
        play(t, { "travel ahimaunga paerua", "stop", "travel ahimaunga paerua", "stop",
                  "fish fish" })
        t:queue("draw bag grey")
        play(t, { "fish fish", "fish fish", "fish fish", "spoil shell", "fish fish", "fish fish" })
        t:expect(t:asked(), 0)
        local own, others = fish(0), fish(1)
        play(t, { "follow paerua maramea 1", "travel maramea puhara", "travel ahimaunga tauraki" })
        t:expect(fish(0), own - 1)
        t:expect(fish(1), others + 1)
        t:expect(count("taken_0", nil, "mask"), 1)
        t:expect(pawns("maramea", 1), 1)
        t:expect(pawns("puhara", 0), 1)
        t:expect(pawns("tauraki", 0), 1)
        t:expect(t:asked(), 1)
    end,

    -- populate
    ["P1, P2: three pawns come to the volcano, from the left of the board"] = function(t)
        begin(t, 2)
        t:play("populate ahimaunga")
        t:expect(pawns("ahimaunga", 0), 8)
        t:expect(pawns("board_0", 0), 5)
    end,
    ["P3: one comes to an island where one stands"] = function(t)
        begin(t, 2)
        t:expect(refused(t, "populate tauraki"), "nobody_there P3")
        play(t, { "travel ahimaunga tauraki", "stop", "fish fish", "populate tauraki" })
        t:expect(pawns("tauraki", 0), 2)
        t:expect(pawns("board_0", 0), 7)
    end,
    ["P4, P5, P6: all pawns may stand on one island, the last two come together"] = function(t)
        begin(t, 2)
        play(t, { "populate ahimaunga", "fish fish", "populate ahimaunga", "fish fish" })
        t:expect(pawns("board_0", 0), 2)
        t:play("populate ahimaunga")
        t:expect(pawns("board_0", 0), 0)
        t:expect(pawns("ahimaunga", 0), 13)
        t:queue("draw bag grey")
        play(t, { "fish fish", "spoil fish", "fish fish" })
        t:expect(t:asked(), 0)
        t:expect(refused(t, "populate ahimaunga"), "board_empty P6")
    end,
}
