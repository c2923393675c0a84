-- tries to carry itself out for ever
-- expect: fault goes on for ever
-- blames: attack
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        game.follow(seat, "attack")
    end,
}
