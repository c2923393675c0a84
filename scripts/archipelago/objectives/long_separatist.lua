-- scripts/archipelago/objectives/long_separatist.lua - a secret objective of a long game [13a].
return {
    title = "Separatist",
    text = "\z
        Ends the game when the bank has no money left. If rebellion exceeds population, you \z
        win alone.",
    length = "long",
    role = "separatist",
    ends = "money",
    status = "printed",
}
