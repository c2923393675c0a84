-- scripts/archipelago/cards/expansionism.lua - a progress card [7.2r].
return {
    title = "Expansionism",
    text = "Owner: a migration without a disc.",
    number = 33,
    type = "progress",
    price_1 = 5, price_2 = 6, price_3 = 3,
    grants = "migrate",
    status = "printed", effect_status = "part",
}
