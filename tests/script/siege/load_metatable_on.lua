-- tries to run a metamethod where the host reads the hooks of a card
-- expect: harmless
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        game.gain(seat, 1)
    end,
    on = setmetatable({}, { __index = function() error("caught the host") end }),
}
