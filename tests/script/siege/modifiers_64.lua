-- tries to put as many modifiers in force as there is room for
-- expect: harmless
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        for _ = 1, 64 do
            host.modify("prize", nil, 1, "turn")
        end
        assert(host.value("prize", 3) == 9)
    end,
}
