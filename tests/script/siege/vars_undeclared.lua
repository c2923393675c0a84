-- tries to use a variable that nobody declared
-- expect: fault there is no variable
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        vars.secret = 1
    end,
}
