-- tries to let a number ask the module for itself
-- expect: fault too many calls inside one another
return {
    title = "Attack",
    mood = "bad",
    worth = function(seat) return game.worth(seat, "attack") + 1 end,
    play = function(seat)
        game.worth(seat, "attack")
    end,
}
