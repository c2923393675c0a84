-- scripts/archipelago/objectives/medium_separatist.lua - a secret objective of a medium game [13a].
return {
    title = "Separatist",
    text = "\z
        Ends the game with 5 ships (2 players), 8 (3), 1 more for each further one. If \z
        rebellion exceeds population, you win alone.",
    length = "medium",
    role = "separatist",
    ends = "ships", two = 5, three = 8, more = 1,
    status = "house",
}
