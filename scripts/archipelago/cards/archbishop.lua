-- scripts/archipelago/cards/archbishop.lua - a character [7.2b].
local calm = use "calm"

local function blessing()
    local temples = game.built("temple")
    return temples >= 5 and 3 or temples >= 3 and 2 or 1
end

return {
    title = "Archbishop",
    text = "\z
        Owner, 1 disc: rebellion falls by 1 with up to two temples on the map, by 2 with \z
        three or four, by 3 with five or more.",
    number = 3,
    type = "character",
    price_1 = 7, price_2 = 9, price_3 = 4,
    discs = 1,
    status = "printed", effect_status = "part",
    use = function() game.add_rebellion(-blessing()) end,
    worth = function() return calm.worth(blessing()) end,
}
