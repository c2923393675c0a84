-- scripts/archipelago/objectives/long_temples.lua - a secret objective of a long game [13a].
return {
    title = "Fruit lands",
    text = "\z
        Ends the game with 5 temples (2 players), 6 (3), 1 more for each further one. Scores \z
        fruit icons in regions of your towns.",
    length = "long",
    ends = "temples", two = 5, three = 6, more = 1,
    counts = "fruit_icons",
    status = "part",
}
