-- tries to run in an environment of its own making
-- expect: fault error
-- defence: words
return {
    play = function()
        local _ENV = { host = host }
        x = 1
        if x then
            host.win()
        end
    end,
}
