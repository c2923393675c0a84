-- flood.lua - is worth something at the end.
return {
    title = "Flood",
    text = "Brings a coin for every landing by night.",
    time = "night",
    points = function(seat, landed)
        return landed + seat
    end,
    on = {
        landed = function(who)
            if game.counter("gold", who) < 9 then
                game.add_counter("gold", who, 1)
            end
        end,
    },
}
