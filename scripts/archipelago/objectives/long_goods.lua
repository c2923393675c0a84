-- scripts/archipelago/objectives/long_goods.lua - a secret objective of a long game [13a].
return {
    title = "Ports",
    text = "Ends the game when the bank has run out of 3 goods. Scores ports controlled.",
    length = "long",
    ends = "goods", two = 3, three = 3, more = 0,
    counts = "ports",
    status = "printed",
}
