-- scripts/archipelago/trends/cattle.lua - a trend, open for all [10f].
return {
    title = "Cattle",
    text = "Scores cattle behind the screen: 4, 3 and 2 points.",
    counts = "cattle",
    status = "part",
}
