-- scripts/archipelago/cards/navigation.lua - a progress card [7].
return {
    title = "Navigation",
    text = "Owner: a migration of your ships only, without a disc.",
    number = 36,
    type = "progress",
    price_1 = 3, price_2 = 4, price_3 = 2,
    grants = "sail",
    status = "house", effect_status = "house",
}
