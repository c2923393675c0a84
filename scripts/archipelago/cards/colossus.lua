-- scripts/archipelago/cards/colossus.lua - a progress card [7.2h].
return {
    title = "Colossus",
    text = "Wonder: 1 disc and 3 iron. Workers fall by 2. One medal.",
    number = 46,
    type = "progress",
    price_1 = 5, price_2 = 6, price_3 = 3,
    wonder = 1, medals = 1, discs = 1, iron = 3, workers = -2,
    status = "printed", effect_status = "printed",
    worth = function() return 9 end,
}
