-- mod.lua - kinds of counters besides those of the game: one like each of four.
return {
    id = "rafts",
    title = "Rafts",
    version = "1.0.0",
    api = 2,
    game = "conquest",
    needs = { "conquest" },
    licence = "MIT",
    authors = { "The Vaka authors" },
}
