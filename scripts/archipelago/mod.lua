-- scripts/archipelago/mod.lua - the base mod of Archipelago: tiles, boards, cards, objectives.
return {
    id = "archipelago",
    title = "Archipelago",
    version = "1.0.0",
    api = 1,
    game = "archipelago",
    licence = "MIT",
    text = "Tiles, boards, evolution cards, objectives and trends of the base game.",
}
