-- tries to fill the memory while a filter asks another card for a number
-- expect: fault not a result of the game
-- blames: hoard
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.seat { seat = seat, where = function() return game.worth(seat, "hoard") > 0 end }
        game.gain(seat, 5000)
    end,
}
-- file: events/hoard.lua
return {
    title = "Hoard",
    mood = "bad",
    worth = function()
        local s, t = ("x"):rep(60000), {}
        for i = 1, 1300 do
            t[i] = s .. i
        end
        return 1
    end,
    play = function() end,
}
