-- scripts/conquest/mod.lua - the base mod of Conquest of Paradise: components, cards, scenarios.
return {
    id = "conquest",
    title = "Conquest of Paradise",
    version = "1.0.0",
    api = 1,
    game = "conquest",
    licence = "MIT",
    weight = 3,
    text = "\z
        Explore an unknown ocean, settle its islands, and fight for them. One to four \z
        players, an hour or two.",
}
