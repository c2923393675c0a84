-- scripts/archipelago/cards/exporter.lua - a character [7.2k].
return {
    title = "Exporter",
    text = "Owner, 1 florin: two transactions on board II, at the prices of the rows.",
    number = 9,
    type = "character",
    price_1 = 3, price_2 = 4, price_3 = 2,
    florins = 1, grants = "export", trades = 2,
    status = "printed", effect_status = "part",
}
