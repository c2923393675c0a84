-- scripts/archipelago/objectives/medium_towns.lua - a secret objective of a medium game [13a].
return {
    title = "Characters",
    text = "\z
        Ends the game with 4 towns (2 players), 5 (3), 1 more for each further one. Scores \z
        characters.",
    length = "medium",
    ends = "towns", two = 4, three = 5, more = 1,
    counts = "characters",
    status = "house",
}
