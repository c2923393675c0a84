-- scripts/archipelago/cards/headhunter.lua - a character [7.2f, 7.2g].
local search = use "search"

return {
    title = "Headhunter",
    text = "\z
        Owner, 1 disc: five cards of the deck are shown. You may buy a character among them \z
        at its lowest price; the others are discarded.",
    number = 2,
    type = "character",
    price_1 = 5, price_2 = 6, price_3 = 3,
    discs = 1,
    status = "printed", effect_status = "part",
    use = function(seat) search.through(seat, "character") end,
    worth = function() return 4 end,
}
