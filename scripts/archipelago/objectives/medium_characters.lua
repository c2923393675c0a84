-- scripts/archipelago/objectives/medium_characters.lua - a secret objective of a medium game [13a].
return {
    title = "Progress",
    text = "\z
        Ends the game with 6 characters (2 players), 8 (3), 1 more for each further one. \z
        Scores progress cards.",
    length = "medium",
    ends = "characters", two = 6, three = 8, more = 1,
    counts = "progress",
    status = "house",
}
