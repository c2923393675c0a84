-- The standard game with the cards of this mod in the deck.
return {
    title = "Cards for tests",
    text = "The standard game with a few cards more.",
    seats = { min = 2, max = 4 },
}
