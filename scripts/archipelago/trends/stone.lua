-- scripts/archipelago/trends/stone.lua - a trend, open for all [10f].
return {
    title = "Stone",
    text = "Scores stone behind the screen: 4, 3 and 2 points.",
    counts = "stone",
    status = "house",
}
