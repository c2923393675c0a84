-- scripts/archipelago/trends/fruit.lua - a trend, open for all [10f].
return {
    title = "Fruit",
    text = "Scores fruit behind the screen: 4, 3 and 2 points.",
    counts = "fruit",
    status = "part",
}
