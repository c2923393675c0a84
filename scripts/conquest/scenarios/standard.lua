-- scripts/conquest/scenarios/standard.lua - the game of the rulebook for two, three or four.
return {
    title = "Standard game",
    text = "Two villages and two Warrior Bands each; the end at 28, 25 or 22 points.",
    rule = "3.2",
    seats = { min = 2, max = 4 },
}
