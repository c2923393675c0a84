-- tries to write a text that does not fit
-- expect: fault up to 15 characters
return {
    title = "Attack",
    mood = "bad",
    vars = { name = "" },
    play = function(seat)
        vars.name = ("x"):rep(16)
    end,
}
