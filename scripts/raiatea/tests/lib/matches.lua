-- scripts/raiatea/tests/lib/matches.lua - what tests share: matches in which little is left to chance.
--
-- SPDX-License-Identifier: MIT
local HANDS = { { "rua_nuu", "tino_rua" }, { "tama_ehu", "rearea" }, { "ata", "oropaa" },
                { "rauti", "mata_arahu" }, { "roroo", "tu_papa" }, { "raa", "rau_pena" } }
local NORMAL = { "ata", "fai", "hina", "mata_arahu", "oropaa", "raa", "rau_pena", "rauti", "rearea",
                 "roroo", "rua_hatu", "rua_nuu", "tama_ehu", "tino_rua", "tu_papa", "uru_taetae" }
local MASKS = { "mask_pearls", "mask_mana", "mask_goods", "mask_condition", "mask_gatherer" }
local DISPLAY = { "uru", "taro", "mahi", "tiare", "uru", "taro" }
local TILES = {
    { "p1", "p1", "m1", "m1", "g1", "g1s", "o1", "c1_rank", "c1_priests", "c1_helpers", "a1",
      "p1" },
    { "p2", "p2", "m2", "m2", "g2", "g2s", "o2", "c2_rank", "c2_priests", "c2_kinds", "a2", "p2" },
    { "p3", "p3", "m3", "m3", "g3", "o3", "c3_rank", "c3_priests", "c3_helpers", "c3_pairs", "a3",
      "p3" },
}

local function queue_all(queue, zone, list)
    for _, kind in ipairs(list) do
        queue[#queue + 1] = "draw " .. zone .. " " .. kind
    end
end

-- Five drawn for each: the two wanted ones, and others of which some are left.
local function queue_hands(queue, hands, many)
    local left = {}
    for _, id in ipairs(NORMAL) do
        left[id] = 3
    end
    for at = 1, many do
        for _, id in ipairs(hands[at]) do
            left[id] = left[id] - 1
        end
    end
    for at = 1, many do
        queue_all(queue, "normal", hands[at])
        local more = 5 - #hands[at]
        for _, id in ipairs(NORMAL) do
            if more > 0 and left[id] > 0 then
                left[id], more = left[id] - 1, more - 1
                queue_all(queue, "normal", { id })
            end
        end
    end
end

local function seats_of(seats, list)
    local short = {}
    for at = 1, seats do
        short[at] = list[at]
    end
    return short
end

-- A match in which little is left to chance: seat 0 begins, all hands are known.
local function begin(t, seats, chosen)
    chosen = chosen or {}
    local queue, hands = { "die 1" }, {}
    for at, hand in ipairs(HANDS) do
        hands[at] = chosen.hands and chosen.hands[at] or hand
    end
    local many = seats == 5 and 6 or seats
    queue_all(queue, "mask_market", seats_of(seats, chosen.masks or MASKS))
    queue_all(queue, "pile", seats_of(seats + 1, chosen.display or DISPLAY))
    for statue, list in ipairs(TILES) do
        queue_all(queue, "tiles_" .. statue, chosen["tiles_" .. statue] or list)
    end
    queue_hands(queue, hands, many)
    t:new { seats = seats, seed = 1, rules = chosen.rules, queue = queue }
    for at = 1, many do
        t:play("keep " .. hands[at][1])
        if not (seats == 4 and at == 1) then
            t:play("keep " .. hands[at][2])
        end
    end
end

local function may(t, action, seat)
    for _, offered in ipairs(t:legal(seat or t:asked())) do
        if offered == action then
            return true
        end
    end
    return false
end

-- Answers as little as can be.
local function answer(t)
    for _, action in ipairs { "skip", "ready", "bid 0", "reward pearls", "reward goods" } do
        if may(t, action) then
            return t:play(t:asked(), action)
        end
    end
    t:play(t:asked(), t:legal(t:asked())[1])
end

local function rest(t, prompt)
    repeat
        answer(t)
    until t:finished() or t:prompt() == prompt
end

-- The Kahuna leads to a place; no die is lucky unless it is queued before.
local function lead(t, place)
    t:play("choose at_" .. place)
end

-- A place is visited, and nobody does anything.
local function visit(t, place)
    lead(t, place)
    while t:prompt() and t:prompt() ~= "choose" and t:turn() < 10 do
        if t:prompt() == "prepare" or t:prompt() == "train" and place ~= "path" then
            return
        end
        answer(t)
    end
end

local function play(t, actions)
    for _, action in ipairs(actions) do
        t:play(action)
    end
end

local function refused(t, action, seat)
    local reason, rule = t:refused(seat or t:asked(), action)
    return reason .. " " .. rule
end

local function pearls(seat) return game.counter("pearls", seat) end
local function mana(seat) return game.counter("mana", seat) end
local function has(zone, kind) return host.count(host.zone(zone), nil, kind and host.kind(kind)) end

-- Plays on until a ceremony begins; places are led to that change nothing.
local function to_ceremony(t)
    local round = t:turn()
    while t:turn() == round do
        local led
        for _, place in ipairs { "reef", "neighbours", "market", "marae", "forest" } do
            local choose = "choose at_" .. place
            if not led and may(t, choose) then
                t:queue("die 4")
                t:play(choose)
                led = true
            end
        end
        if not led then
            answer(t)
        end
    end
end

-- All skip until a prompt comes.
local function skip_to(t, prompt)
    while t:prompt() ~= prompt and not t:finished() do
        answer(t)
    end
end

-- Sealed answers by seat, each a list.
local function seal(t, answers)
    for seat, list in pairs(answers) do
        for _, action in ipairs(list) do
            t:play(seat, action)
        end
    end
end

return {
    begin = begin, may = may, answer = answer, rest = rest, lead = lead, visit = visit, play = play,
    refused = refused, pearls = pearls, mana = mana, has = has, to_ceremony = to_ceremony,
    skip_to = skip_to, seal = seal,
}
