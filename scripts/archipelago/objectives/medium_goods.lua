-- scripts/archipelago/objectives/medium_goods.lua - a secret objective of a medium game [13a].
return {
    title = "Iron",
    text = "Ends the game when the bank has run out of 2 goods. Scores iron behind the screen.",
    length = "medium",
    ends = "goods", two = 2, three = 2, more = 0,
    counts = "iron",
    status = "house",
}
