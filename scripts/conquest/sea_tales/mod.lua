-- sea_tales/mod.lua - an example: five more cards for the event deck.
return {
    id = "sea_tales",
    title = "Sea tales",
    version = "1.0.0",
    api = 1,
    game = "conquest",
    needs = { "conquest" },
    optional = true,
    licence = "MIT",
    text = "Five more Random Events. Switch on Random Events, an optional rule, to see them.",
}
