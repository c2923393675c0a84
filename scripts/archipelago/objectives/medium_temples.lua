-- scripts/archipelago/objectives/medium_temples.lua - a secret objective of a medium game [13a].
return {
    title = "Evolution",
    text = "\z
        Ends the game with 4 temples (2 players), 5 (3), 1 more for each further one. Scores \z
        characters and progress cards.",
    length = "medium",
    ends = "temples", two = 4, three = 5, more = 1,
    counts = "cards",
    status = "printed",
}
