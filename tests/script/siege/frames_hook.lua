-- tries to push frames without end out of a hook
-- expect: fault deeper than its
-- rules: endless
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        game.gain(seat, 1)
    end,
}
-- file: rules/endless.lua
return {
    title = "Endless",
    text = "Never ends.",
    rule = "1",
    on = {
        ["turn.start"] = function(seat)
            for _ = 1, 1000 do
                game.follow(seat, "attack")
            end
        end,
    },
}
