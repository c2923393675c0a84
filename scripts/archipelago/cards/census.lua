-- scripts/archipelago/cards/census.lua - a progress card [7].
return {
    title = "Census",
    text = "Owner: 1 florin from the bank for every ten of the population.",
    number = 42,
    type = "progress",
    price_1 = 3, price_2 = 4, price_3 = 2,
    status = "house", effect_status = "house",
    may_use = function() return game.population() >= 10 end,
    use = function(seat) game.gain_money(seat, game.population() // 10) end,
    worth = function() return game.population() // 10 end,
}
