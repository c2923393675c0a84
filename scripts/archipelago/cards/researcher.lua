-- scripts/archipelago/cards/researcher.lua - a character [7.2e, 7.2g].
local search = use "search"

return {
    title = "Researcher",
    text = "\z
        Owner, 1 disc: five cards of the deck are shown. You may buy a progress card among \z
        them at its lowest price; the others are discarded.",
    number = 1,
    type = "character",
    price_1 = 5, price_2 = 6, price_3 = 3,
    discs = 1,
    status = "printed", effect_status = "printed",
    use = function(seat) search.through(seat, "progress") end,
    worth = function() return 4 end,
}
