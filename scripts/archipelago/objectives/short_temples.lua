-- scripts/archipelago/objectives/short_temples.lua - a secret objective of a short game [13a].
return {
    title = "Money",
    text = "\z
        Ends the game with 2 temples (2 players), 3 (3), 1 more for each further one. Scores \z
        money behind the screen.",
    length = "short",
    ends = "temples", two = 2, three = 3, more = 1,
    counts = "money",
    status = "part",
}
