-- events.lua - run by `vaka test`: what each card does, and when it can do nothing.

-- Plays at random until the card is drawn, and lets it happen.
local function draw(t, event, seed)
    t:new { seats = 2, seed = seed, rules = { "random_events" }, queue = { "draw events " .. event } }
    local reads = "reads it: " .. host.kind_title(host.kind(event))
    repeat
        t:expect(t:random(1), 1, "the card is drawn before the game is over")
    until table.concat(t:told(), "\n"):find(reads, 1, true)
    while game.event_read() do
        t:play("pass")
    end
end

local function next_turn(t)
    local turn = t:turn()
    while t:turn() == turn do
        t:random(1)
    end
end

-- Plays at random until a seat may do something; which seat, nil: never.
local function until_offered(t, action)
    repeat
        for _, seat in ipairs(host.seats()) do
            for _, offered in ipairs(t:legal(seat)) do
                if offered == action then
                    return seat
                end
            end
        end
    until t:random(1) == 0
end

local function holds_bird(seat)
    return host.count(host.zone("kept-" .. seat), "any", host.kind("bird_of_land")) == 1
end

-- Plays at random until somebody has drawn and kept the bird; who.
local function keep_bird(t)
    t:new { seats = 2, seed = 3, rules = { "random_events" }, queue = { "draw events bird_of_land" } }
    repeat
        t:expect(t:random(1), 1, "the card is drawn before the game is over")
    until holds_bird(0) or holds_bird(1)
    return holds_bird(0) and 0 or 1
end

return {
    ["a stranded whale is worth three points to the last"] = function(t)
        draw(t, "whale_stranding", 3)
        local order = game.last_to_first()
        t:expect(t:value("build_points", order[1]), 3)
        t:expect(t:value("build_points", order[2]), 0)
    end,
    ["the whale is eaten when the turn is over"] = function(t)
        draw(t, "whale_stranding", 3)
        local last = game.last_to_first()[1]
        next_turn(t)
        t:expect(t:value("build_points", last), 0)
    end,
    ["in a long calm the first in rank goes one hex a turn"] = function(t)
        draw(t, "long_calm", 3)
        local order = game.last_to_first()
        t:expect(t:value("canoe_moves", order[2]), t:value("canoe_moves", order[1]) - 1)
    end,
    ["the wind comes back with the next turn"] = function(t)
        draw(t, "long_calm", 3)
        local order = game.last_to_first()
        next_turn(t)
        t:expect(t:value("canoe_moves", order[2]), 2)
    end,
    ["a master builder works for whom the drawer names"] = function(t)
        draw(t, "master_builder", 3)
        t:expect(t:prompt(), "master_builder.whom")
        t:play("choose-seat 1")
        t:expect(t:value("war_canoe_cost", 1), -1)
        t:expect(t:value("war_canoe_cost", 0), 0)
    end,
    ["nobody gets round the master builder's question"] = function(t)
        draw(t, "master_builder", 3)
        t:expect(t:refused("pass"), "answer_first")
    end,
    ["fields burn where two villages or more stand"] = function(t)
        local seed = 0
        repeat
            seed = seed + 1
            draw(t, "burning_fields", seed)
        until t:prompt()
        local villages = game.villages_of(0) + game.villages_of(1)
        t:play(t:legal(t:asked())[1])
        t:expect(game.villages_of(0) + game.villages_of(1), villages - 1)
    end,
    ["where nobody can spare a village no field burns"] = function(t)
        local seed, void = 0, "nothing that this event could strike"
        repeat
            seed = seed + 1
            draw(t, "burning_fields", seed)
        until table.concat(t:told(), "\n"):find(void, 1, true)
        for _, hex in ipairs(host.spaces()) do
            t:expect(game.villages_at(hex) >= 2 and game.can_lose(hex, 1), false)
        end
    end,
    ["a bird of land lets an explorer go on for two knots"] = function(t)
        local seat = keep_bird(t)
        t:expect(until_offered(t, "play bird_of_land"), seat)
        local limit = t:value("knot_limit", seat)
        t:play(seat, "play bird_of_land")
        while game.event_read() do
            t:play("pass")
        end
        t:expect(t:value("knot_limit", seat), limit + 2)
        t:expect(holds_bird(seat), false)
    end,
    ["without an expedition the bird stays on its perch"] = function(t)
        local seat = keep_bird(t)
        t:expect(t:refused(seat, "play bird_of_land"), "event_moment")
        t:expect(holds_bird(seat), true)
    end,
}
