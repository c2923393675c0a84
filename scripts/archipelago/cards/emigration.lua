-- scripts/archipelago/cards/emigration.lua - a progress card [7.2j].
return {
    title = "Emigration",
    text = "Owner, 1 florin: workers fall by 1 for each port on the map.",
    number = 27,
    type = "progress",
    price_1 = 3, price_2 = 4, price_3 = 2,
    florins = 1, workers = -1, per = "ports",
    status = "part", effect_status = "part",
    may_use = function() return game.built("port") > 0 and game.workers() > 0 end,
    worth = function() return game.workers() >= 8 and 1 + game.built("port") or 0 end,
}
