-- scripts/archipelago/trends/iron.lua - a trend, open for all [10f].
return {
    title = "Iron",
    text = "Scores iron behind the screen: 4, 3 and 2 points.",
    counts = "iron",
    status = "house",
}
