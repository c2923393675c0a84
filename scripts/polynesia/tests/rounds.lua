-- scripts/polynesia/tests/rounds.lua - run by `vaka test`: setting up, maintenance, tokens.
--
-- SPDX-License-Identifier: MIT
--
-- The names begin with the clauses (clauses.csv) that a test shows.
local matches = use "matches"
local begin, play, fish, shell, count, pawns, may, refused =
    matches.begin, matches.play, matches.fish, matches.shell, matches.count, matches.pawns,
    matches.may, matches.refused

-- Everybody fishes for shells until the round is over; fish are given back. `stones` come out.
local function rest(t, stones)
    local round = t:turn()
    for _, stone in ipairs(stones or { "grey" }) do
        t:queue("draw bag " .. stone)
    end
    repeat
        t:play(may(t, "spoil fish") and "spoil fish" or "fish shell")
    until t:turn() ~= round or t:finished()
end

local function islands_with(kind)
    local list = {}
    for _, at in ipairs(host.spaces()) do
        if host.count(at, nil, host.kind(kind)) > 0 then
            list[#list + 1] = host.zone_id(at)
        end
    end
    return list
end

return {
    ["an island is typed by its name, a route by those of its ends"] = function(t)
        for _, row in ipairs(data.island) do
            t:expect(row.id, row.title:lower())
        end
        for _, row in ipairs(data.route) do
            t:expect(row.id, row.a .. "-" .. row.b)
        end
        begin(t, 2)
        t:play("explore tauraki-fetuaro fish")
        t:expect(count("fetuaro-tauraki", 0, "boat"), 1)
    end,
    -- setting up
    ["S1: the side of the map goes by the number of players"] = function(t)
        begin(t, 2)
        t:expect(#host.spaces(), 24)
        t:expect(host.has_zone("ikamoe"), false)
        begin(t, 3)
        t:expect(#host.spaces(), 24)
        begin(t, 4)
        t:expect(#host.spaces(), 30)
        t:expect(host.has_zone("fetuaro-honuroa"), false)
    end,
    ["S2: thirteen pawns and fifteen boats each"] = function(t)
        begin(t, 4)
        for seat = 0, 3 do
            t:expect(pawns("ahimaunga", seat), 5)
            t:expect(pawns("board_" .. seat, seat), 8)
            t:expect(count("boats_" .. seat, seat, "boat"), 15)
        end
    end,
    ["S3: three fish and three shells each, and more than thirty of them"] = function(t)
        begin(t, 2)
        t:expect(fish(1), 3)
        t:expect(shell(1), 3)
        for _ = 1, 3 do
            rest(t)
        end
        rest(t, { "red" })
        t:expect(shell(0) + shell(1) > 30, true)
    end,
    ["S4, S9: tokens lie on archipelagos and turtle islands; crosses are gone"] = function(t)
        begin(t, 4)
        t:expect(islands_with("mask"), { "fetuaro", "fetuiti", "maramea" })
        t:expect(islands_with("mask_4"), { "maraiti" })
        t:expect(islands_with("boat_token"), { "ohianui", "tapuhonu" })
        t:expect(islands_with("fish_token"), { "ohiarua", "honuranga" })
        t:expect(islands_with("shell_token"), { "vaikura", "honukai" })
        t:expect(islands_with("turtle_token"), { "honuroa", "honumata" })
        t:expect(islands_with("cross"), {})
        t:expect(host.is_face_up(host.find(host.zone("fetuaro"), nil, host.kind("mask"))), true)
    end,
    ["S9: mask 4 is for four players"] = function(t)
        begin(t, 3)
        t:expect(islands_with("mask_4"), {})
        t:expect(islands_with("mask"), { "fetuaro", "fetuiti", "maramea" })
    end,
    ["S5: ten stones are in the bag"] = function(t)
        begin(t, 2)
        t:expect(host.count(host.zone("bag")), 10)
        t:expect(host.count(host.zone("crater")), 0)
        rest(t, { "black", "red", "grey" })
        t:expect(host.count(host.zone("bag")), 7)
    end,
    ["S6: a tide of each type is in play, and with two players never 3.1 or 3.2"] = function(t)
        for seed = 1, 40 do
            t:new { seats = 2, seed = seed }
            local tides = host.zone("tides")
            t:expect(host.count(tides), 3)
            for _, id in ipairs { "t3_1", "t3_2" } do
                t:expect(host.count(tides, nil, host.kind(id)), 0)
            end
        end
        begin(t, 3, { tides = { "t1_4", "t2_5", "t3_2" } })
        t:expect(count("tides", nil, "t3_2"), 1)
    end,
    ["S7: turtle points are there when a tide speaks of them"] = function(t)
        begin(t, 3)
        t:expect(host.count(host.zone("supply")), 0)
        begin(t, 3, { tides = { "t1_3", "t2_6", "t3_1" } })
        t:expect(host.count(host.zone("supply")), 10)
        begin(t, 3, { tides = { "t1_2", "t2_6", "t3_1" } })
        t:expect(host.count(host.zone("supply")), 6)
    end,
    ["S8: the first player is found by chance, the marker stands on 3"] = function(t)
        t:new { seats = 3, seed = 2, queue = { "die 3" } }
        t:expect(t:asked(), 2)
        t:expect(game.counter "phase", 0)
        local seen = {}
        for seed = 1, 30 do
            t:new { seats = 3, seed = seed }
            seen[t:asked() + 1] = true
        end
        t:expect(seen, { true, true, true })
    end,

    -- maintenance
    ["V1: a grey stone changes nothing"] = function(t)
        begin(t, 2)
        rest(t, { "grey" })
        t:expect(count("crater", nil, "grey"), 1)
        t:expect(t:finished(), false)
        t:expect(t:turn(), 2)
    end,
    ["V1: a red stone lies in the crater, and play goes on"] = function(t)
        begin(t, 2)
        rest(t, { "red" })
        t:expect(count("crater", nil, "red"), 1)
        t:expect(t:turn(), 2)
    end,
    ["V2: after a black stone two more are drawn"] = function(t)
        begin(t, 2)
        rest(t, { "black", "red", "red" })
        t:expect(host.count(host.zone("crater")), 3)
        t:expect(count("crater", nil, "red"), 2)
    end,
    ["V3: the sixth red stone ends the match at once"] = function(t)
        begin(t, 2)
        rest(t, { "black", "red", "red" })
        for _ = 1, 3 do
            rest(t, { "red" })
        end
        t:expect(t:finished(), false)
        local had = shell(0)
        rest(t, { "red" })
        t:expect(t:finished(), true)
        t:expect(fish(0), 0)
        t:expect(shell(0), had + 6)
        t:expect(t:turn(), 5)
    end,
    ["V3: a sixth red stone among the two after a black one ends it before the second"] =
        function(t)
            begin(t, 2)
            for _ = 1, 5 do
                rest(t, { "red" })
            end
            rest(t, { "black", "red" })
            t:expect(t:finished(), true)
            t:expect(host.count(host.zone("bag")), 3)
        end,
    ["D1: all give back what the first player names"] = function(t)
        begin(t, 3)
        t:queue("draw bag grey")
        for _ = 1, 9 do
            t:play("fish fish")
        end
        t:expect(t:asked(), 0)
        t:expect(refused(t, "fish fish"), "not_now ")
        t:play("spoil fish")
        for seat = 0, 2 do
            t:expect(fish(seat), 0)
            t:expect(shell(seat), 3)
        end
    end,
    ["D1: shells are given back as fish are"] = function(t)
        begin(t, 2)
        t:queue("draw bag grey")
        for _ = 1, 6 do
            t:play("fish fish")
        end
        t:play("spoil shell")
        t:expect(shell(1), 0)
        t:expect(fish(1), 9)
    end,
    ["I1, I3: fish and shell islands give one, however many pawns stand there"] = function(t)
        begin(t, 2)
        play(t, { "travel ahimaunga tauraki", "travel ahimaunga tauraki",
                  "travel ahimaunga kohuiti", "travel ahimaunga paerua", "stop" })
        rest(t)
        t:expect(fish(0), 1)
        t:expect(shell(0), 3 + 2 + 1 + 1)
        t:expect(fish(1), 0)
        t:expect(shell(1), 3 + 2 + 1)
    end,
    ["I2, K3: a fish token gives one more in every resource step"] = function(t)
        begin(t, 2, { green = { "fish_token", "mask", "mask", "mask", "boat_token", "mask_4",
                                "shell_token", "cross" } })
        play(t, { "explore fetuaro-tauraki fish", "fish fish", "travel ahimaunga tauraki",
                  "travel tauraki fetuaro" })
        t:expect(count("taken_0", nil, "fish_token"), 1)
        rest(t)
        t:expect(fish(0), 1)
        rest(t)
        t:expect(fish(0), 1)
    end,
    ["I2, K3: a shell token does the same"] = function(t)
        begin(t, 2, { green = { "shell_token", "mask", "mask", "mask", "boat_token", "mask_4",
                                "fish_token", "cross" } })
        play(t, { "explore fetuaro-tauraki fish", "fish fish", "travel ahimaunga tauraki",
                  "travel tauraki fetuaro" })
        rest(t)
        t:expect(shell(0), 3 + 1 + 1)
    end,
    ["N1: the next player goes first, and the marker is back on 3"] = function(t)
        begin(t, 3)
        rest(t)
        t:expect(t:asked(), 1)
        t:expect(game.counter "phase", 0)
        rest(t)
        t:expect(t:asked(), 2)
        rest(t)
        t:expect(t:asked(), 0)
    end,

    -- tokens
    ["K2: masks are kept until a tide speaks of them"] = function(t)
        begin(t, 2)
        play(t, { "explore fetuaro-tauraki fish", "fish fish", "travel ahimaunga tauraki",
                  "travel tauraki fetuaro" })
        t:expect(count("taken_0", nil, "mask"), 1)
    end,
    ["K4: a boat token opens a new route with goods of the supply"] = function(t)
        begin(t, 2, { green = { "boat_token", "mask", "mask", "mask", "shell_token", "mask_4",
                                "fish_token", "cross" } })
        play(t, { "explore fetuaro-tauraki fish", "fish fish", "travel ahimaunga tauraki",
                  "travel tauraki fetuaro" })
        t:expect(t:asked(), 0)
        t:expect(refused(t, "explore fetuaro-tauraki fish"), "taken E5")
        t:play("explore honuranga-ranohonu shell")
        t:expect(shell(0), 3)
        t:expect(count("honuranga-ranohonu", 0, "boat"), 1)
        t:expect(count("honuranga-ranohonu", nil, "shell_marker"), 1)
        t:expect(t:asked(), 1)
    end,
    ["K4: the journey goes on after it"] = function(t)
        begin(t, 2, { green = { "boat_token", "mask", "mask", "mask", "shell_token", "mask_4",
                                "fish_token", "cross" } })
        play(t, { "fish fish", "fish fish", "explore fetuaro-tauraki fish", "fish fish" })
        rest(t)
        t:play("fish fish")
        play(t, { "travel ahimaunga tauraki", "travel tauraki fetuaro",
                  "explore fetuaro-fetuiti fish", "travel fetuaro fetuiti" })
        t:expect(pawns("fetuiti", 0), 1)
        t:expect(t:asked(), 1)
    end,
    ["K5: a boat token may lay a boat on an existing route, and pays nobody"] = function(t)
        begin(t, 3, { green = { "boat_token", "mask", "mask", "mask", "shell_token", "mask_4",
                                "fish_token", "cross" } })
        play(t, { "explore fetuaro-tauraki fish", "explore maramea-paerua fish", "fish fish" })
        play(t, { "travel ahimaunga tauraki", "travel tauraki fetuaro" })
        t:expect(refused(t, "explore maramea-paerua shell"), "other_goods E4")
        t:play("explore maramea-paerua fish")
        t:expect(count("maramea-paerua", nil, "boat"), 2)
        t:expect(fish(1), 0)
    end,
    ["K5: not with two players"] = function(t)
        begin(t, 2, { green = { "boat_token", "mask", "mask", "mask", "shell_token", "mask_4",
                                "fish_token", "cross" } })
        play(t, { "explore fetuaro-tauraki fish", "explore maramea-paerua fish",
                  "travel ahimaunga tauraki", "travel tauraki fetuaro" })
        t:expect(refused(t, "explore maramea-paerua fish"), "two_players E7")
        t:play("skip")
        t:expect(t:asked(), 1)
    end,
}
