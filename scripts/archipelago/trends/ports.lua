-- scripts/archipelago/trends/ports.lua - a trend, open for all [10f].
return {
    title = "Ports",
    text = "Scores ports controlled: 4, 3 and 2 points.",
    counts = "ports",
    status = "house",
}
