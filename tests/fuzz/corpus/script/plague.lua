-- plague.lua - whoever has most counters on the map loses one of his choice.
return {
    title = "Plague",
    text = "The player with most counters on the map loses one of his choice; ties are spared.",
    mood = "bad",
    play = function()
        local most, victim = 0, nil
        for _, seat in ipairs(host.seats_in()) do
            local count = game.count_counters(seat)
            if count > most then
                most, victim = count, seat
            elseif count == most then
                victim = nil
            end
        end
        if victim then
            game.lose_counter(ask.piece { seat = victim, prompt = "Which counter is lost?",
                                          among = game.counters(victim), hint = "harm" })
        end
    end,
}
