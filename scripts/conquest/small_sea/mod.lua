-- small_sea/mod.lua - an example: a scenario with a map of its own.
return {
    id = "small_sea",
    title = "The small sea",
    version = "1.0.0",
    api = 1,
    game = "conquest",
    needs = { "conquest" },
    optional = true,
    licence = "MIT",
    text = "A short game for two on a map of 37 hexes.",
}
