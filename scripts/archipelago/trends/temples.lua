-- scripts/archipelago/trends/temples.lua - a trend, open for all [10f].
return {
    title = "Temples",
    text = "Scores temples controlled: 4, 3 and 2 points.",
    counts = "temples",
    status = "printed",
}
