-- scripts/archipelago/objectives/medium_markets.lua - a secret objective of a medium game [13a].
return {
    title = "Wood lands",
    text = "\z
        Ends the game with 4 markets (2 players), 5 (3), 1 more for each further one. Scores \z
        wood icons in regions of your towns.",
    length = "medium",
    ends = "markets", two = 4, three = 5, more = 1,
    counts = "wood_icons",
    status = "printed",
}
