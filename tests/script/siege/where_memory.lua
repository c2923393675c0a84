-- tries to fill the memory inside where
-- expect: fault not a result of the game
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.space { seat = seat, where = function()
            local s, t = ("x"):rep(60000), {}
            for i = 1, 1300 do
                t[i] = s .. i
            end
        end }
        game.gain(seat, 5000)
    end,
}
