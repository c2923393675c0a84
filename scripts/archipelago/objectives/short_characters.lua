-- scripts/archipelago/objectives/short_characters.lua - a secret objective of a short game [13a].
return {
    title = "Explorers",
    text = "\z
        Ends the game with 4 characters (2 players), 5 (3), 1 more for each further one. \z
        Scores explorer tokens behind the screen.",
    length = "short",
    ends = "characters", two = 4, three = 5, more = 1,
    counts = "tokens",
    status = "part",
}
