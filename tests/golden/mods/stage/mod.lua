-- tests/golden/mods/stage/mod.lua - setups for games written by hand.
return {
    id = "stage",
    title = "Setups for tests",
    version = "1.0.0",
    api = 1,
    game = "conquest",
    needs = { "conquest" },
    licence = "MIT",
}
