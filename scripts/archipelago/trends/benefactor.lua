-- scripts/archipelago/trends/benefactor.lua - a trend, open for all [10f].
return {
    title = "Benefactor",
    text = "\z
        Scores coins for what you gave in crises and for temples you built: 4, 3 and 2 \z
        points.",
    counts = "gifts",
    status = "printed",
}
