-- scripts/archipelago/objectives/short_progress.lua - a secret objective of a short game [13a].
return {
    title = "Towns",
    text = "\z
        Ends the game with 4 progress cards (2 players), 5 (3), 1 more for each further one. \z
        Scores towns controlled.",
    length = "short",
    ends = "progress", two = 4, three = 5, more = 1,
    counts = "towns",
    status = "house",
}
