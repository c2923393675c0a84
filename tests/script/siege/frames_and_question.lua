-- tries to leave no room for its own frame, and ask
-- expect: fault agenda is deeper
-- blames: attack
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        for _ = 1, 10000 do
            if not pcall(game.follow, seat, "attack") then
                break
            end
        end
        ask.yes_no { seat = seat }
    end,
}
