-- tries to write a variable in a function that a module calls for a number
-- expect: fault cannot be changed in a filter
return {
    title = "Attack",
    mood = "bad",
    vars = { x = 0 },
    worth = function() vars.x = 1 return 1 end,
    play = function(seat)
        game.worth(seat, "attack")
    end,
}
