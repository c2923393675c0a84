-- tries to have math.atan, whose last digit differs between machines
-- expect: fault error
-- defence: digits
return {
    play = function()
        if math.atan(1) then
            host.win()
        end
    end,
}
