-- swift_sails.lua - run by `vaka test`: numbers are all that the rule changes.
local function start(t, rules)
    t:new { seats = 2, seed = 1, rules = rules }
end

return {
    ["canoes go three hexes instead of two"] = function(t)
        start(t, {})
        t:expect(t:value("canoe_moves", 0), 2)
        start(t, { "swift_sails" })
        t:expect(t:value("canoe_moves", 0), 3)
        t:expect(t:value("canoe_moves", 1), 3)
    end,
    ["war canoes are dearer and colonies cheaper for everybody"] = function(t)
        start(t, { "swift_sails" })
        for _, seat in ipairs(host.seats()) do
            t:expect(t:value("war_canoe_cost", seat), 1)
            t:expect(t:value("colony_cost", seat), -1)
            t:expect(t:value("village_cost", seat), 0)
        end
    end,
    ["a card that slows canoes down comes on top"] = function(t)
        t:new { seats = 2, seed = 3, rules = { "random_events", "swift_sails" },
                queue = { "draw events doldrums" } }
        local least = 3
        while least == 3 and t:random(1) == 1 do
            least = math.min(t:value("canoe_moves", 0), t:value("canoe_moves", 1))
        end
        t:expect(least < 3, true, "the doldrums have been drawn")
    end,
}
