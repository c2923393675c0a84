-- tests/golden/mods/lengths/mod.lua - options that games played by bots do not set.
return {
    id = "lengths",
    title = "Options for tests",
    version = "1.0.0",
    api = 1,
    game = "archipelago",
    needs = { "archipelago" },
    licence = "MIT",
}
