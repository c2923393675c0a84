-- tries to fill the agenda with frames
-- expect: fault deeper than its
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        for _ = 1, 10000 do
            game.follow(seat, "attack")
        end
    end,
}
