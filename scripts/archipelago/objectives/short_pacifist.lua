-- scripts/archipelago/objectives/short_pacifist.lua - a secret objective of a short game [13a].
return {
    title = "Pacifist",
    text = "\z
        Ends the game with 15 workers or more. You alone score 3 if population exceeds \z
        rebellion by more than 5.",
    length = "short",
    role = "pacifist", gap = 5,
    ends = "workers", two = 15, three = 15, more = 0,
    status = "house",
}
