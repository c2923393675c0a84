-- scripts/archipelago/cards/king.lua - a character [10h].
return {
    title = "King",
    text = "Owner: 1 florin from the bank for each town you control. One medal.",
    number = 5,
    type = "character",
    price_1 = 7, price_2 = 9, price_3 = 4,
    medals = 1, income = 1, per = "towns",
    status = "part", effect_status = "house",
    worth = function(seat) return game.controls(seat, "town") end,
}
