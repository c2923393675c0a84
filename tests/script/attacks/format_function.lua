-- tries to read the address of a function by %p
-- expect: fault error
-- defence: format
return {
    play = function()
        if string.format("%10p", host.win):find("%x") then
            host.win()
        end
    end,
}
