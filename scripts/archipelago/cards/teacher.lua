-- scripts/archipelago/cards/teacher.lua - a character [7].
return {
    title = "Teacher",
    text = "Anyone, 1 florin: workers fall by 1.",
    number = 12,
    type = "character",
    price_1 = 3, price_2 = 4, price_3 = 2,
    anyone = 1, florins = 1, workers = -1,
    status = "house", effect_status = "house",
    may_use = function() return game.workers() > 0 end,
    worth = function() return game.workers() >= 8 and 3 or 1 end,
}
