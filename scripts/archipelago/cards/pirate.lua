-- scripts/archipelago/cards/pirate.lua - a character [7.2q].
local others = use "others"

-- Regions in which a ship of the seat meets a ship of another.
local function waters(seat)
    return others.regions(seat, function(at, other)
        return game.ships_at(seat, at) > 0 and game.ships_at(other, at) > 0
    end)
end

local WAYS = { "pirate.docked", "pirate.at_work", "pirate.free" }

-- How a ship lies: field 1 says on which building.
local function way_of(ship)
    if host.field(ship, 1) > 0 then
        return "pirate.docked"
    end
    return host.marked(ship) and "pirate.at_work" or "pirate.free"
end

-- Ships of a seat in a region, one for each way in which they lie there.
local function ships(other, at)
    local found = {}
    for _, piece in ipairs(host.pieces(at)) do
        if host.owner_of(piece) == other and host.kind_of(piece) == host.kind "ship" then
            found[way_of(piece)] = piece
        end
    end
    return found
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
        local found = victim and ships(victim, at)
        local how = victim and ask.choice {
            seat = seat,
            prompt = "pirate.which",
            options = WAYS,
            where = function(way) return found[way] ~= nil end,
        }
        if how and game.sink(found[how]) then
            game.tribute(victim, seat)
        end
    end,
    worth = function() return 3 end,
}
