-- scripts/archipelago/trends/fish.lua - a trend, open for all [10f].
return {
    title = "Fish",
    text = "Scores fish behind the screen: 4, 3 and 2 points.",
    counts = "fish",
    status = "part",
}
