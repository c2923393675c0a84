-- tries to get hold of its environment as a value
-- expect: fault error
-- defence: words
return {
    play = function()
        local all = _ENV
        all.host.win()
    end,
}
