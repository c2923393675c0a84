-- scripts/archipelago/trends/towns.lua - a trend, open for all [10f].
return {
    title = "Towns",
    text = "Scores towns controlled: 4, 3 and 2 points.",
    counts = "towns",
    status = "house",
}
