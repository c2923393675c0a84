-- lang/en.lua - what the lagoon says.
--
-- SPDX-License-Identifier: MIT
return {
    day = "Day {0:int}",
    turn = "Play a card, dive, or wait. {0:int} {0:plural:card:cards} left in the deck.",
    guess = "Which sort does {0:seat} hold most of?",
    own = "Yours",
    deck = "Deck",
    purse = "Pearls in your purse: {0:int}",
}
