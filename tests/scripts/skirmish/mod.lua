-- The event cards and optional rules of the test game.
return {
    id = "skirmish",
    title = "Skirmish",
    version = "1.0.0",
    api = 1,
    game = "skirmish",
    licence = "MIT",
    authors = { "The Vaka authors" },
}
