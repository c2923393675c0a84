-- scripts/archipelago/objectives/long_pacifist.lua - a secret objective of a long game [13a].
return {
    title = "Pacifist",
    text = "\z
        Ends the game with 22 workers or more. You alone score 3 if population exceeds \z
        rebellion by more than 10.",
    length = "long",
    role = "pacifist", gap = 10,
    ends = "workers", two = 22, three = 22, more = 0,
    status = "printed",
}
