-- tries to use the machine for good with goto
-- expect: fault fuel
-- defence: fuel
return {
    play = function()
        local i = 0
        ::again::
        i = i + 1
        if i < 2000000 then
            goto again
        end
        host.win()
    end,
}
