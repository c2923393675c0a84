-- tries to read an address by %p
-- expect: fault error
-- defence: format
return {
    play = function()
        if string.format("%p", {}):find("%x") then
            host.win()
        end
    end,
}
