-- scripts/archipelago/tests/crisis.lua - run by `vaka test`: the balance of the archipelago.
--
-- SPDX-License-Identifier: MIT
local m = use "matches"

local GOODS = { "head_start:goods=2:florins=5" }

local function domestic(upper) return upper.what == "crisis" and not upper.red end

-- At a domestic crisis in turn 2 that feeds `feeds`, of a good; nothing is wanted of the continent.
local function crisis(t, feeds, chosen, before)
    chosen = chosen or {}
    chosen.rules = chosen.rules or GOODS
    local homes = m.with_backs(t, function(back)
        return domestic(back.upper) and back.upper.number == feeds
            and (back.lower.what == "none" or back.lower.red)
    end, chosen)
    if before then
        before(homes)
    end
    local good = m.back(t).upper.good
    m.to_crisis(t)
    return good, homes
end

local function demand(t, chosen)
    chosen = chosen or {}
    chosen.rules = chosen.rules or GOODS
    m.with_backs(t, function(back)
        return back.lower.what == "demand" and not back.lower.red
            and (back.upper.what == "none" or back.upper.red)
    end, chosen)
    local lower = m.back(t).lower
    m.to_crisis(t)
    return lower.good, lower.number
end

local function active(seat)
    local all = 0
    for _, at in ipairs(game.regions_of(seat)) do
        all = all + game.citizens_at(seat, at)
    end
    return all
end

-- Nobody gives any more.
local function nobody(t)
    m.until_true(t, function() return m.may(t, "end") end)
end

return {
    ["4a, 4.1a, 4.1c and 4.4b: all citizens lie down, and each player has one chance in order"] = function(t)
        crisis(t, 5)
        for seat = 0, 2 do
            t:expect(active(seat), 0)
            t:expect(game.ships_at(seat, game.regions_of(seat)[1]), 1)
        end
        local first = t:asked()
        t:expect(t:refused((first + 1) % 3, "done"), "not_asked")
        t:play("done")
        t:expect(t:asked() ~= first, true)
    end,
    ["4b: red halves are passed over in phase 4"] = function(t)
        m.with_backs(t, function(back)
            return (back.upper.red or back.upper.what == "none")
                and (back.lower.red or back.lower.what == "none")
        end, { rules = GOODS })
        local rebellion = t:counter("rebellion")
        m.to_crisis(t)
        t:expect(m.may(t, "end"), true)
        t:expect(t:counter("rebellion") - rebellion <= 3, true)
    end,
    ["4.1d, 4.1e, 4.1f and 4.1g: a cube goes to the bank and stands citizens up, as many as it says"] =
        function(t)
            local good = crisis(t, 4)
            local seat, bank, own = t:asked(), t:counter("bank_" .. good), t:counter(good, t:asked())
            t:expect(m.may(t, "raise"), false) -- nothing was given yet
            t:play("give own")
            t:expect(t:counter("bank_" .. good), bank + 1)
            t:expect(t:counter(good, seat), own - 1)
            t:expect(t:refused("done"), "must_raise")
            for _ = 1, 4 do
                m.first(t, "raise")
            end
            t:expect(active(0) + active(1) + active(2), 4)
            t:expect(m.may(t, "raise"), false)
        end,
    ["4.1d: from board I, the last field first"] = function(t)
        local good = crisis(t, 4)
        local before = t:counter("home_" .. good)
        t:play("give board")
        t:expect(t:counter("home_" .. good), before - 1)
    end,
    ["4.1h and 4.1j: one stone stands up six citizens, and it is over at no cost"] = function(t)
        local good = crisis(t, 6)
        t:expect(good, "stone")
        local rebellion = t:counter("rebellion")
        t:play("give own")
        t:expect(active(0) + active(1) + active(2), 6)
        nobody(t)
        t:expect(t:counter("rebellion"), rebellion)
    end,
    ["4.1k, 4.1l, 4.4a and 5.1c: who still lies rebels, pays no taxes and does nothing"] = function(t)
        crisis(t, 4)
        local rebellion = t:counter("rebellion")
        t:play("give own")
        for _ = 1, 4 do
            m.first(t, "raise")
        end
        nobody(t)
        t:expect(t:counter("rebellion"), rebellion + 2)
        local rebel
        for seat = 0, 2 do
            rebel = active(seat) == 0 and seat or rebel
        end
        m.round_of(t, rebel)
        local money = t:counter("money", rebel)
        t:refused("reproduce") -- 5.5c
        t:play("tax")
        t:expect(t:counter("money", rebel), money + 1) -- the ship alone
    end,
    ["1b, 1c, 4.1l and 5.5c: rebels do not reproduce, and stand up in the next turn"] = function(t)
        crisis(t, 4)
        t:play("give own")
        for _ = 1, 4 do
            m.first(t, "raise")
        end
        nobody(t)
        local rebel
        for seat = 0, 2 do
            rebel = active(seat) == 0 and seat or rebel
        end
        m.round_of(t, rebel)
        t:expect(t:refused("reproduce"), "no_couple")
        local turn = t:turn()
        m.until_true(t, function() return t:turn() > turn end)
        if not t:finished() then
            t:expect(active(rebel), 2)
        end
    end,
    ["4.1b and 4.1i: on a temple nobody lies, and its player stands up others there free"] = function(t)
        local keeper, home
        crisis(t, 4, nil, function(homes)
            keeper = t:asked()
            home = homes[keeper]
            t:play("build temple " .. home .. " land")
        end)
        t:expect(active(keeper), 1)
        m.until_true(t, function() return t:asked() == keeper end)
        t:play("raise " .. home .. " " .. keeper .. " land")
        t:expect(active(keeper), 2)
    end,
    ["5.11c: on a strait a temple stands up citizens of both shores"] = function(t)
        local home
        crisis(t, 4, { tiles = { [2] = "h18a" }, land = { [2] = 1 },
                       rules = { "head_start:goods=3:florins=9" } }, function(homes)
            home = homes[2]
            m.round_of(t, 2)
            t:play("build temple " .. home .. " land")
            t:play("end")
        end)
        t:expect(active(2), 1)
        m.until_true(t, function() return t:asked() == 2 end)
        t:play("raise " .. home .. " 2 far")
        t:expect(active(2), 2)
    end,
    ["5.9h: while the town's citizen lies, the town controls no temple"] = function(t)
        local keeper, home
        crisis(t, 4, { rules = { "head_start:goods=3:florins=9" } }, function(homes)
            keeper = t:asked()
            home = homes[keeper]
            t:play("build town " .. home .. " land")
        end)
        t:expect(game.controller(host.zone(home)), nil)
        m.until_true(t, function() return t:asked() == keeper end)
        t:play("give own")
        t:play("raise " .. home .. " " .. keeper .. " town")
        t:expect(game.controller(host.zone(home)), keeper)
    end,
    ["4.2a, 4.2b and 4.2c: so many cubes are wanted, and rebellion rises by what is missing"] = function(t)
        local good, wanted = demand(t)
        local rebellion, seat = t:counter("rebellion"), t:asked()
        local own = t:counter(good, seat)
        t:play("give own")
        t:expect(t:counter(good, seat), own - 1)
        nobody(t)
        t:expect(t:counter("rebellion"), rebellion + wanted - 1)
    end,
    ["4.2b and 4.2e: no more is given than is wanted"] = function(t)
        local _, wanted = demand(t, { rules = { "head_start:goods=3" } })
        for _ = 1, wanted do
            if not m.may(t, "give own") then
                t:play("done")
            end
            t:play("give own")
        end
        t:expect(m.may(t, "give"), false)
    end,
    ["4.5a, 4.5b and 10n: tokens count as any cube and leave the game; a gift is a coin"] = function(t)
        demand(t, { options = { benefactor = 1 } })
        local seat, explorers = t:asked(), t:counter("explorers")
        t:play("give token")
        t:expect(t:counter("tokens", seat), 0)
        t:expect(t:counter("explorers"), explorers)
        t:expect(t:counter("gifts", seat), 1)
        t:play("give own")
        t:expect(t:counter("gifts", seat), 2)
    end,
    ["10o: a cube from the board is no gift"] = function(t)
        local good = crisis(t, 4, { options = { benefactor = 1 } })
        t:expect(t:counter("home_" .. good) > 0, true)
        local seat = t:asked()
        t:play("give board")
        t:expect(t:counter("gifts", seat), 0)
    end,
    ["10n: a temple is a gift, too"] = function(t)
        local homes = m.actions(t, { options = { benefactor = 1 }, rules = GOODS })
        local seat = t:asked()
        t:play("build temple " .. homes[seat] .. " land")
        t:expect(t:counter("gifts", seat), 1)
        t:expect(t:counter("money", seat), 14)
    end,
    ["4.3a and 4.3b: an event lowers rebellion by the temples"] = function(t)
        local homes = m.with_backs(t, function(back)
            return back.upper.what == "temples" and not back.upper.red
                and (back.lower.what == "none" or back.lower.red)
        end, { rules = { "head_start:goods=3:florins=9:rebellion=4" } })
        local seat = t:asked()
        t:play("build temple " .. homes[seat] .. " land")
        m.until_true(t, function() return t:turn() > 1 end)
        local rebellion = t:counter("rebellion")
        m.until_true(t, function() return m.may(t, "end") end)
        t:expect(m.told(t, "calm") ~= nil or t:counter("rebellion") <= rebellion, true)
    end,
    ["4.3c: another raises it by the towns"] = function(t)
        local homes = m.with_backs(t, function(back)
            return back.lower.what == "towns" and not back.lower.red
                and (back.upper.what == "none" or back.upper.red)
        end, { rules = GOODS })
        t:play("build town " .. homes[t:asked()] .. " land")
        m.until_true(t, function() return t:turn() > 1 and m.may(t, "bid") end)
        t:play("bid 0")
        t:play("bid 0")
        t:play("bid 0")
        t:expect(m.told(t, "town stirs") ~= nil, true)
    end,
    ["4.3d: what stays on top comes again every turn"] = function(t)
        m.with_backs(t, function(back)
            return back.lower.what == "demand" and not back.lower.red
                and (back.upper.what == "none" or back.upper.red)
        end, { seats = 2, rules = { "head_start:goods=3:florins=0" } })
        local top, turned = m.top(t, "backs"), {}
        for turn = 2, 3 do
            for _ = 1, 100 do
                if t:turn() == turn and m.may(t, "give") then
                    break
                end
                m.little(t, turned)
            end
            t:expect(t:turn(), turn)
            t:expect(m.top(t, "backs"), top)
            while m.may(t, "give") or m.may(t, "done") do -- all is given
                m.first(t, m.may(t, "give own") and "give own" or "done")
            end
        end
    end,
    ["6h and 6j: a red half strikes as soon as it is uncovered"] = function(t)
        m.with_backs(t, function(_, back)
            return back.upper.red and back.upper.what == "crisis" and back.lower.what == "none"
        end, { rules = { "head_start:goods=3:florins=20" } })
        m.to_evolution(t)
        m.first(t, "purchase")
        m.first(t, "turn")
        t:expect(m.may(t, "give"), true)
        t:expect(active(0) + active(1) + active(2), 0)
    end,
    ["9a and 9c: rebellion above population ends the game, and all have lost"] = function(t)
        m.begin(t, { seats = 2, rules = { "head_start:rebellion=9" } })
        if not t:finished() then
            m.until_true(t, function() return t:finished() end)
        end
        t:expect(t:winners(), {})
        t:expect(t:result().lost, true)
    end,
    ["9b: equal is still safe"] = function(t)
        m.actions(t, { seats = 3, rules = { "head_start:rebellion=5:goods=0:florins=0" } })
        t:expect(t:finished(), false)
        while t:counter("rebellion") < t:counter("population") do
            if not m.may(t, "tax") then
                t:play("end")
            else
                t:play("tax")
                t:play("end")
            end
        end
        t:expect(t:counter("rebellion"), 6)
        t:expect(t:finished(), false)
        m.until_may(t, "tax")
        t:play("tax")
        t:expect(t:finished(), true)
    end,
}
