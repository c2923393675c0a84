-- tries to run a metamethod where the host reads a card
-- expect: harmless
return setmetatable({
    title = "Attack",
    mood = "bad",
    play = function(seat)
        game.gain(seat, 1)
    end,
}, { __index = function() error("caught the host") end })
