-- scripts/conquest/mod.lua - the base mod of Conquest of Paradise: components, cards, scenarios.
return {
    id = "conquest",
    title = "Conquest of Paradise",
    version = "1.0.0",
    api = 1,
    game = "conquest",
    licence = "MIT",
    text = "Map, tiles, markers, counters, cards and scenarios of the base game.",
}
