-- scripts/archipelago/objectives/medium_progress.lua - a secret objective of a medium game [13a].
return {
    title = "Ports",
    text = "\z
        Ends the game with 5 progress cards (2 players), 6 (3), 1 more for each further one. \z
        Scores ports controlled.",
    length = "medium",
    ends = "progress", two = 5, three = 6, more = 1,
    counts = "ports",
    status = "part",
}
