-- May be used at any time, once in the game.
return {
    title = "Drum",
    text = "Makes a noise.",
    hook = "any",
    once = 1,
    vars = { beats = 0 },
    play = function() vars.beats = vars.beats + 1 end,
}
