-- scripts/archipelago/objectives/short_goods.lua - a secret objective of a short game [13a].
return {
    title = "Iron",
    text = "Ends the game when the bank has run out of a good. Scores iron behind the screen.",
    length = "short",
    ends = "goods", two = 1, three = 1, more = 0,
    counts = "iron",
    status = "house",
}
