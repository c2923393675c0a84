-- tries to make the host walk a long list again and again
-- expect: fault all its instructions
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        local list = {}
        for i = 1, 100000 do
            list[i] = seat
        end
        for _ = 1, 10000 do
            ask.seat { seat = seat, among = list }
        end
        game.gain(seat, 5000)
    end,
}
