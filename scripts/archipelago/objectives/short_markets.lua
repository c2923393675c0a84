-- scripts/archipelago/objectives/short_markets.lua - a secret objective of a short game [13a].
return {
    title = "Temples",
    text = "\z
        Ends the game with 3 markets (2 players), 4 (3), 1 more for each further one. Scores \z
        temples controlled.",
    length = "short",
    ends = "markets", two = 3, three = 4, more = 1,
    counts = "temples",
    status = "house",
}
