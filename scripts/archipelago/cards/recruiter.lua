-- scripts/archipelago/cards/recruiter.lua - a character [7.2o].
return {
    title = "Recruiter",
    text = "Owner, 1 florin: recruit one worker at the price of board IV.",
    number = 11,
    type = "character",
    price_1 = 3, price_2 = 4, price_3 = 2,
    florins = 1, grants = "recruit", trades = 1,
    status = "printed", effect_status = "part",
    may_use = function() return game.workers() > 0 end,
}
