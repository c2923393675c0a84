-- scripts/archipelago/lib/goods.lua - what cards ask about goods.
local goods = {}

local ids = { "fruit", "cattle", "fish", "wood", "stone", "iron" }

-- Does `test` hold for a good?
function goods.any(test)
    for _, id in ipairs(ids) do
        if test(id) then
            return true
        end
    end
    return false
end

-- A seat chooses one of the goods for which `test` holds: its id, or nil if there is none. It is
-- asked even if there is one only: which ones there are may be its secret. `worth` is for bots.
function goods.ask(seat, prompt, test, worth)
    local options = {}
    for _, id in ipairs(ids) do
        if test(id) then
            options[#options + 1] = "good." .. id
        end
    end
    if #options == 0 then
        return nil
    end
    local chosen = ask.choice {
        seat = seat,
        prompt = prompt,
        options = options,
        always = true,
        prefer = function(text) return worth and worth(text:sub(6)) or 0 end,
    }
    return chosen and chosen:sub(6)
end

-- Has a seat a unit in a region with an icon of the good, of the sort that could work there?
function goods.near(seat, good)
    for _, at in ipairs(game.regions_of(seat)) do
        local units = good == "fish" and game.ships_at(seat, at) or game.citizens_at(seat, at)
        if units > 0 and game.icons(at, good) > 0 then
            return true
        end
    end
    return false
end

return goods
