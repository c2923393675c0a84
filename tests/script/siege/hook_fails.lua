-- tries to fail in a hook after the card has acted
-- expect: fault rules/bad.lua
-- rules: bad
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        game.gain(seat, 5000)
    end,
}
-- file: rules/bad.lua
return {
    title = "Bad",
    text = "Fails.",
    rule = "1",
    on = { ["turn.start"] = function() error("bad rule") end },
}
