-- tries to go on after a mistake that broke the match
-- expect: fault there is no value
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        pcall(host.value, "unheard-of")
        game.gain(seat, 5000)
    end,
}
