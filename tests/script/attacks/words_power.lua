-- tries to have powers, whose last digit differs between machines
-- expect: fault error
-- defence: words
return {
    play = function()
        if 2 ^ 0.5 then
            host.win()
        end
    end,
}
