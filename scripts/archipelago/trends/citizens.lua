-- scripts/archipelago/trends/citizens.lua - a trend, open for all [10f].
return {
    title = "Population",
    text = "Scores own citizens on the map: 4, 3 and 2 points.",
    counts = "citizens",
    status = "part",
}
