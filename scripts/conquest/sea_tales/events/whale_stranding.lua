-- whale_stranding.lua - the player in last place has meat and bone for everybody.
return {
    title = "Whale Stranding",
    text = "The player in last place has 3 Build Points more in this turn's Building Step.",
    rule = "11.2",
    number = 28,
    mood = "good",
    play = function() host.modify("build_points", game.last_to_first()[1], 3, "turn") end,
}
