-- scripts/archipelago/trends/tokens.lua - a trend, open for all [10f].
return {
    title = "Explorers",
    text = "Scores explorer tokens behind the screen: 4, 3 and 2 points.",
    counts = "tokens",
    status = "house",
}
