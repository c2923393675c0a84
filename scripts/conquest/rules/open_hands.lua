-- open_hands.lua - for teaching: all see everything but the decks.
return {
    title = "Open hands",
    text = "For learning the game: pieces, islands, cards and kept events of everybody are seen by " ..
        "all, whichever way they lie. All other rules stay as they are, and plans of the " ..
        "Building Step are still made in private.",
}
