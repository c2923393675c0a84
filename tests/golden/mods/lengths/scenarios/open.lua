-- open.lua - objectives that all see [12b].
return {
    title = "Open",
    text = "A short game with open objectives.",
    seats = { min = 2, max = 5 },
    options = { length = 0, open_objectives = 1 },
}
