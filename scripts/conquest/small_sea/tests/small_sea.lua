-- small_sea.lua - run by `vaka test`: the scenario is laid out as it says, and can be won.
local function start(t)
    t:new { seats = 2, seed = 1, scenario = "small_sea" }
    t:play("home tonga")
end

local function count_hexes(is)
    local count = 0
    for _, hex in ipairs(host.spaces()) do
        count = count + (is(hex) and 1 or 0)
    end
    return count
end

return {
    ["the sea has 37 hexes, and 28 of them are unknown"] = function(t)
        start(t)
        t:expect(#host.spaces(), 37)
        t:expect(count_hexes(function(hex) return not game.is_known(hex) end), 28)
        t:expect(count_hexes(game.is_ocean), 6)
    end,
    ["there is a marker for each unknown hex, and a tile for each island"] = function(t)
        start(t)
        t:expect(host.count("cup"), 28 + 3)
        t:expect(host.count("pile"), 9)
        t:expect(host.kind("tahiti"), nil)
    end,
    ["half a turn of the map changes nothing"] = function(t)
        start(t)
        for _, hex in ipairs(host.spaces()) do
            local other = host.space_at(-host.column(hex), -host.row(hex))
            t:expect(game.is_known(other), game.is_known(hex))
            t:expect(game.printed_boxes(other), game.printed_boxes(hex))
        end
    end,
    ["Uvea is independent and in nobody's hands"] = function(t)
        start(t)
        t:expect(game.controller(host.zone("uvea")), nil)
        t:expect(game.defenders_at(host.zone("uvea")), 2)
    end,
    ["sixteen points end the game, and it comes to its end"] = function(t)
        start(t)
        t:expect(game.end_points(), 32)
        while t:random(1000) == 1000 do
        end
        t:expect(t:finished(), true)
    end,
}
