-- scripts/archipelago/cards/education.lua - a progress card [7].
return {
    title = "Education",
    text = "Anyone, 1 florin: workers fall by 1.",
    number = 28,
    type = "progress",
    price_1 = 3, price_2 = 4, price_3 = 2,
    anyone = 1, florins = 1, workers = -1,
    status = "part", effect_status = "part",
    may_use = function() return game.workers() > 0 end,
    worth = function() return game.workers() >= 8 and 3 or 1 end,
}
