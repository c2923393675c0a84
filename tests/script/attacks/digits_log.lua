-- tries to have math.log, whose last digit differs between machines
-- expect: fault error
-- defence: digits
return {
    play = function()
        if math.log(3) then
            host.win()
        end
    end,
}
