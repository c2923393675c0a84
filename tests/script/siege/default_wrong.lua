-- tries to offer a default that is none of the choices
-- expect: fault none of the choices
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.choice { seat = seat, options = { "a", "b" }, default = "c" }
    end,
}
