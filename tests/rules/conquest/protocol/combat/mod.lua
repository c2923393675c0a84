-- A start from which the combat example of the rulebook is three turns away.
return {
    id = "combat",
    title = "Combat example",
    version = "1.0.0",
    api = 1,
    game = "conquest",
    needs = { "conquest" },
    licence = "MIT",
}
