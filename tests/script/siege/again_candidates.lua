-- tries to be offered other candidates when it runs again
-- expect: harmless
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        for _ = 1, 3 do
            local lost = ask.piece { seat = seat, among = game.counters(seat), may_pass = true,
                                     where = function(piece) return host.kind_of(piece) % 2 >= 0 end }
            if lost then
                game.lose_counter(lost)
            end
        end
    end,
}
