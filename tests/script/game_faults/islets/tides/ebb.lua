-- ebb.lua - takes a coin from whoever meets it.
return {
    title = "Ebb",
    text = "Costs a coin.",
    force = 2,
    rise = function(seat)
        if game.counter("gold", seat) > 0 then
            game.add_counter("gold", seat, -1)
        end
    end,
}
