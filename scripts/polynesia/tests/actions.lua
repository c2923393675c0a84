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
        for _, action in ipairs { "explore a1a-n1 fish", "travel v n1", "populate v",
                                  "fish shell" } do
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
        t:play("explore s6-t3 fish")
        t:expect(count("s6-t3", 0, "boat"), 1)
        t:expect(count("boats_0", 0, "boat"), 14)
    end,
    ["E2, E3, E4, the example: three shells for a new route, two to its owner for the next boat"] =
        function(t)
            begin(t, 3)
            t:play("explore a2a-n2 shell")
            t:expect(shell(0), 0)
            t:expect(fish(0), 3)
            t:expect(count("a2a-n2", nil, "shell_marker"), 1)
            t:play("explore a2a-n2 shell")
            t:expect(shell(1), 1)
            t:expect(shell(0), 2)
            t:expect(count("a2a-n2", nil, "boat"), 2)
            t:expect(count("a2a-n2", nil, "shell_marker"), 1)
        end,
    ["E2: a new route costs what the marker shows"] = function(t)
        begin(t, 2)
        play(t, { "fish shell", "fish shell", "explore a2a-n2 fish", "fish shell" })
        t:expect(fish(0), 1)
        t:play("explore a2a-n3 fish")
        t:expect(fish(0), 0)
    end,
    ["E2: who has too few of a sort does not explore with it"] = function(t)
        begin(t, 2)
        play(t, { "explore a2a-n2 fish", "fish fish" })
        t:expect(refused(t, "explore a2a-n3 fish"), "explore_price E2")
        t:expect(may(t, "explore a2a-n3 shell"), true)
    end,
    ["E4: each owner is paid two, in the goods of the route, on every field"] = function(t)
        begin(t, 3)
        play(t, { "explore a2a-n2 fish", "fish fish", "fish fish" })
        play(t, { "fish fish", "explore a2a-n2 fish" })
        t:expect(fish(0), 4)
        t:expect(refused(t, "explore a2a-n2 shell"), "other_goods E4")
        t:play("explore a2a-n2 fish")
        t:expect(fish(0), 6)
        t:expect(fish(1), 6)
        t:expect(fish(2), 2)
    end,
    ["E4: who cannot pay all owners stays away"] = function(t)
        begin(t, 3)
        play(t, { "explore a2a-n2 fish", "explore a2a-n2 fish" })
        t:expect(refused(t, "explore a2a-n2 fish"), "join_price E4")
    end,
    ["E5: no second boat on a route"] = function(t)
        begin(t, 3)
        play(t, { "explore a2a-n2 fish", "fish fish", "fish fish" })
        t:expect(refused(t, "explore a2a-n2 fish"), "taken E5")
    end,
    ["E6: the orange routes are never explored"] = function(t)
        begin(t, 3)
        t:expect(refused(t, "explore v-n1 fish"), "open_to_all E6")
    end,
    ["E7: with two players a route has one owner"] = function(t)
        begin(t, 2)
        t:play("explore a2a-n2 fish")
        t:expect(refused(t, "explore a2a-n2 fish"), "two_players E7")
    end,
    ["E8: without boats nothing is explored"] = function(t)
        begin(t, 2)
        local far = { "s1-t1", "s1-t2", "t3-t5", "t4-t6", "f6-s4", "f6-t4", "f6-t6", "a3a-t2",
                      "a3b-t2", "a4b-t3", "a4b-t5", "a4b-t6", "a4a-t6", "f3-s4", "f3-s3" }
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
        t:expect(refused(t, "explore a1a-a1b fish"), "no_boat E8")
    end,

    -- travel
    ["T1: points are shared among pawns, and may be left over"] = function(t)
        begin(t, 2)
        play(t, { "travel v n1", "travel v n2", "travel n2 v" })
        t:expect(pawns("v", 0), 4)
        t:expect(pawns("n1", 0), 1)
        t:expect(t:asked(), 1)
        play(t, { "travel v n3", "stop" })
        t:expect(t:asked(), 0)
        play(t, { "travel v n1", "travel v n1" })
        t:expect(t:asked(), 1)
    end,
    ["T1: only own pawns travel, and nothing else is done on the way"] = function(t)
        begin(t, 2)
        t:expect(refused(t, "travel n1 v"), "no_pawn T1")
        t:play("travel v n1")
        t:expect(refused(t, "fish fish"), "not_now ")
        t:expect(refused(t, "populate v"), "not_now ")
    end,
    ["T2: islands that no route joins are out of reach"] = function(t)
        begin(t, 2)
        t:expect(refused(t, "travel v a1a"), "no_route T2")
    end,
    ["T3: a route that nobody has explored is not used"] = function(t)
        begin(t, 2)
        t:play("travel v n2")
        t:expect(refused(t, "travel n2 a2a"), "unexplored T3")
        t:expect(refused(t, "follow n2 a2a 1"), "unexplored T3")
        t:expect(may(t, "travel n2 v"), true)
    end,
    ["T3: over one's own route one goes as one likes"] = function(t)
        begin(t, 2)
        play(t, { "explore a2a-n2 fish", "fish fish", "travel v n2", "travel n2 a2a" })
        t:expect(pawns("a2a", 0), 1)
        t:expect(fish(0), 0)
    end,
    ["T4: another's route needs a guide of its owner"] = function(t)
        begin(t, 3)
        play(t, { "explore a2a-n2 fish", "travel v n2" })
        t:expect(refused(t, "travel n2 a2a"), "not_yours T4")
        t:expect(refused(t, "follow n2 a2a 0"), "no_guide T4")
        t:expect(refused(t, "follow n2 a2a 2"), "not_theirs T4")
    end,
    ["T4, T5: guide and traveller go together, and the guide is paid"] = function(t)
        begin(t, 3)
        play(t, { "explore a2a-n2 fish", "fish fish", "fish fish" })
        play(t, { "travel v n2", "stop", "travel v n2", "follow n2 a2a 0" })
        t:expect(pawns("a2a", 0), 1)
        t:expect(pawns("a2a", 1), 1)
        t:expect(pawns("n2", 0), 0)
        t:expect(fish(0), 1)
        t:expect(fish(1), 5)
        t:expect(t:asked(), 2)
    end,
    ["T5: who cannot pay is not guided"] = function(t)
        begin(t, 3)
        play(t, { "explore a2a-n2 fish", "explore a2a-n3 fish", "fish fish" })
        play(t, { "travel v n2", "stop", "travel v n2" })
        t:expect(refused(t, "follow n2 a2a 0"), "guide_price T5")
    end,
    ["T6: of several owners the traveller chooses one"] = function(t)
        begin(t, 3)
        play(t, { "explore a2a-n2 fish", "explore a2a-n2 fish", "fish fish" })
        play(t, { "travel v n2", "stop", "travel v n2", "stop", "travel v n2" })
        t:expect(may(t, "follow n2 a2a 0"), true)
        t:play("follow n2 a2a 1")
        t:expect(pawns("n2", 0), 1)
        t:expect(pawns("a2a", 1), 1)
        t:expect(fish(1), 2)
    end,
    ["T7: whoever has a boat on a route needs no guide there"] = function(t)
        begin(t, 3)
        play(t, { "explore a2a-n2 fish", "explore a2a-n2 fish", "fish fish" })
        play(t, { "travel v n2", "stop", "travel v n2" })
        t:expect(refused(t, "follow n2 a2a 0"), "own_route T7")
        t:expect(refused(t, "follow v n1 0"), "own_route T7")
        t:expect(may(t, "travel n2 a2a"), true)
    end,
    ["T8: who is guided takes the token, the guide nothing"] = function(t)
        begin(t, 3)
        play(t, { "explore a2a-n2 fish", "fish fish", "fish fish" })
        play(t, { "travel v n2", "stop", "travel v n2", "follow n2 a2a 0" })
        t:expect(count("taken_1", nil, "mask"), 1)
        t:expect(count("taken_0", nil, "mask"), 0)
        t:expect(count("a2a", nil, "mask"), 0)
    end,
    ["T8: the second to arrive finds no token"] = function(t)
        begin(t, 2)
        play(t, { "explore a2a-n2 fish", "fish fish", "travel v n2", "travel n2 a2a", "fish fish" })
        t:expect(count("taken_0", nil, "mask"), 1)
        play(t, { "travel a2a n2", "fish fish" })
        t:expect(count("taken_0", nil, "mask"), 1)
    end,
    ["the example of travelling: a guide, an own route, an orange one"] = function(t)
        begin(t, 3)
        play(t, { "explore a2a-s3 shell", "explore a2a-n2 fish", "fish fish" })
        play(t, { "travel v n2", "stop", "travel v n2", "stop", "fish fish" })
        t:queue("draw bag grey")
        play(t, { "fish fish", "fish fish", "fish fish", "spoil shell", "fish fish", "fish fish" })
        t:expect(t:asked(), 0)
        local own, others = fish(0), fish(1)
        play(t, { "follow n2 a2a 1", "travel a2a s3", "travel v n1" })
        t:expect(fish(0), own - 1)
        t:expect(fish(1), others + 1)
        t:expect(count("taken_0", nil, "mask"), 1)
        t:expect(pawns("a2a", 1), 1)
        t:expect(pawns("s3", 0), 1)
        t:expect(pawns("n1", 0), 1)
        t:expect(t:asked(), 1)
    end,

    -- populate
    ["P1, P2: three pawns come to the volcano, from the left of the board"] = function(t)
        begin(t, 2)
        t:play("populate v")
        t:expect(pawns("v", 0), 8)
        t:expect(pawns("board_0", 0), 5)
    end,
    ["P3: one comes to an island where one stands"] = function(t)
        begin(t, 2)
        t:expect(refused(t, "populate n1"), "nobody_there P3")
        play(t, { "travel v n1", "stop", "fish fish", "populate n1" })
        t:expect(pawns("n1", 0), 2)
        t:expect(pawns("board_0", 0), 7)
    end,
    ["P4, P5, P6: all pawns may stand on one island, the last two come together"] = function(t)
        begin(t, 2)
        play(t, { "populate v", "fish fish", "populate v", "fish fish" })
        t:expect(pawns("board_0", 0), 2)
        t:play("populate v")
        t:expect(pawns("board_0", 0), 0)
        t:expect(pawns("v", 0), 13)
        t:queue("draw bag grey")
        play(t, { "fish fish", "spoil fish", "fish fish" })
        t:expect(t:asked(), 0)
        t:expect(refused(t, "populate v"), "board_empty P6")
    end,
}
