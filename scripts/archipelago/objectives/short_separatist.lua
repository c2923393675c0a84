-- scripts/archipelago/objectives/short_separatist.lua - a secret objective of a short game [13a].
return {
    title = "Separatist",
    text = "\z
        Ends the game with 4 ships (2 players), 6 (3), 1 more for each further one. If \z
        rebellion exceeds population, you win alone.",
    length = "short",
    role = "separatist",
    ends = "ships", two = 4, three = 6, more = 1,
    status = "house",
}
