-- tries to act in a handler after a mistake that broke the match
-- expect: fault there is no value
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        xpcall(host.value, function() game.gain(seat, 5000) end, "unheard-of")
        game.gain(seat, 5000)
    end,
}
