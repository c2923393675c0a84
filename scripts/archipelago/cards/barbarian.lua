-- scripts/archipelago/cards/barbarian.lua - a character [7.2c].
local goods = use "goods"

local function fertile()
    local found = {}
    for _, at in ipairs(game.regions()) do
        if goods.any(function(good) return game.icons(at, good) > 0 end) then
            found[#found + 1] = at
        end
    end
    return found
end

return {
    title = "Barbarian",
    text = "\z
        Owner, 1 disc: a coin blocks an icon of any region for good. Nothing is harvested \z
        there again; towns do not protect.",
    number = 8,
    type = "character",
    price_1 = 3, price_2 = 4, price_3 = 2,
    discs = 1,
    status = "printed", effect_status = "part",
    may_use = function() return #fertile() > 0 end,
    use = function(seat)
        local at = ask.space {
            seat = seat,
            prompt = "barbarian.where",
            among = fertile(),
            prefer = function(region)
                local holder = game.controller(region)
                return holder == seat and -9 or holder and 5 or 0
            end,
        }
        local good = at and goods.ask(seat, "barbarian.what", function(id)
            return game.icons(at, id) > 0
        end)
        if good then
            game.block_icon(at, good)
        end
    end,
    worth = function() return 1 end,
}
