-- tries to stay in the state of a filter after the filter has failed
-- expect: harmless
-- asks: 1
return {
    title = "Attack",
    mood = "bad",
    vars = { count = 0 },
    play = function(seat)
        for _ = 1, 3 do
            pcall(ask.space, { seat = seat, where = function() error("no") end })
        end
        vars.count = vars.count + 1
        if ask.yes_no { seat = seat, prompt = "Still there?" } then
            game.gain(seat, 1)
        end
        assert(vars.count == 1)
    end,
}
