-- desert.lua - a start in the desert [12a].
return {
    title = "Desert",
    text = "A start in the desert.",
    seats = { min = 2, max = 5 },
    options = { desert = 1 },
}
