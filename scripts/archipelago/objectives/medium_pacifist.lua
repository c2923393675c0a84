-- scripts/archipelago/objectives/medium_pacifist.lua - a secret objective of a medium game [13a].
return {
    title = "Pacifist",
    text = "\z
        Ends the game with 19 workers or more. You alone score 3 if population exceeds \z
        rebellion by more than 8.",
    length = "medium",
    role = "pacifist", gap = 8,
    ends = "workers", two = 19, three = 19, more = 0,
    status = "house",
}
