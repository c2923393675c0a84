-- scripts/archipelago/objectives/long_cards.lua - a secret objective of a long game [13a].
return {
    title = "Fish lands",
    text = "\z
        Ends the game with 12 evolution cards (2 players), 16 (3), 4 more for each further \z
        one. Scores fish icons in regions of your towns.",
    length = "long",
    ends = "cards", two = 12, three = 16, more = 4,
    counts = "fish_icons",
    status = "printed",
}
