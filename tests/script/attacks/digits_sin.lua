-- tries to have math.sin, whose last digit differs between machines
-- expect: fault error
-- defence: digits
return {
    play = function()
        if math.sin(1) then
            host.win()
        end
    end,
}
