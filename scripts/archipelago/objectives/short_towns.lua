-- scripts/archipelago/objectives/short_towns.lua - a secret objective of a short game [13a].
return {
    title = "Progress",
    text = "\z
        Ends the game with 3 towns (2 players), 4 (3), 1 more for each further one. Scores \z
        progress cards.",
    length = "short",
    ends = "towns", two = 3, three = 4, more = 1,
    counts = "progress",
    status = "part",
}
