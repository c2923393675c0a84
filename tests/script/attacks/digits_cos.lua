-- tries to have math.cos, whose last digit differs between machines
-- expect: fault error
-- defence: digits
return {
    play = function()
        if math.cos(1) then
            host.win()
        end
    end,
}
