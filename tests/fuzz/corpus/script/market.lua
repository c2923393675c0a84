-- market.lua - each player may turn a counter up for a point; asks everybody in turn.
return {
    title = "Market",
    text = "Each player, from the first on, may turn one of his counters up for a point.",
    mood = "good",
    play = function(first)
        local seat = first
        for _ = 1, #host.seats_in() do
            local counter = ask.piece { seat = seat, prompt = "Turn a counter up for a point?",
                                        among = game.counters(seat), may_pass = true }
            if counter and game.reveal_counter(counter) then
                game.gain(seat, 1)
            end
            seat = host.next_seat(seat)
        end
    end,
}
