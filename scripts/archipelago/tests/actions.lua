-- scripts/archipelago/tests/actions.lua - run by `vaka test`: the turn, order, rounds and actions.
--
-- SPDX-License-Identifier: MIT
local m = use "matches"

local RICH = { "head_start:florins=20:goods=2" }

-- Seat 2 begins, on h10b: fruit, two wood, fish, a hut; all have two of each good and 30 florins.
local function rich(t, more)
    more = more or {}
    more.rules = more.rules or RICH
    more.tiles = more.tiles or { [2] = "h10b" }
    local homes = m.actions(t, more)
    return homes[2], homes
end

local function bids(t, list)
    for seat, bid in pairs(list) do
        t:play(seat, "bid " .. bid)
    end
end

-- Gathers with all units that can.
local function gather_all(t)
    while m.may(t, "gather") do
        m.first(t, "gather")
    end
end

return {
    ["T1 and T2: the first turn begins with bids, has actions and purchases, and no crisis"] =
        function(t)
            m.begin(t)
            t:expect(m.may(t, "bid", 0), true)
            bids(t, { [0] = 0, [1] = 0, [2] = 0 })
            t:expect(m.may(t, "end"), true)
            m.to_evolution(t)
            t:expect(m.may(t, "turn"), true)
            m.next_actions(t)
            t:expect(t:turn(), 2)
        end,
    ["2a and 2b: bids are sealed, nobody bids more than he has, and all are paid"] = function(t)
        m.begin(t)
        t:expect(t:refused(0, "bid 11"), "bid_too_high")
        t:play(0, "bid 3")
        t:expect(t:counter("money", 0), 10) -- not before all have bid
        t:play(1, "bid 2")
        t:play(2, "bid 0")
        t:expect({ t:counter("money", 0), t:counter("money", 1), t:counter("money", 2) }, { 7, 8, 10 })
        t:expect(t:counter("bank_money"), 135 - 25)
    end,
    ["2c: the highest bidder sets the whole order"] = function(t)
        m.begin(t)
        bids(t, { [0] = 3, [1] = 2, [2] = 0 })
        t:expect(t:asked(), 0)
        t:play("rank 1")
        t:expect(t:refused("rank 1"), "ranked_already")
        t:play("rank 0")
        t:expect(t:asked(), 1)
        t:play("end")
        t:expect(t:asked(), 0)
        t:play("end")
        t:expect(t:asked(), 2)
    end,
    ["2d: nobody bids, and the order stays"] = function(t)
        m.begin(t)
        bids(t, { [0] = 0, [1] = 0, [2] = 0 })
        t:expect(t:asked(), 2)
    end,
    ["2e: who ties bids again, and pays both"] = function(t)
        m.begin(t)
        bids(t, { [0] = 2, [1] = 2, [2] = 1 })
        t:expect({ m.may(t, "bid", 0), m.may(t, "bid", 1), m.may(t, "bid", 2) }, { true, true, false })
        bids(t, { [0] = 1, [1] = 3 })
        t:expect(t:asked(), 1)
        t:expect({ t:counter("money", 0), t:counter("money", 1), t:counter("money", 2) }, { 7, 5, 9 })
    end,
    ["2f: a second tie leaves the order"] = function(t)
        m.begin(t)
        bids(t, { [0] = 2, [1] = 2, [2] = 1 })
        bids(t, { [0] = 1, [1] = 1 })
        t:expect({ t:asked(), m.may(t, "end") }, { 2, true })
    end,
    ["11d: of two players a tie leaves the order at once"] = function(t)
        m.begin(t, { seats = 2 })
        bids(t, { [0] = 2, [1] = 2 })
        t:expect(m.may(t, "end"), true)
        t:expect(t:counter("money", 0), 8)
    end,
    ["3a, 3b and 3f: boards move workers, then workers move rebellion"] = function(t)
        m.begin(t, { rules = { "head_start:workers=12:goods=0:florins=0" } })
        local workers = t:counter("workers") -- 12 and the huts
        t:expect(workers >= 13, true)
        m.until_may(t, "end")
        t:expect(t:counter("rebellion"), workers >= 18 and 3 or 2)
    end,
    ["3g: thirteen to seventeen workers raise rebellion by two"] = function(t)
        for more = 4, 12 do
            m.begin(t, { rules = { "head_start:goods=0:florins=0:workers=" .. more } })
            local workers = t:counter("workers")
            m.until_may(t, "end")
            if workers >= 13 and workers <= 17 then
                t:expect(t:counter("rebellion"), 2)
            elseif workers >= 8 and workers <= 12 then
                t:expect(t:counter("rebellion"), 1)
            end
        end
    end,
    ["3h: no marker falls below zero"] = function(t)
        m.begin(t, { tiles = { [0] = "h10b", [1] = "h23a", [2] = "h21a" } })
        t:expect(t:counter("workers"), 3) -- the row that lowers rebellion
        m.until_may(t, "end")
        t:expect(t:counter("rebellion"), 0)
    end,
    ["5a and 5b: rounds go by order; one disc in a round"] = function(t)
        rich(t)
        t:play("tax")
        t:expect(t:refused("transact"), "disc_placed")
        t:play("end")
        t:expect(t:asked(), 1)
        t:play("tax")
        t:play("end")
        t:expect(t:asked(), 0)
        t:play("tax")
        t:play("end")
        t:expect(t:asked(), 2)
        t:expect(t:counter("discs", 2), 2)
    end,
    ["5c: who does nothing has passed"] = function(t)
        rich(t)
        t:play("end")
        t:play("tax")
        t:play("end")
        t:play("end")
        t:expect(t:asked(), 1) -- 2 and 0 have passed
    end,
    ["5g: unlimited actions take any number of discs"] = function(t)
        rich(t)
        for _ = 1, 3 do
            t:play("transact")
            m.first(t, "sell")
            if m.may(t, "done") then
                t:play("done")
            end
            if t:counter("discs", 2) > 0 then
                m.again(t, 2)
            end
        end
        t:expect(t:counter("discs", 2), 0)
        t:expect(t:refused("transact"), "disc_placed")
        t:play("end")
    end,
    ["5h: an own circle, then a shared one, then none"] = function(t)
        rich(t)
        t:play("tax")
        m.again(t, 2)
        t:play("tax")
        m.again(t, 2)
        t:expect(t:refused("tax"), "no_circle")
    end,
    ["5.1a and 5.1b: taxes pay for units, and rebellion rises"] = function(t)
        rich(t)
        local money, rebellion = t:counter("money", 2), t:counter("rebellion")
        t:play("tax")
        t:expect(t:counter("money", 2), money + 3) -- two citizens, a ship
        t:expect(t:counter("rebellion"), rebellion + 1)
    end,
    ["5.1b: towns and temples pay two"] = function(t)
        rich(t)
        m.first(t, "build town")
        m.again(t, 2)
        m.first(t, "build temple")
        m.again(t, 2)
        local money = t:counter("money", 2)
        t:play("tax")
        t:expect(t:counter("money", 2), money + 3 + 2 + 2)
    end,
    ["5.2a, 5.2c and 5.2d: units on icons bring a cube each and are engaged"] = function(t)
        local home = rich(t)
        t:play("harvest wood")
        t:play("gather " .. home .. " land")
        t:play("gather " .. home .. " land")
        t:expect(t:counter("wood", 2), 4)
        m.again(t, 2)
        t:expect(t:refused("build town " .. home .. " land"), "no_builder")
        t:expect(t:refused("harvest wood"), "nothing_to_gather")
    end,
    ["5.2b: ships catch fish, citizens gather the rest"] = function(t)
        local home = rich(t)
        local fish = t:counter("fish", 2)
        t:play("harvest fruit")
        t:expect(t:refused("gather " .. home .. " sea"), "wrong_unit")
        t:play("gather " .. home .. " land")
        m.again(t, 2)
        t:play("harvest fish")
        t:play("gather " .. home .. " sea")
        t:expect(t:counter("fish", 2), fish + 1)
    end,
    ["5.2c: an icon takes one unit"] = function(t)
        local home = rich(t)
        local fruit = t:counter("fruit", 2)
        t:play("harvest fruit")
        t:play("gather " .. home .. " land")
        t:expect(m.may(t, "gather"), false)
        t:expect(t:counter("fruit", 2), fruit + 1)
    end,
    ["5.2e: engaged citizens reproduce, and workers are recruited where they are"] = function(t)
        local home = rich(t)
        t:play("harvest wood")
        gather_all(t)
        m.again(t, 2)
        t:play("reproduce")
        t:play("breed " .. home .. " land")
        t:expect(game.citizens_at(2, host.zone(home)), 3)
    end,
    ["5.2g: without cubes in the bank nothing is harvested"] = function(t)
        rich(t, { rules = { "head_start:goods=3" }, tiles = { [2] = "h06a" } }) -- iron: 10 cubes
        t:expect(t:counter("bank_iron"), 0)
        t:expect(t:refused("harvest iron"), "bank_has_none")
    end,
    ["5i and 5.2h: on a strait one gathers on one's own shore"] = function(t)
        local home = rich(t, { tiles = { [2] = "h18a" } }) -- fruit, cattle here; wood across
        t:expect(t:refused("harvest wood"), "nothing_to_gather")
        t:play("harvest fruit")
        t:play("gather " .. home .. " land")
    end,
    ["5.2i: who harvests leaves his building"] = function(t)
        local home = rich(t)
        m.first(t, "build market")
        m.next_actions(t)
        m.round_of(t, 2)
        t:expect(game.control_of(host.zone(home), "market"), 2)
        t:play("harvest fruit")
        t:play("gather " .. home .. " market")
        t:expect(game.control_of(host.zone(home), "market"), nil)
    end,
    ["5.3a, 5.3b and 5.3c: a cube is bought and sold at the price of its row"] = function(t)
        rich(t)
        local money = t:counter("money", 2)
        t:expect(t:counter("home_iron"), 1)
        t:play("transact")
        t:play("buy home_iron")
        t:expect({ t:counter("money", 2), t:counter("iron", 2), t:counter("home_iron") },
                 { money - 7, 3, 0 })
        m.again(t, 2)
        t:play("transact")
        t:play("sell export_iron cube")
        t:expect({ t:counter("money", 2), t:counter("iron", 2), t:counter("export_iron") },
                 { money - 7 + 9, 2, 1 })
        t:expect(t:refused("buy home_iron"), "not_now")
    end,
    ["5.3f: a token is sold as any cube, and leaves the game"] = function(t)
        rich(t)
        local money, bank = t:counter("money", 2), t:counter("bank_stone")
        t:play("transact")
        t:play("sell export_stone token")
        t:expect({ t:counter("tokens", 2), t:counter("money", 2), t:counter("bank_stone") },
                 { 0, money + 8, bank - 1 })
        t:expect(t:counter("stone", 2), 2)
    end,
    ["5.5a and 5.5b: once a turn a third citizen joins two"] = function(t)
        local home = rich(t)
        t:play("reproduce")
        t:play("breed " .. home .. " land")
        t:expect(t:counter("population"), 7)
        m.again(t, 2)
        t:expect(t:refused("reproduce"), "once_a_turn")
    end,
    ["5.5e: no more than three citizens of a player in a region"] = function(t)
        local home = rich(t)
        t:play("reproduce")
        t:play("breed " .. home .. " land")
        m.again(t, 2)
        t:expect(t:refused("recruit"), "no_room")
        t:expect(game.citizens_at(2, host.zone(home)), 3)
    end,
    ["5.5f and 5.11a: two citizens on two shores have no children"] = function(t)
        m.new_match(t, {}, {})
        m.begin(t, { tiles = { [2] = "h18a" }, rules = RICH, land = { [2] = 1 } })
        m.until_may(t, "end")
        t:expect(t:refused("reproduce"), "no_couple")
    end,
    ["5.6a and 5.6b: recruits cost the price of board IV; workers fall, population rises"] = function(t)
        local home = rich(t, { rules = { "head_start:florins=20:goods=2:workers=1" } })
        local workers, money = t:counter("workers"), t:counter("money", 2)
        local price = workers >= 13 and 2 or workers >= 4 and 3 or 4
        t:play("recruit")
        t:play("hire " .. home .. " land")
        t:expect({ t:counter("workers"), t:counter("money", 2), t:counter("population") },
                 { workers - 1, money - price, 7 })
    end,
    ["5.6c: from five workers the first two cost three florins, the third four"] = function(t)
        -- three tiles with a hut each, and two workers more
        local homes = m.actions(t, {
            tiles = { [0] = "h09a", [1] = "h23a", [2] = "h21a" },
            rules = { "head_start:florins=20:goods=0:workers=2" },
        })
        t:expect(t:counter("workers"), 5)
        local money = t:counter("money", 2)
        t:play("recruit")
        t:play("hire " .. homes[2] .. " land")
        t:expect(t:counter("money", 2), money - 3)
        m.done(t)
        t:play("end")
        t:play("recruit")
        t:play("hire " .. homes[1] .. " land")
        t:expect(t:counter("money", 1), 30 - 3)
        m.done(t)
        t:play("end")
        t:play("recruit")
        t:play("hire " .. homes[0] .. " land")
        t:expect(t:counter("money", 0), 30 - 4)
    end,
    ["5.6e: without workers nobody recruits"] = function(t)
        m.actions(t, { tiles = { [0] = "h09a", [1] = "h23a", [2] = "h21a" }, rules = RICH })
        for _, seat in ipairs { 2, 1, 0 } do
            t:expect(t:asked(), seat)
            t:play("recruit")
            m.first(t, "hire")
            if m.may(t, "done") then
                t:play("done")
            end
            t:play("end")
        end
        t:expect(t:counter("workers"), 0)
        t:expect(t:refused("recruit"), "no_workers")
    end,
    ["5.6g and 5.7i: a recruit is free, and so is who has migrated"] = function(t)
        local home = rich(t, { rules = { "head_start:florins=20:goods=2:workers=2" } })
        t:play("recruit")
        t:play("hire " .. home .. " land")
        m.done(t)
        m.again(t, 2)
        t:play("harvest wood")
        gather_all(t)
        m.again(t, 2)
        m.first(t, "build market") -- by the third one
        t:expect(game.control_of(host.zone(home), "market"), 2)
    end,
    ["5.7a, 5.7b and 5.7c: each unit moves once, ships by water"] = function(t)
        local home = rich(t)
        t:play("migrate")
        t:expect(t:refused("move " .. home .. " 0,0 land land"), "no_way")
        t:expect(t:refused("move " .. home .. " 2,0 sea sea"), "no_way")
        t:play("move " .. home .. " 0,0 sea sea")
        t:expect(game.ships_at(2, host.zone("0,0")), 1)
        t:expect(m.may(t, "move 0,0"), false)
    end,
    ["5.7h: a ship steps onto a port, a citizen onto any building"] = function(t)
        local home = rich(t)
        t:play("build port " .. home .. " land")
        m.next_actions(t)
        m.round_of(t, 2)
        t:play("migrate")
        t:expect(t:refused("move " .. home .. " " .. home .. " sea dock"), "building_taken")
        t:play("done")
    end,
    ["5.8a and 5.8f: a building is paid for, and its builder stands on it, engaged"] = function(t)
        local home = rich(t)
        local money = t:counter("money", 2)
        t:play("build town " .. home .. " land")
        t:expect({ t:counter("money", 2), t:counter("stone", 2) }, { money - 2, 1 })
        t:expect(game.controller(host.zone(home)), 2)
        m.again(t, 2)
        t:expect(t:refused("build temple " .. home .. " town"), "no_builder")
    end,
    ["5.8a: costs of market, port, temple and ship"] = function(t)
        local ids = { "fruit", "cattle", "fish", "wood", "stone", "money" }
        local costs = {
            market = { 1, 1, 0, 0, 0, 0 }, port = { 0, 0, 1, 0, 1, 2 },
            temple = { 0, 0, 0, 0, 2, 1 }, ship = { 0, 0, 0, 1, 0, 1 },
        }
        for what, cost in pairs(costs) do
            local home, before, paid = rich(t), {}, {}
            for at, id in ipairs(ids) do
                before[at] = t:counter(id, 2)
            end
            t:play("build " .. what .. " " .. home .. " land")
            for at, id in ipairs(ids) do
                paid[at] = before[at] - t:counter(id, 2)
            end
            t:expect(paid, cost, what)
        end
    end,
    ["5.8b: a ship builds a port and nothing else"] = function(t)
        local home = rich(t)
        t:expect(t:refused("build market " .. home .. " sea"), "no_builder")
        t:play("build port " .. home .. " sea")
        t:expect(game.control_of(host.zone(home), "port"), 2)
    end,
    ["5.8c: one building of a sort in a region"] = function(t)
        local home = rich(t)
        t:play("build market " .. home .. " land")
        m.again(t, 2)
        t:expect(t:refused("build market " .. home .. " land"), "stands_there")
    end,
    ["5.8e: a port needs a coast"] = function(t)
        m.actions(t, { options = { desert = 1 }, rules = RICH })
        t:expect(t:refused("build port 0,0 land"), "no_coast")
        t:expect(t:refused("build ship 0,0 land"), "no_sea")
    end,
    ["5.8g: a ship does not engage its builder, and is ready"] = function(t)
        local home = rich(t)
        t:play("build ship " .. home .. " land")
        t:expect(game.ships_at(2, host.zone(home)), 2)
        m.again(t, 2)
        t:play("build market " .. home .. " land")
        m.again(t, 2)
        t:play("migrate")
        t:expect(m.may(t, "move " .. home .. " 0,0 sea sea"), true)
    end,
    ["5.8h: four ships of a colour"] = function(t)
        local home = rich(t, { rules = { "head_start:florins=30:goods=3" } })
        for _ = 1, 3 do
            t:play("build ship " .. home .. " land")
            if t:counter("discs", 2) > 0 then
                m.again(t, 2)
            end
        end
        t:expect(game.ships_at(2, host.zone(home)), 4)
        m.next_actions(t)
        m.round_of(t, 2)
        t:expect(t:refused("build ship " .. home .. " land"), "all_ships_in_play")
    end,
    ["5.8i: a token stands for a good that is missing"] = function(t)
        local home = rich(t, { rules = { "head_start:goods=0:florins=20" }, tiles = { [2] = "h23a" } })
        t:expect(t:counter("tokens", 2), 1)
        local wood = t:counter("wood", 2)
        t:play("build ship " .. home .. " land")
        t:expect(t:counter("tokens", 2), wood == 0 and 0 or 1)
        m.again(t, 2)
        if wood > 0 then
            t:play("build ship " .. home .. " land")
            t:expect(t:counter("tokens", 2), 0)
        end
        m.again(t, 2)
        t:expect(t:refused("build ship " .. home .. " land"), "no_goods")
    end,
    ["5.9a and 5.9b: a building that was left is nobody's"] = function(t)
        local home = rich(t)
        t:play("build temple " .. home .. " land")
        t:expect(game.controls(2, "temple"), 1)
        m.next_actions(t)
        m.round_of(t, 2)
        t:play("harvest fruit")
        t:play("gather " .. home .. " temple")
        t:expect(game.controls(2, "temple"), 0)
        t:expect(game.control_of(host.zone(home), "temple"), nil)
    end,
    ["5.9c: a town controls the empty buildings of its region"] = function(t)
        local home = rich(t)
        t:play("build market " .. home .. " land")
        m.again(t, 2)
        t:play("build town " .. home .. " land")
        m.next_actions(t)
        m.round_of(t, 2)
        t:play("harvest fruit")
        t:play("gather " .. home .. " market")
        t:expect(game.control_of(host.zone(home), "market"), 2)
        t:expect(game.town_icons(2, "wood"), 2)
    end,
    ["5.10a, 5.10b, 5.10c and 5.10d: a market gives two transactions on board I for a florin, once a turn"] = function(t)
        local home = rich(t)
        t:play("build market " .. home .. " land")
        t:expect(t:refused("run market " .. home), "user_busy")
        m.next_actions(t)
        m.round_of(t, 2)
        local money = t:counter("money", 2)
        t:play("run market " .. home)
        t:expect(t:counter("money", 2), money - 1)
        t:expect(t:refused("sell export_iron cube"), "not_that_board")
        m.first(t, "sell")
        m.first(t, "sell")
        t:expect(m.may(t, "sell"), false)
        m.again(t, 2)
        t:expect(t:refused("run market " .. home), "used_this_turn")
    end,
    ["5.10a, 5.10b, 5.10c and 5.10d: a port on board II, by a ship"] = function(t)
        local home = rich(t)
        t:play("build port " .. home .. " sea")
        m.next_actions(t)
        m.round_of(t, 2)
        t:play("run port " .. home)
        t:expect(t:refused("sell home_iron cube"), "not_that_board")
        m.first(t, "sell export_iron")
        t:play("done") -- 5.10f
        t:expect(m.may(t, "harvest fish"), false) -- the ship is engaged
    end,
    ["5.10e: from a town its citizen uses the market in one round, the port in another"] = function(t)
        local home = rich(t)
        t:play("build market " .. home .. " land")
        m.again(t, 2)
        t:play("build port " .. home .. " sea")
        m.again(t, 2)
        t:play("build town " .. home .. " land")
        m.next_actions(t)
        m.round_of(t, 2)
        t:play("harvest fruit")
        t:play("gather " .. home .. " market")
        m.again(t, 2)
        t:play("harvest fish")
        t:play("gather " .. home .. " dock")
        m.again(t, 2)
        t:play("run market " .. home)
        t:play("done")
        t:expect(t:refused("run port " .. home), "house_used")
        m.again(t, 2)
        t:play("run port " .. home)
        t:play("done")
    end,
    ["5.10f: one may do only one of the two transactions"] = function(t)
        local home = rich(t)
        t:play("build port " .. home .. " sea")
        m.next_actions(t)
        m.round_of(t, 2)
        t:play("run port " .. home)
        m.first(t, "sell export_iron")
        t:play("done")
        t:expect(m.may(t, "end"), true)
    end,
}
