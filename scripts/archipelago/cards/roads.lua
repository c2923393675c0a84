-- scripts/archipelago/cards/roads.lua - a progress card [7].
return {
    title = "Roads",
    text = "Owner: a migration of your citizens only, without a disc.",
    number = 37,
    type = "progress",
    price_1 = 3, price_2 = 4, price_3 = 2,
    grants = "walk",
    status = "house", effect_status = "house",
}
