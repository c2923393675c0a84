-- scripts/archipelago/cards/pirate.lua - a character [7.2q].
local others = use "others"

-- Regions in which a ship of the seat meets a ship of another.
local function waters(seat)
    return others.regions(seat, function(at, other)
        return game.ships_at(seat, at) > 0 and game.ships_at(other, at) > 0
    end)
end

return {
    title = "Pirate",
    text = "\z
        Owner, 1 disc: destroy another player's ship in a region where you have a ship. Its \z
        owner hands you a cube of his choice, if he has any.",
    number = 6,
    type = "character",
    price_1 = 5, price_2 = 6, price_3 = 3,
    discs = 1,
    status = "printed", effect_status = "printed",
    may_use = function(seat) return #waters(seat) > 0 end,
    use = function(seat)
        local at = ask.space { seat = seat, prompt = "pirate.where", among = waters(seat) }
        local victim = at and ask.seat {
            seat = seat,
            prompt = "pirate.whom",
            among = others.of(seat),
            where = function(other) return game.ships_at(other, at) > 0 end,
        }
        if victim and game.sink(at, victim) then
            game.tribute(victim, seat)
        end
    end,
    worth = function() return 3 end,
}
