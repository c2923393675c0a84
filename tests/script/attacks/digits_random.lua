-- tries to have chance that is not the host's
-- expect: fault error
-- defence: digits
return {
    play = function()
        if math.random(6) then
            host.win()
        end
    end,
}
