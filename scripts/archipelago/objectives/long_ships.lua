-- scripts/archipelago/objectives/long_ships.lua - a secret objective of a long game [13a].
return {
    title = "Progress",
    text = "\z
        Ends the game with 6 ships (2 players), 9 (3), 3 more for each further one. Scores \z
        progress cards.",
    length = "long",
    ends = "ships", two = 6, three = 9, more = 3,
    counts = "progress",
    status = "printed",
}
