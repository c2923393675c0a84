-- tries to go on after a fault in a number that was worked out inside a change
-- expect: fault boom
return {
    title = "Attack",
    mood = "bad",
    worth = function() error("boom") end,
    play = function(seat)
        pcall(game.gain_worth, seat, "attack")
        game.gain(seat, 5000)
    end,
}
