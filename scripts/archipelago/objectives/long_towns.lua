-- scripts/archipelago/objectives/long_towns.lua - a secret objective of a long game [13a].
return {
    title = "Explorers",
    text = "\z
        Ends the game with 5 towns (2 players), 6 (3), 1 more for each further one. Scores \z
        explorer tokens behind the screen.",
    length = "long",
    ends = "towns", two = 5, three = 6, more = 1,
    counts = "tokens",
    status = "printed",
}
