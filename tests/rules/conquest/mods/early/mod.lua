-- Random Events from the first turn on, and two events that a modder might write.
return {
    id = "early",
    title = "Early events",
    version = "1.0.0",
    api = 1,
    game = "conquest",
    needs = { "conquest" },
    licence = "MIT",
}
