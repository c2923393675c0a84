return {
    id = "winds",
    title = "Winds",
    version = "2.0.1",
    api = 1,
    game = "harbour",
    needs = { "harbour", "pirates >= 0.2" },
}
