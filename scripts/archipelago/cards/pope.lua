-- scripts/archipelago/cards/pope.lua - a character [7.2m].
local calm = use "calm"

return {
    title = "Pope",
    text = "Owner, 1 disc: rebellion falls by 1 for each temple on the map. One medal.",
    number = 4,
    type = "character",
    price_1 = 7, price_2 = 9, price_3 = 4,
    medals = 1, discs = 1, rebellion = -1, per = "temples",
    status = "printed", effect_status = "part",
    worth = function() return calm.worth(game.built("temple")) end,
}
