-- tries to change the match in a function that a module calls for a number
-- expect: fault cannot be used in a filter
return {
    title = "Attack",
    mood = "bad",
    worth = function(seat) game.gain(seat, 5000) return 1 end,
    play = function(seat)
        game.worth(seat, "attack")
    end,
}
