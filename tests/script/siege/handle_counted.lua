-- tries to count from one handle to the next piece
-- expect: harmless
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        local piece = game.counters(seat)[1]
        for i = 1, 300 do
            local good, kind = pcall(host.kind_of, piece + i * 65536)
            if good then
                game.gain(seat, 5000)
            end
        end
    end,
}
