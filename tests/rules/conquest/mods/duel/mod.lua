-- Cards for the tests of battle, building and victory: each does one thing.
return {
    id = "duel",
    title = "Duel",
    version = "1.0.0",
    api = 1,
    game = "conquest",
    needs = { "conquest" },
    licence = "MIT",
}
