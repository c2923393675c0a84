-- tries to get hold of more than its own error from where
-- expect: harmless
return {
    title = "Attack",
    mood = "bad",
    play = function(seat)
        local mine = {}
        local good, caught = pcall(ask.space, { seat = seat, where = function() error(mine) end })
        assert(not good and caught == mine)
    end,
}
