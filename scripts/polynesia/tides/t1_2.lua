-- scripts/polynesia/tides/t1_2.lua - a turtle point lies on each archipelago.
--
-- SPDX-License-Identifier: MIT
local kinds = use "kinds"
local sea = use "sea"
local tokens = use "tokens"

-- The turtle point of an archipelago, or nil.
local function lying(map, group)
    for _, at in ipairs(map.islands_of[group] or {}) do
        local piece = host.find(at, nil, kinds.turtle_point)
        if piece then
            return piece
        end
    end
end

return {
    title = "Turtle reefs",
    text = "A turtle point lies on each archipelago. The first to bring a pawn there takes it.",
    rule = "C1.2",
    type = 1,
    when = "play",
    status = "printed",
    setup = function()
        local map = sea.map()
        tokens.bring_turtles(map)
        for group = 1, map.groups do
            game.move(host.top(map.supply), map.islands_of[group][1])
        end
    end,
    arrived = function(seat, island)
        local map = sea.map()
        local piece = lying(map, map.group[island])
        if piece then
            game.move(piece, map.taken[seat])
            tell("turtle_gained", seat)
        end
    end,
}
