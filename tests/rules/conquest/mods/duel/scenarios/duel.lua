-- duel.lua - the standard game with the cards of this mod in the deck.
return {
    title = "Duel",
    text = "The standard game, for tests.",
    seats = { min = 2, max = 4 },
}
