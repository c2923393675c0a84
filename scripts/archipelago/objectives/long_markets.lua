-- scripts/archipelago/objectives/long_markets.lua - a secret objective of a long game [13a].
return {
    title = "Temples",
    text = "\z
        Ends the game with 5 markets (2 players), 6 (3), 1 more for each further one. Scores \z
        temples controlled.",
    length = "long",
    ends = "markets", two = 5, three = 6, more = 1,
    counts = "temples",
    status = "printed",
}
