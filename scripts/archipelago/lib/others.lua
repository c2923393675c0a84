-- scripts/archipelago/lib/others.lua - whom cards may strike.
local others = {}

-- The other seats.
function others.of(seat)
    local found = {}
    for _, other in ipairs(host.seats()) do
        if other ~= seat then
            found[#found + 1] = other
        end
    end
    return found
end

-- Regions of a seat's units in which `test(at, other)` holds for another seat.
function others.regions(seat, test)
    local found = {}
    for _, at in ipairs(game.regions_of(seat)) do
        for _, other in ipairs(others.of(seat)) do
            if test(at, other) then
                found[#found + 1] = at
                break
            end
        end
    end
    return found
end

return others
