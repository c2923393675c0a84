-- scripts/archipelago/trends/wood.lua - a trend, open for all [10f].
return {
    title = "Wood",
    text = "Scores wood behind the screen: 4, 3 and 2 points.",
    counts = "wood",
    status = "house",
}
