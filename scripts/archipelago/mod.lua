-- scripts/archipelago/mod.lua - the base mod of Archipelago: tiles, boards, cards, objectives.
return {
    id = "archipelago",
    title = "Archipelago",
    version = "1.0.0",
    api = 1,
    game = "archipelago",
    licence = "MIT",
    weight = 5,
    text = "\z
        Settle an archipelago that may rebel: all need it calm, and each wants most of it. \z
        Two to five players, one to three hours.",
}
