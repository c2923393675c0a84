-- tests/rules/conquest/mods/narrow/mod.lua - scenarios that say all that a scenario can say.
return {
    id = "narrow",
    title = "Scenarios for tests",
    version = "1.0",
    api = 1,
    game = "conquest",
    licence = "MIT",
    needs = { "conquest >= 1.0" },
}
