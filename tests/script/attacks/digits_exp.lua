-- tries to have math.exp, whose last digit differs between machines
-- expect: fault error
-- defence: digits
return {
    play = function()
        if math.exp(1) then
            host.win()
        end
    end,
}
