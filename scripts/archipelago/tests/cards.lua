-- scripts/archipelago/tests/cards.lua - run by `vaka test`: what each evolution card does.
--
-- SPDX-License-Identifier: MIT
--
-- Cards of the house have no clause of their own (7); their tests are named by the card.
local m = use "matches"

local MUCH = { "head_start:florins=30:goods=3" }

-- Seat 2 is to move, owns the card, and all have plenty. `before` is done in the first turn.
local function owning(t, card, before, rules, more)
    local chosen = more or {}
    chosen.rules, chosen.cards = rules or MUCH, chosen.cards or { card }
    chosen.tiles = chosen.tiles or { [2] = "h10b" }
    local homes = m.actions(t, chosen)
    t:expect(t:asked(), 2)
    if before then
        before(homes[2], homes)
    end
    m.to_evolution(t)
    t:play("purchase " .. card)
    m.next_actions(t)
    m.round_of(t, 2)
    return homes[2], homes
end

local function build(t, what)
    return function(home)
        t:play("build " .. what .. " " .. home .. " land")
        t:play("end")
    end
end

-- A card that gives a cube of a good where one has a unit by such an icon.
local function gives(card, good, tile)
    return function(t)
        owning(t, card, nil, nil, { tiles = { [2] = tile } })
        local had = t:counter(good, 2)
        t:play("use " .. card)
        t:expect(t:counter(good, 2), had + 1)
        owning(t, card, nil, nil, { tiles = { [2] = "h06a" } }) -- cattle and iron only
        if good ~= "cattle" then
            t:expect(t:refused("use " .. card), "card_says_no")
        end
    end
end

-- A card that doubles a harvest.
local function doubles(card, good, tile)
    return function(t)
        owning(t, card, nil, { "head_start:florins=30:goods=1" }, { tiles = { [2] = tile } })
        local had = t:counter(good, 2)
        t:play("use " .. card)
        t:play("harvest " .. good)
        m.first(t, "gather")
        t:expect(t:counter(good, 2), had + 2)
    end
end

return {
    ["7.2a: the Amphitheatre brings two florins and calms by one"] = function(t)
        owning(t, "amphitheatre", nil, { "head_start:florins=30:goods=3:rebellion=3" })
        local money, rebellion = t:counter("money", 2), t:counter("rebellion")
        t:play("use amphitheatre")
        t:expect({ t:counter("money", 2), t:counter("rebellion") }, { money + 2, rebellion - 1 })
    end,
    ["7.2b: the Archbishop calms by one with up to two temples"] = function(t)
        owning(t, "archbishop", nil, { "head_start:florins=30:goods=3:rebellion=3" })
        local rebellion = t:counter("rebellion")
        t:play("use archbishop")
        t:expect(t:counter("rebellion"), rebellion - 1)
        t:expect(t:counter("discs", 2), 2)
    end,
    ["7.2m: the Pope calms by the temples"] = function(t)
        owning(t, "pope", build(t, "temple"), { "head_start:florins=30:goods=3:rebellion=3" })
        local rebellion = t:counter("rebellion")
        t:play("use pope")
        t:expect(t:counter("rebellion"), rebellion - 1)
    end,
    ["7 king: a florin for each town one controls"] = function(t)
        owning(t, "king", build(t, "town"))
        local money = t:counter("money", 2)
        t:play("use king")
        t:expect(t:counter("money", 2), money + game.controls(2, "town"))
    end,
    ["7.2c: the Barbarian blocks an icon for good, towns or not"] = function(t)
        local home = owning(t, "barbarian", build(t, "town"))
        t:play("use barbarian")
        t:play("choose-space " .. home)
        local before = game.icons(host.zone(home), "fruit")
        t:play("choose-option 0")
        t:expect(game.icons(host.zone(home), "fruit"), before - 1)
        t:expect(t:refused("harvest fruit"), "nothing_to_gather")
    end,
    ["7.2e and 7.2g: the Researcher shows five cards and buys a progress among them"] = function(t)
        owning(t, "researcher")
        for _, card in ipairs { "king", "roads", "census", "pope", "thief" } do
            t:queue("draw deck " .. card)
        end
        local money, gone = t:counter("money", 2), #t:zone("card-discards")
        t:play("use researcher")
        t:expect(t:prompt(), "search.which")
        t:expect({ m.may(t, "choose-card census"), m.may(t, "choose-card king") }, { true, false })
        t:play("choose-card census")
        t:expect(game.card_owner(host.kind("census")), 2)
        t:expect(t:counter("money", 2), money - 2)
        t:expect(#t:zone("card-discards"), gone + 4)
    end,
    ["7.1f and 7i: what the Researcher has bought is of use from the next turn on"] = function(t)
        local home = owning(t, "researcher")
        t:queue("draw deck pyramid")
        t:play("use researcher")
        t:play("choose-card pyramid")
        m.round_of(t, 2) -- perhaps a red half has struck
        m.again(t, 2)
        t:expect(t:refused("wonder pyramid " .. home .. " land"), "wonder_is_new")
        m.next_actions(t)
        if not t:finished() then
            m.round_of(t, 2)
            t:expect(t:refused("wonder pyramid 0,0 land"), "no_citizen_for_it")
        end
    end,
    ["7.2g: a red half on top after the Researcher strikes at once; who was engaged stays so"] = function(t)
        for seed = 1, 60 do
            local homes = m.actions(t, { rules = MUCH, cards = { "researcher" }, seed = seed,
                                         tiles = { [0] = "h10b", [1] = "h23a", [2] = "h05a" } })
            m.to_evolution(t)
            local seat = t:asked()
            t:play("purchase researcher")
            m.next_actions(t)
            if not t:finished() then
                m.round_of(t, seat)
            end
            local back = not t:finished() and m.back(t, 6).upper
            if back and back.red and back.what == "crisis" and m.back(t, 6).lower.what == "none" then
                t:play(seat == 2 and "harvest cattle" or "harvest wood")
                m.first(t, "gather")
                m.first(t, "gather")
                t:play("use researcher")
                t:play("decline")
                t:expect(m.may(t, "give"), true)
                m.round_of(t, seat) -- all give, all stand
                t:expect(game.citizens_at(seat, host.zone(homes[seat])), 2)
                m.again(t, seat)
                return t:expect(t:refused("build market " .. homes[seat] .. " land"), "no_builder")
            end
        end
        error("no seed has such backs")
    end,
    ["7.2f: the Headhunter buys a character"] = function(t)
        owning(t, "headhunter")
        for _, card in ipairs { "king", "roads", "census", "pope", "thief" } do
            t:queue("draw deck " .. card)
        end
        t:play("use headhunter")
        t:expect({ m.may(t, "choose-card census"), m.may(t, "choose-card king") }, { false, true })
        t:play("choose-card king")
        t:expect(game.card_owner(host.kind("king")), 2)
    end,
    ["7.2i: the Clergy gifts take fruit for one, fruit and cattle for two"] = function(t)
        for _, more in ipairs { false, true } do
            owning(t, "clergy_gifts", nil, { "head_start:florins=30:goods=3:rebellion=3" })
            local rebellion, fruit, cattle =
                t:counter("rebellion"), t:counter("fruit", 2), t:counter("cattle", 2)
            t:play("use clergy_gifts")
            t:play(more and "choose-option 0" or "choose-option 1")
            t:expect(t:counter("rebellion"), rebellion - (more and 2 or 1))
            t:expect({ t:counter("fruit", 2), t:counter("cattle", 2) },
                     { fruit - 1, cattle - (more and 1 or 0) })
        end
    end,
    ["7.2j: Emigration sends workers away by the ports"] = function(t)
        owning(t, "emigration", build(t, "port"), { "head_start:florins=30:goods=3:workers=2" })
        local workers = t:counter("workers")
        t:play("use emigration")
        t:expect(t:counter("workers"), workers - 1)
    end,
    ["7.2k: Exporter and Merchant trade twice at the prices of the rows"] = function(t)
        for card, board in pairs { exporter = "export", merchant = "home" } do
            owning(t, card)
            local money = t:counter("money", 2)
            t:play("use " .. card)
            t:expect(t:counter("money", 2), money - 1)
            m.first(t, "sell " .. board .. "_wood")
            m.first(t, "sell " .. board .. "_wood")
            t:expect(m.may(t, "sell"), false)
            t:expect(t:counter("discs", 2), 3)
        end
    end,
    ["7.2l: the Great Lighthouse adds a ship wherever a port is controlled"] = function(t)
        local home = owning(t, "lighthouse", build(t, "port"))
        local ships = game.ships_at(2, host.zone(home))
        t:play("wonder lighthouse " .. home .. " land")
        t:expect(game.ships_at(2, host.zone(home)), ships + 1)
    end,
    ["7.2l: without a port nobody builds the Lighthouse"] = function(t)
        local home = owning(t, "lighthouse")
        t:expect(t:refused("wonder lighthouse " .. home .. " land"), "card_needs")
    end,
    ["7.2d: the Cathedral wants a temple, three stone and two discs, and calms"] = function(t)
        local home = owning(t, "cathedral", nil, MUCH)
        t:expect(t:refused("wonder cathedral " .. home .. " land"), "card_needs")
        home = owning(t, "cathedral", build(t, "temple"), { "head_start:florins=30:goods=3:rebellion=3" })
        while t:counter("stone", 2) + t:counter("tokens", 2) < 3 do
            t:play("transact")
            t:play("buy " .. (m.may(t, "buy home_stone") and "home_stone" or "export_stone"))
            m.again(t, 2)
        end
        local rebellion, people = t:counter("rebellion"), t:counter("population")
        t:play("wonder cathedral " .. home .. " land")
        t:expect({ t:counter("rebellion"), t:counter("population") }, { rebellion - 1, people - 1 })
    end,
    ["7.2n: the Pyramid stirs the people up by two"] = function(t)
        local home = owning(t, "pyramid")
        t:expect(t:counter("stone", 2) + t:counter("tokens", 2) >= 4, true)
        local rebellion = t:counter("rebellion")
        t:play("wonder pyramid " .. home .. " land")
        t:expect(t:counter("rebellion"), rebellion + 2)
        t:expect(t:counter("discs", 2), 1)
    end,
    ["7.2o: the Recruiter hires at the price of board IV"] = function(t)
        local home = owning(t, "recruiter", nil, { "head_start:florins=30:goods=3:workers=4" })
        local people = t:counter("population")
        t:play("use recruiter")
        t:play("hire " .. home .. " land")
        t:expect(t:counter("population"), people + 1)
        t:expect(m.may(t, "hire"), false) -- one alone
    end,
    ["7.2p: the Thief takes what is in a hand"] = function(t)
        owning(t, "thief")
        t:play("use thief")
        t:play("choose-seat 1")
        t:expect(t:asked(), 1)
        t:expect(t:refused("hide nothing fruit"), "hide_two")
        t:play("hide fruit fruit")
        local fruit = t:counter("fruit", 2)
        t:play("pick left")
        t:expect(t:counter("fruit", 2), fruit + 1)
    end,
    ["7.2q: the Pirate sinks a ship where he has one, and its owner hands a cube over"] = function(t)
        -- both ships go to the open sea in the first turn
        owning(t, "pirate", function(_, homes)
            for _, seat in ipairs { 2, 1 } do
                t:play("migrate")
                t:play("move " .. homes[seat] .. " 0,0 sea sea")
                m.done(t)
                t:play("end")
            end
        end)
        t:expect({ game.ships_at(1, host.zone("0,0")), game.ships_at(2, host.zone("0,0")) }, { 1, 1 })
        local mine = t:counter("iron", 2)
        t:play("use pirate")
        if m.may(t, "choose-seat") then
            t:play("choose-seat 1")
        end
        t:expect(game.ships_at(1, host.zone("0,0")), 0)
        t:expect(t:asked(), 1)
        t:play("yield iron")
        t:expect(t:counter("iron", 2), mine + 1)
    end,
    ["7.2q: without a rival's ship there he stays at home"] = function(t)
        owning(t, "pirate")
        t:expect(t:refused("use pirate"), "card_says_no")
    end,
    ["7.2r: Expansionism is a migration without a disc"] = function(t)
        local home = owning(t, "expansionism")
        t:play("use expansionism")
        t:play("move " .. home .. " 0,0 sea sea")
        t:expect(t:counter("discs", 2), 3)
    end,
    ["7 navigation: ships only"] = function(t)
        local home = owning(t, "navigation")
        t:play("use navigation")
        t:expect(m.may(t, "move " .. home .. " 0,0 sea sea"), true)
        for _, action in ipairs(t:legal()) do
            t:expect(action:find(" land"), nil)
        end
    end,
    ["7 roads: citizens only"] = function(t)
        local home = owning(t, "roads", build(t, "market"))
        if m.may(t, "use roads") then
            t:play("use roads")
            t:expect(m.may(t, "move " .. home .. " 0,0 sea sea"), false)
        else
            t:expect(t:refused("use roads"), "card_no_use")
        end
    end,
    ["7 teacher and education: anyone sends a worker away for a florin"] = function(t)
        for _, card in ipairs { "teacher", "education" } do
            owning(t, card, nil, { "head_start:florins=30:goods=3:workers=4" })
            local workers = t:counter("workers")
            t:play("use " .. card)
            t:expect(t:counter("workers"), workers - 1)
        end
    end,
    ["7 missionary: with a temple rebellion falls by two"] = function(t)
        owning(t, "missionary")
        t:expect(t:refused("use missionary"), "card_needs")
        owning(t, "missionary", build(t, "temple"), { "head_start:florins=30:goods=3:rebellion=4" })
        local rebellion = t:counter("rebellion")
        t:play("use missionary")
        t:expect(t:counter("rebellion"), rebellion - 2)
    end,
    ["7 pilot: explores for a disc, whatever the circles"] = function(t)
        owning(t, "pilot")
        t:play("use pilot")
        t:expect(m.may(t, "draw top"), true)
        t:expect(t:counter("discs", 2), 2)
    end,
    ["7 carpenter: a ship for a florin less"] = function(t)
        local home = owning(t, "carpenter")
        local money, wood = t:counter("money", 2), t:counter("wood", 2)
        t:play("use carpenter")
        t:expect(t:refused("build market " .. home .. " land"), "only_ships")
        t:play("build ship " .. home .. " land")
        t:expect({ t:counter("money", 2), t:counter("wood", 2) }, { money, wood - 1 })
    end,
    ["7 mason: builds with a stone less"] = function(t)
        local home = owning(t, "mason")
        local stone = t:counter("stone", 2)
        t:play("use mason")
        t:play("build temple " .. home .. " land")
        t:expect(t:counter("stone", 2), stone - 1)
        t:expect(t:counter("discs", 2), 3)
    end,
    ["7 angler"] = gives("angler", "fish", "h11a"),
    ["7 planter"] = gives("planter", "fruit", "h22a"),
    ["7 herder"] = gives("herder", "cattle", "h05a"),
    ["7 woodcutter"] = gives("woodcutter", "wood", "h23a"),
    ["7 moneylender: three florins, and rebellion rises"] = function(t)
        owning(t, "moneylender")
        local money, rebellion = t:counter("money", 2), t:counter("rebellion")
        t:play("use moneylender")
        t:expect({ t:counter("money", 2), t:counter("rebellion") }, { money + 3, rebellion + 1 })
    end,
    ["7 diplomat: a cube of one's choice calms by one"] = function(t)
        owning(t, "diplomat", nil, { "head_start:florins=30:goods=3:rebellion=4" })
        local rebellion, iron = t:counter("rebellion"), t:counter("iron", 2)
        t:play("use diplomat")
        t:play("choose-option " .. m.count(t, "choose-option") - 1) -- the last one
        t:expect({ t:counter("rebellion"), t:counter("iron", 2) }, { rebellion - 1, iron - 1 })
    end,
    ["7 smuggler: swaps a cube with a board"] = function(t)
        owning(t, "smuggler")
        local cattle, iron = t:counter("cattle", 2), t:counter("iron", 2)
        t:play("use smuggler")
        t:play("choose-option 0") -- board I
        t:play("choose-option 1") -- of six
        t:play("choose-option " .. m.count(t, "choose-option") - 1)
        t:expect({ t:counter("cattle", 2), t:counter("iron", 2) }, { cattle - 1, iron + 1 })
    end,
    ["7 surveyor: looks at three tiles and puts them back in his order"] = function(t)
        owning(t, "surveyor")
        local pile = t:zone("pile")
        t:play("use surveyor")
        local third = pile[#pile - 2]:sub(1, 3)
        t:play(m.find(t, "choose-card " .. pile[#pile - 2]))
        t:play(m.find(t, "choose-card " .. pile[#pile - 1]))
        t:expect(m.top(t, "pile"):sub(1, 3), third)
        local now = t:zone("pile")
        t:expect(now[#now - 1]:sub(1, 3), pile[#pile - 1]:sub(1, 3))
        t:expect(now[#now - 2]:sub(1, 3), pile[#pile]:sub(1, 3))
        local all = {}
        for _, face in ipairs(t:zone("pile")) do
            t:expect(all[face:sub(1, 3)], nil, face)
            all[face:sub(1, 3)] = true
        end
    end,
    ["7 sawmill"] = doubles("sawmill", "wood", "h23a"),
    ["7 fishery"] = doubles("fishery", "fish", "h11a"),
    ["7 plantation"] = doubles("plantation", "fruit", "h22b"),
    ["7 ranch"] = doubles("ranch", "cattle", "h05a"),
    ["7 quarry"] = doubles("quarry", "stone", "h08a"),
    ["7 mine"] = doubles("mine", "iron", "h06a"),
    ["7 local_trade and foreign_trade: anyone trades once"] = function(t)
        for card, board in pairs { local_trade = "home", foreign_trade = "export" } do
            owning(t, card)
            t:play("use " .. card)
            m.first(t, "sell " .. board .. "_wood")
            t:expect(m.may(t, "sell"), false)
        end
    end,
    ["7 granary: for two florins fruit, cattle or fish"] = function(t)
        owning(t, "granary")
        local fish, money = t:counter("fish", 2), t:counter("money", 2)
        t:play("use granary")
        t:expect(m.count(t, "choose-option"), 3)
        t:play("choose-option 2")
        t:expect({ t:counter("fish", 2), t:counter("money", 2) }, { fish + 1, money - 2 })
    end,
    ["7 charter: three florins more stand for all cubes"] = function(t)
        local home = owning(t, "charter")
        local stone, money = t:counter("stone", 2), t:counter("money", 2)
        t:play("use charter")
        t:play("build temple " .. home .. " land")
        t:expect({ t:counter("stone", 2), t:counter("money", 2) }, { stone, money - 4 })
    end,
    ["7 census: a florin for every ten people"] = function(t)
        m.actions(t, { seats = 5, rules = { "head_start:florins=20:goods=1" }, cards = { "census" } })
        m.to_evolution(t)
        local seat = t:asked()
        t:play("purchase census")
        m.next_actions(t)
        m.round_of(t, seat)
        local money = t:counter("money", seat)
        t:expect(t:counter("population") >= 10, true)
        t:play("use census")
        t:expect(t:counter("money", seat), money + t:counter("population") // 10)
    end,
    ["7 shipyard: a ship without a disc and without a florin"] = function(t)
        local home = owning(t, "shipyard")
        local money = t:counter("money", 2)
        t:play("use shipyard")
        t:play("build ship " .. home .. " land")
        t:expect({ t:counter("discs", 2), t:counter("money", 2) }, { 3, money })
    end,
    ["7 botany: its owner takes a fruit"] = function(t)
        owning(t, "botany", nil, { "head_start:florins=30:goods=2" })
        local fruit = t:counter("fruit", 2)
        t:play("use botany")
        t:expect(t:counter("fruit", 2), fruit + 1)
    end,
}
