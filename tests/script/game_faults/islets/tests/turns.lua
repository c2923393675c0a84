-- turns.lua - run by `vaka test`.
local map = use "map"

return {
    ["a boat sails to an islet beside it"] = function(t)
        t:new { seats = 2, seed = 1, options = { days = 2 } }
        t:expect(t:asked(), 0)
        t:expect(t:prompt(), "turn")
        t:expect(t:legal(), { "buy 1 bait", "buy 1 rope", "dive", "sail east", "sail west" })
        t:expect(t:legal(1), {})
        t:refused("sail south", "far")
        t:expect(t:zone("north"), { "boat", "boat" })
        t:play("sail east")
        t:expect(t:zone("east"), { "boat" })
        t:expect(t:told()[1], "seat 0 sails to East.")
        t:expect(t:counter("gold", 0), 4)
        t:expect(t:counter("wind"), 2)
        t:expect(game.counter("gold", 0), 4)
        t:expect(data.islet.east.kind, "shell")
        t:expect(map.place(data.islet.east), 9000)
    end,
    ["nobody sees what another one has found"] = function(t)
        t:new { seats = 2, seed = 1, queue = { "draw bag pearl" } }
        t:play("dive")
        t:expect(t:zone("hold0", 0), { "pearl" })
        t:expect(t:zone("hold0", 1), { "back" })
    end,
    ["bots follow the others"] = function(t)
        t:new { seats = 2, seed = 1 }
        t:play("sail east")
        t:play("sail east")
        local hints = t:hints()
        t:expect(hints["sail north"], 0)
        t:play("sail north")
        t:expect(t:hints()["sail north"], 1)
    end,
    ["after the last day gold is counted"] = function(t)
        t:new { seats = 2, seed = 1, options = { days = 1 } }
        t:expect(t:result(), nil)
        t:play("sail east")
        t:play("buy 1 rope")
        t:expect(t:finished(), true)
        t:expect(t:winners(), { 0 })
        t:expect(t:result(), { winners = { 0 }, places = { 1, 0 }, lost = false, reason = "dusk",
                               sheet = { { "coins", 4, 2 } } })
    end,
}
