-- tries to fill the agenda to its last frame, so that there is no room for its own when it asks
-- expect: fault attack.lua: the agenda is deeper
-- blames: attack
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        for _ = 1, 19 do
            game.follow(seat, "attack")
        end
        ask.yes_no { seat = seat }
    end,
}
