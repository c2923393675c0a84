-- A few cards that only tests know: each uses one of the moments a card may have.
return {
    id = "sea_cards",
    title = "Cards for tests",
    version = "1.0.0",
    api = 1,
    game = "conquest",
    licence = "MIT",
    text = "Cards for the tests of any-time actions.",
}
