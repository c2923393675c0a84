-- An hour is enough.
return {
    title = "Short game",
    text = "For a lunch break.",
    seats = { min = 2, max = 3 },
    rules = { "fog", "late_end:points=10" },
    options = { turns = 4, night = true },
    data = {
        tiles = { bay = { green = 5, status = { green = "house" } } },
    },
    queue = { "die 3", "draw cup tile" },
}
