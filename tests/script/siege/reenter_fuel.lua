-- tries to get a new tank by being called for a number
-- expect: fault all its instructions
return {
    title = "Attack",
    mood = "bad",
    worth = function() return 1 end,
    play = function(seat)
        while true do
            game.worth(seat, "attack")
        end
    end,
}
