-- mod.lua - the test game with cards that ask in secret only.
return {
    id = "skirmish",
    title = "Skirmish",
    version = "1.0.0",
    api = 2,
    game = "skirmish",
    licence = "MIT",
    authors = { "The Vaka authors" },
}
