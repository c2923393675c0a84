-- The game's own mod.
return {
    id = "harbour",
    title = "Harbour",
    text = "Everything that is printed.",
    version = "1.2.0",
    api = 1,
    game = "harbour",
    licence = "MIT",
    authors = { "Ada Reed", "Bo Sand" },
}
