-- tries to offer a list that has no end
-- expect: fault all its instructions
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        ask.seat { seat = seat, among = setmetatable({}, { __len = function() return math.maxinteger end,
                                                           __index = function() return 0 end }) }
        game.gain(seat, 5000)
    end,
}
