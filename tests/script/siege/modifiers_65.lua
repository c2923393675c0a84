-- tries to put more modifiers in force than there is room for
-- expect: fault more than 64 modifiers
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        for _ = 1, 65 do
            pcall(host.modify, "prize", nil, 1, "game")
        end
        game.gain(seat, 5000)
    end,
}
