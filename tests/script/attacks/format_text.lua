-- tries to read the address of a text by %p
-- expect: fault error
-- defence: format
return {
    play = function()
        if string.format("%p", ("x"):rep(100)):find("%x") then
            host.win()
        end
    end,
}
