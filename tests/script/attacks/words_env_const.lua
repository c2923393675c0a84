-- tries to use a constant environment, which Lua has compiled wrongly
-- expect: fault error
-- defence: words
return {
    play = function()
        local _ENV <const> = { host = host }
        host.win()
    end,
}
