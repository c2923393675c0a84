-- tries to change the texts
-- expect: fault not changed by scripts
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        text.hello = "x"
    end,
}
